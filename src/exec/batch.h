#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "exec/options.h"
#include "exec/result.h"
#include "exec/watch.h"

namespace loris {

/// One of several explorations that are reported together.
struct Explored {
  std::string target;
  std::string error;  // why it was not explored; else empty
  bool is_bad_input = false;
  Result result;
};

/// What `explore_each` is made of; tests bring their own.
struct BatchParts {
  std::function<Result(const ExploreOptions&)> explore;
  std::function<double()> seconds;  // since some moment
};

/// Explores one after the other. A limit on time is for all of them together: each gets an equal
/// share of what is left when its turn comes, so that those that end early leave theirs to the
/// others; what is left in the end goes to those that were stopped, which are then explored anew if
/// that gives them more than they had. Options that do not fit a target, and Ctrl-C, leave a reason
/// in the place of its result.
std::vector<Explored> explore_each(const std::vector<ExploreOptions>& jobs,
                                   std::optional<double> time_limit, const BatchParts& parts);
std::vector<Explored> explore_each(const std::vector<ExploreOptions>& jobs,
                                   std::optional<double> time_limit, ExplorationWatch& watch);

}  // namespace loris
