#include "solver/learned_path.h"

namespace loris {

const PathCondition& LearnedPath::follow(const PathCondition& path) {
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
  return levels_.back().with_learned;
}

void LearnedPath::add(Term consequence) {
  if (!differences_.understands(consequence)) return;
  assume(levels_.back(), consequence);
}

void LearnedPath::assume(Level& level, Term conjunct) {
  level.with_learned.assume(conjunct);
  ++level.pushed;
  for (const Term differ : differences_.push(conjunct)) level.with_learned.assume(differ);
}

void LearnedPath::push(const PathCondition::Node* node) {
  Level level{node, levels_.back().with_learned, {}};
  assume(level, node->conjunct);
  for (const Consequence& known : levels_.back().learned)
    if (known.condition == node->conjunct) assume(level, known.consequence);
  levels_.push_back(std::move(level));
}

void LearnedPath::pop() {
  for (std::size_t i = 0; i < levels_.back().pushed; ++i) differences_.pop();
  levels_.pop_back();
}

void LearnedPath::learn(Term condition, Term consequence) {
  levels_.back().learned.push_back({condition, consequence});
}

}  // namespace loris
