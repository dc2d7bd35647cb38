// Objects that everyone gets for their content, the input too: Strings that are interned, and what
// valueOf gives for small numbers.
#include <algorithm>

#include "base/check.h"
#include "heap/merge.h"
#include "heap/relocation.h"

namespace loris {

std::optional<Merger::Content> Merger::content_of(const InputHeap& input, Term leaf) const {
  if (terms_.op(leaf) == TermOp::Variable) {
    const SymbolId symbol = symbols_.of(leaf);
    const auto number = input.merged.boxed_number(symbol);
    if (!number) return std::nullopt;
    return Content{symbols_.at(symbol).declared, *number};
  }
  const ObjectId object = numbering_.object_of(terms_.bits(leaf));
  if (!object || !kept_content) return std::nullopt;
  return kept_content(object);
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
  if (cls.name == "java/lang/Boolean") return terms_.bool_constant(true);
  const auto constant = [&](std::int64_t n) {
    return number.kind == Kind::Long ? terms_.long_constant(n)
                                     : terms_.int_constant(static_cast<std::int32_t>(n));
  };
  const std::int64_t low = cls.name == "java/lang/Character" ? 0 : -128;
  const Term term = term_of(number);
  return terms_.make(TermOp::BoolAnd, terms_.make(TermOp::Ge, term, constant(low)),
                     terms_.make(TermOp::Le, term, constant(127)));
}

Term Merger::has_content(SymbolId symbol, const Content& content) const {
  if (content.cls->name == "java/lang/String") return has_text(symbols_, symbol, content.text);
  return terms_.make(TermOp::BoolAnd,
                     equal_numbers(number_in(symbol, *content.cls), content.number),
                     is_small(*content.cls, content.number));
}

/// An object that everyone gets for its content, and any other reference.
Term Merger::same_kept(const InputHeap& input, const Content& content, Term other) const {
  const Class& cls = *content.cls;
  if (const auto second = content_of(input, other)) {
    if (second->cls != &cls) return terms_.bool_constant(false);
    if (cls.name == "java/lang/String") return terms_.bool_constant(second->text == content.text);
    return terms_.make(TermOp::BoolAnd, is_small(cls, content.number),
                       equal_numbers(content.number, second->number));
  }
  const bool is_open = terms_.op(other) == TermOp::Variable;
  const TypeSet own = types_.only(cls);
  if (!is_open || !types_.meet(types_of(input, other), own)) return terms_.bool_constant(false);
  const SymbolId symbol = symbols_.of(other);
  asked_.push_back(symbol);
  Term same = terms_.make(TermOp::Ne, symbols_.kept(symbol).term(), terms_.int_constant(0));
  same = terms_.make(TermOp::BoolAnd, has_content(symbol, content), same);
  if (types_.meet(types_of(input, other), own) != types_of(input, other))
    same = terms_.make(TermOp::BoolAnd, numbering_.is_in(terms_, other, own), same);
  return same;
}

/// Such a box holds a small number, and there is one object for each content.
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
    const bool is_box = cls->name != "java/lang/String";
    if (is_box) add(is_kept(symbol, *cls), is_small(*cls, number_in(symbol, *cls)));
    for (const SymbolId other : input.merged.asked_kept()) {
      const Term both = terms_.make(TermOp::BoolAnd, is_kept(symbol, *cls), is_kept(other, *cls));
      const Term equal = is_box ? equal_numbers(number_in(symbol, *cls), number_in(other, *cls))
                                : equal_texts(symbols_, symbol, other);
      add(terms_.make(TermOp::BoolAnd, both, equal),
          terms_.make(TermOp::Eq, symbols_.at(other).term, reference));
    }
  }
  return all;
}

}  // namespace loris
