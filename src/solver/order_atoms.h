#pragma once
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "solver/smt.h"
#include "term/term.h"

namespace loris {

/// A variable as the order layer numbers it; kZero stands for the number 0.
using OrderIndex = std::uint32_t;
constexpr OrderIndex kZero = 0;

/// x <= y + c, or x - y is none of c to c + width.
struct OrderAtom {
  enum class Kind : std::uint8_t { Le, Ne };
  Kind kind;
  OrderIndex x, y;
  Wide c;
  Wide width = 0;
};

/// x != y
inline bool is_difference(const OrderAtom& atom) {
  return atom.kind == OrderAtom::Kind::Ne && atom.c == 0 && atom.width == 0;
}

/// What a condition says about order: that all atoms hold. Not decidable means that it says
/// something else.
struct OrderCondition {
  bool decidable = false;
  bool never = false;  // no numbers satisfy it
  std::vector<OrderAtom> atoms;
};

/// Reads conditions as statements about order, each once. Sums are read only where the domain of
/// the variable shows that they cannot wrap.
class OrderAtoms {
 public:
  explicit OrderAtoms(const TermStore& terms);

  const OrderCondition& of(Term condition);

  struct Variable {
    Term term;
    Wide low, high;
    Wide gap_low = 0, gap_high = -1;  // no number of the domain, when there is one
    bool in_gap(Wide number) const { return gap_low <= number && number <= gap_high; }
  };
  const Variable& variable(OrderIndex index) const { return variables_[index]; }
  std::size_t variables() const { return variables_.size(); }
  /// kZero for a variable of which no condition was read.
  OrderIndex find(Term variable) const {
    return variable.id < index_.size() ? index_[variable.id] : kZero;
  }
  /// The value of a variable or constant of that sort as a number, and back.
  static std::int64_t number(Sort sort, std::uint64_t bits);
  std::uint64_t bits(OrderIndex index, Wide value) const;

 private:
  /// variable + offset
  struct Sum {
    OrderIndex variable;
    Wide offset;
  };

  OrderCondition read(Term condition);
  bool read_outside(Term condition, bool holds, OrderCondition& into);
  bool read_atom(Term condition, bool holds, OrderCondition& into);
  bool read_comparison(TermOp op, Term left, Term right, OrderCondition& into);
  bool read_not_least(TermOp op, const Sum& a, const Sum& b, OrderCondition& into) const;
  std::optional<Sum> read_sum(Term term);
  std::optional<Sum> read_offset(Term term, Term constant, int sign);
  OrderIndex index_of(Term variable);
  static void add(const OrderAtom& atom, OrderCondition& into);

  const TermStore& terms_;
  std::vector<Variable> variables_;
  std::vector<OrderIndex> index_;               // of variables, by id
  std::vector<std::uint32_t> condition_index_;  // by id: into conditions_, plus one
  std::deque<OrderCondition> conditions_;       // references stay valid
};

}  // namespace loris
