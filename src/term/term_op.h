#pragma once
#include <cstdint>
#include <optional>

namespace loris {

/// The type of a term's value. boolean, byte, char and short are Int, as on the operand stack; Bool
/// is for conditions.
enum class Sort : std::uint8_t { Bool, Int, Long, Float, Double, Ref };

/// The operators of terms. They mean what the instruction of the same name does; the comparisons
/// mean what the Java operator does, so on Float and Double all but Ne are false on NaN.
enum class TermOp : std::uint8_t {
  Variable,
  Constant,
  // Numbers. An integer divided by zero has no value.
  Add,
  Sub,
  Mul,
  Div,
  Rem,
  Neg,
  // An Int or Long by an Int.
  Shl,
  Shr,
  Ushr,
  // Int or Long.
  And,
  Or,
  Xor,
  // To Bool: Eq and Ne from every sort, the others from numbers and references, which are numbered.
  Eq,
  Ne,
  Lt,
  Le,
  Gt,
  Ge,
  // Bool.
  Not,
  BoolAnd,
  BoolOr,
  // To Int: -1, 0 or 1.
  LCmp,
  FCmpL,
  FCmpG,
  DCmpL,
  DCmpG,
  // To Bool, from Float and Double: one can stand for the other. A NaN can for a NaN, 0.0 cannot
  // for -0.0; Eq says the opposite of both. Made by make_same.
  Same,
  // Conversions.
  I2L,
  I2F,
  I2D,
  L2I,
  L2F,
  L2D,
  F2I,
  F2L,
  F2D,
  D2I,
  D2L,
  D2F,
  I2B,
  I2C,
  I2S,
  // What the methods of these names compute. All NaNs are one value of a term, with the bits of
  // Float.NaN and Double.NaN.
  FloatToIntBits,
  IntBitsToFloat,
  DoubleToLongBits,
  LongBitsToDouble,
  // If-then-else: a Bool and twice the same sort.
  Ite,
};

/// How many operands it takes: 0 for Variable and Constant, up to 3.
int arity(TermOp op);

/// The sort of op applied to operands of these sorts (those past its arity are ignored), none when
/// it does not apply to them or is a Variable or Constant.
std::optional<Sort> result_sort(TermOp op, Sort a, Sort b, Sort c);

constexpr bool is_integer(Sort sort) { return sort == Sort::Int || sort == Sort::Long; }
constexpr bool is_floating(Sort sort) { return sort == Sort::Float || sort == Sort::Double; }
/// Integers, and references by their numbers.
constexpr bool is_counted(Sort sort) { return is_integer(sort) || sort == Sort::Ref; }
constexpr bool is_number(Sort sort) { return is_integer(sort) || is_floating(sort); }

}  // namespace loris
