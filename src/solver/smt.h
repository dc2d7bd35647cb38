#pragma once
#include <cstdint>
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "solver/solver.h"

namespace loris {

__extension__ using Wide = __int128;  // holds every product of two longs
std::string decimal(Wide value);

/// The sorts of SMT-LIB that the encodings use.
enum class SmtSort : std::uint8_t { Bool, Int, Bits32, Bits64, Float32, Float64 };

/// The operators of SMT-LIB that the encodings use, each with its meaning there. Floating
/// arithmetic rounds to nearest, ties to even.
enum class SmtOp : std::uint8_t {
  Not,
  And,
  Or,
  Eq,
  Ite,
  // Int. Div and Mod are Euclidean: the remainder is never negative.
  IntAdd,
  IntSub,
  IntMul,
  IntNeg,
  IntDiv,
  IntMod,
  IntLt,
  IntLe,
  // Bit-vectors, signed.
  BitsAdd,
  BitsSub,
  BitsMul,
  BitsNeg,
  BitsDiv,
  BitsRem,
  BitsShl,
  BitsShr,
  BitsUshr,
  BitsAnd,
  BitsOr,
  BitsXor,
  BitsLt,
  BitsLe,
  SignExtend,  // Bits32 to Bits64
  LowHalf,     // Bits64 to Bits32
  // Floating point.
  FloatAdd,
  FloatSub,
  FloatMul,
  FloatDiv,
  FloatNeg,
  FloatEq,
  FloatLt,
  FloatLe,
  FloatIsNan,
  // From signed bit-vectors or from the other floating sort.
  BitsToFloat32,
  BitsToFloat64,
  Float64To32,
  Float32To64,
  // By the bits of IEEE 754; every NaN is the same.
  BitsAsFloat32,
  BitsAsFloat64,
  // Towards zero; unspecified where the value does not fit.
  FloatToBits32,
  FloatToBits64,
};

/// An expression of an SmtBuilder: a number into what it has built.
struct SmtExpr {
  std::uint32_t index = 0;
};

/// An uninterpreted function of an SmtBuilder: a number into those that it has declared.
struct SmtFunction {
  std::uint32_t index = 0;
};

/// A solver had no memory or was interrupted while it was told something: it is of no use any more.
struct SmtGaveUp : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Builds the expressions of one SMT solver. They live as long as the builder.
class SmtBuilder {
 public:
  virtual ~SmtBuilder() = default;
  virtual SmtExpr variable(SmtSort sort, std::string_view name) = 0;
  virtual SmtExpr boolean(bool value) = 0;
  virtual SmtExpr integer(Wide value) = 0;
  /// A bit-vector or floating constant, by its bits.
  virtual SmtExpr constant(SmtSort sort, std::uint64_t bits) = 0;
  virtual SmtExpr apply(SmtOp op, std::initializer_list<SmtExpr> operands) = 0;
  /// Equal arguments have equal values; nothing else is known of it.
  virtual SmtFunction function(std::span<const SmtSort> parameters, SmtSort result,
                               std::string_view name) = 0;
  virtual SmtExpr call(SmtFunction function, std::span<const SmtExpr> arguments) = 0;
};

/// A builder that can also decide. What is asserted holds until the level that was open then is
/// popped.
class SmtSolver : public SmtBuilder {
 public:
  /// So long, and no longer, may what follows take, up to the end of the next check().
  virtual void begin() {}
  virtual void push() = 0;
  virtual void pop(std::uint32_t levels) = 0;
  virtual void assert_true(SmtExpr condition) = 0;
  virtual Answer check() = 0;
  /// The value of a variable after check() said Yes: an Int or a bit-vector in two's complement of
  /// 64 bits, otherwise as in term/bits.h.
  virtual std::uint64_t value(SmtExpr variable) = 0;
};

}  // namespace loris
