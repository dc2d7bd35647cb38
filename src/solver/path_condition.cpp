#include "solver/path_condition.h"

#include <algorithm>

namespace loris {

std::vector<Term> conjuncts(const PathCondition& path) {
  std::vector<Term> oldest_first;
  oldest_first.reserve(path.depth());
  for (const PathCondition::Node* node = path.newest(); node != nullptr; node = node->parent)
    oldest_first.push_back(node->conjunct);
  std::reverse(oldest_first.begin(), oldest_first.end());
  return oldest_first;
}

}  // namespace loris
