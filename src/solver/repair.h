#pragma once
#include <optional>
#include <utility>
#include <vector>

#include "solver/congruence_axioms.h"
#include "solver/differences.h"
#include "solver/solver.h"

namespace loris {

/// Decides conditions by changing a known model in one place. Most changes that are needed are
/// small: a number moves, a reference leads to another object. What mentions the place is evaluated
/// again; the rest holds as before.
class Repair {
 public:
  Repair(const TermStore& terms, const Applications& applications, CongruenceAxioms& axioms,
         const PathVariables& variables, Differences& differences)
      : terms_(terms),
        applications_(applications),
        axioms_(axioms),
        variables_(variables),
        differences_(differences),
        facts_(terms) {}

  /// Whether the condition, which is about order, is possible on the path. `start` is a model of
  /// the path. Unknown where one change is not enough.
  Verdict decide(Term condition, const Model& start);

 private:
  struct Room {
    Wide low, high;
  };

  Verdict share(Term reference, Term condition, const Model& start);
  Term find_shared(Term condition);
  bool leaves_none(Term reference);
  Model move(Term variable, Term condition, const Model& start);
  Room find_room(Term variable, OrderIndex index, Term condition, const Assignment& start);
  void narrow(Room& room, OrderIndex index, Term condition, const Assignment& start);
  std::optional<Wide> find_free(Term reference, const Room& room, const Assignment& start) const;
  Model change(Term variable, std::uint64_t bits, Term condition, const Model& start);
  void assign(Term variable, std::uint64_t bits, const Assignment& start);
  std::uint64_t value(Term variable, const Assignment& start) const;
  Wide number(OrderIndex index, const Assignment& start) const;
  bool holds(Term condition, const Assignment& start);
  bool holds_on_path(const Assignment& model);

  const TermStore& terms_;
  const Applications& applications_;
  CongruenceAxioms& axioms_;
  const PathVariables& variables_;
  Differences& differences_;
  TermFactsCache facts_;
  std::vector<Term> apart_;  // as many as there are objects for a reference, all different
  std::vector<std::pair<Term, std::uint64_t>> changes_;  // to the model, while one is tried
};

}  // namespace loris
