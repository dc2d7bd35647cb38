#pragma once
#include <string>
#include <vector>

#include "exec/options.h"
#include "exec/result.h"
#include "exec/watch.h"

namespace loris {

/// Says of each path whether it covers a branch that none before it covers; the first one does. The
/// paths are followed again one by one, so that the answer does not depend on who found them.
/// Stops when the watch says so: later paths then cover nothing.
void find_covering(const ExploreOptions& options, const std::vector<std::string>& warm,
                   ExplorationWatch& watch, std::vector<PathResult>& paths);

}  // namespace loris
