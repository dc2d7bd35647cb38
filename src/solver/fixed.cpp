// What a path says outright of variables: x = 3 and y = x + z is y = 3 + z, which is about order.
#include <algorithm>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "base/reversed.h"
#include "solver/layers.h"
#include "solver/order_atoms.h"
#include "solver/term_facts.h"
#include "term/range.h"
#include "term/replace.h"

namespace loris {
namespace {

/// Writes such numbers into what a path says after them and not about order, along the search. The
/// path stays as it is where there is nothing to write. Of a variable that equals 0.0 the sign is
/// open: 1 / x < 0 is that it is not the same as 0.0. A variable that is the same as another term
/// stays too, but what can be seen at once with that term in its place is answered: h = 31 * x + y,
/// of letters x and y, is not the letter z.
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
    if (is_never(written) || contradicts(written)) return {Answer::No, {}};
    return next_->check(is_path ? path : levels_.back().all, written, known);
  }

 private:
  struct Level {
    const PathCondition::Node* node;
    bool is_other;      // something was written here or above
    PathCondition all;  // what was, if so
    Term fixed;         // here, if a number was
    Term zero;          // by what is said here, of either sign, if a variable is
    Term same;          // as a term by what is said here, if a variable is
    Term other;         // what is said here, unless it is about order
  };
  static constexpr int kMostZeros = 3;  // of one condition: each may double it

  struct Says {
    Term variable, number;
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
      if (levels_.back().zero) zeros_.erase(levels_.back().zero);
      if (levels_.back().same) terms_for_.erase(levels_.back().same);
    }
    for (const PathCondition::Node* added : reversed(pending)) push(added);
    path_ = path;
  }

  bool is_followed(const PathCondition::Node* node) const {
    return node->depth <= levels_.size() && levels_[node->depth - 1].node == node;
  }

  void push(const PathCondition::Node* node) {
    const Term written = write(node->conjunct);
    Level level{node, !levels_.empty() && levels_.back().is_other, {}, {}, {}, {}, {}};
    if (level.is_other) level.all = levels_.back().all;
    if (!level.is_other && written != node->conjunct) {
      level.is_other = true;
      for (const Level& before : levels_) level.all.assume(before.node->conjunct);
    }
    if (level.is_other) level.all.assume(written);
    level.fixed = fix(written);
    level.zero = find_zero(written);
    level.same = define(written);
    if (!atoms_.of(written).decidable) level.other = written;
    levels_.push_back(std::move(level));
  }

  /// The number that the conjunct says of a variable, if it does nothing else. x == 0.0 says none:
  /// x may be -0.0.
  std::optional<Says> says(Term conjunct) const {
    if (terms_.op(conjunct) != TermOp::Eq && terms_.op(conjunct) != TermOp::Same)
      return std::nullopt;
    Term variable = terms_.operand(conjunct, 0), number = terms_.operand(conjunct, 1);
    if (terms_.is_constant(variable)) std::swap(variable, number);
    const bool says_number = terms_.op(variable) == TermOp::Variable && terms_.is_constant(number);
    if (!says_number || terms_.sort(variable) == Sort::Ref) return std::nullopt;
    if (make_same(terms_, variable, number) != conjunct) return std::nullopt;
    return Says{variable, number};
  }

  /// The variable of which the conjunct says the number, if that is new.
  Term fix(Term conjunct) {
    const auto said = says(conjunct);
    return said && numbers_.emplace(said->variable, said->number).second ? said->variable : Term{};
  }

  /// The variable of which the conjunct says that it equals 0.0, if that is new.
  Term find_zero(Term conjunct) {
    if (terms_.op(conjunct) != TermOp::Eq) return {};
    const Term variable = terms_.operand(conjunct, 0), number = terms_.operand(conjunct, 1);
    if (!is_floating(terms_.sort(variable)) || terms_.op(variable) != TermOp::Variable) return {};
    const bool is_zero =
        terms_.is_constant(number) && make_same(terms_, variable, number) != conjunct;
    return is_zero && zeros_.insert(variable).second ? variable : Term{};
  }

  /// Whether what was said before of the variable is seen at once to be wrong with that number:
  /// (x & 7) >= length, and length = 8.
  bool contradicts(Term condition) {
    const auto said = says(condition);
    if (!said) return false;
    return std::any_of(levels_.begin(), levels_.end(), [&](const Level& level) {
      if (!level.other) return false;
      const auto& inside = facts_.of(level.other).variables;
      if (std::find(inside.begin(), inside.end(), said->variable) == inside.end()) return false;
      const Term there = replace(terms_, level.other, said->variable, said->number);
      return terms_.is_constant(there) && terms_.bits(there) == 0;
    });
  }

  /// The variable that the conjunct says to be the same as a term with narrower bounds, if that is
  /// new.
  Term define(Term conjunct) {
    if (terms_.op(conjunct) != TermOp::Eq) return {};
    const Term a = terms_.operand(conjunct, 0), b = terms_.operand(conjunct, 1);
    const Term variable = stands_for(a, b) ? a : b;
    if (variable == b && !stands_for(b, a)) return {};
    const Term same = with(variable == a ? b : a, terms_for_);
    const auto& inside = facts_.of(same).variables;
    if (std::find(inside.begin(), inside.end(), variable) != inside.end()) return {};
    return terms_for_.emplace(variable, same).second ? variable : Term{};
  }

  bool stands_for(Term variable, Term other) const {
    const Sort sort = terms_.sort(variable);
    return terms_.op(variable) == TermOp::Variable && !terms_.is_constant(other) &&
           (sort == Sort::Int || sort == Sort::Long) &&
           range_of(terms_, variable).contains(range_of(terms_, other));
  }

  Term write(Term condition) {
    if ((numbers_.empty() && zeros_.empty()) || atoms_.of(condition).decidable) return condition;
    return zeros_.empty() ? with(condition, numbers_) : with_zeros(with(condition, numbers_));
  }

  /// What the condition says for either sign of the zeros that it mentions.
  Term with_zeros(Term condition) {
    int left = kMostZeros;
    const std::vector<Term> variables = facts_.of(condition).variables;
    for (const Term variable : variables) {
      if (!zeros_.contains(variable) || --left < 0) continue;
      const bool narrow = terms_.sort(variable) == Sort::Float;
      const auto constant = [&](double zero) {
        return narrow ? terms_.float_constant(static_cast<float>(zero))
                      : terms_.double_constant(zero);
      };
      const Term plus = constant(0.0), minus = constant(-0.0);
      condition = terms_.make(TermOp::Ite, make_same(terms_, variable, plus),
                              replace(terms_, condition, variable, plus),
                              replace(terms_, condition, variable, minus));
    }
    return condition;
  }

  bool is_never(Term condition) {
    if (terms_for_.empty()) return false;
    const Term written = with(condition, terms_for_);
    return terms_.is_constant(written) && terms_.bits(written) == 0;
  }

  Term with(Term condition, const std::unordered_map<Term, Term>& known) {
    std::vector<std::pair<Term, Term>> parts;
    for (const Term variable : facts_.of(condition).variables) {
      const auto found = known.find(variable);
      if (found != known.end()) parts.emplace_back(*found);
    }
    return parts.empty() ? condition : replace(terms_, condition, parts);
  }

  TermStore& terms_;
  std::unique_ptr<Solver> next_;
  OrderAtoms atoms_;
  TermFactsCache facts_;
  PathCondition path_;  // keeps the nodes alive whose addresses levels_ compares
  std::vector<Level> levels_;
  std::unordered_map<Term, Term> numbers_, terms_for_;
  std::unordered_set<Term> zeros_;
};

}  // namespace

std::unique_ptr<Solver> make_fixed(TermStore& terms, std::unique_ptr<Solver> next) {
  return std::make_unique<Fixed>(terms, std::move(next));
}

}  // namespace loris
