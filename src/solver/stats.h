#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace loris {

/// What was asked of the solvers and who answered.
struct SolverStats {
  std::uint64_t total = 0, sat = 0, unsat = 0, unknown = 0;
  std::uint64_t beside = 0;      // of these, asked between forks: no decisions of the program
  std::uint64_t in_process = 0;  // of these, answered without a backend
  // Queries that the layer answered itself, and pieces that reached a backend.
  std::uint64_t by_reuse = 0, by_order = 0, by_cache = 0, by_solver = 0;
  std::uint64_t wrong_models = 0;   // a backend's model that the evaluator refuted
  std::uint64_t disagreements = 0;  // one backend said yes, the other no
  std::uint64_t unconfirmed = 0;    // only one of two backends had an answer
  std::vector<std::string> messages;
  double seconds = 0;  // in check, all layers together
};

}  // namespace loris
