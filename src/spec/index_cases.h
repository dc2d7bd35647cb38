#pragma once
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "spec/demand.h"
#include "spec/sieve.h"
#include "spec/stepper.h"

namespace loris {

/// Splits what is asked of an element at an index that is not known, `table[key & 15]`, by what the
/// index is. Which object an element leads to is decided along a precondition's tree index by
/// index, so with a known one most branches are refused where the element is read, and calls that
/// look at others can be left out.
class IndexCases {
 public:
  IndexCases(const Machine& machine, Demands& demands, const PredicateTree& tree, Solver& solver)
      : machine_(machine), demands_(demands), tree_(tree), solver_(solver) {}

  /// One sieve for each value of the open indexes; together they pass what this one does. Empty
  /// where there are none, or too many values.
  const std::vector<std::shared_ptr<Sieve>>& of(Sieve& sieve);

 private:
  using Fixed = Sieve::Fixed;
  void find_open(const Demand& demand, std::vector<Fixed>& found) const;
  void find_open(Term variable, std::vector<Fixed>& found) const;
  std::shared_ptr<Sieve> with(const std::shared_ptr<Sieve>& above, const Demand& more,
                              const std::vector<Fixed>& fixed);
  PathCondition bounds_of(const std::vector<Term>& numbers, const Demand& demand) const;
  std::set<std::int32_t> values_of(Term index, const Demand& demand) const;
  std::optional<std::set<std::int32_t>> followers_of(Term index, Term number,
                                                     const PathCondition& bounds) const;
  bool is_never(const PathCondition& bounds, TermOp op, Term term, std::int32_t value) const;

  Machine machine_;
  Demands& demands_;
  const PredicateTree& tree_;
  Solver& solver_;
};

/// What a demand asks where indexes of elements are fixed: other names for the same.
class FixedNames {
 public:
  FixedNames(const Machine& machine, Demands& demands, const std::vector<Sieve::Fixed>& fixed)
      : machine_(machine), demands_(demands), fixed_(fixed) {}

  Demand demand(const Demand& demand);
  SymbolId symbol(SymbolId name);
  Term term(Term condition, const std::vector<Term>& variables);

 private:
  Term variable(Term name);
  Value renamed(Term name);
  Value index_of(const Place& place) const;

  Machine machine_;
  Demands& demands_;
  const std::vector<Sieve::Fixed>& fixed_;
  std::map<Term, Term> known_;
};

}  // namespace loris
