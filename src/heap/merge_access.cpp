// What is read and written through references that are terms.
#include <algorithm>

#include "base/check.h"
#include "heap/merge.h"

namespace loris {

namespace {

/// The constants of these enums that have the field, each with its number.
std::vector<std::pair<ObjectId, Term>> constants_with(InputSymbols& symbols, TypeUniverse& types,
                                                      const Numbering& numbering,
                                                      const Heap& objects, TypeSet enums,
                                                      const Field& field) {
  std::vector<std::pair<ObjectId, Term>> found;
  if (!enums) return found;
  for (const auto& [id, number] : numbering.constants()) {
    const Class& cls = symbols.program().at(objects.at(ObjectId{id}).cls());
    if (types.meet(enums, types.only(cls)) && cls.is_assignable_to(*field.owner))
      found.emplace_back(ObjectId{id}, symbols.terms().constant(Sort::Ref, number));
  }
  return found;
}

}  // namespace

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
  if (types_.minus(types_.minus(own, types_.null()), constants)) {
    value = symbols_.field(symbol, field);
    const MergedHeap::Writes writes = input.merged.writes(field);
    for (const MergedHeap::Write& write : writes) {
      const Term here = same(input, leaf, write.address);
      if (!is_excluded(input, here)) value = choose(here, write.value, value);
    }
  }
  // The constants of an enum are there: its fields are theirs, with all that was written.
  for (const auto& [object, constant] :
       constants_with(symbols_, types_, numbering_, objects, constants, field)) {
    value = choose(same_leaves(input, leaf, constant),
                   Heap::load(objects.at(object), field.slot, field.kind()), value);
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
      const TypeSet enums = types_.meet(types_of(input, leaf), types_.enums());
      for (const auto& [object, constant] :
           constants_with(symbols_, types_, numbering_, objects, enums, field)) {
        const Value old = Heap::load(objects.at(object), field.slot, field.kind());
        Heap::store(objects.edit(object), field.slot,
                    choose(same(input, reference, constant), value, old));
      }
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

}  // namespace loris
