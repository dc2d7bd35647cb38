#include "solver/path_variables.h"

namespace loris {

void PathVariables::follow(const PathCondition& path) {
  std::vector<const PathCondition::Node*> added;
  const PathCondition::Node* node = path.newest();
  const auto is_followed = [&] {
    return node->depth <= levels_.size() && levels_[node->depth - 1].node == node;
  };
  for (; node != nullptr && !is_followed(); node = node->parent) added.push_back(node);
  const std::size_t common = node == nullptr ? 0 : node->depth;
  if (levels_.size() > common) {
    const std::size_t before = levels_[common].before;
    for (std::size_t i = before; i < variables_.size(); ++i) seen_[variables_[i].id] = false;
    variables_.resize(before);
    levels_.resize(common);
  }
  for (; !added.empty(); added.pop_back()) {
    levels_.push_back({added.back(), variables_.size()});
    for (const Term variable : facts_.of(added.back()->conjunct).variables) {
      if (variable.id >= seen_.size()) seen_.resize(variable.id + 64u);
      if (seen_[variable.id]) continue;
      seen_[variable.id] = true;
      variables_.push_back(variable);
    }
  }
  path_ = path;
}

}  // namespace loris
