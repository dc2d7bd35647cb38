#pragma once
#include <array>
#include <memory>
#include <unordered_map>

#include "solver/applications.h"
#include "solver/backends.h"
#include "solver/smt.h"
#include "term/term.h"

namespace loris {

/// How Int, Long and Ref are expressed: as integers bounded to their width, which decides orders
/// and sums fast, or as bit-vectors, which express every operator. Float and Double are always
/// IEEE floating point.
enum class Encoding : std::uint8_t { Integers, Bits };
constexpr Encoding encoding_of(Theory theory) {
  return theory <= Theory::Nonlinear ? Encoding::Integers : Encoding::Bits;
}

/// An expression and, if it is an integer, bounds that it never leaves.
struct Encoded {
  SmtExpr expr;
  Wide low = 0, high = 0;
};
using EncodedOperands = std::array<Encoded, 3>;

/// Expresses the operators that differ between the encodings.
class IntegerTheory {
 public:
  virtual ~IntegerTheory() = default;
  virtual SmtSort sort(Sort sort) const = 0;
  virtual Encoded constant(Sort sort, std::int64_t value) = 0;
  /// Arithmetic, bitwise operators, conversions, Eq, Lt and Le; the first operand has sort `sort`.
  virtual Encoded apply(TermOp op, Sort sort, const EncodedOperands& operands) = 0;
};
std::unique_ptr<IntegerTheory> make_integer_theory(SmtBuilder& smt);
std::unique_ptr<IntegerTheory> make_bits_theory(SmtBuilder& smt);

/// Float and Double: arithmetic, Eq, Lt, Le and conversions among them.
SmtExpr encode_floating(SmtBuilder& smt, TermOp op, const EncodedOperands& operands);

/// Translates terms for one builder, each shared term once. The meaning is exact where no integer
/// is divided by zero; there it is unspecified.
class Encoder {
 public:
  Encoder(const TermStore& terms, SmtBuilder& smt, Encoding encoding);
  SmtExpr encode(Term term);
  /// What the domain of a variable says; none where the sort allows nothing else.
  SmtExpr domain_of(Term variable);
  /// What makes a FloatToIntBits or DoubleToLongBits the bits of its operand: SMT-LIB has no such
  /// function, so it is encoded as a variable. It must be asserted wherever the term occurs.
  SmtExpr definition_of(Term bit_pattern);
  /// The domain of a reference, number by number: which are equal is then found without arithmetic.
  /// None if the variable is no reference or has many numbers.
  SmtExpr one_of_few(Term reference);
  /// That it is the value of its function, unless the reference is null: with this for two
  /// variables, equal arguments have equal values.
  SmtExpr is_value_of(Term variable, const Application& applied);
  /// low <= variable <= high; none if the variable is no integer.
  SmtExpr within(Term variable, std::int64_t low, std::int64_t high);

 private:
  Term missing_operand(Term term) const;
  Encoded make(Term term);
  Encoded constant(Sort sort, std::uint64_t bits);
  Encoded variable(Term term);
  Encoded bit_pattern(Term term);
  Encoded boolean(TermOp op, const EncodedOperands& operands);
  Encoded apply(TermOp op, Sort sort, const EncodedOperands& operands);
  Encoded compare_to_int(TermOp op, Sort sort, const EncodedOperands& operands);
  SmtSort smt_sort(Sort sort) const;

  const TermStore& terms_;
  SmtBuilder& smt_;
  Encoding encoding_;
  std::unique_ptr<IntegerTheory> integers_;
  std::unordered_map<Term, Encoded> encoded_;
  std::unordered_map<std::uint32_t, SmtFunction> functions_;  // by number of the application's
};

}  // namespace loris
