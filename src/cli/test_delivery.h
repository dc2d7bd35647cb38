#pragma once
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

#include "cli/delivery.h"
#include "cli/explore_options.h"
#include "exec/result.h"

namespace loris {

/// Writes the tests of a target that were asked for and runs them if that was asked for too; the
/// result then says of each path which test it has and what became of it. Gives 0, or 2 when
/// something could not be written or run, which it says on `err`.
int deliver_tests(Result& result, const std::string& target, const ExploreCommand& command,
                  Deadline deadline, std::ostream& err);

/// Gives the test of a path, to be shown in a report: of violations, and of the first thousand
/// others that are asked about.
std::function<std::optional<std::string>(const Result&, const PathResult&)> shown_tests(
    const ExploreCommand& command);

}  // namespace loris
