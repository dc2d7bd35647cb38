#include "code_subject.h"

#include "base/input_error.h"
#include "program/code_check.h"

namespace loris::test {

std::uint16_t CodeSubject::add(ConstantPool::Entry entry) {
  entries_.push_back(entry);
  const auto index = static_cast<std::uint16_t>(entries_.size() - 1);
  if (entry.tag == ConstantTag::Long) entries_.emplace_back();
  return index;
}

std::uint16_t CodeSubject::utf8(std::string_view text) {
  const std::size_t offset = text_.size();
  text_.insert(text_.end(), text.begin(), text.end());
  return add({ConstantTag::Utf8, static_cast<std::uint16_t>(text.size()), 0, offset});
}

std::uint16_t CodeSubject::name_and_type(std::string_view name, std::string_view type) {
  const std::uint16_t name_index = utf8(name);
  return add({ConstantTag::NameAndType, name_index, utf8(type), 0});
}

std::uint16_t CodeSubject::member(ConstantTag tag, std::string_view name, std::string_view type) {
  const std::uint16_t owner = cls("Owner");
  return add({tag, owner, name_and_type(name, type), 0});
}

CodeSubject& CodeSubject::op(Op op, std::initializer_list<int> operands) {
  bytes.push_back(static_cast<std::uint8_t>(op));
  for (const int operand : operands) bytes.push_back(static_cast<std::uint8_t>(operand));
  return *this;
}

CodeSubject& CodeSubject::with_constant(Op code, std::uint16_t index,
                                        std::initializer_list<int> more) {
  op(code, {index >> 8, index & 0xff});
  for (const int operand : more) bytes.push_back(static_cast<std::uint8_t>(operand));
  return *this;
}

CodeSubject& CodeSubject::branch(Op code, int target) {
  const int offset = target - here();
  return op(code, {offset >> 8 & 0xff, offset & 0xff});
}

ClassFile CodeSubject::file() const {
  ClassFile file;
  file.origin = "Subject.class";
  file.major = major;
  file.constants = ConstantPool(file.origin, entries_, text_);
  MethodInfo& method = file.methods.emplace_back();
  method.access = access;
  method.name = "m";
  method.descriptor = descriptor;
  method.code.emplace();
  method.code->max_stack = max_stack;
  method.code->max_locals = max_locals;
  method.code->bytes = bytes;
  method.code->handlers = handlers;
  return file;
}

std::string CodeSubject::flaw() const {
  const ClassFile subject = file();
  try {
    check_code(subject, subject.methods[0]);
    return "";
  } catch (const InputError& e) {
    const std::string prefix = "Subject.class: method m" + descriptor + " ";
    const std::string message = e.what();
    return message.starts_with(prefix) ? message.substr(prefix.size()) : message;
  }
}

}  // namespace loris::test
