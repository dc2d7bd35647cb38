#include "program/type_names.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "classfile/descriptor.h"

namespace loris {

namespace {

std::string_view primitive_text(char descriptor) {
  switch (descriptor) {
    case 'Z': return "boolean";
    case 'B': return "byte";
    case 'C': return "char";
    case 'S': return "short";
    case 'I': return "int";
    case 'F': return "float";
    case 'J': return "long";
    case 'D': return "double";
    default: return "void";
  }
}

/// Modules whose classes the platform loader defines, of those that programs commonly meet.
constexpr std::array<std::string_view, 12> kPlatformModules{
    "java.sql",         "java.net.http",   "java.compiler",       "java.scripting",
    "java.smartcardio", "java.sql.rowset", "java.transaction.xa", "java.xml.crypto",
    "jdk.charsets",     "jdk.localedata",  "jdk.zipfs",           "jdk.httpserver"};

std::string where(const Class& of) {
  const Class* base = &of;
  while (base->is_array()) base = base->element;
  if (base->module.empty()) return "unnamed module of loader 'app'";
  const bool platform = std::find(kPlatformModules.begin(), kPlatformModules.end(), base->module) !=
                        kPlatformModules.end();
  return fmt::format("module {} of loader '{}'", base->module, platform ? "platform" : "bootstrap");
}

}  // namespace

std::string type_text(std::string_view descriptor) {
  const std::size_t dimensions = descriptor.find_first_not_of('[');
  const std::string_view base = descriptor.substr(dimensions);
  std::string text(base.front() == 'L' ? base.substr(1, base.size() - 2)
                                       : primitive_text(base.front()));
  std::replace(text.begin(), text.end(), '/', '.');
  for (std::size_t i = 0; i < dimensions; ++i) text += "[]";
  return text;
}

std::string type_text(const Class& cls) {
  return cls.is_array() ? type_text(cls.name) : cls.external_name();
}

std::string parameters_text(std::string_view method_descriptor) {
  std::string text;
  for (std::string_view parameter : parse_method_descriptor(method_descriptor).parameters) {
    if (!text.empty()) text += ", ";
    text += type_text(parameter);
  }
  return text;
}

std::string method_text(const Class& in, const MemberRef& ref) {
  return fmt::format("{} {}.{}({})", type_text(parse_method_descriptor(ref.descriptor).result),
                     in.external_name(), ref.name, parameters_text(ref.descriptor));
}

std::string signature_text(const Method& method) {
  return fmt::format("{} {}({})", type_text(parse_method_descriptor(method.descriptor).result),
                     method.name, parameters_text(method.descriptor));
}

std::string module_note(const Class& a, const Class& b) {
  const std::string in_a = where(a), in_b = where(b);
  if (in_a == in_b)
    return fmt::format("{} and {} are in {}", a.external_name(), b.external_name(), in_a);
  return fmt::format("{} is in {}; {} is in {}", a.external_name(), in_a, b.external_name(), in_b);
}

}  // namespace loris
