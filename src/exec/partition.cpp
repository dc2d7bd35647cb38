#include "exec/partition.h"

#include <fmt/format.h>

namespace loris {

namespace {

std::string reference_text(const InputReference& reference) {
  if (reference.is) return reference.name + " == " + *reference.is;
  if (reference.types.empty()) return reference.name + " == null";
  return reference.may_be_null ? "" : reference.name + " != null";
}

}  // namespace

std::vector<std::string> reference_conditions(const Partition& partition) {
  std::vector<std::string> texts;
  for (const InputObject& object : partition.objects) {
    if (object.name != "this") texts.push_back(object.name + " != null");
  }
  for (const InputReference& reference : partition.references) {
    const std::string text = reference_text(reference);
    if (!text.empty()) texts.push_back(text);
  }
  for (const auto& [a, b] : partition.same) texts.push_back(fmt::format("{} == {}", a, b));
  for (const auto& [a, b] : partition.distinct) texts.push_back(fmt::format("{} != {}", a, b));
  return texts;
}

}  // namespace loris
