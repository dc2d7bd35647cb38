#include "relational/vocabulary.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/input_error.h"
#include "classfile/names.h"
#include "heap/type_universe.h"

namespace loris::relational {

const Vocabulary::Root* Vocabulary::root(const std::string& name) const {
  for (const Root& root : roots) {
    if (root.name == name) return &root;
  }
  return nullptr;
}

/// How near a class is to where the input is entered: nested in a root's class, in its package,
/// elsewhere.
int Vocabulary::distance(const Class& cls) const {
  int nearest = 2;
  for (const Root& root : roots) {
    if (root.classes.size() == counted.size()) continue;  // it may be anything
    for (const Class* own : root.classes) {
      if (&cls == own || cls.name.starts_with(own->name + "$")) return 0;
      if (cls.package() == own->package()) nearest = 1;
    }
  }
  return nearest;
}

const Class& Vocabulary::find_class(const std::string& name) const {
  std::map<int, std::map<std::string, const Class*>> matching;  // by distance and name
  const auto look_at = [&](const Class& cls) {
    const std::size_t cut = cls.name.find_last_of("/$");
    if (cls.name == name) matching[-1].emplace(cls.name, &cls);
    if (cut != std::string::npos && cls.name.substr(cut + 1) == name)
      matching[distance(cls)].emplace(cls.external_name(), &cls);
  };
  for (const auto* list : {&counted, &uncounted}) {
    for (const Class* cls : *list) {
      for (const Class* at : cls->ancestors) look_at(*at);
      for (const Class* at : cls->all_interfaces) look_at(*at);
    }
  }
  if (matching.empty())
    throw InputError(fmt::format("there is no variable, root or class {}", loris::quoted(name)));
  const auto& nearest = matching.begin()->second;
  if (nearest.size() == 1) return *nearest.begin()->second;
  std::vector<std::string> names;
  names.reserve(nearest.size());
  for (const auto& [text, cls] : nearest) names.push_back(text);
  throw InputError(fmt::format("{} may be any of {}: write its whole name with slashes",
                               loris::quoted(name), fmt::join(names, ", ")));
}

Vocabulary make_vocabulary(Program& program, std::span<const Class* const> classes) {
  Vocabulary made{program, {}, {}, {}};
  for (const Class* cls : classes) {
    const bool counts = !cls->is_array() && !is_value_class(*cls) && !is_enum_class(*cls);
    (counts ? made.counted : made.uncounted).push_back(cls);
  }
  return made;
}

ClassSet ClassSet::none(const Vocabulary& vocabulary) {
  return {std::vector<bool>(vocabulary.counted.size()), false};
}

ClassSet ClassSet::of(const Vocabulary& vocabulary, const std::vector<const Class*>& classes) {
  ClassSet set = none(vocabulary);
  for (const Class* cls : classes) {
    const auto at = std::find(vocabulary.counted.begin(), vocabulary.counted.end(), cls);
    if (at == vocabulary.counted.end())
      set.uncounted = true;
    else
      set.counted[static_cast<std::size_t>(at - vocabulary.counted.begin())] = true;
  }
  return set;
}

ClassSet ClassSet::below(const Vocabulary& vocabulary, const Class& declared) {
  ClassSet set = none(vocabulary);
  for (std::size_t i = 0; i < set.counted.size(); ++i)
    set.counted[i] = vocabulary.counted[i]->is_assignable_to(declared);
  set.uncounted = std::any_of(vocabulary.uncounted.begin(), vocabulary.uncounted.end(),
                              [&](const Class* cls) { return cls->is_assignable_to(declared); });
  // Where no class is in scope, objects of unknown classes are left.
  if (set == none(vocabulary)) set.uncounted = true;
  return set;
}

void ClassSet::add(const ClassSet& other) {
  for (std::size_t i = 0; i < counted.size(); ++i) counted[i] = counted[i] || other.counted[i];
  uncounted = uncounted || other.uncounted;
}

const Field* visible_field(const Class& cls, const std::string& name, const Class* owner) {
  for (const Class* at = &cls; at != nullptr; at = at->super) {
    if (owner != nullptr && at != owner) continue;
    for (const Field& field : at->fields) {
      if (field.name == name && !field.is_static() && field.info != nullptr) return &field;
    }
  }
  return nullptr;
}

}  // namespace loris::relational
