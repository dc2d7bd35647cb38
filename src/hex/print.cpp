#include "hex/print.h"

#include <fmt/format.h>

namespace loris::hex {

namespace {

std::string joined(const std::vector<Steps>& parts, std::string_view separator) {
  std::string text;
  for (const Steps& part : parts) {
    if (!text.empty()) text += separator;
    text += text_of(part);
  }
  return text;
}

std::string grouped(const Steps& part, char repetition) {
  const std::string inner = text_of(part);
  const bool is_group = part.kind == Steps::Kind::Choice;  // it has its parentheses
  return is_group ? inner + repetition : fmt::format("({}){}", inner, repetition);
}

}  // namespace

std::string text_of(const Steps& steps) {
  switch (steps.kind) {
    case Steps::Kind::Empty: return "";
    case Steps::Kind::Field:
      return fmt::format(".{}{}{}", steps.class_name, steps.class_name.empty() ? "" : ":",
                         steps.name);
    case Steps::Kind::Element: return "[]";
    case Steps::Kind::Sequence: return joined(steps.parts, "");
    case Steps::Kind::Choice: return fmt::format("({})", joined(steps.parts, "|"));
    case Steps::Kind::Star: return grouped(steps.parts[0], '*');
    case Steps::Kind::Plus: return grouped(steps.parts[0], '+');
    case Steps::Kind::Optional: return grouped(steps.parts[0], '?');
  }
  return "";
}

}  // namespace loris::hex
