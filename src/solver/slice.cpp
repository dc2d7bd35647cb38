#include <algorithm>
#include <unordered_map>

#include "solver/layers.h"
#include "solver/slicer.h"

namespace loris {
namespace {

/// A set of conjuncts, sorted by id.
using ConjunctSet = std::vector<Term>;

struct ConjunctSetHash {
  std::size_t operator()(const ConjunctSet& set) const noexcept {
    std::size_t hash = set.size();
    for (const Term term : set) hash = (hash ^ term.id) * 0x9e3779b97f4a7c15;
    return hash ^ hash >> 32;
  }
};

/// Answers by set of conjuncts.
class Answers {
 public:
  const Verdict* find(const ConjunctSet& set, Term condition) const {
    const auto exact = verdicts_.find(set);
    if (exact != verdicts_.end()) return &exact->second;
    const auto refuted = refuted_.find(condition);
    if (refuted == refuted_.end()) return nullptr;
    // What contradicts itself does so in company.
    const bool contains_one =
        std::any_of(refuted->second.begin(), refuted->second.end(), [&](const ConjunctSet& core) {
          return std::includes(set.begin(), set.end(), core.begin(), core.end());
        });
    return contains_one ? &kNo : nullptr;
  }

  void add(const ConjunctSet& set, Term condition, const Verdict& verdict) {
    if (verdict.answer == Answer::Unknown) return;
    if (verdicts_.size() == kMost) {
      verdicts_.clear();
      refuted_.clear();
    }
    verdicts_.emplace(set, verdict);
    if (verdict.answer != Answer::No) return;
    auto& cores = refuted_[condition];
    if (cores.size() < kCoresPerCondition) cores.push_back(set);
  }

 private:
  static constexpr std::size_t kMost = 1 << 18;
  static constexpr std::size_t kCoresPerCondition = 16;
  static inline const Verdict kNo{Answer::No, {}};

  std::unordered_map<ConjunctSet, Verdict, ConjunctSetHash> verdicts_;
  std::unordered_map<Term, std::vector<ConjunctSet>> refuted_;  // by the condition asked last
};

/// Conjuncts that share no variables can be decided apart.
class Slice final : public Solver {
 public:
  Slice(const TermStore& terms, std::unique_ptr<Solver> next, SolverStats& stats)
      : next_(std::move(next)), stats_(stats), slicer_(terms) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    std::vector<Term> rest = conjuncts(path);
    std::vector<Term> slice = slicer_.take(rest, condition);
    Verdict verdict = ask(slice, condition, known);
    if (verdict.answer != Answer::Yes) return verdict;
    if (known) return {Answer::Yes, merged(*known, *verdict.model)};
    return with_rest(std::move(rest), std::move(verdict));
  }

 private:
  /// Without a model of the path the other slices have to be satisfied as well.
  Verdict with_rest(std::vector<Term> rest, Verdict verdict) {
    while (!rest.empty()) {
      const Term conjunct = rest.back();
      rest.pop_back();
      const std::vector<Term> slice = slicer_.take(rest, conjunct);
      const Verdict part = ask(slice, conjunct, {});
      if (part.answer != Answer::Yes) return {part.answer, {}};
      verdict.model = merged(*verdict.model, *part.model);
    }
    return verdict;
  }

  /// The answer for a slice and a condition, with a model of the slice.
  Verdict ask(const std::vector<Term>& slice, Term condition, const Model& known) {
    ConjunctSet set = slice;
    set.push_back(condition);
    std::sort(set.begin(), set.end());
    set.erase(std::unique(set.begin(), set.end()), set.end());
    if (const Verdict* before = answers_.find(set, condition)) {
      ++stats_.by_cache;
      return *before;
    }
    PathCondition path;
    for (const Term conjunct : slice) path.assume(conjunct);
    Verdict verdict = next_->check(path, condition, known);
    answers_.add(set, condition, verdict);
    return verdict;
  }

  static Model merged(const Assignment& base, const Assignment& newer) {
    auto model = std::make_shared<Assignment>(base);
    for (const auto& [variable, bits] : newer) model->insert_or_assign(variable, bits);
    return model;
  }

  std::unique_ptr<Solver> next_;
  SolverStats& stats_;
  Slicer slicer_;
  Answers answers_;
};

}  // namespace

std::unique_ptr<Solver> make_slice(const TermStore& terms, std::unique_ptr<Solver> next,
                                   SolverStats& stats) {
  return std::make_unique<Slice>(terms, std::move(next), stats);
}

}  // namespace loris
