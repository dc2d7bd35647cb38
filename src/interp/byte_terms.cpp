#include "interp/byte_terms.h"

namespace loris {

TermOp narrowing_of(std::size_t width, bool is_signed) {
  if (width == 1) return TermOp::I2B;
  return is_signed ? TermOp::I2S : TermOp::I2C;
}

Value known_value(const TermStore& terms, Kind kind, Term term) {
  if (terms.is_constant(term)) return {terms.bits(term), kind, false};
  return Value::of_term(kind, term);
}

Term as_term(TermStore& terms, Value value) {
  return value.symbolic ? value.term() : terms.constant(sort_of(value.kind), value.bits);
}

Value joined_bytes(TermStore& terms, std::span<const Value> bytes, bool is_signed) {
  const bool is_long = bytes.size() == sizeof(std::int64_t);
  Term joined = is_long ? terms.long_constant(0) : terms.int_constant(0);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    Term part = terms.make(TermOp::And, as_term(terms, bytes[i]), terms.int_constant(0xff));
    if (is_long) part = terms.make(TermOp::I2L, part);
    part = terms.make(TermOp::Shl, part, terms.int_constant(static_cast<std::int32_t>(8 * i)));
    joined = terms.make(TermOp::Or, joined, part);
  }
  if (bytes.size() < sizeof(std::int32_t))
    joined = terms.make(narrowing_of(bytes.size(), is_signed), joined);
  return known_value(terms, is_long ? Kind::Long : Kind::Int, joined);
}

Value byte_of(TermStore& terms, Value value, std::size_t number) {
  Term part = terms.make(TermOp::Ushr, as_term(terms, value),
                         terms.int_constant(static_cast<std::int32_t>(8 * number)));
  if (value.kind == Kind::Long) part = terms.make(TermOp::L2I, part);
  return known_value(terms, Kind::Int, terms.make(TermOp::I2B, part));
}

Value chosen_element(TermStore& terms, const Object& array, Term index) {
  const std::uint32_t last = array.length() - 1;
  const Kind kind = kind_of(array.storage());
  Term chosen = as_term(terms, load_element(array, last));
  for (std::uint32_t i = last; i-- > 0;) {
    const Term here =
        terms.make(TermOp::Eq, index, terms.int_constant(static_cast<std::int32_t>(i)));
    chosen = terms.make(TermOp::Ite, here, as_term(terms, load_element(array, i)), chosen);
  }
  return known_value(terms, kind, chosen);
}

void store_chosen_element(TermStore& terms, Object& array, Term index, Value value) {
  for (std::uint32_t i = 0; i < array.length(); ++i) {
    const Value old = load_element(array, i);
    const Term here =
        terms.make(TermOp::Eq, index, terms.int_constant(static_cast<std::int32_t>(i)));
    const Term chosen = terms.make(TermOp::Ite, here, as_term(terms, value), as_term(terms, old));
    store_element(array, i, known_value(terms, old.kind, chosen));
  }
}

}  // namespace loris
