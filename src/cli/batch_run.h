#pragma once
#include <chrono>
#include <vector>

#include "cli/commands.h"
#include "exec/batch.h"
#include "exec/target_pattern.h"

namespace loris {

/// Several explorations, and the time for all of them, with what it takes to find their targets.
class BatchRun {
 public:
  /// Throws InputError when there is nothing to explore. `command` must outlive the run.
  explicit BatchRun(const ExploreCommand& command);

  const std::vector<ExploreOptions>& jobs() const { return jobs_; }
  /// A result or a reason for each job; then what never became one.
  std::vector<Explored> explore(ExplorationWatch& watch);

 private:
  using Clock = std::chrono::steady_clock;

  double left() const;
  void add_jobs(const MatchedTarget& target);
  void add_unread(const MatchedTargets& matched);

  const ExploreCommand& command_;
  const Clock::time_point start_ = Clock::now();
  std::vector<ExploreOptions> jobs_;
  std::vector<Explored> unread_;
};

}  // namespace loris
