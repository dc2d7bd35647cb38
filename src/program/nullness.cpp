#include "program/nullness.h"

#include <algorithm>

namespace loris {

namespace {

bool says_non_null(const Annotation& annotation) {
  std::string_view name = annotation.type;
  if (name.size() < 2) return false;
  name = name.substr(1, name.size() - 2);  // L…;
  name = name.substr(name.find_last_of("/$") + 1);
  return name == "NonNull" || name == "Nonnull" || name == "NotNull";
}

}  // namespace

bool is_non_null(const Field& field) {
  return field.info != nullptr &&
         std::any_of(field.info->annotations.begin(), field.info->annotations.end(), says_non_null);
}

bool is_non_null_parameter(const Method& method, std::size_t index) {
  const auto& all = method.info->parameter_annotations;
  if (index >= all.size()) return false;
  return std::any_of(all[index].begin(), all[index].end(), says_non_null);
}

}  // namespace loris
