#include "cli/batch_run.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "cli/interrupt.h"

namespace loris {

namespace {

std::vector<std::string> or_one(const std::vector<std::string>& several, const std::string& one) {
  return several.empty() ? std::vector<std::string>{one} : several;
}

}  // namespace

BatchRun::BatchRun(const ExploreCommand& command) : command_(command) {
  MatchedTargets matched;
  matched.methods = {{command.options.target, false}};
  if (is_target_pattern(command.options.target))
    matched = matching_targets(command.options, [this] { return !is_interrupted() && left() > 0; });
  for (const MatchedTarget& target : matched.methods) add_jobs(target);
  add_unread(matched);
}

std::vector<Explored> BatchRun::explore(ExplorationWatch& watch) {
  std::vector<Explored> explored;
  if (is_interrupted()) {
    for (const ExploreOptions& job : jobs_)
      explored.push_back({job.target, "interrupted before its turn", false, {}});
  } else {
    std::optional<double> rest;
    if (command_.options.time_limit_seconds) rest = left();
    explored = explore_each(jobs_, rest, watch);
  }
  explored.insert(explored.end(), unread_.begin(), unread_.end());
  return explored;
}

double BatchRun::left() const {
  const std::chrono::duration<double> spent = Clock::now() - start_;
  return command_.options.time_limit_seconds.value_or(std::numeric_limits<double>::infinity()) -
         spent.count();
}

/// The target with every strategy and decider.
void BatchRun::add_jobs(const MatchedTarget& target) {
  const ExploreOptions& options = command_.options;
  for (const std::string& heap : or_one(command_.heaps, options.heap)) {
    for (const std::string& decide : or_one(command_.deciders, options.decide)) {
      ExploreOptions job = options;
      job.target = target.text;
      job.heap = heap;
      job.decide = decide;
      // A static method has no receiver of which an invariant could hold.
      if (target.is_static) job.inv.clear();
      jobs_.push_back(std::move(job));
    }
  }
}

void BatchRun::add_unread(const MatchedTargets& matched) {
  for (const UnreadClass& one : matched.unread) {
    std::string name = one.name;
    std::replace(name.begin(), name.end(), '/', '.');
    unread_.push_back({name + ".*", one.why, false, {}});
  }
  if (matched.is_whole) return;
  const char* why = is_interrupted() ? "interrupted" : "the time limit was met";
  unread_.push_back({command_.options.target,
                     fmt::format("not all of its classes were looked at: {}", why),
                     false,
                     {}});
}

}  // namespace loris
