#include "classfile/class_renamer.h"

#include <fmt/format.h>

#include "base/byte_cursor.h"
#include "classfile/constant_pool.h"

namespace loris {
namespace {

constexpr std::size_t kCountOffset = 8;  // after magic and version
constexpr unsigned kMaxCount = 65535;

/// Takes the constant after its tag.
void skip_constant(ByteCursor& in, ConstantTag tag) {
  switch (tag) {
    case ConstantTag::Utf8: in.take(in.u2()); break;
    case ConstantTag::Long:
    case ConstantTag::Double: in.take(8); break;
    case ConstantTag::Class:
    case ConstantTag::String:
    case ConstantTag::MethodType:
    case ConstantTag::Module:
    case ConstantTag::Package: in.take(2); break;
    case ConstantTag::MethodHandle: in.take(3); break;
    default: in.take(4);
  }
}

/// Where the constants are; 0 for an index that has none.
struct Offsets {
  std::vector<std::size_t> starts;
  std::size_t end = 0;  // of the pool
};

Offsets find_constants(ByteCursor& in, unsigned count) {
  Offsets offsets{.starts = std::vector<std::size_t>(count)};
  for (unsigned i = 1; i < count; ++i) {
    offsets.starts[i] = in.offset();
    const auto tag = static_cast<ConstantTag>(in.u1());
    skip_constant(in, tag);
    if (tag == ConstantTag::Long || tag == ConstantTag::Double) ++i;
  }
  offsets.end = in.offset();
  return offsets;
}

void set_u2(std::vector<std::uint8_t>& bytes, std::size_t at, std::size_t value) {
  bytes[at] = static_cast<std::uint8_t>(value >> 8);
  bytes[at + 1] = static_cast<std::uint8_t>(value);
}

}  // namespace

std::vector<std::uint8_t> rename_class(std::span<const std::uint8_t> bytes, std::string_view origin,
                                       std::string_view name) {
  ByteCursor in(origin, bytes);
  in.take(kCountOffset);
  const unsigned count = in.u2();
  if (count == kMaxCount || name.size() > kMaxCount) in.fail("no room for another name");
  const Offsets constants = find_constants(in, count);
  in.u2();
  const unsigned this_class = in.u2();
  const std::size_t at = this_class < count ? constants.starts[this_class] : 0;
  if (at == 0 || bytes[at] != static_cast<std::uint8_t>(ConstantTag::Class)) {
    in.fail(fmt::format("constant {} is not the class", this_class));
  }

  std::vector<std::uint8_t> renamed(bytes.begin(), bytes.end());
  set_u2(renamed, kCountOffset, count + 1);
  set_u2(renamed, at + 1, count);
  std::vector<std::uint8_t> text(3);
  text[0] = static_cast<std::uint8_t>(ConstantTag::Utf8);
  set_u2(text, 1, name.size());
  text.insert(text.end(), name.begin(), name.end());
  renamed.insert(renamed.begin() + static_cast<std::ptrdiff_t>(constants.end), text.begin(),
                 text.end());
  return renamed;
}

}  // namespace loris
