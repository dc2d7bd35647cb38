#pragma once
#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "solver/applications.h"
#include "solver/solver.h"
#include "solver/stats.h"

namespace loris {

struct SolverOptions {
  std::string solver = "z3";                           // a name of solver_rows()
  std::uint32_t timeout_ms = 10'000;                   // per query of a backend; 0 is none
  std::shared_ptr<const std::atomic<bool>> stop = {};  // true: nobody waits for an answer
  // The layers before the backend; each may be left out.
  bool reuse = true;                           // the known model
  bool order = true;                           // order between variables, in process
  bool slice = true;                           // only what shares variables, with a cache
  bool unwind = false;                         // asks and counts parts without if-then-else
  const Applications* applications = nullptr;  // variables that are values of functions
  std::string log_dir;  // where to write each query of a backend; nowhere when empty
};

/// One choice of SolverOptions::solver.
struct SolverRow {
  std::string_view name, help;
  std::unique_ptr<Solver> (*make)(const TermStore& terms, const SolverOptions& options,
                                  SolverStats& stats);
};
std::span<const SolverRow> solver_rows();

/// The solver that options ask for, with every layer before it. Throws InputError for a solver
/// that does not exist. The store and the statistics must outlive it.
std::unique_ptr<Solver> make_solver(TermStore& terms, const SolverOptions& options,
                                    SolverStats& stats);

/// One that answers in process alone: at once, and Unknown where that does not decide. Its models
/// depend on what it was asked before.
std::unique_ptr<Solver> make_quick_solver(TermStore& terms, SolverStats& stats);

}  // namespace loris
