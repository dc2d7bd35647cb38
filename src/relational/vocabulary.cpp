#include "relational/vocabulary.h"

#include <algorithm>
#include <set>

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

const Class& Vocabulary::find_class(const std::string& name) const {
  std::set<std::string> matching;
  const Class* found = nullptr;
  const auto look_at = [&](const Class& cls) {
    const std::size_t cut = cls.name.find_last_of("/$");
    const bool is_simple = cut != std::string::npos && cls.name.substr(cut + 1) == name;
    if (cls.name != name && !is_simple) return;
    if (cls.name == name) matching.clear();
    if (found == nullptr || found->name != name) found = &cls;
    if (found->name != name) matching.insert(cls.external_name());
  };
  for (const auto* list : {&counted, &uncounted}) {
    for (const Class* cls : *list) {
      for (const Class* at : cls->ancestors) look_at(*at);
      for (const Class* at : cls->all_interfaces) look_at(*at);
    }
  }
  if (found == nullptr)
    throw InputError(fmt::format("there is no variable, root or class {}", loris::quoted(name)));
  if (matching.size() > 1)
    throw InputError(fmt::format("{} may be any of {}: write its whole name with slashes",
                                 loris::quoted(name), fmt::join(matching, ", ")));
  return *found;
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
