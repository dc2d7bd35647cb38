#include "term/term_op.h"

namespace loris {
namespace {

/// From one sort to another, with one or two operands of the first.
struct Signature {
  Sort operand, result;
};

std::optional<Signature> fixed_signature(TermOp op) {
  switch (op) {
    case TermOp::Not:
    case TermOp::BoolAnd:
    case TermOp::BoolOr: return Signature{Sort::Bool, Sort::Bool};
    case TermOp::LCmp: return Signature{Sort::Long, Sort::Int};
    case TermOp::FCmpL:
    case TermOp::FCmpG: return Signature{Sort::Float, Sort::Int};
    case TermOp::DCmpL:
    case TermOp::DCmpG: return Signature{Sort::Double, Sort::Int};
    case TermOp::I2L: return Signature{Sort::Int, Sort::Long};
    case TermOp::I2F: return Signature{Sort::Int, Sort::Float};
    case TermOp::I2D: return Signature{Sort::Int, Sort::Double};
    case TermOp::L2I: return Signature{Sort::Long, Sort::Int};
    case TermOp::L2F: return Signature{Sort::Long, Sort::Float};
    case TermOp::L2D: return Signature{Sort::Long, Sort::Double};
    case TermOp::F2I: return Signature{Sort::Float, Sort::Int};
    case TermOp::F2L: return Signature{Sort::Float, Sort::Long};
    case TermOp::F2D: return Signature{Sort::Float, Sort::Double};
    case TermOp::D2I: return Signature{Sort::Double, Sort::Int};
    case TermOp::D2L: return Signature{Sort::Double, Sort::Long};
    case TermOp::D2F: return Signature{Sort::Double, Sort::Float};
    case TermOp::I2B:
    case TermOp::I2C:
    case TermOp::I2S: return Signature{Sort::Int, Sort::Int};
    case TermOp::FloatToIntBits: return Signature{Sort::Float, Sort::Int};
    case TermOp::IntBitsToFloat: return Signature{Sort::Int, Sort::Float};
    case TermOp::DoubleToLongBits: return Signature{Sort::Double, Sort::Long};
    case TermOp::LongBitsToDouble: return Signature{Sort::Long, Sort::Double};
    default: return std::nullopt;
  }
}

std::optional<Sort> when(bool applies, Sort result) {
  return applies ? std::optional(result) : std::nullopt;
}

}  // namespace

int arity(TermOp op) {
  switch (op) {
    case TermOp::Variable:
    case TermOp::Constant: return 0;
    case TermOp::Neg:
    case TermOp::Not: return 1;
    case TermOp::Ite: return 3;
    default: return op >= TermOp::I2L && op <= TermOp::LongBitsToDouble ? 1 : 2;
  }
}

std::optional<Sort> result_sort(TermOp op, Sort a, Sort b, Sort c) {
  switch (op) {
    case TermOp::Variable:
    case TermOp::Constant: return std::nullopt;
    case TermOp::Add:
    case TermOp::Sub:
    case TermOp::Mul:
    case TermOp::Div:
    case TermOp::Rem: return when(is_number(a) && b == a, a);
    case TermOp::Neg: return when(is_number(a), a);
    case TermOp::Shl:
    case TermOp::Shr:
    case TermOp::Ushr: return when(is_integer(a) && b == Sort::Int, a);
    case TermOp::And:
    case TermOp::Or:
    case TermOp::Xor: return when(is_integer(a) && b == a, a);
    case TermOp::Eq:
    case TermOp::Ne: return when(b == a, Sort::Bool);
    case TermOp::Lt:
    case TermOp::Le:
    case TermOp::Gt:
    case TermOp::Ge: return when((is_number(a) || a == Sort::Ref) && b == a, Sort::Bool);
    case TermOp::Same: return when(is_floating(a) && b == a, Sort::Bool);
    case TermOp::Ite: return when(a == Sort::Bool && c == b, b);
    default: break;
  }
  const auto signature = fixed_signature(op);
  if (!signature || a != signature->operand) return std::nullopt;
  return when(arity(op) == 1 || b == a, signature->result);
}

}  // namespace loris
