#include "heap/refine.h"

#include <algorithm>

#include "base/check.h"

namespace loris {

TypeSet Refiner::object_types(const Heap& objects, ObjectId object) const {
  const Symbolic* symbolic = objects.at(object).symbolic();
  return symbolic == nullptr ? TypeSet{} : symbolic->types;
}

TypeSet Refiner::types_of(HeapView view, SymbolId symbol) const {
  const InputHeap::Facts facts = view.input.facts(symbol);
  if (facts.object) {
    const TypeSet own = object_types(view.objects, facts.object);
    return own ? own : facts.types;
  }
  return facts.types ? facts.types : symbols_.at(symbol).types;
}

bool Refiner::is_null(HeapView view, SymbolId symbol) const {
  return types_of(view, symbol) == types_.null();
}

bool Refiner::is_decided(HeapView view, SymbolId symbol) const {
  return view.input.facts(symbol).object || is_null(view, symbol);
}

/// Whether so many objects, and one more of the types `extra` if there are any, can have classes
/// such that no class has more than n objects: a matching, found by augmenting paths.
bool Refiner::fits(const Heap& objects, const InputHeap& input, TypeSet extra) const {
  const Scope& scope = symbols_.scope();
  if (!scope.n && scope.objects.empty()) return true;
  std::vector<TypeSet> wanted;
  for (std::uint32_t i = 0; i < input.object_count(); ++i)
    wanted.push_back(object_types(objects, input.object(i)));
  if (extra) wanted.push_back(extra);
  std::vector<std::pair<const Class*, std::vector<std::size_t>>> held;  // objects by class
  const auto holders = [&](const Class* cls) -> std::vector<std::size_t>& {
    for (auto& [known, who] : held) {
      if (known == cls) return who;
    }
    return held.emplace_back(cls, std::vector<std::size_t>{}).second;
  };
  std::vector<const Class*> visited;
  const auto place = [&](const auto& self, std::size_t object) -> bool {
    for (const Class* cls : types_.members(wanted[object])) {
      if (is_value_class(*cls)) return true;  // Strings and boxes are not counted
      if (std::find(visited.begin(), visited.end(), cls) != visited.end()) continue;
      visited.push_back(cls);
      const std::optional<std::uint32_t> most = scope.most(*cls);
      if (!most || holders(cls).size() < *most) {
        holders(cls).push_back(object);
        return true;
      }
      const std::size_t count = holders(cls).size();
      for (std::size_t i = 0; i < count; ++i) {
        if (!self(self, holders(cls)[i])) continue;
        holders(cls)[i] = object;
        return true;
      }
    }
    return false;
  };
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    visited.clear();
    if (!place(place, i)) return false;
  }
  return true;
}

bool Refiner::may_make(HeapView view, SymbolId symbol, TypeSet types) const {
  if (types_.members(types).empty()) return false;
  const std::optional<std::uint32_t> k = symbols_.scope().k;
  if (k && symbols_.at(symbol).depth > *k) return false;
  return fits(view.objects, view.input, types);
}

/// The types of which new objects can be made: enums have their constants.
static TypeSet makeable(TypeUniverse& types, TypeSet set) {
  return types.minus(types.minus(set, types.null()), types.enums());
}

/// Whether it is a String or box, if it is not null: then nothing needs to be decided about which.
bool Refiner::is_value(TypeSet set) const {
  const TypeSet objects = types_.minus(set, types_.null());
  return objects && !types_.minus(objects, types_.values());
}

/// What nothing else leads to is none of anybody's business.
bool Refiner::accepts(SymbolId symbol, Refined& decided) const {
  return restriction_ == nullptr || symbols_.at(symbol).is_private ||
         restriction_->accepts(symbol, decided);
}

bool Refiner::is_possible(HeapView view, SymbolId symbol, TypeSet types) const {
  if (types_.has_null(types) || is_value(types)) return true;
  if (symbols_.at(symbol).is_private) return true;
  if (restriction_ != nullptr) {
    Alternatives left;
    add_existing(view, symbol, types, left);
    add_new(view, symbol, makeable(types_, types), left);
    return !left.empty();
  }
  for (const ObjectId constant : enum_constants_) {
    if (types_.meet(types, types_.only(symbols_.program().at(view.objects.at(constant).cls()))))
      return true;
  }
  for (std::uint32_t i = view.input.object_count(); i-- > 0;) {
    if (types_.meet(types, object_types(view.objects, view.input.object(i)))) return true;
  }
  return may_make(view, symbol, makeable(types_, types));
}

std::optional<Refined> Refiner::narrowed_object(HeapView view, ObjectId object,
                                                TypeSet types) const {
  const TypeSet own = object_types(view.objects, object);
  const TypeSet left = types_.meet(own, types);
  if (!left) return std::nullopt;
  Refined refined{view.objects, view.input};
  if (left == own) return refined;
  Object& edited = refined.objects.edit(object);
  edited.make_symbolic().types = left;
  edited.set_class(types_.upper(left).id);
  if (!fits(refined.objects, refined.input, {})) return std::nullopt;
  return refined;
}

std::optional<Refined> Refiner::narrowed(HeapView view, SymbolId symbol, TypeSet types) const {
  const InputHeap::Facts facts = view.input.facts(symbol);
  const TypeSet left = types_.meet(types_of(view, symbol), types);
  if (!left) return std::nullopt;
  if (facts.object) {
    if (object_types(view.objects, facts.object)) return narrowed_object(view, facts.object, types);
    return Refined{view.objects, view.input};
  }
  if (!is_possible(view, symbol, left)) return std::nullopt;
  Refined refined{view.objects, view.input};
  refined.input.set_facts(symbol, {left, {}});
  if (left == types_.null() && !accepts(symbol, refined)) return std::nullopt;
  return refined;
}

Alternatives Refiner::split(HeapView view, SymbolId symbol,
                            const std::vector<TypeSet>& parts) const {
  Alternatives alternatives;
  for (const TypeSet part : parts) {
    if (auto refined = narrowed(view, symbol, part)) alternatives.push_back(std::move(*refined));
  }
  return alternatives;
}

Alternatives Refiner::split_object(HeapView view, ObjectId object,
                                   const std::vector<TypeSet>& parts) const {
  Alternatives alternatives;
  for (const TypeSet part : parts) {
    if (auto refined = narrowed_object(view, object, part))
      alternatives.push_back(std::move(*refined));
  }
  return alternatives;
}

Alternatives Refiner::null_or_not(HeapView view, SymbolId symbol) const {
  return split(view, symbol, {types_.null(), types_.minus(types_of(view, symbol), types_.null())});
}

/// An enum constant or another object that is there already.
std::optional<Refined> Refiner::bound(HeapView view, SymbolId symbol, ObjectId object) const {
  const TypeSet types = types_of(view, symbol);
  const TypeSet own = object_types(view.objects, object);
  if (!own) {
    const TypeSet cls = types_.only(symbols_.program().at(view.objects.at(object).cls()));
    if (!types_.meet(types, cls)) return std::nullopt;
    Refined refined{view.objects, view.input};
    refined.input.set_facts(symbol, {cls, object});
    return refined;
  }
  auto refined = narrowed_object(view, object, types);
  if (refined) refined->input.set_facts(symbol, {types, object});
  return refined;
}

std::optional<Refined> Refiner::made(HeapView view, SymbolId symbol, TypeSet types,
                                     bool counts) const {
  if (counts && !may_make(view, symbol, types)) return std::nullopt;
  Refined refined{view.objects, view.input};
  const Class& upper = types_.upper(types);
  const ObjectId object = upper.is_array()
                              ? refined.objects.add_array(upper, 0)
                              : refined.objects.add_instance(upper, types_.cells(types));
  Symbolic& symbolic = refined.objects.edit(object).make_symbolic();
  symbolic.origin = symbol;
  symbolic.types = types;
  symbolic.is_apart = counts;
  if (upper.is_array()) symbolic.length = symbols_.length(symbol);
  if (!upper.is_array()) {
    for (std::uint32_t cell = 0; cell < types_.cells(types); ++cell)
      symbolic.cells.emplace_back(cell, kUntouched);
  }
  refined.input.set_facts(symbol, {types, object});
  if (counts) refined.input.add_object(object);
  return refined;
}

Refined Refiner::value_of(const Heap& objects, const InputHeap& input, SymbolId symbol,
                          TypeSet types) const {
  return *made({objects, input}, symbol, types, false);
}

void Refiner::add_existing(HeapView view, SymbolId symbol, TypeSet types, Alternatives& to) const {
  const auto add = [&](ObjectId object) {
    auto refined = bound(view, symbol, object);
    if (refined && accepts(symbol, *refined)) to.push_back(std::move(*refined));
  };
  if (types_.meet(types, types_.enums())) {
    for (const ObjectId constant : enum_constants_) add(constant);
  }
  for (std::uint32_t i = 0; i < view.input.object_count(); ++i) {
    const ObjectId object = view.input.object(i);
    if (types_.meet(types, object_types(view.objects, object))) add(object);
  }
}

/// A new array has one class, for arrays and other objects are laid out in different ways.
void Refiner::add_new(HeapView view, SymbolId symbol, TypeSet types, Alternatives& to) const {
  const auto add = [&](TypeSet of) {
    auto refined = made(view, symbol, of, true);
    if (refined && accepts(symbol, *refined)) to.push_back(std::move(*refined));
  };
  TypeSet instances = types;
  for (const Class* cls : types_.members(types)) {
    if (!cls->is_array()) continue;
    instances = types_.minus(instances, types_.only(*cls));
    add(types_.only(*cls));
  }
  if (instances) add(instances);
}

Alternatives Refiner::choose_object(HeapView view, SymbolId symbol) const {
  const TypeSet types = types_of(view, symbol);
  Alternatives alternatives;
  if (types_.has_null(types)) {
    if (auto refined = narrowed(view, symbol, types_.null()))
      alternatives.push_back(std::move(*refined));
  }
  const TypeSet objects = types_.minus(types, types_.null());
  if (symbols_.at(symbol).is_private || is_value(types)) {
    if (!objects) return alternatives;
    auto own = made(view, symbol, objects, false);
    if (accepts(symbol, *own)) alternatives.push_back(std::move(*own));
    return alternatives;
  }
  add_existing(view, symbol, types, alternatives);
  if (const TypeSet kinds = makeable(types_, types)) add_new(view, symbol, kinds, alternatives);
  return alternatives;
}

bool Refiner::complete(Refined& heap) const {
  std::vector<SymbolId> open;
  heap.input.for_each_decided([&](SymbolId symbol, const InputHeap::Facts& facts) {
    if (!facts.object && facts.types && !types_.has_null(facts.types)) open.push_back(symbol);
  });
  std::sort(open.begin(), open.end(),
            [this](SymbolId a, SymbolId b) { return symbols_.comes_before(a, b); });
  return complete_from(heap, open);
}

/// Gives every object one class, the first with which the others can still have theirs.
bool Refiner::decide_classes(Refined& heap) const {
  std::vector<ObjectId> undecided;
  heap.input.for_each_decided([&](SymbolId, const InputHeap::Facts& facts) {
    if (facts.object && types_.members(object_types(heap.objects, facts.object)).size() > 1)
      undecided.push_back(facts.object);
  });
  const auto origin = [&](ObjectId object) { return heap.objects.at(object).symbolic()->origin; };
  std::sort(undecided.begin(), undecided.end(),
            [&](ObjectId a, ObjectId b) { return symbols_.comes_before(origin(a), origin(b)); });
  for (const ObjectId object : undecided) {
    bool done = false;
    for (const Class* cls : types_.members(object_types(heap.objects, object))) {
      auto refined = narrowed_object({heap.objects, heap.input}, object, types_.only(*cls));
      if (!refined) continue;
      heap = std::move(*refined);
      done = true;
      break;
    }
    if (!done) return false;
  }
  return true;
}

/// Tries the alternatives of one reference after the other; a choice for one may narrow what is
/// left for the next.
bool Refiner::complete_from(Refined& heap, std::vector<SymbolId>& open) const {
  if (open.empty()) return decide_classes(heap);
  const SymbolId symbol = open.back();
  open.pop_back();
  for (Refined& tried : choose_object({heap.objects, heap.input}, symbol)) {
    if (!complete_from(tried, open)) continue;
    heap = std::move(tried);
    return true;
  }
  open.push_back(symbol);
  return false;
}

/// What a String holds is never written, and where it was read, that is known of it: names of two
/// Strings may become one only where their characters are the same.
bool Refiner::holds_text(Term cell) const {
  return cell && cell != kUntouched && symbols_.is_symbol(cell) &&
         symbols_.at(symbols_.of(cell)).is_private;
}

void Refiner::reset_writes(Heap& objects, const InputHeap& input) const {
  for (std::uint32_t i = 0; i < input.object_count(); ++i) {
    const ObjectId id = input.object(i);
    if (!objects.at(id).symbolic()->changed) continue;
    Object& object = objects.edit(id);
    Symbolic& symbolic = object.make_symbolic();
    symbolic.changed = false;
    std::erase_if(symbolic.elements,
                  [](const ArrayElement& element) { return element.initial.kind == Kind::Unset; });
    for (ArrayElement& element : symbolic.elements) element.current = element.initial;
    if (object.is_array()) continue;
    std::vector<std::pair<std::uint32_t, Term>> cells;
    for (std::uint32_t cell = 0; cell < object.length(); ++cell) {
      const Term read = object.term_at(cell);
      cells.emplace_back(cell, holds_text(read) ? read : kUntouched);
    }
    symbolic.cells = std::move(cells);
  }
}

/// Two objects of the run, or two of the input that were set apart.
bool Refiner::are_apart(const Heap& objects, ObjectId a, ObjectId b) {
  const Object &x = objects.at(a), &y = objects.at(b);
  if (x.is_input() != y.is_input()) return false;
  return !x.is_input() || (x.symbolic()->is_apart && y.symbolic()->is_apart);
}

/// Sameness is an equivalence: what was decided of others may decide these two.
std::optional<bool> Refiner::compared(HeapView view, ObjectId a, ObjectId b) const {
  if (a == b) return true;
  const auto& all = view.input.comparisons();
  const auto reach = [&](ObjectId start) {
    std::vector<ObjectId> group{start};
    for (std::size_t i = 0; i < group.size(); ++i) {
      for (const auto& [x, y, same] : all) {
        if (!same || (x != group[i] && y != group[i])) continue;
        const ObjectId other = x == group[i] ? y : x;
        if (std::find(group.begin(), group.end(), other) == group.end()) group.push_back(other);
      }
    }
    return group;
  };
  const std::vector<ObjectId> left = reach(a), right = reach(b);
  const auto in = [](const std::vector<ObjectId>& group, ObjectId object) {
    return std::find(group.begin(), group.end(), object) != group.end();
  };
  if (in(left, b)) return true;
  for (const auto& [x, y, same] : all) {
    if (!same && ((in(left, x) && in(right, y)) || (in(left, y) && in(right, x)))) return false;
  }
  for (const ObjectId x : left) {
    for (const ObjectId y : right) {
      if (are_apart(view.objects, x, y)) return false;
    }
  }
  return std::nullopt;
}

}  // namespace loris
