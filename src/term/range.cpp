#include "term/range.h"

#include <algorithm>

#include "term/bits.h"

namespace loris {
namespace {

constexpr int kDepth = 4;  // operators to look through: terms may be deep

Range all_of(Sort sort) {
  if (sort == Sort::Ref) return {0, INT64_MAX};
  return sort == Sort::Int ? Range{INT32_MIN, INT32_MAX} : Range{INT64_MIN, INT64_MAX};
}

Range range_at(const TermStore& terms, Term term, int depth);

/// x + y or x - y, everything where it may wrap.
Range shifted(const TermStore& terms, Term term, int depth) {
  const Range all = all_of(terms.sort(term));
  const Range x = range_at(terms, terms.operand(term, 0), depth);
  const Range y = range_at(terms, terms.operand(term, 1), depth);
  Range sum{};
  const bool overflow = terms.op(term) == TermOp::Add
                            ? __builtin_add_overflow(x.low, y.low, &sum.low) ||
                                  __builtin_add_overflow(x.high, y.high, &sum.high)
                            : __builtin_sub_overflow(x.low, y.high, &sum.low) ||
                                  __builtin_sub_overflow(x.high, y.low, &sum.high);
  return !overflow && all.contains(sum) ? sum : all;
}

/// x * c with a positive c, everything where it may wrap.
Range multiplied(const TermStore& terms, Term term, int depth) {
  const Range all = all_of(terms.sort(term));
  const Term constant = terms.operand(term, 1);
  if (!terms.is_constant(constant) || number_of(terms, constant) <= 0) return all;
  const std::int64_t c = number_of(terms, constant);
  const Range x = range_at(terms, terms.operand(term, 0), depth);
  Range product{};
  const bool overflow = __builtin_mul_overflow(x.low, c, &product.low) ||
                        __builtin_mul_overflow(x.high, c, &product.high);
  return !overflow && all.contains(product) ? product : all;
}

/// -x, everything where it may wrap.
Range negated(const TermStore& terms, Term term, int depth) {
  const Range all = all_of(terms.sort(term));
  const Range x = range_at(terms, terms.operand(term, 0), depth);
  return x.low > all.low ? Range{-x.high, -x.low} : all;
}

/// x / c
Range divided(const TermStore& terms, Term term, int depth) {
  const Term constant = terms.operand(term, 1);
  if (!terms.is_constant(constant) || number_of(terms, constant) <= 0)
    return all_of(terms.sort(term));
  const std::int64_t c = number_of(terms, constant);
  const Range x = range_at(terms, terms.operand(term, 0), depth);
  return {x.low / c, x.high / c};
}

/// x % c
Range remainder(const TermStore& terms, Term term, int depth) {
  const Range all = all_of(terms.sort(term));
  const Term constant = terms.operand(term, 1);
  if (!terms.is_constant(constant) || number_of(terms, constant) <= 0) return all;
  const std::int64_t most = number_of(terms, constant) - 1;
  const Range x = range_at(terms, terms.operand(term, 0), depth);
  return {x.low >= 0 ? 0 : -most, x.high <= 0 ? 0 : most};
}

/// x & c
Range masked(const TermStore& terms, Term term) {
  const Term constant = terms.operand(term, 1);
  if (!terms.is_constant(constant) || number_of(terms, constant) < 0)
    return all_of(terms.sort(term));
  return {0, number_of(terms, constant)};
}

/// x >>> c
Range shifted_right(const TermStore& terms, Term term) {
  const Range all = all_of(terms.sort(term));
  const Term constant = terms.operand(term, 1);
  if (!terms.is_constant(constant)) return all;
  const bool narrow = terms.sort(term) == Sort::Int;
  const std::int64_t distance = number_of(terms, constant) & (narrow ? 31 : 63);
  if (distance == 0) return all;
  return {0, all.high >> (distance - 1)};
}

Range range_at(const TermStore& terms, Term term, int depth) {
  if (terms.is_constant(term)) return {number_of(terms, term), number_of(terms, term)};
  if (depth == 0) return all_of(terms.sort(term));
  switch (terms.op(term)) {
    case TermOp::Variable: return {terms.domain(term).low, terms.domain(term).high};
    case TermOp::I2B: return {INT8_MIN, INT8_MAX};
    case TermOp::I2S: return {INT16_MIN, INT16_MAX};
    case TermOp::I2C: return {0, UINT16_MAX};
    case TermOp::I2L: return range_at(terms, terms.operand(term, 0), depth - 1);
    case TermOp::LCmp:
    case TermOp::FCmpL:
    case TermOp::FCmpG:
    case TermOp::DCmpL:
    case TermOp::DCmpG: return {-1, 1};
    case TermOp::Add:
    case TermOp::Sub: return shifted(terms, term, depth - 1);
    case TermOp::Neg: return negated(terms, term, depth - 1);
    case TermOp::Mul: return multiplied(terms, term, depth - 1);
    case TermOp::Div: return divided(terms, term, depth - 1);
    case TermOp::Rem: return remainder(terms, term, depth - 1);
    case TermOp::And: return masked(terms, term);
    case TermOp::Ushr: return shifted_right(terms, term);
    case TermOp::Ite: {
      const Range then = range_at(terms, terms.operand(term, 1), depth - 1);
      const Range otherwise = range_at(terms, terms.operand(term, 2), depth - 1);
      return {std::min(then.low, otherwise.low), std::max(then.high, otherwise.high)};
    }
    default: return all_of(terms.sort(term));
  }
}

}  // namespace

std::int64_t number_of(const TermStore& terms, Term constant) {
  const std::uint64_t bits = terms.bits(constant);
  return terms.sort(constant) == Sort::Int ? from_bits<std::int32_t>(bits)
                                           : from_bits<std::int64_t>(bits);
}

Range range_of(const TermStore& terms, Term term) { return range_at(terms, term, kDepth); }

}  // namespace loris
