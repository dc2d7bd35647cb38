#pragma once
#include <functional>
#include <string>
#include <vector>

#include "exec/engine.h"
#include "exec/options.h"

namespace loris {

/// Classes of the library that the first paths initialize: their initializers do not depend on the
/// input, so they are run once, before the first path, and every path shares the outcome. The first
/// engine is always made, so that options which do not fit the program are noticed; `begun` sees
/// it.
std::vector<std::string> scout(const ExploreOptions& options, const EngineParts& parts,
                               const std::function<bool()>& go_on,
                               const std::function<void(const Engine&)>& begun);

/// Those of the preconditions that alone leave no path; none where that took too long.
std::vector<std::string> refusing(const ExploreOptions& options, const EngineParts& parts,
                                  const std::vector<std::string>& warm,
                                  const std::vector<std::string>& preconditions,
                                  const std::function<bool()>& go_on);

}  // namespace loris
