#pragma once
#include <functional>
#include <memory>

#include "solver/backends.h"
#include "solver/stats.h"

namespace loris {

using MakeSmt = std::function<std::unique_ptr<SmtSolver>(Theory)>;

/// Asks a backend, one stack per theory that follows the path condition. No model is believed
/// before the evaluator has confirmed it.
std::unique_ptr<Solver> make_incremental(const TermStore& terms, const MakeSmt& make_smt,
                                         SolverStats& stats);

}  // namespace loris
