#include "solver/learned_path.h"

namespace loris {

std::vector<Term> parts_of(TermStore& terms, Term condition) {
  std::vector<Term> parts, open{condition};
  while (!open.empty()) {
    const Term term = open.back();
    open.pop_back();
    const Term inner = terms.op(term) == TermOp::Not ? terms.operand(term, 0) : term;
    if (terms.op(term) == TermOp::BoolAnd) {
      open.push_back(terms.operand(term, 1));
      open.push_back(terms.operand(term, 0));
    } else if (inner != term && terms.op(inner) == TermOp::BoolOr) {
      open.push_back(terms.make(TermOp::Not, terms.operand(inner, 1)));
      open.push_back(terms.make(TermOp::Not, terms.operand(inner, 0)));
    } else {
      parts.push_back(term);
    }
  }
  return parts;
}

void LearnedPath::follow(const PathCondition& path) {
  std::vector<const PathCondition::Node*> added;
  const PathCondition::Node* node = path.newest();
  const auto is_followed = [&] {
    return node->depth < levels_.size() && levels_[node->depth].node == node;
  };
  for (; node != nullptr && !is_followed(); node = node->parent) added.push_back(node);
  const std::size_t common = node == nullptr ? 0 : node->depth;
  while (levels_.size() > common + 1) pop();
  for (; !added.empty(); added.pop_back()) push(added.back());
  path_ = path;
}

void LearnedPath::push(const PathCondition::Node* node) {
  const Level& before = levels_.back();
  Level level{node, before.all, before.ordered, {}, 0, others_.size()};
  assume(level, node->conjunct);
  for (const Consequence& known : before.learned)
    if (known.condition == node->conjunct) assume(level, known.consequence);
  levels_.push_back(std::move(level));
}

void LearnedPath::assume(Level& level, Term conjunct) {
  level.all.assume(conjunct);
  if (!derives_) return;
  if (differences_.understands(conjunct)) return assume_part(level, conjunct);
  for (const Term part : parts_of(terms_, conjunct)) assume_part(level, part);
}

void LearnedPath::assume_part(Level& level, Term part) {
  if (!differences_.understands(part)) {
    others_.push_back(part);
    return;
  }
  level.ordered.assume(part);
  ++level.pushed;
  for (const Term differ : differences_.push(part)) {
    level.all.assume(differ);
    level.ordered.assume(differ);
  }
}

void LearnedPath::pop() {
  const Level& level = levels_.back();
  for (std::size_t i = 0; i < level.pushed; ++i) differences_.pop();
  others_.resize(level.others);
  levels_.pop_back();
}

void LearnedPath::add(Term consequence) {
  if (derives_ && differences_.understands(consequence)) assume(levels_.back(), consequence);
}

void LearnedPath::learn(Term condition, Term consequence) {
  levels_.back().learned.push_back({condition, consequence});
}

}  // namespace loris
