#pragma once
#include <optional>

#include "exec/construction.h"
#include "junit/build_calls.h"

namespace loris {

/// An object that calls have built.
struct BuiltObject {
  State state;
  ObjectId object;
  std::vector<BuildCall> calls;
  BuildGoal::Match match;
};

/// Looks for calls that build a goal: the constructors first, then always on from the object that
/// is nearest to the goal. What is found depends on the goal and the number of calls alone.
class BuildSearch {
 public:
  BuildSearch(Engine& engine, BuildCalls& calls) : engine_(engine), calls_(calls) {}

  /// At most so many calls are tried, counted down. `base` holds what `made` names, by node;
  /// `plain` is the state before anything was built.
  std::optional<BuiltObject> find(const BuildGoal& goal, const State& base, const State& plain,
                                  const std::vector<ObjectId>& made, std::uint64_t& budget);

 private:
  Engine& engine_;
  BuildCalls& calls_;
};

}  // namespace loris
