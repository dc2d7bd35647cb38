#pragma once
#include <memory>
#include <vector>

#include "solver/congruence_axioms.h"
#include "solver/learned_path.h"
#include "solver/repair.h"
#include "solver/solver.h"
#include "solver/stats.h"

namespace loris {

/// Decides in process what order alone does not: a model of the order that breaks something else is
/// mended by cases. Where equal arguments have different values there are few ways to have it
/// otherwise; where a condition chooses by an if-then-else or an `or`, there are two. Each case is
/// one more condition on the order.
class CaseSearch {
 public:
  CaseSearch(TermStore& terms, const Applications& applications, CongruenceAxioms& axioms,
             const PathVariables& variables, LearnedPath& learned, SolverStats& stats);

  /// Whether the condition is possible on the path that was followed. `start` is a model of it in
  /// which the axiom holds, if one is known. Unknown when there are too many cases.
  Verdict decide(Term condition, const Model& start);

 private:
  static constexpr int kMostTries = 400;

  /// What is to be satisfied.
  struct Goal {
    PathCondition ordered;
    std::vector<Term> others;
  };
  /// A case: this holds, and then that is left to be satisfied, if anything.
  struct Way {
    Term holds, rest;
  };
  /// Whether what was assumed follows from what was asked, or was chosen.
  enum class Assumed : std::uint8_t { ByNeed, ByChoice };

  Verdict enter(Goal goal, const Way& way, Verdict verdict, Assumed assumed);
  Verdict satisfy(const Goal& goal, Verdict verdict, Assumed assumed);
  Verdict try_ways(const Goal& goal, std::vector<Way> ways, const Model& model, Assumed assumed);
  void add(Goal& goal, Term condition, Verdict& verdict, int& pushed);
  void add_consequences(Goal& goal, const std::vector<Term>& consequences, Verdict& verdict);
  Verdict check(const Goal& goal, Term condition, const Model& known);
  std::optional<CongruenceAxioms::Conflict> find_conflict(const Model& model);
  std::size_t find_broken(const Goal& goal, const Model& model) const;
  bool satisfies(const Goal& goal, const Model& model);
  Term as_order(Term condition);
  bool holds(Term condition, const Model& model) const;

  TermStore& terms_;
  CongruenceAxioms& axioms_;
  const PathVariables& variables_;
  LearnedPath& learned_;
  Repair repair_;
  std::unique_ptr<Solver> order_;
  // Of what was asked:
  Term asked_;
  Model start_;
  int tries_ = 0;
};

}  // namespace loris
