#include "report/condition.h"

namespace loris {

std::vector<std::string> condition_of(const PathResult& path) {
  std::vector<std::string> condition;
  if (path.partition) condition = reference_conditions(*path.partition);
  condition.insert(condition.end(), path.condition.begin(), path.condition.end());
  return condition;
}

}  // namespace loris
