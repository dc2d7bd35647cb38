#pragma once
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace loris {

/// Reads big-endian fields one after another; the only code that compares an offset with a size.
/// Every read past the end throws InputError with the file's name and the offset.
/// The name and the bytes must outlive the cursor, so that making one costs nothing.
class ByteCursor {
 public:
  ByteCursor(std::string_view name, std::span<const std::uint8_t> bytes, std::size_t origin = 0)
      : name_(name), bytes_(bytes), origin_(origin) {}
  template <std::same_as<std::string> Temporary>
  ByteCursor(Temporary&& name, std::span<const std::uint8_t> bytes, std::size_t = 0) = delete;

  std::span<const std::uint8_t> take(std::size_t n) {
    if (n > remaining()) fail_short(n);
    const auto taken = bytes_.subspan(at_, n);
    at_ += n;
    return taken;
  }
  std::uint8_t u1() { return take(1)[0]; }
  std::uint16_t u2() {
    const auto b = take(2);
    return static_cast<std::uint16_t>(b[0] << 8 | b[1]);
  }
  std::uint32_t u4() {
    const auto b = take(4);
    return std::uint32_t{b[0]} << 24 | std::uint32_t{b[1]} << 16 | std::uint32_t{b[2]} << 8 | b[3];
  }
  std::uint64_t u8() {
    ByteCursor both = sub(8);
    const std::uint64_t high = both.u4();
    return high << 32 | both.u4();
  }
  /// A cursor over the next n bytes, which are taken from this one.
  ByteCursor sub(std::size_t n) {
    const std::size_t start = offset();
    return ByteCursor(name_, take(n), start);
  }

  std::size_t offset() const { return origin_ + at_; }
  std::size_t remaining() const { return bytes_.size() - at_; }
  bool at_end() const { return at_ == bytes_.size(); }
  [[noreturn]] void fail(std::string_view message) const;
  std::string_view name() const { return name_; }

 private:
  [[noreturn]] void fail_short(std::size_t needed) const;

  std::string_view name_;
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  std::size_t origin_ = 0;
};

}  // namespace loris
