#pragma once
#include <memory>

#include "solver/solver.h"
#include "solver/stats.h"

namespace loris {

/// Yes with the known model when that satisfies the condition as it is.
std::unique_ptr<Solver> make_reuse(const TermStore& terms, std::unique_ptr<Solver> next,
                                   SolverStats& stats);

/// Decides order, equality and constant bounds between variables in process.
std::unique_ptr<Solver> make_order(const TermStore& terms, std::unique_ptr<Solver> next,
                                   SolverStats& stats);

}  // namespace loris
