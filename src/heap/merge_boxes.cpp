// Boxes that valueOf gives: one object for a small number, which the input may have too.
#include <algorithm>

#include "base/check.h"
#include "heap/merge.h"

namespace loris {

std::optional<Merger::Box> Merger::box_of(const InputHeap& input, Term leaf) const {
  if (terms_.op(leaf) == TermOp::Variable) {
    const SymbolId symbol = symbols_.of(leaf);
    const auto number = input.merged.boxed_number(symbol);
    if (!number) return std::nullopt;
    return Box{symbols_.at(symbol).declared, *number};
  }
  const ObjectId object = numbering_.object_of(terms_.bits(leaf));
  if (!object || !kept_number) return std::nullopt;
  const auto number = kept_number(object);
  if (!number) return std::nullopt;
  return Box{kept_class(object), *number};
}

Value Merger::number_in(SymbolId symbol, const Class& cls) const {
  for (const Field& field : cls.fields) {
    if (field.name == "value" && !field.is_static()) return symbols_.field(symbol, field);
  }
  LORIS_CHECK(false, "a box should have a value");
  return {};
}

/// JLS 5.1.7 and the library's caches.
Term Merger::is_small(const Class& cls, Value number) const {
  if (number.kind == Kind::Float || number.kind == Kind::Double) return terms_.bool_constant(false);
  const auto constant = [&](std::int64_t n) {
    return number.kind == Kind::Long ? terms_.long_constant(n)
                                     : terms_.int_constant(static_cast<std::int32_t>(n));
  };
  const std::int64_t low = cls.name == "java/lang/Character" ? 0 : -128;
  const Term term = term_of(number);
  return terms_.make(TermOp::BoolAnd, terms_.make(TermOp::Ge, term, constant(low)),
                     terms_.make(TermOp::Le, term, constant(127)));
}

/// A box that valueOf gives, and any other reference.
Term Merger::same_box(const InputHeap& input, const Box& box, Term other) const {
  if (const auto second = box_of(input, other)) {
    if (second->cls != box.cls) return terms_.bool_constant(false);
    return terms_.make(TermOp::BoolAnd, is_small(*box.cls, box.number),
                       equal_numbers(box.number, second->number));
  }
  const bool is_open = terms_.op(other) == TermOp::Variable;
  const TypeSet own = types_.only(*box.cls);
  if (!is_open || !types_.meet(types_of(input, other), own)) return terms_.bool_constant(false);
  const SymbolId symbol = symbols_.of(other);
  asked_.push_back(symbol);
  Term same = terms_.make(TermOp::Ne, symbols_.kept(symbol).term(), terms_.int_constant(0));
  const auto also = [&](Term condition) { same = terms_.make(TermOp::BoolAnd, condition, same); };
  also(equal_numbers(number_in(symbol, *box.cls), box.number));
  also(is_small(*box.cls, box.number));
  if (types_.meet(types_of(input, other), own) != types_of(input, other))
    also(numbering_.is_in(terms_, other, own));
  return same;
}

/// Such a box holds a small number, and there is one for each number.
Term Merger::kept_axioms(const InputHeap& input, SymbolId symbol) const {
  Term all = terms_.bool_constant(true);
  const Term reference = symbols_.at(symbol).term;
  const auto is_kept = [&](SymbolId box, const Class& cls) {
    const Term kept = terms_.make(TermOp::Ne, symbols_.kept(box).term(), terms_.int_constant(0));
    return terms_.make(TermOp::BoolAnd,
                       numbering_.is_in(terms_, symbols_.at(box).term, types_.only(cls)), kept);
  };
  const auto add = [&](Term premise, Term conclusion) {
    const Term axiom = terms_.make(TermOp::BoolOr, terms_.make(TermOp::Not, premise), conclusion);
    all = terms_.make(TermOp::BoolAnd, all, axiom);
  };
  for (const Class* cls :
       types_.members(types_.meet(types_of(input, reference), types_.values()))) {
    if (cls->name == "java/lang/String") continue;
    const Value number = number_in(symbol, *cls);
    add(is_kept(symbol, *cls), is_small(*cls, number));
    for (const SymbolId other : input.merged.asked_kept()) {
      const Term both = terms_.make(TermOp::BoolAnd, is_kept(symbol, *cls), is_kept(other, *cls));
      const Term premise =
          terms_.make(TermOp::BoolAnd, both, equal_numbers(number, number_in(other, *cls)));
      add(premise, terms_.make(TermOp::Eq, symbols_.at(other).term, reference));
    }
  }
  return all;
}

}  // namespace loris
