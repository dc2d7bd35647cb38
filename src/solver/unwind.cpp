#include <vector>

#include "solver/case_split.h"
#include "solver/layers.h"
#include "term/replace.h"

namespace loris {
namespace {

/// Asks for each part without if-then-else of which the question is an `or`, until one is possible
/// (papers/003, section 4, RQ3).
class Unwind final : public Solver {
 public:
  Unwind(TermStore& terms, std::unique_ptr<Solver> next) : terms_(terms), next_(std::move(next)) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    std::vector<Term> open = conjuncts(path);
    open.push_back(condition);
    bool chooses = false;
    for (const Term each : open) chooses |= split_choices(terms_, each).has_value();
    if (!chooses) return next_->check(path, condition, known);
    parts_ = 0;
    const Verdict verdict = ask(std::move(open), 0);
    return parts_ > kMostParts ? next_->check(path, condition, known) : verdict;
  }

 private:
  static constexpr int kMostParts = 10'000;  // then the question is asked as a whole

  /// Those before `first` have no if-then-else.
  Verdict ask(std::vector<Term> open, std::size_t first) {
    for (; first < open.size(); ++first) {
      if (const auto split = split_choices(terms_, open[first]))
        return ask_both(open, first, *split);
    }
    if (++parts_ > kMostParts) return {};
    PathCondition part;
    for (std::size_t i = 0; i + 1 < open.size(); ++i) part.assume(open[i]);
    return next_->check(part, open.back(), {});
  }

  Verdict ask_both(const std::vector<Term>& open, std::size_t first, const CaseSplit& split) {
    Answer worst = Answer::No;
    for (const bool holds : {true, false}) {
      std::vector<Term> part = open;
      bool possible = true;
      for (std::size_t i = first; i < part.size(); ++i) {
        part[i] = assuming(terms_, part[i], split.part, holds);
        possible &= !terms_.is_constant(part[i]) || terms_.bits(part[i]) != 0;
      }
      if (!possible) continue;
      part.insert(part.begin(), holds ? split.part : terms_.make(TermOp::Not, split.part));
      Verdict verdict = ask(std::move(part), first + 1);
      if (verdict.answer == Answer::Yes || parts_ > kMostParts) return verdict;
      if (verdict.answer == Answer::Unknown) worst = Answer::Unknown;
    }
    return {worst, {}};
  }

  TermStore& terms_;
  std::unique_ptr<Solver> next_;
  int parts_ = 0;
};

}  // namespace

std::unique_ptr<Solver> make_unwind(TermStore& terms, std::unique_ptr<Solver> next) {
  return std::make_unique<Unwind>(terms, std::move(next));
}

}  // namespace loris
