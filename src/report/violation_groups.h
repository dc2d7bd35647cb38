#pragma once
#include <cstddef>
#include <vector>

#include "exec/result.h"

namespace loris {

/// Violations of one kind at one place: one cause, as far as can be told.
struct ViolationGroup {
  const PathResult* first = nullptr;  // the one with the smallest input
  std::vector<const PathResult*> more;
};

/// In the order in which their first members are met.
std::vector<ViolationGroup> grouped(const std::vector<PathResult>& violations);

/// For each violation its place in `path_list`, where both have the same order.
std::vector<std::size_t> violation_places(const Result& result);

}  // namespace loris
