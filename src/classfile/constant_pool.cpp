#include "classfile/constant_pool.h"

#include <fmt/format.h>

#include <bit>

#include "base/input_error.h"

namespace loris {

std::string_view describe(ConstantTag tag) {
  switch (tag) {
    case ConstantTag::None: break;
    case ConstantTag::Utf8: return "a Utf8";
    case ConstantTag::Integer: return "an Integer";
    case ConstantTag::Float: return "a Float";
    case ConstantTag::Long: return "a Long";
    case ConstantTag::Double: return "a Double";
    case ConstantTag::Class: return "a Class";
    case ConstantTag::String: return "a String";
    case ConstantTag::Fieldref: return "a Fieldref";
    case ConstantTag::Methodref: return "a Methodref";
    case ConstantTag::InterfaceMethodref: return "an InterfaceMethodref";
    case ConstantTag::NameAndType: return "a NameAndType";
    case ConstantTag::MethodHandle: return "a MethodHandle";
    case ConstantTag::MethodType: return "a MethodType";
    case ConstantTag::Dynamic: return "a Dynamic";
    case ConstantTag::InvokeDynamic: return "an InvokeDynamic";
    case ConstantTag::Module: return "a Module";
    case ConstantTag::Package: return "a Package";
  }
  return "absent";
}

std::string wrong_constant(std::uint16_t index, ConstantTag found, std::string_view expected) {
  return fmt::format("constant {} is {}, expected {}", index, describe(found), expected);
}

ConstantPool::ConstantPool(std::string origin, std::vector<Entry> entries, std::vector<char> text)
    : origin_(std::move(origin)), entries_(std::move(entries)), text_(std::move(text)) {}

std::string_view ConstantPool::utf8(std::uint16_t index) const {
  const Entry& entry = at(index, ConstantTag::Utf8);
  return {text_.data() + entry.bits, entry.a};
}

std::int32_t ConstantPool::integer(std::uint16_t index) const {
  return static_cast<std::int32_t>(at(index, ConstantTag::Integer).bits);
}

float ConstantPool::float_value(std::uint16_t index) const {
  return std::bit_cast<float>(static_cast<std::uint32_t>(at(index, ConstantTag::Float).bits));
}

std::int64_t ConstantPool::long_value(std::uint16_t index) const {
  return static_cast<std::int64_t>(at(index, ConstantTag::Long).bits);
}

double ConstantPool::double_value(std::uint16_t index) const {
  return std::bit_cast<double>(at(index, ConstantTag::Double).bits);
}

std::string_view ConstantPool::class_name(std::uint16_t index) const {
  return utf8(at(index, ConstantTag::Class).a);
}

std::string_view ConstantPool::string(std::uint16_t index) const {
  return utf8(at(index, ConstantTag::String).a);
}

std::string_view ConstantPool::method_type(std::uint16_t index) const {
  return utf8(at(index, ConstantTag::MethodType).a);
}

MemberRef ConstantPool::field(std::uint16_t index) const {
  return member(at(index, ConstantTag::Fieldref));
}

MemberRef ConstantPool::method(std::uint16_t index) const {
  const bool is_interface = tag(index) == ConstantTag::InterfaceMethodref;
  return member(at(index, is_interface ? ConstantTag::InterfaceMethodref : ConstantTag::Methodref));
}

MemberRef ConstantPool::name_and_type(std::uint16_t index) const {
  const Entry& entry = at(index, ConstantTag::NameAndType);
  return {.class_name = {}, .name = utf8(entry.a), .descriptor = utf8(entry.b)};
}

MethodHandleRef ConstantPool::method_handle(std::uint16_t index) const {
  const Entry& entry = at(index, ConstantTag::MethodHandle);
  const auto kind = static_cast<HandleKind>(entry.a);
  return {kind, kind <= HandleKind::PutStatic ? field(entry.b) : method(entry.b)};
}

DynamicRef ConstantPool::dynamic(std::uint16_t index) const {
  return dynamic_ref(at(index, ConstantTag::Dynamic));
}

DynamicRef ConstantPool::invoke_dynamic(std::uint16_t index) const {
  return dynamic_ref(at(index, ConstantTag::InvokeDynamic));
}

const ConstantPool::Entry& ConstantPool::at(std::uint16_t index, ConstantTag expected) const {
  const ConstantTag found = tag(index);
  if (found != expected || found == ConstantTag::None) {
    throw InputError(
        fmt::format("{}: {}", origin_, wrong_constant(index, found, describe(expected))));
  }
  return entries_[index];
}

MemberRef ConstantPool::member(const Entry& entry) const {
  MemberRef ref = name_and_type(entry.b);
  ref.class_name = class_name(entry.a);
  ref.is_interface = entry.tag == ConstantTag::InterfaceMethodref;
  return ref;
}

DynamicRef ConstantPool::dynamic_ref(const Entry& entry) const {
  const MemberRef ref = name_and_type(entry.b);
  return {entry.a, ref.name, ref.descriptor};
}

}  // namespace loris
