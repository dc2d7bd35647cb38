#include "solver/layers.h"

namespace loris {
namespace {

class Reuse final : public Solver {
 public:
  Reuse(const TermStore& terms, std::unique_ptr<Solver> next, SolverStats& stats)
      : terms_(terms), next_(std::move(next)), stats_(stats) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    if (known && evaluate_completed(terms_, condition, *known) == std::uint64_t{1}) {
      ++stats_.by_reuse;
      return {Answer::Yes, known};
    }
    return next_->check(path, condition, known);
  }

 private:
  const TermStore& terms_;
  std::unique_ptr<Solver> next_;
  SolverStats& stats_;
};

}  // namespace

std::unique_ptr<Solver> make_reuse(const TermStore& terms, std::unique_ptr<Solver> next,
                                   SolverStats& stats) {
  return std::make_unique<Reuse>(terms, std::move(next), stats);
}

}  // namespace loris
