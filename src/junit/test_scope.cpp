#include "junit/test_scope.h"

#include <algorithm>

#include <fmt/format.h>

#include "interp/text.h"
#include "junit/literals.h"

namespace loris {

namespace {

/// Packages that source may name, and what every test declares.
constexpr const char* kReserved[] = {"java",  "javax",  "org",    "com",
                                     "loris", "graphs", "result", "thrown"};

bool is_reserved(const std::string& name) {
  return std::any_of(std::begin(kReserved), std::end(kReserved),
                     [&](const char* each) { return name == each; });
}

/// "this.root.left" -> "rootLeft"
std::string camel_case(const std::string& name) {
  std::string made;
  bool is_start = false;
  for (const char c : name) {
    const bool is_lower = c >= 'a' && c <= 'z', is_upper = c >= 'A' && c <= 'Z';
    if (!is_lower && !is_upper && !(c >= '0' && c <= '9')) {
      is_start = true;
      continue;
    }
    const bool raise = is_start && is_lower && !made.empty();
    const bool lower = made.empty() && is_upper;
    made += raise ? static_cast<char>(c - 'a' + 'A') : lower ? static_cast<char>(c - 'A' + 'a') : c;
    is_start = false;
  }
  return made;
}

}  // namespace

std::string TestScope::new_variable(std::string wanted) {
  constexpr std::size_t kLongest = 40;
  if (wanted.starts_with("this.")) wanted.erase(0, 5);
  std::string name = wanted == "this" ? "target" : camel_case(wanted);
  if (name.size() > kLongest || !is_java_identifier(name)) name = "object";
  if (is_reserved(name) || names.is_taken(name)) name += "Input";
  std::string unique = name;
  for (int i = 2; !variables.insert(unique).second; ++i) unique = fmt::format("{}{}", name, i);
  return unique;
}

std::string name_literal(std::string_view name) {
  return ascii_string_literal(from_modified_utf8(name));
}

std::string class_literal(std::string_view internal) {
  std::string name(internal);
  std::replace(name.begin(), name.end(), '/', '.');
  return name_literal(name);
}

}  // namespace loris
