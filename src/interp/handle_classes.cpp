#include "interp/handle_classes.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/check.h"
#include "classfile/descriptor.h"

namespace loris {

namespace {

constexpr std::string_view kPackage = "java/lang/invoke/",
                           kNestHost = "java/lang/invoke/LambdaForm";

std::string class_name(std::string_view name) {
  std::string text(name);
  constexpr std::string_view kForbidden = "/;[<>", kInstead = "|,!{}";
  for (char& c : text) {
    const std::size_t place = kForbidden.find(c);
    if (place != std::string_view::npos) c = kInstead[place];
  }
  return fmt::format("{}Loris${}", kPackage, text);
}

/// A value of this type as the operand stack holds it.
std::string_view erased_type(std::string_view type) {
  switch (type[0]) {
    case 'L':
    case '[': return "Ljava/lang/Object;";
    case 'J':
    case 'F':
    case 'D':
    case 'V': return type;
    default: return "I";
  }
}

}  // namespace

const Method& handle_class(Program& program, std::string_view name,
                           const std::function<void(ClassBuilder&)>& draw) {
  const std::string full_name = class_name(name);
  const Class* cls = program.find_loaded(full_name);
  if (cls == nullptr) {
    ClassBuilder builder(full_name);
    builder.set_nest_host(kNestHost);
    draw(builder);
    cls = &program.define(std::make_unique<ClassFile>(builder.build()), true);
  }
  const auto found = std::find_if(cls->methods.begin(), cls->methods.end(),
                                  [](const auto& method) { return method->name == kHandleMethod; });
  LORIS_CHECK(found != cls->methods.end(), "a class around handles should have its method");
  return **found;
}

std::string erased(std::string_view method_descriptor) {
  const MethodDescriptor descriptor = parse_method_descriptor(method_descriptor);
  std::string text = "(";
  for (const std::string_view type : descriptor.parameters) text += erased_type(type);
  return fmt::format("{}){}", text, erased_type(descriptor.result));
}

std::string prepended(std::string_view parameters, std::string_view method_descriptor) {
  return fmt::format("({}{}", parameters, method_descriptor.substr(1));
}

void push_arguments(Assembler& code, std::string_view descriptor, std::size_t first) {
  const MethodDescriptor parsed = parse_method_descriptor(descriptor);
  int slot = 0;
  for (std::size_t i = 0; i < parsed.parameters.size(); ++i) {
    if (i >= first) code.load(parsed.parameters[i], slot);
    slot += slots_of(parsed.parameters[i]);
  }
}

void return_result(Assembler& code, std::string_view descriptor) {
  code.return_value(parse_method_descriptor(descriptor).result);
}

}  // namespace loris
