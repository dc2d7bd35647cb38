#include "solver/solvers.h"

#include <array>
#include <chrono>
#include <string_view>

#include "base/input_error.h"
#include "solver/backends.h"
#include "solver/incremental.h"
#include "solver/layers.h"

namespace loris {
namespace {

/// The outermost layer: counts the answers and the time they took.
class Counted final : public Solver {
 public:
  Counted(std::unique_ptr<Solver> next, SolverStats& stats)
      : next_(std::move(next)), stats_(stats) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    Verdict verdict = next_->check(path, condition, known);
    stats_.seconds += std::chrono::duration<double>(Clock::now() - start).count();
    ++stats_.total;
    switch (verdict.answer) {
      case Answer::Yes: ++stats_.sat; break;
      case Answer::No: ++stats_.unsat; break;
      case Answer::Unknown: ++stats_.unknown; break;
    }
    return verdict;
  }

 private:
  std::unique_ptr<Solver> next_;
  SolverStats& stats_;
};

}  // namespace

std::unique_ptr<Solver> make_solver(TermStore& terms, const SolverOptions& options,
                                    SolverStats& stats) {
  auto solver = make_incremental(
      terms, [timeout = options.timeout_ms](Theory theory) { return make_z3(theory, timeout); },
      stats);
  if (options.order) solver = make_order(terms, std::move(solver), stats);
  if (options.reuse) solver = make_reuse(terms, std::move(solver), stats);
  return std::make_unique<Counted>(std::move(solver), stats);
}

}  // namespace loris
