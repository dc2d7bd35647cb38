// Numbers that a path says outright: x = 3 and y = x + z is y = 3 + z, which is about order.
#include <unordered_map>

#include "solver/layers.h"
#include "solver/order_atoms.h"
#include "solver/term_facts.h"
#include "term/replace.h"

namespace loris {
namespace {

/// Writes such numbers into what a path says after them and not about order, along the search. The
/// path stays as it is where there is nothing to write.
class Fixed final : public Solver {
 public:
  Fixed(TermStore& terms, std::unique_ptr<Solver> next)
      : terms_(terms), next_(std::move(next)), atoms_(terms), facts_(terms) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    follow(path);
    const Term written = write(condition);
    const bool is_path = levels_.empty() || !levels_.back().is_other;
    if (terms_.is_constant(written)) {
      if (terms_.bits(written) == 0) return {Answer::No, {}};
      if (known) return {Answer::Yes, known};
      return next_->check(path, condition, known);
    }
    return next_->check(is_path ? path : levels_.back().all, written, known);
  }

 private:
  struct Level {
    const PathCondition::Node* node;
    bool is_other;      // something was written here or above
    PathCondition all;  // what was, if so
    Term fixed;         // here, if a number was
  };

  void follow(const PathCondition& path) {
    std::vector<const PathCondition::Node*> pending;
    const PathCondition::Node* node = path.newest();
    while (node != nullptr && !is_followed(node)) {
      pending.push_back(node);
      node = node->parent;
    }
    const std::size_t common = node == nullptr ? 0 : node->depth;
    for (; levels_.size() > common; levels_.pop_back()) {
      if (levels_.back().fixed) numbers_.erase(levels_.back().fixed);
    }
    for (auto at = pending.rbegin(); at != pending.rend(); ++at) push(*at);
    path_ = path;
  }

  bool is_followed(const PathCondition::Node* node) const {
    return node->depth <= levels_.size() && levels_[node->depth - 1].node == node;
  }

  void push(const PathCondition::Node* node) {
    const Term written = write(node->conjunct);
    Level level{node, !levels_.empty() && levels_.back().is_other, {}, {}};
    if (level.is_other) level.all = levels_.back().all;
    if (!level.is_other && written != node->conjunct) {
      level.is_other = true;
      for (const Level& before : levels_) level.all.assume(before.node->conjunct);
    }
    if (level.is_other) level.all.assume(written);
    level.fixed = fix(written);
    levels_.push_back(std::move(level));
  }

  /// The variable of which the conjunct says the number, if that is new.
  Term fix(Term conjunct) {
    if (terms_.op(conjunct) != TermOp::Eq) return {};
    Term variable = terms_.operand(conjunct, 0), number = terms_.operand(conjunct, 1);
    if (terms_.is_constant(variable)) std::swap(variable, number);
    const bool says_number = terms_.op(variable) == TermOp::Variable && terms_.is_constant(number);
    if (!says_number || terms_.sort(variable) == Sort::Ref) return {};
    return numbers_.emplace(variable, number).second ? variable : Term{};
  }

  Term write(Term condition) {
    if (numbers_.empty() || atoms_.of(condition).decidable) return condition;
    std::vector<std::pair<Term, Term>> parts;
    for (const Term variable : facts_.of(condition).variables) {
      const auto number = numbers_.find(variable);
      if (number != numbers_.end()) parts.emplace_back(*number);
    }
    return parts.empty() ? condition : replace(terms_, condition, parts);
  }

  TermStore& terms_;
  std::unique_ptr<Solver> next_;
  OrderAtoms atoms_;
  TermFactsCache facts_;
  PathCondition path_;  // keeps the nodes alive whose addresses levels_ compares
  std::vector<Level> levels_;
  std::unordered_map<Term, Term> numbers_;
};

}  // namespace

std::unique_ptr<Solver> make_fixed(TermStore& terms, std::unique_ptr<Solver> next) {
  return std::make_unique<Fixed>(terms, std::move(next));
}

}  // namespace loris
