#pragma once
#include <cstdint>
#include <string_view>

#include "base/byte_cursor.h"
#include "classfile/constant_pool.h"

namespace loris {

/// Reads what follows the constant pool: numbers, and indexes of constants of a given kind, which
/// are checked and replaced by what they stand for.
class ConstantCursor {
 public:
  ConstantCursor(ByteCursor in, const ConstantPool& constants, std::uint16_t major)
      : in_(in), constants_(&constants), major_(major) {}

  std::uint8_t u1() { return in_.u1(); }
  std::uint16_t u2() { return in_.u2(); }
  std::uint32_t u4() { return in_.u4(); }
  std::span<const std::uint8_t> take(std::size_t n) { return in_.take(n); }
  ConstantCursor sub(std::size_t n) { return {in_.sub(n), *constants_, major_}; }

  /// An index of a constant with that tag; the optional ones may be 0.
  std::uint16_t index(ConstantTag expected);
  std::uint16_t optional_index(ConstantTag expected);
  std::string_view utf8() { return constants_->utf8(index(ConstantTag::Utf8)); }
  std::string_view optional_utf8();
  std::string_view class_name() { return constants_->class_name(index(ConstantTag::Class)); }
  std::string_view optional_class_name();
  /// A class or interface, not an array.
  std::string_view plain_class_name();
  std::string_view unqualified_name();
  std::string_view field_descriptor();

  const ConstantPool& constants() const { return *constants_; }
  std::uint16_t major() const { return major_; }
  std::size_t remaining() const { return in_.remaining(); }
  bool at_end() const { return in_.at_end(); }
  std::size_t offset() const { return in_.offset(); }
  /// The error is at the u2 that was read last, or here.
  [[noreturn]] void fail_at_last_u2(std::string_view message) const;
  [[noreturn]] void fail(std::string_view message) const { in_.fail(message); }

 private:
  ByteCursor in_;
  const ConstantPool* constants_;
  std::uint16_t major_;
};

}  // namespace loris
