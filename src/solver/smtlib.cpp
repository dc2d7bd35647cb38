#include "solver/smtlib.h"

#include <fmt/format.h>

#include <optional>

namespace loris {
namespace {

constexpr std::size_t kInline = 100;  // longer expressions get a name: they may be used often

std::string_view sort_text(SmtSort sort) {
  switch (sort) {
    case SmtSort::Bool: return "Bool";
    case SmtSort::Int: return "Int";
    case SmtSort::Bits32: return "(_ BitVec 32)";
    case SmtSort::Bits64: return "(_ BitVec 64)";
    case SmtSort::Float32: return "(_ FloatingPoint 8 24)";
    case SmtSort::Float64: return "(_ FloatingPoint 11 53)";
  }
  return "Bool";
}

struct Symbol {
  std::string_view text;
  std::optional<SmtSort> sort;  // of the result; none: that of the last operand
};

Symbol integer_symbol(SmtOp op) {
  switch (op) {
    case SmtOp::IntAdd: return {"+", SmtSort::Int};
    case SmtOp::IntNeg:
    case SmtOp::IntSub: return {"-", SmtSort::Int};
    case SmtOp::IntMul: return {"*", SmtSort::Int};
    case SmtOp::IntDiv: return {"div", SmtSort::Int};
    case SmtOp::IntMod: return {"mod", SmtSort::Int};
    case SmtOp::IntLt: return {"<", SmtSort::Bool};
    case SmtOp::IntLe: return {"<=", SmtSort::Bool};
    case SmtOp::Not: return {"not", SmtSort::Bool};
    case SmtOp::And: return {"and", SmtSort::Bool};
    case SmtOp::Or: return {"or", SmtSort::Bool};
    case SmtOp::Eq: return {"=", SmtSort::Bool};
    default: return {"ite", std::nullopt};
  }
}

Symbol floating_symbol(SmtOp op) {
  switch (op) {
    case SmtOp::FloatAdd: return {"fp.add RNE", std::nullopt};
    case SmtOp::FloatSub: return {"fp.sub RNE", std::nullopt};
    case SmtOp::FloatMul: return {"fp.mul RNE", std::nullopt};
    case SmtOp::FloatDiv: return {"fp.div RNE", std::nullopt};
    case SmtOp::FloatNeg: return {"fp.neg", std::nullopt};
    case SmtOp::FloatEq: return {"fp.eq", SmtSort::Bool};
    case SmtOp::FloatLt: return {"fp.lt", SmtSort::Bool};
    case SmtOp::FloatLe: return {"fp.leq", SmtSort::Bool};
    case SmtOp::FloatIsNan: return {"fp.isNaN", SmtSort::Bool};
    case SmtOp::BitsToFloat32:
    case SmtOp::Float64To32: return {"(_ to_fp 8 24) RNE", SmtSort::Float32};
    case SmtOp::BitsToFloat64:
    case SmtOp::Float32To64: return {"(_ to_fp 11 53) RNE", SmtSort::Float64};
    case SmtOp::BitsAsFloat32: return {"(_ to_fp 8 24)", SmtSort::Float32};
    case SmtOp::BitsAsFloat64: return {"(_ to_fp 11 53)", SmtSort::Float64};
    case SmtOp::FloatToBits32: return {"(_ fp.to_sbv 32) RTZ", SmtSort::Bits32};
    case SmtOp::FloatToBits64: return {"(_ fp.to_sbv 64) RTZ", SmtSort::Bits64};
    default: return integer_symbol(op);
  }
}

Symbol symbol(SmtOp op) {
  switch (op) {
    case SmtOp::BitsAdd: return {"bvadd", std::nullopt};
    case SmtOp::BitsSub: return {"bvsub", std::nullopt};
    case SmtOp::BitsMul: return {"bvmul", std::nullopt};
    case SmtOp::BitsNeg: return {"bvneg", std::nullopt};
    case SmtOp::BitsDiv: return {"bvsdiv", std::nullopt};
    case SmtOp::BitsRem: return {"bvsrem", std::nullopt};
    case SmtOp::BitsShl: return {"bvshl", std::nullopt};
    case SmtOp::BitsShr: return {"bvashr", std::nullopt};
    case SmtOp::BitsUshr: return {"bvlshr", std::nullopt};
    case SmtOp::BitsAnd: return {"bvand", std::nullopt};
    case SmtOp::BitsOr: return {"bvor", std::nullopt};
    case SmtOp::BitsXor: return {"bvxor", std::nullopt};
    case SmtOp::BitsLt: return {"bvslt", SmtSort::Bool};
    case SmtOp::BitsLe: return {"bvsle", SmtSort::Bool};
    case SmtOp::SignExtend: return {"(_ sign_extend 32)", SmtSort::Bits64};
    case SmtOp::LowHalf: return {"(_ extract 31 0)", SmtSort::Bits32};
    default: return floating_symbol(op);
  }
}

/// A quoted symbol may hold everything but these two.
std::string quoted(std::string_view name) {
  std::string text = "|";
  for (const char c : name) text += c == '|' ? '!' : c == '\\' ? '/' : c;
  return text + "|";
}

}  // namespace

SmtExpr SmtText::variable(SmtSort sort, std::string_view name) {
  const std::string symbol = quoted(name);
  text_ += fmt::format("(declare-fun {} () {})\n", symbol, sort_text(sort));
  return keep(symbol, sort);
}

SmtExpr SmtText::boolean(bool value) { return keep(value ? "true" : "false", SmtSort::Bool); }

SmtExpr SmtText::integer(Wide value) {
  return keep(value < 0 ? "(- " + decimal(-value) + ")" : decimal(value), SmtSort::Int);
}

SmtExpr SmtText::constant(SmtSort sort, std::uint64_t bits) {
  const bool narrow = sort == SmtSort::Bits32 || sort == SmtSort::Float32;
  const std::string vector =
      narrow ? fmt::format("#x{:08x}", bits) : fmt::format("#x{:016x}", bits);
  if (sort == SmtSort::Float32) return keep(fmt::format("((_ to_fp 8 24) {})", vector), sort);
  if (sort == SmtSort::Float64) return keep(fmt::format("((_ to_fp 11 53) {})", vector), sort);
  return keep(vector, sort);
}

SmtExpr SmtText::apply(SmtOp op, std::initializer_list<SmtExpr> operands) {
  const Symbol head = symbol(op);
  std::string text = fmt::format("({}", head.text);
  SmtSort sort = SmtSort::Bool;
  for (const SmtExpr operand : operands) {
    text += ' ';
    text += exprs_[operand.index].text;
    sort = exprs_[operand.index].sort;
  }
  text += ')';
  return keep(std::move(text), head.sort.value_or(sort));
}

SmtFunction SmtText::function(std::span<const SmtSort> parameters, SmtSort result,
                              std::string_view name) {
  const std::string symbol = quoted(name);
  std::string sorts;
  for (const SmtSort sort : parameters)
    sorts += fmt::format("{}{}", sorts.empty() ? "" : " ", sort_text(sort));
  text_ += fmt::format("(declare-fun {} ({}) {})\n", symbol, sorts, sort_text(result));
  functions_.push_back({symbol, result});
  return {static_cast<std::uint32_t>(functions_.size() - 1)};
}

SmtExpr SmtText::call(SmtFunction function, std::span<const SmtExpr> arguments) {
  const Expr& head = functions_[function.index];
  std::string text = fmt::format("({}", head.text);
  for (const SmtExpr argument : arguments) {
    text += ' ';
    text += exprs_[argument.index].text;
  }
  return keep(text + ')', head.sort);
}

SmtExpr SmtText::keep(std::string text, SmtSort sort) {
  if (text.size() > kInline && text.front() == '(') {
    const std::string name = fmt::format("e!{}", ++definitions_);
    text_ += fmt::format("(define-fun {} () {} {})\n", name, sort_text(sort), text);
    text = name;
  }
  exprs_.push_back({std::move(text), sort});
  return {static_cast<std::uint32_t>(exprs_.size() - 1)};
}

void SmtText::assert_true(SmtExpr condition) {
  text_ += fmt::format("(assert {})\n", exprs_[condition.index].text);
}

}  // namespace loris
