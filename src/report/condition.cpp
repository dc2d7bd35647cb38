#include "report/condition.h"

#include <fmt/format.h>

namespace loris {

namespace {

std::string reference_text(const InputReference& reference) {
  if (reference.is) return reference.name + " == " + *reference.is;
  if (reference.types.empty()) return reference.name + " == null";
  return reference.may_be_null ? "" : reference.name + " != null";
}

}  // namespace

std::vector<std::string> condition_of(const PathResult& path) {
  std::vector<std::string> condition;
  if (path.partition) {
    for (const InputObject& object : path.partition->objects) {
      if (object.name != "this") condition.push_back(object.name + " != null");
    }
    for (const InputReference& reference : path.partition->references) {
      const std::string text = reference_text(reference);
      if (!text.empty()) condition.push_back(text);
    }
    for (const auto& [a, b] : path.partition->same)
      condition.push_back(fmt::format("{} == {}", a, b));
    for (const auto& [a, b] : path.partition->distinct)
      condition.push_back(fmt::format("{} != {}", a, b));
  }
  condition.insert(condition.end(), path.condition.begin(), path.condition.end());
  return condition;
}

}  // namespace loris
