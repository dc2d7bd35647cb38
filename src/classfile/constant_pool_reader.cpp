#include "classfile/constant_pool_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/input_error.h"
#include "classfile/constant_checks.h"
#include "classfile/names.h"

namespace loris {
namespace {

using Entry = ConstantPool::Entry;

/// The first major that knows the tag, JVMS table 4.4-B; 0 for a tag that does not exist.
std::uint16_t first_major(std::uint8_t tag) {
  switch (static_cast<ConstantTag>(tag)) {
    case ConstantTag::None: break;
    case ConstantTag::Utf8:
    case ConstantTag::Integer:
    case ConstantTag::Float:
    case ConstantTag::Long:
    case ConstantTag::Double:
    case ConstantTag::Class:
    case ConstantTag::String:
    case ConstantTag::Fieldref:
    case ConstantTag::Methodref:
    case ConstantTag::InterfaceMethodref:
    case ConstantTag::NameAndType: return 45;
    case ConstantTag::MethodHandle:
    case ConstantTag::MethodType:
    case ConstantTag::InvokeDynamic: return 51;
    case ConstantTag::Module:
    case ConstantTag::Package: return 53;
    case ConstantTag::Dynamic: return 55;
  }
  return 0;
}

ConstantTag read_tag(ByteCursor& in, std::uint16_t major, std::size_t index) {
  const std::size_t start = in.offset();
  const std::uint8_t tag = in.u1();
  const std::uint16_t since = first_major(tag);
  if (since == 0) {
    throw InputError(in.name(), start, fmt::format("constant {} has unknown tag {}", index, tag));
  }
  if (since > major) {
    throw InputError(in.name(), start,
                     fmt::format("constant {} is {}, which class file major {} does not have",
                                 index, describe(static_cast<ConstantTag>(tag)), major));
  }
  return static_cast<ConstantTag>(tag);
}

/// The characters stay where they are; the entry says where, from text_start on.
Entry read_utf8(ByteCursor& in, std::uint16_t major, std::size_t index, std::size_t text_start) {
  Entry entry{.tag = ConstantTag::Utf8, .a = in.u2()};
  const std::size_t start = in.offset();
  const auto bytes = in.take(entry.a);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (!is_modified_utf8(text, major < 48)) {
    throw InputError(in.name(), start, fmt::format("constant {} is not modified UTF-8", index));
  }
  entry.bits = start - text_start;
  return entry;
}

Entry read_entry(ByteCursor& in, std::uint16_t major, std::size_t index, std::size_t text_start) {
  Entry entry{.tag = read_tag(in, major, index)};
  switch (entry.tag) {
    case ConstantTag::None: break;
    case ConstantTag::Utf8: return read_utf8(in, major, index, text_start);
    case ConstantTag::Integer:
    case ConstantTag::Float: entry.bits = in.u4(); break;
    case ConstantTag::Long:
    case ConstantTag::Double: entry.bits = in.u8(); break;
    case ConstantTag::Class:
    case ConstantTag::String:
    case ConstantTag::MethodType:
    case ConstantTag::Module:
    case ConstantTag::Package: entry.a = in.u2(); break;
    case ConstantTag::MethodHandle:
      entry.a = in.u1();
      entry.b = in.u2();
      break;
    case ConstantTag::Fieldref:
    case ConstantTag::Methodref:
    case ConstantTag::InterfaceMethodref:
    case ConstantTag::NameAndType:
    case ConstantTag::Dynamic:
    case ConstantTag::InvokeDynamic:
      entry.a = in.u2();
      entry.b = in.u2();
      break;
  }
  return entry;
}

bool takes_two_indexes(ConstantTag tag) {
  return tag == ConstantTag::Long || tag == ConstantTag::Double;
}

/// The entries, without looking at what their indexes mean.
std::vector<Entry> read_entries(ByteCursor& in, std::uint16_t major, std::size_t count) {
  constexpr std::size_t kSmallestConstant = 3;
  const std::size_t text_start = in.offset();
  std::vector<Entry> entries;
  entries.reserve(std::min(count, in.remaining() / kSmallestConstant + 1));
  entries.emplace_back();
  while (entries.size() < count) {
    const Entry& entry = entries.emplace_back(read_entry(in, major, entries.size(), text_start));
    if (takes_two_indexes(entry.tag)) entries.emplace_back();
  }
  if (entries.size() > count) {
    in.fail(fmt::format("constant {} needs two indexes, but it is the last", count - 1));
  }
  return entries;
}

/// Where constant `index` starts; walks the pool, as only an error asks.
std::size_t offset_of(ByteCursor in, std::uint16_t major, std::size_t index) {
  const std::size_t text_start = in.offset();
  for (std::size_t i = 1; i < index; ++i) {
    if (takes_two_indexes(read_entry(in, major, i, text_start).tag)) ++i;
  }
  return in.offset();
}

}  // namespace

ConstantPool read_constant_pool(ByteCursor& in, std::uint16_t major) {
  const std::size_t count = in.u2();
  if (count == 0) in.fail("constant_pool_count is 0, expected at least 1");
  const ByteCursor start = in;
  std::vector<Entry> entries = read_entries(in, major, count);
  const auto bytes = ByteCursor(start).take(in.offset() - start.offset());
  ConstantPool pool(std::string(in.name()), std::move(entries), {bytes.begin(), bytes.end()});
  if (const auto flaw = find_flaw(pool, major)) {
    throw InputError(in.name(), offset_of(start, major, flaw->index), flaw->message);
  }
  return pool;
}

}  // namespace loris
