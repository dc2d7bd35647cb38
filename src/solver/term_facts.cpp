#include "solver/term_facts.h"

#include <algorithm>

namespace loris {
namespace {

/// x & (2^k - 1), the remainder of a division by 2^k that rounds down.
bool takes_low_bits(const TermStore& terms, Term term) {
  for (int i = 0; i < 2; ++i) {
    const Term mask = terms.operand(term, i);
    if (!terms.is_constant(mask)) continue;
    const std::uint64_t bits = terms.bits(mask);
    return bits <= INT32_MAX && (bits & (bits + 1)) == 0;
  }
  return false;
}

/// Bitwise operators, and conversions between integers and floating numbers: neither has an exact
/// counterpart over unbounded integers that solvers decide well. A shift to the right by a constant
/// divides.
bool only_bits_express(const TermStore& terms, Term term) {
  switch (terms.op(term)) {
    case TermOp::Shr:
    case TermOp::Ushr: return !terms.is_constant(terms.operand(term, 1));
    case TermOp::And: return !takes_low_bits(terms, term);
    case TermOp::Shl:
    case TermOp::Or:
    case TermOp::Xor:
    case TermOp::I2F:
    case TermOp::I2D:
    case TermOp::L2F:
    case TermOp::L2D:
    case TermOp::F2I:
    case TermOp::F2L:
    case TermOp::D2I:
    case TermOp::D2L:
    case TermOp::FloatToIntBits:
    case TermOp::IntBitsToFloat:
    case TermOp::DoubleToLongBits:
    case TermOp::LongBitsToDouble: return true;
    default: return false;
  }
}

bool is_nonlinear(const TermStore& terms, Term term) {
  if (!is_integer(terms.sort(term))) return false;
  switch (terms.op(term)) {
    case TermOp::Mul:
      return !terms.is_constant(terms.operand(term, 0)) &&
             !terms.is_constant(terms.operand(term, 1));
    case TermOp::Div:
    case TermOp::Rem: return !terms.is_constant(terms.operand(term, 1));
    default: return false;
  }
}

}  // namespace

Theory theory_of(const TermFacts& facts) {
  if (facts.has_floating) return Theory::Floating;
  if (facts.needs_bits) return Theory::Bits;
  return facts.nonlinear ? Theory::Nonlinear : Theory::Integers;
}

const TermFacts& TermFactsCache::of(Term condition) {
  if (condition.id >= facts_.size()) facts_.resize(terms_.size());
  auto& facts = facts_[condition.id];
  if (!facts) facts = std::make_unique<TermFacts>(collect(condition));
  return *facts;
}

/// Operands are older than what is made of them, so one look at each new term is enough.
bool TermFactsCache::is_too_deep(Term condition) {
  for (std::size_t id = depths_.size(); id <= condition.id; ++id) {
    const Term term{static_cast<std::uint32_t>(id)};
    Depth depth;
    for (int i = 0; id > 0 && i < arity(terms_.op(term)); ++i) {
      const Depth& operand = depths_[terms_.operand(term, i).id];
      depth.operators = std::max(depth.operators, operand.operators);
      depth.ites = std::max(depth.ites, operand.ites);
    }
    if (id > 0) ++(terms_.op(term) == TermOp::Ite ? depth.ites : depth.operators);
    depths_.push_back(depth);
  }
  const Depth& depth = depths_[condition.id];
  return depth.operators > kDeepestTerm || depth.ites > kLongestIte;
}

TermFacts TermFactsCache::collect(Term condition) {
  TermFacts facts;
  facts.too_deep = facts.undecidable = is_too_deep(condition);
  seen_.resize(terms_.size());
  std::vector<Term> open{condition};
  while (!open.empty()) {
    const Term term = open.back();
    open.pop_back();
    if (seen_[term.id] == condition.id) continue;
    seen_[term.id] = condition.id;
    const TermOp op = terms_.op(term);
    if (op == TermOp::Variable) facts.variables.push_back(term);
    if (op == TermOp::FloatToIntBits || op == TermOp::DoubleToLongBits)
      facts.bit_patterns.push_back(term);
    if (only_bits_express(terms_, term)) facts.needs_bits = true;
    if (is_nonlinear(terms_, term)) facts.nonlinear = true;
    if (is_floating(terms_.sort(term))) facts.has_floating = true;
    if (op == TermOp::Rem && is_floating(terms_.sort(term))) facts.undecidable = true;
    for (int i = arity(op) - 1; i >= 0; --i) open.push_back(terms_.operand(term, i));
  }
  return facts;
}

}  // namespace loris
