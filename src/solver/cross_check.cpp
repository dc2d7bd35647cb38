#include <fmt/format.h>

#include "solver/layers.h"
#include "term/print.h"

namespace loris {
namespace {

std::string text(const TermStore& terms, const PathCondition& path, Term condition) {
  std::string all;
  for (const Term conjunct : conjuncts(path)) all += print(terms, conjunct) + " && ";
  return all + print(terms, condition);
}

/// Believes an answer only if the second opinion is not the opposite.
class CrossCheck final : public Solver {
 public:
  CrossCheck(const TermStore& terms, std::unique_ptr<Solver> first, std::unique_ptr<Solver> second,
             SolverStats& stats)
      : terms_(terms), first_(std::move(first)), second_(std::move(second)), stats_(stats) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    Verdict one = first_->check(path, condition, known);
    const Verdict other = second_->check(path, condition, known);
    if (one.answer == Answer::Unknown || other.answer == Answer::Unknown) {
      ++stats_.unconfirmed;
      return one.answer == Answer::Unknown ? other : one;
    }
    if (one.answer == other.answer) return one;
    ++stats_.disagreements;
    stats_.messages.push_back(fmt::format("solvers disagree, the first says {}: {}",
                                          one.answer == Answer::Yes ? "yes" : "no",
                                          text(terms_, path, condition)));
    return {};
  }

 private:
  const TermStore& terms_;
  std::unique_ptr<Solver> first_, second_;
  SolverStats& stats_;
};

}  // namespace

std::unique_ptr<Solver> make_cross_check(const TermStore& terms, std::unique_ptr<Solver> first,
                                         std::unique_ptr<Solver> second, SolverStats& stats) {
  return std::make_unique<CrossCheck>(terms, std::move(first), std::move(second), stats);
}

}  // namespace loris
