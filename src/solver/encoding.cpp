#include "solver/encoding.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/check.h"
#include "term/bits.h"

namespace loris {
namespace {

std::int64_t signed_value(Sort sort, std::uint64_t bits) {
  return sort == Sort::Int ? from_bits<std::int32_t>(bits) : from_bits<std::int64_t>(bits);
}

bool is_integral(Sort sort) { return is_integer(sort) || sort == Sort::Ref; }

}  // namespace

Encoder::Encoder(const TermStore& terms, SmtBuilder& smt, Encoding encoding)
    : terms_(terms),
      smt_(smt),
      encoding_(encoding),
      integers_(encoding == Encoding::Integers ? make_integer_theory(smt) : make_bits_theory(smt)) {
}

SmtExpr Encoder::encode(Term term) {
  std::vector<Term> open{term};
  while (!open.empty()) {
    const Term next = open.back();
    if (const Term operand = missing_operand(next)) {
      open.push_back(operand);
      continue;
    }
    if (!encoded_.contains(next)) encoded_.emplace(next, make(next));
    open.pop_back();
  }
  return encoded_.at(term).expr;
}

Term Encoder::missing_operand(Term term) const {
  for (int i = 0; i < arity(terms_.op(term)); ++i) {
    const Term operand = terms_.operand(term, i);
    if (!encoded_.contains(operand)) return operand;
  }
  return {};
}

Encoded Encoder::make(Term term) {
  const TermOp op = terms_.op(term);
  if (op == TermOp::Constant) return constant(terms_.sort(term), terms_.bits(term));
  if (op == TermOp::Variable) return variable(term);
  if (op == TermOp::FloatToIntBits || op == TermOp::DoubleToLongBits) return bit_pattern(term);
  EncodedOperands operands;
  for (int i = 0; i < arity(op); ++i)
    operands[static_cast<std::size_t>(i)] = encoded_.at(terms_.operand(term, i));
  return apply(op, terms_.sort(terms_.operand(term, 0)), operands);
}

Encoded Encoder::constant(Sort sort, std::uint64_t bits) {
  if (sort == Sort::Bool) return {smt_.boolean(bits != 0)};
  if (is_integral(sort)) return integers_->constant(sort, signed_value(sort, bits));
  return {smt_.constant(smt_sort(sort), bits)};
}

Encoded Encoder::variable(Term term) {
  const Sort sort = terms_.sort(term);
  const SmtExpr expr = smt_.variable(smt_sort(sort), terms_.name(term));
  if (!is_integral(sort)) return {expr};
  return {expr, terms_.domain(term).low, terms_.domain(term).high};
}

Encoded Encoder::bit_pattern(Term term) {
  LORIS_CHECK(encoding_ == Encoding::Bits, "bits of a floating number need bit-vectors");
  return {smt_.variable(smt_sort(terms_.sort(term)), "bits!" + std::to_string(term.id))};
}

SmtExpr Encoder::definition_of(Term bit_pattern) {
  const bool narrow = terms_.op(bit_pattern) == TermOp::FloatToIntBits;
  const SmtExpr bits = encode(bit_pattern);
  const SmtExpr number = encode(terms_.operand(bit_pattern, 0));
  const SmtExpr nan = narrow ? smt_.constant(SmtSort::Bits32, kFloatNan)
                             : smt_.constant(SmtSort::Bits64, kDoubleNan);
  const SmtExpr read = smt_.apply(narrow ? SmtOp::BitsAsFloat32 : SmtOp::BitsAsFloat64, {bits});
  return smt_.apply(SmtOp::Ite,
                    {smt_.apply(SmtOp::FloatIsNan, {number}), smt_.apply(SmtOp::Eq, {bits, nan}),
                     smt_.apply(SmtOp::Eq, {read, number})});
}

SmtExpr Encoder::domain_of(Term variable) {
  const Sort sort = terms_.sort(variable);
  if (!is_integral(sort)) return {};
  const Domain& domain = terms_.domain(variable);
  const Domain all = whole_domain(sort == Sort::Int ? 'I' : 'J');
  if (encoding_ == Encoding::Bits && domain.low == all.low && domain.high == all.high) return {};
  const SmtExpr hull = within(variable, domain.low, domain.high);
  if (!has_gap(domain)) return hull;
  const SmtExpr gap = within(variable, domain.gap_low, domain.gap_high);
  return smt_.apply(SmtOp::And, {hull, smt_.apply(SmtOp::Not, {gap})});
}

SmtExpr Encoder::one_of_few(Term reference) {
  constexpr std::size_t kFew = 20;
  if (terms_.sort(reference) != Sort::Ref) return {};
  const Domain& domain = terms_.domain(reference);
  const SmtExpr expr = encode(reference);
  SmtExpr one_of{};
  std::size_t count = 0;
  for (std::int64_t number = domain.low; number <= domain.high; ++number) {
    if (has_gap(domain) && number == domain.gap_low) {
      number = domain.gap_high;
      continue;
    }
    if (++count > kFew) return {};
    const SmtExpr is_it =
        smt_.apply(SmtOp::Eq, {expr, integers_->constant(Sort::Ref, number).expr});
    one_of = one_of.index == 0 ? is_it : smt_.apply(SmtOp::Or, {one_of, is_it});
  }
  return one_of;
}

SmtExpr Encoder::is_value_of(Term variable, const Application& applied) {
  std::vector<SmtExpr> arguments{encode(applied.base)};
  std::vector<SmtSort> parameters{smt_sort(Sort::Ref)};
  if (applied.index) {
    arguments.push_back(encode(applied.index));
    parameters.push_back(smt_sort(Sort::Int));
  }
  const auto [function, is_new] = functions_.try_emplace(applied.function);
  if (is_new)
    function->second = smt_.function(parameters, smt_sort(terms_.sort(variable)),
                                     fmt::format("value of {}", applied.function));
  const SmtExpr null = integers_->constant(Sort::Ref, 0).expr;
  return smt_.apply(
      SmtOp::Or,
      {smt_.apply(SmtOp::Eq, {arguments.front(), null}),
       smt_.apply(SmtOp::Eq, {encode(variable), smt_.call(function->second, arguments)})});
}

SmtExpr Encoder::within(Term variable, std::int64_t least, std::int64_t most) {
  const Sort sort = terms_.sort(variable);
  if (!is_integral(sort)) return {};
  encode(variable);
  const Encoded x = encoded_.at(variable);
  const Encoded low = integers_->constant(sort, least);
  const Encoded high = integers_->constant(sort, most);
  return smt_.apply(SmtOp::And, {integers_->apply(TermOp::Le, sort, {low, x}).expr,
                                 integers_->apply(TermOp::Le, sort, {x, high}).expr});
}

Encoded Encoder::apply(TermOp op, Sort sort, const EncodedOperands& operands) {
  const auto& [a, b, c] = operands;
  switch (op) {
    case TermOp::Gt: return apply(TermOp::Lt, sort, {b, a});
    case TermOp::Ge: return apply(TermOp::Le, sort, {b, a});
    case TermOp::Ne: return {smt_.apply(SmtOp::Not, {apply(TermOp::Eq, sort, {a, b}).expr})};
    case TermOp::LCmp:
    case TermOp::FCmpL:
    case TermOp::FCmpG:
    case TermOp::DCmpL:
    case TermOp::DCmpG: return compare_to_int(op, sort, operands);
    default: break;
  }
  if (sort == Sort::Bool) return boolean(op, operands);
  if (is_integral(sort) || (op >= TermOp::F2I && op <= TermOp::D2L && op != TermOp::F2D))
    return integers_->apply(op, sort, operands);
  return {encode_floating(smt_, op, operands)};
}

Encoded Encoder::boolean(TermOp op, const EncodedOperands& operands) {
  const auto& [a, b, c] = operands;
  switch (op) {
    case TermOp::Not: return {smt_.apply(SmtOp::Not, {a.expr})};
    case TermOp::BoolAnd: return {smt_.apply(SmtOp::And, {a.expr, b.expr})};
    case TermOp::BoolOr: return {smt_.apply(SmtOp::Or, {a.expr, b.expr})};
    case TermOp::Eq: return {smt_.apply(SmtOp::Eq, {a.expr, b.expr})};
    case TermOp::Ite:
      return {smt_.apply(SmtOp::Ite, {a.expr, b.expr, c.expr}), std::min(b.low, c.low),
              std::max(b.high, c.high)};
    default: break;
  }
  LORIS_CHECK(false, "an operator that conditions do not have");
  return {};
}

/// With a NaN neither a < b nor a == b holds, so what comes last is what a NaN gives.
Encoded Encoder::compare_to_int(TermOp op, Sort sort, const EncodedOperands& operands) {
  const auto& [a, b, unused] = operands;
  const bool nan_is_less = op == TermOp::FCmpL || op == TermOp::DCmpL;
  const Encoded first = apply(nan_is_less ? TermOp::Gt : TermOp::Lt, sort, {a, b});
  const Encoded equal = apply(TermOp::Eq, sort, {a, b});
  const auto sign = [&](std::int64_t value) { return integers_->constant(Sort::Int, value).expr; };
  const SmtExpr rest = smt_.apply(SmtOp::Ite, {equal.expr, sign(0), sign(nan_is_less ? -1 : 1)});
  return {smt_.apply(SmtOp::Ite, {first.expr, sign(nan_is_less ? 1 : -1), rest}), -1, 1};
}

SmtSort Encoder::smt_sort(Sort sort) const {
  switch (sort) {
    case Sort::Bool: return SmtSort::Bool;
    case Sort::Float: return SmtSort::Float32;
    case Sort::Double: return SmtSort::Float64;
    default: return integers_->sort(sort);
  }
}

SmtExpr encode_floating(SmtBuilder& smt, TermOp op, const EncodedOperands& operands) {
  const auto binary = [&](SmtOp smt_op) {
    return smt.apply(smt_op, {operands[0].expr, operands[1].expr});
  };
  switch (op) {
    case TermOp::Add: return binary(SmtOp::FloatAdd);
    case TermOp::Sub: return binary(SmtOp::FloatSub);
    case TermOp::Mul: return binary(SmtOp::FloatMul);
    case TermOp::Div: return binary(SmtOp::FloatDiv);
    case TermOp::Eq: return binary(SmtOp::FloatEq);
    case TermOp::Same: return binary(SmtOp::Eq);
    case TermOp::Lt: return binary(SmtOp::FloatLt);
    case TermOp::Le: return binary(SmtOp::FloatLe);
    case TermOp::Neg: return smt.apply(SmtOp::FloatNeg, {operands[0].expr});
    case TermOp::F2D: return smt.apply(SmtOp::Float32To64, {operands[0].expr});
    case TermOp::D2F: return smt.apply(SmtOp::Float64To32, {operands[0].expr});
    default: break;
  }
  LORIS_CHECK(false, "an operator without an encoding for floating numbers");
  return {};
}

}  // namespace loris
