#pragma once
#include <functional>
#include <memory>

#include "solver/applications.h"
#include "solver/backends.h"
#include "solver/stats.h"

namespace loris {

using MakeSmt = std::function<std::unique_ptr<SmtSolver>(Theory)>;

/// Asks a backend, one stack per theory that follows the path condition. No model is believed
/// before the evaluator has confirmed it. The backend is told which variables are `applications`,
/// where they are given and it knows of functions.
std::unique_ptr<Solver> make_incremental(const TermStore& terms, const MakeSmt& make_smt,
                                         const Applications* applications, SolverStats& stats);

}  // namespace loris
