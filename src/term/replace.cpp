#include "term/replace.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace loris {
namespace {

/// Parts that are shared are done once; no recursion, as terms may be deep.
class Replacement {
 public:
  explicit Replacement(TermStore& terms) : terms_(terms) {}

  void add(Term part, Term by) {
    done_.emplace(part, by);
    if (!oldest_ || part < oldest_) oldest_ = part;
  }

  /// The root itself when it has more parts than that.
  Term of(Term root, std::size_t most) {
    if (root < oldest_) return root;  // what is replaced is younger, so it is not inside
    std::vector<Term> open{root};
    while (!open.empty()) {
      if (done_.size() > most) return root;
      const Term term = open.back();
      const std::size_t before = open.size();
      if (!done_.contains(term)) {
        for (int i = arity(terms_.op(term)); i-- > 0;)
          if (!done_.contains(terms_.operand(term, i))) open.push_back(terms_.operand(term, i));
      }
      if (open.size() > before) continue;
      open.pop_back();
      if (!done_.contains(term)) done_.emplace(term, rebuilt(term));
    }
    return done_.at(root);
  }

 private:
  Term rebuilt(Term term) {
    const TermOp op = terms_.op(term);
    Term operands[3];
    bool is_changed = false;
    for (int i = 0; i < arity(op); ++i) {
      operands[i] = done_.at(terms_.operand(term, i));
      is_changed |= operands[i] != terms_.operand(term, i);
    }
    return is_changed ? terms_.make(op, operands[0], operands[1], operands[2]) : term;
  }

  TermStore& terms_;
  std::unordered_map<Term, Term> done_;
  Term oldest_;  // of the parts that are replaced
};

/// The same for a term that has few parts, without a map.
class SmallReplacement {
 public:
  using Parts = std::vector<std::pair<Term, Term>>;

  SmallReplacement(TermStore& terms, const Parts& parts) : terms_(terms), parts_(parts) {}

  /// None where there are too many.
  std::optional<Term> of(Term term) {
    for (const auto& [part, by] : parts_) {
      if (term == part) return by;
    }
    const TermOp op = terms_.op(term);
    const int count = arity(op);
    if (count == 0) return term;
    if (--left_ < 0) return std::nullopt;
    Term operands[3];
    bool is_changed = false;
    for (int i = 0; i < count; ++i) {
      const Term operand = terms_.operand(term, i);
      const std::optional<Term> there = of(operand);
      if (!there) return std::nullopt;
      is_changed |= *there != operand;
      operands[i] = *there;
    }
    return is_changed ? terms_.make(op, operands[0], operands[1], operands[2]) : term;
  }

 private:
  TermStore& terms_;
  const Parts& parts_;
  int left_ = 16;  // parts with operands
};

/// The parts that are decided as well.
void decide(TermStore& terms, Term condition, bool holds, Replacement& replacement) {
  if (terms.is_constant(condition)) return;
  replacement.add(condition, terms.bool_constant(holds));
  const TermOp op = terms.op(condition);
  if (op == TermOp::Not) return decide(terms, terms.operand(condition, 0), !holds, replacement);
  if (op == (holds ? TermOp::BoolAnd : TermOp::BoolOr)) {
    decide(terms, terms.operand(condition, 0), holds, replacement);
    decide(terms, terms.operand(condition, 1), holds, replacement);
    return;
  }
  const Term opposite = terms.make(TermOp::Not, condition);
  if (terms.op(opposite) != TermOp::Not) replacement.add(opposite, terms.bool_constant(!holds));
}

}  // namespace

Term replace(TermStore& terms, Term root, Term part, Term by) {
  Replacement replacement(terms);
  replacement.add(part, by);
  return replacement.of(root, SIZE_MAX);
}

Term replace(TermStore& terms, Term root, const std::vector<std::pair<Term, Term>>& parts) {
  if (parts.empty()) return root;
  constexpr std::size_t kFew = 8;
  if (parts.size() <= kFew) {
    if (const auto small = SmallReplacement(terms, parts).of(root)) return *small;
  }
  Replacement replacement(terms);
  for (const auto& [part, by] : parts) replacement.add(part, by);
  return replacement.of(root, SIZE_MAX);
}

Term assuming(TermStore& terms, Term root, Term condition, bool holds, std::size_t most) {
  if (arity(terms.op(root)) == 0) return root;
  Replacement replacement(terms);
  decide(terms, condition, holds, replacement);
  return replacement.of(root, most);
}

}  // namespace loris
