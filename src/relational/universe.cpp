#include "relational/universe.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"
#include "term/term.h"

namespace loris::relational {

namespace {

constexpr std::size_t kMostAtoms = 400;

bool has_field(const Class& cls, const Field& field) { return cls.is_assignable_to(*field.owner); }

}  // namespace

Universe::Universe(Circuit& circuit, const Vocabulary& vocabulary, const Usage& usage,
                   const Scope& scope, Values values)
    : circuit_(circuit), vocabulary_(vocabulary), usage_(usage) {
  for (const Field* field : usage_.references)
    targets_.push_back(
        ClassSet::below(vocabulary, vocabulary.program.load_descriptor(field->descriptor)));
  for (const auto* list : {&usage_.references, &usage_.numbers}) {
    for (std::size_t i = 0; i < list->size(); ++i) positions_[(*list)[i]] = i;
  }
  find_classes(scope);
  make_roots();
  make_fields();
  make_numbers(scope, values);
  find_existing();
  leave_others_empty();
}

bool Universe::is_asked_about(const Vocabulary::Root& root) const {
  return usage_.roots.contains(root.name) ||
         std::any_of(root.classes.begin(), root.classes.end(),
                     [this](const Class* cls) { return has(*cls); });
}

/// Classes that are named, those with a field that is named, and those that such a field leads to,
/// unless it is one that may hold anything. References that lead elsewhere share what is left.
void Universe::find_classes(const Scope& scope) {
  for (std::size_t i = 0; i < vocabulary_.counted.size(); ++i) {
    const Class& cls = *vocabulary_.counted[i];
    const auto has_this = [&](const Field* field) { return has_field(cls, *field); };
    bool counts = std::any_of(usage_.references.begin(), usage_.references.end(), has_this) ||
                  std::any_of(usage_.numbers.begin(), usage_.numbers.end(), has_this) ||
                  std::any_of(usage_.classes.begin(), usage_.classes.end(),
                              [&](const Class* named) { return cls.is_assignable_to(*named); });
    for (const ClassSet& targets : targets_)
      counts = counts || (targets.counted[i] && !targets.uncounted);
    if (!counts) continue;
    const std::optional<std::uint32_t> most = scope.most(cls);
    if (!most)
      throw InputError(
          fmt::format("--decide sat needs the number of objects of {0}: give -n N or "
                      "--objects {0}=N",
                      cls.external_name()));
    add_atoms(&cls, *most);
  }
  std::uint32_t others = 0;
  for (std::size_t i = 0; i < targets_.size(); ++i) {
    if (!leads_elsewhere(targets_[i])) continue;
    for (const Atom& atom : atoms_) {
      if (has_field(*atom.cls, *usage_.references[i])) ++others;
    }
  }
  for (const Vocabulary::Root& root : vocabulary_.roots) {
    if (is_asked_about(root) && leads_elsewhere(ClassSet::of(vocabulary_, root.classes))) ++others;
  }
  add_atoms(nullptr, others);
}

void Universe::add_atoms(const Class* cls, std::uint32_t count) {
  if (count > kMostAtoms || atoms_.size() + count > kMostAtoms)
    throw InputError(fmt::format(
        "--decide sat: the scope has more than {} objects of the classes that the specification "
        "speaks of (see -n, --objects and --types)",
        kMostAtoms));
  firsts_[cls] = atoms_.size();
  for (std::uint32_t i = 0; i < count; ++i) atoms_.push_back({cls, i});
}

std::size_t Universe::first(const Class* cls) const {
  const auto found = firsts_.find(cls);
  return found == firsts_.end() ? firsts_.at(nullptr) : found->second;
}

std::uint32_t Universe::most(const Class* cls) const {
  const Class* const key = firsts_.contains(cls) ? cls : nullptr;
  return static_cast<std::uint32_t>(std::count_if(
      atoms_.begin(), atoms_.end(), [&](const Atom& atom) { return atom.cls == key; }));
}

Members Universe::below(const Class& cls) const {
  Members members(size(), kFalse);
  for (std::size_t i = 0; i < size(); ++i) {
    if (atoms_[i].cls != nullptr && atoms_[i].cls->is_assignable_to(cls)) members[i] = exists_[i];
  }
  return members;
}

const Reference* Universe::root(const std::string& name) const {
  for (const RootReference& root : roots_) {
    if (root.name == name) return &root.value;
  }
  return nullptr;
}

const Reference* Universe::reference(std::size_t at, const Field& field) const {
  const auto position = positions_.find(&field);
  if (position == positions_.end()) return nullptr;
  const auto found = fields_.find({at, position->second});
  return found == fields_.end() ? nullptr : &found->second;
}

const Number* Universe::number(std::size_t at, const Field& field) const {
  const auto position = positions_.find(&field);
  if (position == positions_.end()) return nullptr;
  const auto found = numbers_.find({at, position->second});
  return found == numbers_.end() ? nullptr : &found->second;
}

bool Universe::leads_elsewhere(const ClassSet& targets) const {
  if (targets.uncounted) return true;
  for (std::size_t i = 0; i < targets.counted.size(); ++i) {
    if (targets.counted[i] && !has(*vocabulary_.counted[i])) return true;
  }
  return false;
}

std::vector<bool> Universe::possible(const ClassSet& targets) const {
  std::vector<bool> found(size(), false);
  for (std::size_t i = 0; i < targets.counted.size(); ++i) {
    if (!targets.counted[i] || !has(*vocabulary_.counted[i])) continue;
    const std::size_t from = first(vocabulary_.counted[i]);
    for (std::size_t j = 0; j < most(vocabulary_.counted[i]); ++j) found[from + j] = true;
  }
  if (leads_elsewhere(targets)) {
    for (std::size_t i = first(nullptr); i < size(); ++i) found[i] = true;
  }
  return found;
}

Reference Universe::make_reference(const ClassSet& targets, bool may_be_null) {
  Reference made{Members(size(), kFalse), kFalse};
  std::vector<Lit> all;
  if (may_be_null) all.push_back(made.null = circuit_.variable());
  const std::vector<bool> leads_to = possible(targets);
  for (std::size_t i = 0; i < size(); ++i) {
    if (leads_to[i]) all.push_back(made.targets[i] = circuit_.variable());
  }
  circuit_.require_any(all);
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) circuit_.require_any({-all[i], -all[j]});
  }
  return made;
}

void Universe::make_roots() {
  for (const Vocabulary::Root& root : vocabulary_.roots) {
    if (!is_asked_about(root)) continue;
    const ClassSet classes = ClassSet::of(vocabulary_, root.classes);
    roots_.push_back({root.name, make_reference(classes, root.may_be_null)});
  }
}

void Universe::make_fields() {
  for (std::size_t i = 0; i < size(); ++i) {
    if (atoms_[i].cls == nullptr) continue;
    for (std::size_t j = 0; j < usage_.references.size(); ++j) {
      const Field& field = *usage_.references[j];
      if (has_field(*atoms_[i].cls, field))
        fields_.emplace(std::pair(i, j), make_reference(targets_[j], true));
    }
  }
}

/// Numbers that are only compared, with offsets, can be moved together until no gap is larger than
/// needed: so many values suffice for all of them.
std::pair<std::int64_t, std::int64_t> Universe::values_of(const Field& field, Values values) const {
  if (values == Values::All) {
    const Domain all = whole_domain(field.descriptor[0]);
    return {all.low, all.high};
  }
  std::int64_t cells = 0;
  for (const Field* other : usage_.numbers)
    cells += std::count_if(atoms_.begin(), atoms_.end(), [&](const Atom& atom) {
      return atom.cls != nullptr && has_field(*atom.cls, *other);
    });
  const std::int64_t room = (cells + 1) * (usage_.offset + 1);
  const std::int64_t high = std::max<std::int64_t>(usage_.high, std::ssize(atoms_)) + room;
  return {field.storage == Storage::Char ? 0 : usage_.low - room, high};
}

void Universe::make_numbers(const Scope& scope, Values values) {
  for (std::size_t j = 0; j < usage_.numbers.size(); ++j) {
    const Field& field = *usage_.numbers[j];
    const auto given = scope.ranges.find(&field);
    if (given != scope.ranges.end())
      ranges_[&field] = given->second;
    else if (field.storage == Storage::Boolean)
      ranges_[&field] = {0, 1};
    else if (field.storage == Storage::Char)
      ranges_[&field] = values_of(field, values);
    const auto [low, high] = range(field).value_or(values_of(field, values));
    for (std::size_t i = 0; i < size(); ++i) {
      if (atoms_[i].cls != nullptr && has_field(*atoms_[i].cls, field))
        numbers_.emplace(std::pair(i, j), Number::variable(circuit_, width_of(low, high)));
    }
  }
}

std::optional<std::pair<std::int64_t, std::int64_t>> Universe::range(const Field& field) const {
  const auto found = ranges_.find(&field);
  return found == ranges_.end() ? std::nullopt : std::optional(found->second);
}

/// An object exists if it is reached from a root, over as many objects as there are at most.
void Universe::find_existing() {
  Members roots(size(), kFalse);
  for (const RootReference& root : roots_) {
    for (std::size_t i = 0; i < size(); ++i)
      roots[i] = circuit_.either(roots[i], root.value.targets[i]);
  }
  Members reached = roots;
  for (std::size_t round = 1; round < size(); ++round) {
    std::vector<std::vector<Lit>> ways(size());
    for (std::size_t i = 0; i < size(); ++i) ways[i].push_back(roots[i]);
    for (const auto& [place, reference] : fields_) {
      for (std::size_t i = 0; i < size(); ++i)
        ways[i].push_back(circuit_.both(reached[place.first], reference.targets[i]));
    }
    for (std::size_t i = 0; i < size(); ++i) reached[i] = circuit_.any_of(std::move(ways[i]));
  }
  exists_ = reached;
}

void Universe::leave_others_empty() {
  for (const auto& [place, reference] : fields_)
    circuit_.require_any({exists_[place.first], reference.null});
  for (const auto& [place, number] : numbers_) {
    const Lit exists = exists_[place.first];
    for (const Lit bit : number.bits()) circuit_.require_any({exists, -bit});
    if (const auto within = range(*usage_.numbers[place.second])) {
      circuit_.require_any({-exists, -number.is_less(circuit_, Number::of(within->first))});
      circuit_.require_any({-exists, -Number::of(within->second).is_less(circuit_, number)});
    }
  }
  for (std::size_t i = 0; i + 1 < size(); ++i) {
    if (atoms_[i].cls == atoms_[i + 1].cls) circuit_.require_any({exists_[i], -exists_[i + 1]});
  }
}

Reference Universe::step(const Reference& from, const Field& field) const {
  std::vector<std::vector<Lit>> ways(size());
  std::vector<Lit> nulls{from.null};
  for (std::size_t i = 0; i < size(); ++i) {
    if (from.targets[i] == kFalse) continue;
    const Reference* const next = reference(i, field);
    if (next == nullptr) continue;
    nulls.push_back(circuit_.both(from.targets[i], next->null));
    for (std::size_t j = 0; j < size(); ++j)
      ways[j].push_back(circuit_.both(from.targets[i], next->targets[j]));
  }
  Reference made{Members(size(), kFalse), circuit_.any_of(std::move(nulls))};
  for (std::size_t j = 0; j < size(); ++j) made.targets[j] = circuit_.any_of(std::move(ways[j]));
  return made;
}

Lit Universe::same(const Reference& a, const Reference& b) const {
  std::vector<Lit> ways{circuit_.both(a.null, b.null)};
  for (std::size_t i = 0; i < size(); ++i)
    ways.push_back(circuit_.both(a.targets[i], b.targets[i]));
  return circuit_.any_of(std::move(ways));
}

}  // namespace loris::relational
