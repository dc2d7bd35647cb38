#include "program/constant_pool_builder.h"

#include <bit>

#include "base/check.h"
#include "base/input_error.h"
#include "program/big_endian.h"

namespace loris {
namespace {

constexpr std::size_t kMaxEntries = 65535, kMaxTextLength = 65535;

bool is_wide(ConstantTag tag) { return tag == ConstantTag::Long || tag == ConstantTag::Double; }

}  // namespace

std::uint16_t ConstantPoolBuilder::utf8(std::string_view text) {
  if (const auto found = index_of_text_.find(text); found != index_of_text_.end()) {
    return found->second;
  }
  if (text.size() > kMaxTextLength) throw InputError("a constant's text is too long to be stored");
  const std::uint16_t index = append({.tag = ConstantTag::Utf8,
                                      .a = static_cast<std::uint16_t>(text.size()),
                                      .bits = text_.size()});
  text_.insert(text_.end(), text.begin(), text.end());
  index_of_text_.emplace(text, index);
  return index;
}

std::uint16_t ConstantPoolBuilder::integer(std::int32_t value) {
  return add({.tag = ConstantTag::Integer, .bits = static_cast<std::uint32_t>(value)});
}

std::uint16_t ConstantPoolBuilder::float_value(float value) {
  return add({.tag = ConstantTag::Float, .bits = std::bit_cast<std::uint32_t>(value)});
}

std::uint16_t ConstantPoolBuilder::long_value(std::int64_t value) {
  return add({.tag = ConstantTag::Long, .bits = static_cast<std::uint64_t>(value)});
}

std::uint16_t ConstantPoolBuilder::double_value(double value) {
  return add({.tag = ConstantTag::Double, .bits = std::bit_cast<std::uint64_t>(value)});
}

std::uint16_t ConstantPoolBuilder::class_name(std::string_view name) {
  return add({.tag = ConstantTag::Class, .a = utf8(name)});
}

std::uint16_t ConstantPoolBuilder::string(std::string_view modified_utf8) {
  return add({.tag = ConstantTag::String, .a = utf8(modified_utf8)});
}

std::uint16_t ConstantPoolBuilder::field(const MemberRef& ref) {
  return member(ConstantTag::Fieldref, ref);
}

std::uint16_t ConstantPoolBuilder::method(const MemberRef& ref) {
  return member(ref.is_interface ? ConstantTag::InterfaceMethodref : ConstantTag::Methodref, ref);
}

std::string_view ConstantPoolBuilder::utf8_at(std::uint16_t index) const {
  const ConstantPool::Entry& entry = entries_[index];
  LORIS_CHECK(entry.tag == ConstantTag::Utf8, "the constant should be a Utf8");
  return {text_.data() + entry.bits, entry.a};
}

ConstantPool ConstantPoolBuilder::build(std::string origin) const {
  return ConstantPool(std::move(origin), entries_, text_);
}

void ConstantPoolBuilder::write(std::vector<std::uint8_t>& out) const {
  put_u2(out, static_cast<std::uint32_t>(entries_.size()));
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const ConstantPool::Entry& entry = entries_[i];
    if (entry.tag == ConstantTag::None) continue;
    put_u1(out, static_cast<std::uint8_t>(entry.tag));
    if (entry.tag == ConstantTag::Utf8) {
      put_u2(out, entry.a);
      const std::string_view text = utf8_at(static_cast<std::uint16_t>(i));
      out.insert(out.end(), text.begin(), text.end());
    } else if (entry.a != 0) {
      put_u2(out, entry.a);
      if (entry.b != 0) put_u2(out, entry.b);
    } else {
      if (is_wide(entry.tag)) put_u4(out, static_cast<std::uint32_t>(entry.bits >> 32));
      put_u4(out, static_cast<std::uint32_t>(entry.bits));
    }
  }
}

std::uint16_t ConstantPoolBuilder::add(const ConstantPool::Entry& entry) {
  const Key key{entry.tag, entry.a, entry.b, entry.bits};
  if (const auto found = index_of_.find(key); found != index_of_.end()) return found->second;
  const std::uint16_t index = append(entry);
  index_of_.emplace(key, index);
  return index;
}

std::uint16_t ConstantPoolBuilder::append(const ConstantPool::Entry& entry) {
  const std::size_t index = entries_.size();
  entries_.push_back(entry);
  if (is_wide(entry.tag)) entries_.emplace_back();
  if (entries_.size() > kMaxEntries) throw InputError("a class needs too many constants");
  return static_cast<std::uint16_t>(index);
}

std::uint16_t ConstantPoolBuilder::member(ConstantTag tag, const MemberRef& ref) {
  const std::uint16_t name_and_type =
      add({.tag = ConstantTag::NameAndType, .a = utf8(ref.name), .b = utf8(ref.descriptor)});
  return add({.tag = tag, .a = class_name(ref.class_name), .b = name_and_type});
}

}  // namespace loris
