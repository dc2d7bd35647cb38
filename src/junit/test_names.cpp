#include "junit/test_names.h"

#include <algorithm>

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "program/type_names.h"

namespace loris {

namespace {

/// Letters and digits alone, each part with a capital: "foo$bar-1" -> "FooBar1".
std::string capitalized(std::string_view text) {
  std::string made;
  bool is_start = true;
  for (const char c : text) {
    const bool is_lower = c >= 'a' && c <= 'z', is_upper = c >= 'A' && c <= 'Z';
    if (!is_lower && !is_upper && !(c >= '0' && c <= '9')) {
      is_start = true;
      continue;
    }
    made += is_start && is_lower ? static_cast<char>(c - 'a' + 'A') : c;
    is_start = false;
  }
  constexpr std::size_t kLongest = 60;
  if (made.size() > kLongest) made.resize(kLongest);
  return made;
}

std::string_view last_part(std::string_view name) {
  return name.substr(name.find_last_of("./$ ") + 1);
}

bool is_overloaded(const Method& target) {
  return std::any_of(target.owner->methods.begin(), target.owner->methods.end(),
                     [&](const auto& other) {
                       const bool is_bridge = (other->access & access::kBridge) != 0;
                       return other.get() != &target && other->name == target.name && !is_bridge;
                     });
}

/// "-5" -> "Minus5", "true" -> "True", "this.root" -> "ThisRoot", "new pkg.Node" -> "NewNode"
std::string value_name(const std::string& value) {
  if (value.starts_with("new ")) return "New" + capitalized(last_part(value));
  if (value.starts_with('-')) return "Minus" + capitalized(value.substr(1));
  const std::string name = capitalized(value);
  return name.empty() ? "Value" : name;
}

std::string what_happens(const PathResult& path) {
  const std::size_t space = path.kind.find(' ');
  if (space != std::string::npos)
    return "violates" + capitalized(last_part(path.kind.substr(space + 1)));
  if (!path.kind.empty()) return "throws" + capitalized(last_part(path.kind));
  return path.result.empty() ? "returns" : "returns" + value_name(path.result);
}

}  // namespace

std::string test_class_name(const Method& target) {
  const std::string_view owner = target.owner->name;
  std::string name = capitalized(owner.substr(owner.rfind('/') + 1)) + capitalized(target.name);
  if (name.empty() || (name[0] >= '0' && name[0] <= '9')) name = "Target" + name;
  if (is_overloaded(target)) {
    for (const std::string_view parameter : parse_method_descriptor(target.descriptor).parameters) {
      std::string type = type_text(parameter);
      const bool is_array = type.ends_with("[]");
      name += capitalized(last_part(type)) + (is_array ? "Array" : "");
    }
  }
  return name + "Test";
}

std::string numbered_class_name(const std::string& name, std::size_t number) {
  constexpr std::size_t kTest = 4;
  return number == 1 ? name
                     : fmt::format("{}Part{}Test", name.substr(0, name.size() - kTest), number);
}

std::string test_method_name(const PathResult& path) {
  return fmt::format("path{}_{}", path.index, what_happens(path));
}

}  // namespace loris
