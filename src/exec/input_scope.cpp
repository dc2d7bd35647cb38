#include "exec/input_scope.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"
#include "exec/engine.h"

namespace loris {

namespace {

/// "pkg.Class.field"
const Field& find_ranged_field(Program& program, const FieldRange& range) {
  const std::size_t dot = range.field.rfind('.');
  const std::string cls = range.field.substr(0, dot == std::string::npos ? 0 : dot);
  const Class* found = cls.empty() ? nullptr : find_class(program, cls);
  if (found == nullptr)
    throw InputError(fmt::format("--range {}: there is no such class", range.field));
  const std::string name = range.field.substr(dot + 1);
  for (const Field& field : found->fields) {
    if (field.name != name || field.is_static()) continue;
    if (field.storage == Storage::Ref || is_floating_storage(field.storage))
      throw InputError(fmt::format("--range {}: not a field of whole numbers", range.field));
    return field;
  }
  throw InputError(fmt::format("--range {}: class {} has no field {}", range.field,
                               found->external_name(), name));
}

/// "pkg.Class" or "pkg.Class[]"
const Class& find_counted_class(Program& program, const std::string& name) {
  const std::size_t brackets = std::min(name.find("[]"), name.size());
  const Class* found = find_class(program, name.substr(0, brackets));
  if (found == nullptr) throw InputError(fmt::format("--objects {}: there is no such class", name));
  std::string array;
  for (std::size_t at = brackets; at < name.size(); at += 2) {
    if (name.compare(at, 2, "[]") != 0)
      throw InputError(fmt::format("--objects {}: there is no such class", name));
    array += '[';
  }
  return array.empty() ? *found : program.load(fmt::format("{}L{};", array, found->name));
}

}  // namespace

Scope input_scope(Program& program, const ExploreOptions& options) {
  Scope scope;
  if (options.n) scope.n = static_cast<std::uint32_t>(*options.n);
  if (options.k) scope.k = static_cast<std::uint32_t>(*options.k);
  constexpr std::uint32_t kObjects = 5;
  if (!options.n && !options.k) scope.n = kObjects;
  scope.max_array = options.max_array;
  scope.max_string = options.max_string;
  for (const ClassCount& own : options.objects)
    scope.objects[&find_counted_class(program, own.cls)] = own.count;
  for (const FieldRange& range : options.ranges)
    scope.ranges[&find_ranged_field(program, range)] = {range.low, range.high};
  return scope;
}

}  // namespace loris
