#pragma once
#include "exec/options.h"
#include "exec/result.h"
#include "exec/watch.h"

namespace loris {

/// Explores every path of the target within the bounds. Throws InputError where the options do not
/// fit the program. The result does not depend on the number of jobs.
Result run_exploration(const ExploreOptions& options, ExplorationWatch& watch);

}  // namespace loris
