#pragma once
#include <iosfwd>

#include "cli/explore_options.h"
#include "exec/result.h"

namespace loris {

/// Writes the tests that were asked for and runs them if that was asked for too; the result then
/// says of each path which test it has and what became of it. Gives 0, or 2 when something could
/// not be written or run, which it says on `err`.
int deliver_tests(Result& result, const ExploreCommand& command, std::ostream& err);

}  // namespace loris
