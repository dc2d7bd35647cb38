#pragma once
#include <utility>
#include <vector>

#include "solver/applications.h"
#include "solver/differing.h"
#include "solver/order_atoms.h"
#include "solver/term_facts.h"

namespace loris {

/// Finds references that lead to different objects because what is known of their fields differs:
/// x.key < y.key means that x is not y. A stack of conditions, as the search has them.
class Differences {
 public:
  Differences(TermStore& terms, const Applications& applications)
      : terms_(terms), applications_(applications), atoms_(terms), facts_(terms) {}

  /// Takes the condition into account. Conditions of the form x != y that follow from it and those
  /// below it, by what is known of x and y or by one another, and were not known.
  std::vector<Term> push(Term condition);
  /// Takes back what was pushed last.
  void pop();
  /// Whether the condition is about order, so that pushing it can lead to something.
  bool understands(Term condition) { return atoms_.of(condition).decidable; }
  /// The condition where variables to which what was pushed leaves one number are that number.
  Term with_fixed(Term condition);
  /// Whether what was pushed says that it is not null.
  bool is_object(Term reference) const;
  OrderAtoms& atoms() { return atoms_; }
  const Differing& differing() const { return differing_; }

 private:
  /// To the variable y + weight, at most.
  struct Edge {
    OrderIndex to;
    Wide weight;
  };
  struct Distance {
    OrderIndex to;
    Wide length;
  };
  struct Level {
    std::size_t edges, unequal, pairs;
  };
  using Edges = std::vector<std::vector<Edge>>;

  void read(Term condition);
  void add(const OrderAtom& atom);
  void spread_order(const OrderAtom& atom);
  void spread_difference(OrderIndex x, OrderIndex y);
  void spread_equality(OrderIndex x);
  void spread_outside(const OrderAtom& atom);
  void find_equals(OrderIndex x, std::vector<OrderIndex>& into);
  /// Everything that can be reached, with the length of the shortest way; nothing when a cycle
  /// shows that no numbers exist.
  void reach(const Edges& edges, OrderIndex from, std::vector<Distance>& into);
  void consider(OrderIndex x, OrderIndex y);
  void grow();

  TermStore& terms_;
  const Applications& applications_;
  OrderAtoms atoms_;
  TermFactsCache facts_;
  Edges below_, above_;                                   // by y: x <= y + weight; by x: the same
  std::vector<std::pair<OrderIndex, OrderIndex>> edges_;  // y and x, oldest first
  std::vector<std::pair<OrderIndex, OrderIndex>> unequal_;
  Differing differing_;
  std::vector<Level> levels_;
  std::vector<Term> found_;
  std::vector<Wide> length_;  // while it is looked for, by variable
  std::vector<bool> reached_, queued_;
  std::vector<OrderIndex> queue_, equals_, equals_of_other_;
  std::vector<Distance> lower_, upper_;
};

}  // namespace loris
