#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "exec/engine.h"
#include "exec/options.h"

namespace loris {

/// Says of each path, given by its choices, whether it covers a branch that none before it covers;
/// the first one does. The paths are followed again one by one, so that the answer does not depend
/// on who found them. Of those that are left when `go_on` says no, it is taken to be so.
std::vector<bool> find_covering(const ExploreOptions& options, const EngineParts& parts,
                                const std::vector<std::string>& warm,
                                const std::function<bool()>& go_on,
                                const std::vector<std::vector<std::uint32_t>>& paths);

}  // namespace loris
