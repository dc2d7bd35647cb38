#pragma once
#include <memory>
#include <string>

#include "solver/solver.h"
#include "solver/stats.h"

namespace loris {

struct SolverOptions {
  std::string solver = "z3";
  std::uint32_t timeout_ms = 10'000;  // per query of a backend; 0 is none
  // The layers before the backend; each may be left out.
  bool reuse = true;  // the known model
  bool order = true;  // order between variables, in process
};

/// The solver that options ask for, with every layer before it. Throws InputError for a solver
/// that does not exist. The store and the statistics must outlive it.
std::unique_ptr<Solver> make_solver(TermStore& terms, const SolverOptions& options,
                                    SolverStats& stats);

}  // namespace loris
