#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/opcodes.h"

namespace loris::test {

/// A class with one method, put together byte by byte to break one rule at a time.
class CodeSubject {
 public:
  std::uint16_t max_stack = 4, max_locals = 4, access = access::kStatic, major = 52;
  std::string descriptor = "()V";
  std::vector<ExceptionHandler> handlers;

  /// Each adds a constant and returns its index.
  std::uint16_t utf8(std::string_view text);
  std::uint16_t integer() { return add({ConstantTag::Integer, 0, 0, 7}); }
  std::uint16_t long_constant() { return add({ConstantTag::Long, 0, 0, 7}); }
  std::uint16_t string() { return add({ConstantTag::String, utf8("text"), 0, 0}); }
  std::uint16_t cls(std::string_view name) { return add({ConstantTag::Class, utf8(name), 0, 0}); }
  std::uint16_t field(std::string_view type) { return member(ConstantTag::Fieldref, "f", type); }
  std::uint16_t method(std::string_view type, std::string_view name = "m") {
    return member(ConstantTag::Methodref, name, type);
  }
  std::uint16_t interface_method(std::string_view type) {
    return member(ConstantTag::InterfaceMethodref, "m", type);
  }
  std::uint16_t dynamic(std::string_view type) {
    return add({ConstantTag::Dynamic, 0, name_and_type("d", type), 0});
  }
  std::uint16_t invoke_dynamic(std::string_view type) {
    return add({ConstantTag::InvokeDynamic, 0, name_and_type("d", type), 0});
  }

  /// Appends to the code: an opcode with the bytes of its operands, or one with a constant's index.
  CodeSubject& op(Op op, std::initializer_list<int> operands = {});
  CodeSubject& with_constant(Op op, std::uint16_t index, std::initializer_list<int> more = {});
  /// A branch to a place in the code.
  CodeSubject& branch(Op op, int target);
  int here() const { return static_cast<int>(bytes.size()); }

  /// The class with its one method, as long as this lives.
  ClassFile file() const;
  /// What check_code says of it after the place: "at 3: iadd needs …", or "" when it passes.
  std::string flaw() const;

  std::vector<std::uint8_t> bytes;

 private:
  std::uint16_t add(ConstantPool::Entry entry);
  std::uint16_t name_and_type(std::string_view name, std::string_view type);
  std::uint16_t member(ConstantTag tag, std::string_view name, std::string_view type);

  std::vector<ConstantPool::Entry> entries_{1};
  std::vector<char> text_;
};

}  // namespace loris::test
