#include "term/evaluate.h"

#include <array>
#include <unordered_map>
#include <vector>

#include "term/fold.h"

namespace loris {
namespace {

using Value = std::optional<std::uint64_t>;

/// What a variable is that the assignment does not mention.
enum class Unassigned : std::uint8_t { None, Default };

Value assigned(const TermStore& terms, const Assignment& assignment, Unassigned unassigned,
               Term variable) {
  const auto found = assignment.find(variable);
  if (found != assignment.end()) return found->second;
  return unassigned == Unassigned::Default ? Value{terms.default_bits(variable)} : Value{};
}

/// Evaluates top-down without remembering anything, which is fastest for what is asked most: one
/// comparison. Gives up after a few operators.
class SmallEvaluator {
 public:
  SmallEvaluator(const TermStore& terms, const Assignment& assignment, Unassigned unassigned)
      : terms_(terms), assignment_(assignment), unassigned_(unassigned) {}

  bool gave_up() const { return budget_ < 0; }

  Value evaluate(Term term) {
    if (--budget_ < 0) return {};
    const TermOp op = terms_.op(term);
    switch (op) {
      case TermOp::Constant: return terms_.bits(term);
      case TermOp::Variable: return assigned(terms_, assignment_, unassigned_, term);
      case TermOp::BoolAnd: return connective(term, 0);
      case TermOp::BoolOr: return connective(term, 1);
      default: break;
    }
    const Value a = evaluate(terms_.operand(term, 0));
    if (!a) return {};
    if (op == TermOp::Ite) return evaluate(terms_.operand(term, *a != 0 ? 1 : 2));
    const Sort sort = terms_.sort(terms_.operand(term, 0));
    if (arity(op) == 1) return apply(op, sort, *a);
    const Value b = evaluate(terms_.operand(term, 1));
    return b ? apply(op, sort, *a, *b) : Value{};
  }

 private:
  Value connective(Term term, std::uint64_t deciding) {
    const Value a = evaluate(terms_.operand(term, 0));
    if (a == deciding) return a;
    const Value b = evaluate(terms_.operand(term, 1));
    return a || b == deciding ? b : Value{};
  }

  const TermStore& terms_;
  const Assignment& assignment_;
  Unassigned unassigned_;
  int budget_ = 32;
};

/// Evaluates bottom-up with a stack of its own, each shared term once: terms grow as deep as loops
/// run.
class Evaluator {
 public:
  Evaluator(const TermStore& terms, const Assignment& assignment, Unassigned unassigned)
      : terms_(terms), assignment_(assignment), unassigned_(unassigned) {}

  Value evaluate(Term root) {
    std::vector<Term> open{root};
    while (!open.empty()) {
      const Term term = open.back();
      if (const Term operand = missing_operand(term)) {
        open.push_back(operand);
      } else {
        values_.try_emplace(term, compute(term));
        open.pop_back();
      }
    }
    return values_.at(root);
  }

 private:
  /// An operand that decides the value and is not evaluated yet.
  Term missing_operand(Term term) const {
    if (terms_.op(term) == TermOp::Ite) return missing(deciding_branch(term));
    for (int i = 0; i < 2; ++i) {
      const Term operand = terms_.operand(term, i);
      if (operand && missing(operand)) return operand;
    }
    return {};
  }

  Term missing(Term term) const { return values_.contains(term) ? Term{} : term; }

  /// The branch that the condition selects, or the condition while it has no value.
  Term deciding_branch(Term ite) const {
    const Term condition = terms_.operand(ite, 0);
    const auto known = values_.find(condition);
    if (known == values_.end() || !known->second) return condition;
    return terms_.operand(ite, *known->second != 0 ? 1 : 2);
  }

  Value compute(Term term) const {
    switch (terms_.op(term)) {
      case TermOp::Constant: return terms_.bits(term);
      case TermOp::Variable: return assigned(terms_, assignment_, unassigned_, term);
      case TermOp::Ite: return values_.at(deciding_branch(term));
      case TermOp::BoolAnd: return connective(term, 0);
      case TermOp::BoolOr: return connective(term, 1);
      default: return applied(term);
    }
  }

  /// A connective that one operand with the value `deciding` decides.
  Value connective(Term term, std::uint64_t deciding) const {
    const Value a = values_.at(terms_.operand(term, 0));
    const Value b = values_.at(terms_.operand(term, 1));
    if (a == deciding || b == deciding) return deciding;
    return a && b ? Value{1 - deciding} : Value{};
  }

  Value applied(Term term) const {
    std::array<std::uint64_t, 2> bits{};
    for (int i = 0; i < arity(terms_.op(term)); ++i) {
      const Value value = values_.at(terms_.operand(term, i));
      if (!value) return std::nullopt;
      bits[static_cast<std::size_t>(i)] = *value;
    }
    return apply(terms_.op(term), terms_.sort(terms_.operand(term, 0)), bits[0], bits[1]);
  }

  const TermStore& terms_;
  const Assignment& assignment_;
  Unassigned unassigned_;
  std::unordered_map<Term, Value> values_;
};

Value evaluate_by_size(const TermStore& terms, Term term, const Assignment& assignment,
                       Unassigned unassigned) {
  SmallEvaluator small(terms, assignment, unassigned);
  const Value value = small.evaluate(term);
  return small.gave_up() ? Evaluator(terms, assignment, unassigned).evaluate(term) : value;
}

}  // namespace

std::optional<std::uint64_t> evaluate(const TermStore& terms, Term term,
                                      const Assignment& assignment) {
  return evaluate_by_size(terms, term, assignment, Unassigned::None);
}

std::optional<std::uint64_t> evaluate_completed(const TermStore& terms, Term term,
                                                const Assignment& assignment) {
  return evaluate_by_size(terms, term, assignment, Unassigned::Default);
}

}  // namespace loris
