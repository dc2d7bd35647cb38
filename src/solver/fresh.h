#pragma once
#include <memory>
#include <vector>

#include "solver/patience.h"
#include "solver/solver.h"

namespace loris {

/// Finds models to show: answer and values depend on the conjuncts alone, in the order given, and
/// not on what was asked before. Values near zero are preferred.
class FreshSolver {
 public:
  /// The patience is for each attempt, of which a slice may take several.
  FreshSolver(TermStore& terms, const Patience& patience);
  ~FreshSolver();
  Verdict solve(const std::vector<Term>& conjuncts);

 private:
  class Slices;
  std::unique_ptr<Slices> slices_;
};

}  // namespace loris
