#include "term/print.h"

#include <fmt/format.h>

#include <cmath>
#include <string_view>

#include "term/bits.h"

namespace loris {
namespace {

/// How tightly an expression holds together, JLS 15.
enum Level {
  kConditional = 1,
  kOr,
  kAnd,
  kBitOr,
  kBitXor,
  kBitAnd,
  kEquality,
  kRelation,
  kShift,
  kSum,
  kProduct,
  kUnary,
  kPrimary
};

struct Syntax {
  std::string_view symbol;  // of a binary operator, a cast or a call
  Level level;
};

Syntax syntax(TermOp op) {
  switch (op) {
    case TermOp::Variable:
    case TermOp::Constant: return {"", kPrimary};
    case TermOp::Add: return {" + ", kSum};
    case TermOp::Sub: return {" - ", kSum};
    case TermOp::Mul: return {" * ", kProduct};
    case TermOp::Div: return {" / ", kProduct};
    case TermOp::Rem: return {" % ", kProduct};
    case TermOp::Neg: return {"-", kUnary};
    case TermOp::Shl: return {" << ", kShift};
    case TermOp::Shr: return {" >> ", kShift};
    case TermOp::Ushr: return {" >>> ", kShift};
    case TermOp::And: return {" & ", kBitAnd};
    case TermOp::Or: return {" | ", kBitOr};
    case TermOp::Xor: return {" ^ ", kBitXor};
    case TermOp::Eq: return {" == ", kEquality};
    case TermOp::Ne: return {" != ", kEquality};
    case TermOp::Lt: return {" < ", kRelation};
    case TermOp::Le: return {" <= ", kRelation};
    case TermOp::Gt: return {" > ", kRelation};
    case TermOp::Ge: return {" >= ", kRelation};
    case TermOp::Not: return {"!", kUnary};
    case TermOp::BoolAnd: return {" && ", kAnd};
    case TermOp::BoolOr: return {" || ", kOr};
    case TermOp::LCmp: return {"Long.compare", kPrimary};
    case TermOp::FCmpL: return {"fcmpl", kPrimary};
    case TermOp::FCmpG: return {"fcmpg", kPrimary};
    case TermOp::DCmpL: return {"dcmpl", kPrimary};
    case TermOp::DCmpG: return {"dcmpg", kPrimary};
    case TermOp::Same: return {" == 0", kEquality};
    case TermOp::I2L:
    case TermOp::F2L:
    case TermOp::D2L: return {"(long) ", kUnary};
    case TermOp::I2F:
    case TermOp::L2F:
    case TermOp::D2F: return {"(float) ", kUnary};
    case TermOp::I2D:
    case TermOp::L2D:
    case TermOp::F2D: return {"(double) ", kUnary};
    case TermOp::L2I:
    case TermOp::F2I:
    case TermOp::D2I: return {"(int) ", kUnary};
    case TermOp::I2B: return {"(byte) ", kUnary};
    case TermOp::I2C: return {"(char) ", kUnary};
    case TermOp::I2S: return {"(short) ", kUnary};
    case TermOp::FloatToIntBits: return {"Float.floatToIntBits", kPrimary};
    case TermOp::IntBitsToFloat: return {"Float.intBitsToFloat", kPrimary};
    case TermOp::DoubleToLongBits: return {"Double.doubleToLongBits", kPrimary};
    case TermOp::LongBitsToDouble: return {"Double.longBitsToDouble", kPrimary};
    case TermOp::Ite: return {"", kConditional};
  }
  return {"", kPrimary};
}

template <class T>
std::string floating_text(T value, std::string_view type, std::string_view suffix) {
  if (std::isnan(value)) return fmt::format("{}.NaN", type);
  if (std::isinf(value))
    return fmt::format("{}.{}_INFINITY", type, value > 0 ? "POSITIVE" : "NEGATIVE");
  std::string digits = fmt::format("{}", value);
  if (digits.find_first_of(".e") == std::string::npos) digits += ".0";
  return digits + std::string(suffix);
}

std::string constant_text(Sort sort, std::uint64_t bits) {
  switch (sort) {
    case Sort::Bool: return bits != 0 ? "true" : "false";
    case Sort::Int: return fmt::format("{}", from_bits<std::int32_t>(bits));
    case Sort::Long: return fmt::format("{}L", from_bits<std::int64_t>(bits));
    case Sort::Float: return floating_text(from_bits<float>(bits), "Float", "f");
    case Sort::Double: return floating_text(from_bits<double>(bits), "Double", "");
    case Sort::Ref: return bits == 0 ? "null" : fmt::format("@{}", bits);
  }
  return {};
}

class Printer {
 public:
  Printer(const TermStore& terms, PrintLimits limits, const PrintNames& names)
      : terms_(terms), limits_(limits), names_(names) {}

  std::string print(Term term) {
    put(term, kConditional);
    return std::move(text_);
  }

 private:
  /// Writes the term, in parentheses if it holds together less tightly than `least`.
  void put(Term term, int least) {
    if (names_) {
      if (const auto name = names_(term)) {
        text_ += *name;
        return;
      }
    }
    const TermOp op = terms_.op(term);
    if (arity(op) == 0) return put_leaf(term, least);
    if (is_boolean_test(term)) return put_boolean_test(term);
    if (depth_ == limits_.depth || text_.size() >= limits_.length) {
      text_ += "…";
      return;
    }
    const bool wrap = syntax(op).level < least;
    ++depth_;
    if (wrap) text_ += '(';
    put_operator(term, op, syntax(op));
    if (wrap) text_ += ')';
    --depth_;
  }

  bool is_variable_of(char type, Term term) const {
    return terms_.op(term) == TermOp::Variable && terms_.domain(term).type == type;
  }

  /// A boolean of Java compared with zero.
  bool is_boolean_test(Term term) const {
    if (terms_.op(term) != TermOp::Eq && terms_.op(term) != TermOp::Ne) return false;
    const Term right = terms_.operand(term, 1);
    return terms_.is_constant(right) && terms_.sort(right) == Sort::Int &&
           terms_.bits(right) == 0 && is_variable_of('Z', terms_.operand(term, 0));
  }

  void put_boolean_test(Term term) {
    if (terms_.op(term) == TermOp::Eq) text_ += '!';
    text_ += terms_.name(terms_.operand(term, 0));
  }

  /// The right side of a comparison with a char, as a char if it can be seen.
  bool put_char(Term left, Term right) {
    if (!is_variable_of('C', left) || !terms_.is_constant(right)) return false;
    const std::uint64_t value = terms_.bits(right);
    if (value < ' ' || value > '~') return false;
    text_ += value == '\'' || value == '\\' ? "'\\" : "'";
    text_ += static_cast<char>(value);
    text_ += '\'';
    return true;
  }

  /// A negative constant starts with an operator: -(-1) must not become --1.
  void put_leaf(Term term, int least) {
    if (terms_.op(term) == TermOp::Variable) {
      text_ += terms_.name(term);
      return;
    }
    const std::string constant = constant_text(terms_.sort(term), terms_.bits(term));
    const bool wrap = constant.front() == '-' && least > kUnary;
    text_ += wrap ? "(" + constant + ")" : constant;
  }

  void put_operator(Term term, TermOp op, Syntax syntax) {
    if (op == TermOp::Ite) return put_conditional(term);
    if (op == TermOp::Same) return put_same(term, syntax);
    if (syntax.level == kUnary) return put_prefix(term, op, syntax);
    if (syntax.level == kPrimary) return put_call(term, syntax);
    put_binary(term, syntax);
  }

  void put_conditional(Term term) {
    put(terms_.operand(term, 0), kConditional + 1);
    text_ += " ? ";
    put(terms_.operand(term, 1), kConditional);
    text_ += " : ";
    put(terms_.operand(term, 2), kConditional);
  }

  void put_prefix(Term term, TermOp op, Syntax syntax) {
    const Term operand = terms_.operand(term, 0);
    text_ += syntax.symbol;
    const bool two_signs = op == TermOp::Neg && terms_.op(operand) == TermOp::Neg;
    put(operand, two_signs ? kPrimary : kUnary);
  }

  void put_call(Term term, Syntax syntax) {
    text_ += syntax.symbol;
    text_ += '(';
    put(terms_.operand(term, 0), kConditional);
    if (const Term second = terms_.operand(term, 1)) {
      text_ += ", ";
      put(second, kConditional);
    }
    text_ += ')';
  }

  /// Double.compare(x, y) == 0 is how Java says it.
  void put_same(Term term, Syntax syntax) {
    const bool narrow = terms_.sort(terms_.operand(term, 0)) == Sort::Float;
    put_call(term, {narrow ? "Float.compare" : "Double.compare", kPrimary});
    text_ += syntax.symbol;
  }

  /// Binary operators group to the left; for && and || grouping makes no difference.
  void put_binary(Term term, Syntax syntax) {
    const bool associative = syntax.level == kAnd || syntax.level == kOr;
    put(terms_.operand(term, 0), syntax.level);
    text_ += syntax.symbol;
    const bool comparison = syntax.level == kEquality || syntax.level == kRelation;
    if (comparison && put_char(terms_.operand(term, 0), terms_.operand(term, 1))) return;
    put(terms_.operand(term, 1), associative ? syntax.level : syntax.level + 1);
  }

  const TermStore& terms_;
  PrintLimits limits_;
  const PrintNames& names_;
  std::string text_;
  int depth_ = 0;
};

}  // namespace

std::string print(const TermStore& terms, Term term, PrintLimits limits) {
  return print(terms, term, limits, {});
}

std::string print(const TermStore& terms, Term term, PrintLimits limits, const PrintNames& names) {
  return Printer(terms, limits, names).print(term);
}

}  // namespace loris
