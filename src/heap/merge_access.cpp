// What is read and written through references that are terms.
#include <algorithm>

#include "base/check.h"
#include "heap/merge.h"

namespace loris {

Value Merger::read_leaf(Heap& objects, InputHeap& input, Term leaf, const Field& field) const {
  if (terms_.is_constant(leaf)) {
    const ObjectId object = numbering_.object_of(terms_.bits(leaf));
    if (!object) return {};
    const Class& cls = symbols_.program().at(objects.at(object).cls());
    if (!cls.is_assignable_to(*field.owner)) return {};
    return Heap::load(objects.at(object), field.slot, field.kind());
  }
  const SymbolId symbol = symbols_.of(leaf);
  const TypeSet own = types_of(input, leaf);
  if (!symbols_.at(symbol).is_private && !types_.meet(own, types_.below(*field.owner))) return {};
  if (is_value_class(*field.owner)) {
    if (const auto number = input.merged.boxed_number(symbol)) return *number;
    return symbols_.field(symbol, field);
  }
  input.merged.use(symbol);
  const TypeSet constants = types_.meet(own, types_.enums());
  Value value;
  if (types_.minus(types_.minus(own, types_.null()), constants))
    value = symbols_.field(symbol, field);
  // The constants of an enum are there: its fields are theirs.
  if (constants) {
    for (const auto& [object, number] : numbering_.constants()) {
      const Class& cls = symbols_.program().at(objects.at(ObjectId{object}).cls());
      if (!types_.meet(constants, types_.only(cls)) || !cls.is_assignable_to(*field.owner))
        continue;
      const Term constant = terms_.constant(Sort::Ref, number);
      value = choose(same_leaves(input, leaf, constant),
                     Heap::load(objects.at(ObjectId{object}), field.slot, field.kind()), value);
    }
  }
  const MergedHeap::Writes writes = input.merged.writes(field);
  for (const MergedHeap::Write& write : writes) {
    const Term here = same(input, leaf, write.address);
    if (!is_excluded(input, here)) value = choose(here, write.value, value);
  }
  return value;
}

bool Merger::is_excluded(InputHeap& input, Term condition) const {
  if (terms_.is_constant(condition)) return terms_.bits(condition) == 0;
  if (!excludes || !excludes(condition)) return false;
  learn(input, condition, false);
  return true;
}

Value Merger::read(Heap& objects, InputHeap& input, Term reference, const Field& field) const {
  reference = leader(input, reference);
  add_place(input, reference);
  Value value =
      mapped(input, reference, [&](Term leaf) { return read_leaf(objects, input, leaf, field); });
  LORIS_CHECK(value.kind != Kind::Unset, "a field should be read of an object that has it");
  if (value.kind == Kind::Ref && value.symbolic)
    value = value_of(Kind::Ref, loaded(input, value.term()));
  return value;
}

void Merger::write(Heap& objects, InputHeap& input, Term reference, const Field& field,
                   Value value) const {
  reference = leader(input, reference);
  add_place(input, reference);
  bool may_be_input = false;
  for (const Term leaf : leaves(reference)) {
    if (terms_.op(leaf) == TermOp::Variable) {
      may_be_input = true;
      input.merged.use(symbols_.of(leaf));
      continue;
    }
    const ObjectId object = numbering_.object_of(terms_.bits(leaf));
    if (!object) continue;
    if (!symbols_.program().at(objects.at(object).cls()).is_assignable_to(*field.owner)) continue;
    const Value old = Heap::load(objects.at(object), field.slot, field.kind());
    Heap::store(objects.edit(object), field.slot, choose(same(input, reference, leaf), value, old));
  }
  if (may_be_input) input.merged.write(field, {reference, value});
}

Term Merger::equal_numbers(Value a, Value b) const {
  return terms_.make(TermOp::Eq, term_of(a), term_of(b));
}

Value Merger::length(const Heap& objects, InputHeap& input, Term reference) const {
  reference = leader(input, reference);
  add_place(input, reference);
  return mapped(input, reference, [&](Term leaf) -> Value {
    if (terms_.is_constant(leaf)) {
      const ObjectId id = numbering_.object_of(terms_.bits(leaf));
      if (!id || !objects.at(id).is_array()) return {};
      const Object& array = objects.at(id);
      if (array.has_unknown_length()) return array.symbolic()->length;
      return Value::of_int(static_cast<std::int32_t>(array.length()));
    }
    input.merged.use(symbols_.of(leaf));
    return symbols_.length(symbols_.of(leaf));
  });
}

/// What has been written at an index, over what was there at first.
Value Merger::overlaid(InputHeap& input, Term leaf, Storage storage, Value index,
                       Value initial) const {
  Value value = initial;
  const MergedHeap::ElementWrites writes = input.merged.element_writes(storage);
  for (const auto& write : writes) {
    const Term there = terms_.make(TermOp::BoolAnd, same(input, leaf, write.address),
                                   known(input, equal_numbers(index, write.index)));
    const Term written = known(input, there);
    if (!is_excluded(input, written)) value = choose(written, write.value, value);
  }
  return value;
}

Value Merger::read_element_leaf(Heap& objects, InputHeap& input, Term leaf, Storage storage,
                                Value index) const {
  if (terms_.is_constant(leaf)) {
    const ObjectId id = numbering_.object_of(terms_.bits(leaf));
    if (!id || !objects.at(id).is_array()) return {};
    const Object& array = objects.at(id);
    if (array.has_unknown_length())
      return overlaid(input, leaf, storage, index, Value::zero(kind_of(storage)));
    if (!index.symbolic) {
      const auto at = static_cast<std::uint32_t>(index.as_int());
      return at < array.length() ? load_element(array, at) : Value{};
    }
    Value value;
    for (std::uint32_t i = array.length(); i-- > 0;) {
      const Value place = Value::of_int(static_cast<std::int32_t>(i));
      value = choose(known(input, equal_numbers(index, place)), load_element(array, i), value);
    }
    return value;
  }
  const SymbolId symbol = symbols_.of(leaf);
  const Class* cls = nullptr;
  for (const Class* member : types_.members(types_of(input, leaf))) {
    const bool fits = member->is_array() && member->storage == storage;
    if (fits && (cls == nullptr || cls->is_assignable_to(*member))) cls = member;
  }
  if (cls == nullptr) return {};
  input.merged.use(symbol);
  return overlaid(input, leaf, storage, index, symbols_.element(symbol, *cls, index));
}

Value Merger::read_element(Heap& objects, InputHeap& input, Term reference, Storage storage,
                           Value index) const {
  Value value = mapped(input, reference, [&](Term leaf) {
    return read_element_leaf(objects, input, leaf, storage, index);
  });
  if (value.kind == Kind::Ref && value.symbolic)
    value = value_of(Kind::Ref, loaded(input, value.term()));
  return value;
}

void Merger::write_element(Heap& objects, InputHeap& input, Term reference, Storage storage,
                           Value index, Value value) const {
  reference = leader(input, reference);
  bool is_open = false;
  for (const Term leaf : leaves(reference)) {
    if (terms_.op(leaf) == TermOp::Variable) {
      is_open = true;
      input.merged.use(symbols_.of(leaf));
      continue;
    }
    const ObjectId id = numbering_.object_of(terms_.bits(leaf));
    if (!id || !objects.at(id).is_array()) continue;
    if (objects.at(id).has_unknown_length()) {
      is_open = true;
      continue;
    }
    const Term here = same(input, reference, leaf);
    for (std::uint32_t i = 0; i < objects.at(id).length(); ++i) {
      const Value place = Value::of_int(static_cast<std::int32_t>(i));
      const Term there = known(input, equal_numbers(index, place));
      const Term both = terms_.make(TermOp::BoolAnd, here, there);
      if (terms_.is_constant(both) && terms_.bits(both) == 0) continue;
      const Value old = load_element(objects.at(id), i);
      store_element(objects.edit(id), i, choose(both, value, old));
    }
  }
  if (is_open) input.merged.write_element(storage, {reference, index, value});
}

}  // namespace loris
