#include "program/nullness.h"

#include <string_view>

namespace loris {

namespace {

using Target = TypeAnnotation::Target;

/// NonNull is the stronger of two that contradict each other.
void add(const Annotation& annotation, Nullness& nullness) {
  std::string_view name = annotation.type;
  if (name.size() < 2) return;
  name = name.substr(1, name.size() - 2);  // L…;
  name = name.substr(name.find_last_of("/$") + 1);
  if (name == "NonNull" || name == "Nonnull" || name == "NotNull") nullness = Nullness::Never;
  if (name == "Nullable" && nullness == Nullness::Unsaid) nullness = Nullness::Maybe;
}

void add(const std::vector<Annotation>& annotations, Nullness& nullness) {
  for (const Annotation& annotation : annotations) add(annotation, nullness);
}

void add(const std::vector<TypeAnnotation>& annotations, Target target, std::size_t parameter,
         Nullness& nullness) {
  for (const TypeAnnotation& each : annotations) {
    if (each.target == target && each.parameter == parameter) add(each.annotation, nullness);
  }
}

}  // namespace

Nullness nullness_of(const Field& field) {
  Nullness nullness = Nullness::Unsaid;
  if (field.info == nullptr) return nullness;
  add(field.info->annotations, nullness);
  add(field.info->type_annotations, Target::Field, 0, nullness);
  return nullness;
}

Nullness nullness_of_result(const Method& method) {
  Nullness nullness = Nullness::Unsaid;
  if (method.info == nullptr || method.result != Kind::Ref) return nullness;
  add(method.info->annotations, nullness);
  add(method.info->type_annotations, Target::Result, 0, nullness);
  return nullness;
}

Nullness nullness_of_parameter(const Method& method, std::size_t index) {
  Nullness nullness = Nullness::Unsaid;
  const auto& declared = method.info->parameter_annotations;
  if (index < declared.size()) add(declared[index], nullness);
  add(method.info->type_annotations, Target::Parameter, index, nullness);
  return nullness;
}

}  // namespace loris
