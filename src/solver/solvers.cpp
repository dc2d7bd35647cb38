#include "solver/solvers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>

#include "base/input_error.h"
#include "solver/backends.h"
#include "solver/incremental.h"
#include "solver/layers.h"

namespace loris {
namespace {

/// Counts what the layers pass on.
class Reached final : public Solver {
 public:
  Reached(std::unique_ptr<Solver> next, SolverStats& stats)
      : next_(std::move(next)), stats_(stats) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    ++stats_.by_solver;
    return next_->check(path, condition, known);
  }

 private:
  std::unique_ptr<Solver> next_;
  SolverStats& stats_;
};

/// The outermost layer: counts the answers and the time they took.
class Counted final : public Solver {
 public:
  Counted(std::unique_ptr<Solver> next, SolverStats& stats)
      : next_(std::move(next)), stats_(stats) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    const std::uint64_t before = stats_.by_solver;
    Verdict verdict = next_->check(path, condition, known);
    if (stats_.by_solver == before) ++stats_.in_process;
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

using MakeBackend = std::unique_ptr<SmtSolver> (*)(Theory, const Patience&);

/// Nonlinear questions get a second try, as bits: what integers decide they decide soon.
std::uint32_t first_try(std::uint32_t timeout_ms) {
  constexpr std::uint32_t kSoon = 500;
  return timeout_ms == 0 ? kSoon : std::min((timeout_ms + 3) / 4, kSoon);
}

/// Which variables the backends are told to be values of functions. Where most is answered before
/// them, a few instances of the axiom are cheaper.
const Applications* told(const SolverOptions& options) {
  return options.reuse ? nullptr : options.applications;
}

template <MakeBackend make>
std::unique_ptr<Solver> alone(const TermStore& terms, const SolverOptions& options,
                              SolverStats& stats) {
  const auto backend = [timeout = options.timeout_ms, stop = options.stop](Theory theory) {
    const bool is_first = theory == Theory::Nonlinear;
    return make(theory, {is_first ? first_try(timeout) : timeout, stop});
  };
  return make_incremental(terms, backend, told(options), stats);
}

std::unique_ptr<Solver> both(const TermStore& terms, const SolverOptions& options,
                             SolverStats& stats) {
  return make_cross_check(terms, alone<make_z3>(terms, options, stats),
                          alone<make_cvc5>(terms, options, stats), stats);
}

constexpr std::array kSolvers{
    SolverRow{"z3", "Z3", alone<make_z3>},
    SolverRow{"cvc5", "cvc5", alone<make_cvc5>},
    SolverRow{"both", "Z3 and cvc5, each answer of one checked by the other", both},
};

class Undecided final : public Solver {
 public:
  Verdict check(const PathCondition&, Term, const Model&) override { return {}; }
};

const SolverRow& row_of(const std::string& name) {
  std::string names;
  for (const SolverRow& row : kSolvers) {
    if (row.name == name) return row;
    names += fmt::format("{}{}", names.empty() ? "" : ", ", row.name);
  }
  throw InputError(fmt::format("there is no solver '{}'; choose one of {}", name, names));
}

}  // namespace

std::span<const SolverRow> solver_rows() { return kSolvers; }

std::unique_ptr<Solver> make_solver(TermStore& terms, const SolverOptions& options,
                                    SolverStats& stats) {
  auto solver = row_of(options.solver).make(terms, options, stats);
  if (!options.log_dir.empty())
    solver = make_query_log(terms, told(options), std::move(solver), options.log_dir);
  solver = std::make_unique<Reached>(std::move(solver), stats);
  if (options.slice) solver = make_slice(terms, std::move(solver), stats);
  if (options.order) solver = make_fixed(terms, make_order(terms, std::move(solver), stats));
  if (options.reuse) solver = make_reuse(terms, std::move(solver), stats);
  if (options.applications != nullptr)
    solver = make_congruence(terms, *options.applications, std::move(solver), stats, options.reuse);
  solver = std::make_unique<Counted>(std::move(solver), stats);
  return options.unwind ? make_unwind(terms, std::move(solver)) : std::move(solver);
}

std::unique_ptr<Solver> make_quick_solver(TermStore& terms, SolverStats& stats) {
  auto order = make_order(terms, std::make_unique<Undecided>(), stats, OrderModels::Any);
  return make_reuse(terms, make_fixed(terms, std::move(order)), stats);
}

}  // namespace loris
