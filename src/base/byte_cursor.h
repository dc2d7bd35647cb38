#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace loris {

/// Reads big-endian fields one after another; the only code that compares an offset with a size.
/// Every read past the end throws InputError with the file's name and the offset.
class ByteCursor {
 public:
  ByteCursor(std::string_view name, std::span<const std::uint8_t> bytes, std::size_t origin = 0)
      : name_(name), bytes_(bytes), origin_(origin) {}

  std::span<const std::uint8_t> take(std::size_t n);
  std::uint8_t u1();
  std::uint16_t u2();
  std::uint32_t u4();
  std::uint64_t u8();
  /// A cursor over the next n bytes, which are taken from this one.
  ByteCursor sub(std::size_t n);

  std::size_t offset() const { return origin_ + at_; }
  std::size_t remaining() const { return bytes_.size() - at_; }
  bool at_end() const { return at_ == bytes_.size(); }
  [[noreturn]] void fail(std::string_view message) const;
  const std::string& name() const { return name_; }

 private:
  std::string name_;
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  std::size_t origin_ = 0;
};

}  // namespace loris
