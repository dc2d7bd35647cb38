#include "exec/annotations.h"

#include <algorithm>

namespace loris {

namespace {

/// Adds the strings of an annotation's value, those that are not there yet.
void add_names(const std::vector<Annotation>& annotations, std::string_view type,
               std::vector<std::string>& names) {
  const auto add = [&](std::string_view text) {
    if (std::find(names.begin(), names.end(), text) == names.end()) names.emplace_back(text);
  };
  for (const Annotation& annotation : annotations) {
    if (annotation.type != type) continue;
    for (const AnnotationElement& element : annotation.elements) {
      if (element.name != "value") continue;
      if (element.value.tag == 's') add(element.value.text);
      for (const ElementValue& value : element.value.elements) add(value.text);
    }
  }
}

}  // namespace

Contract contract_of(Program&, const Method& target, const ExploreOptions& options) {
  Contract contract{options.inv, options.pre, options.post};
  if (!target.is_static())
    add_names(target.owner->file->annotations, "Lloris/Invariant;", contract.invariants);
  add_names(target.info->annotations, "Lloris/Pre;", contract.preconditions);
  add_names(target.info->annotations, "Lloris/Post;", contract.postconditions);
  return contract;
}

}  // namespace loris
