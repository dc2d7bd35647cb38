#include "exec/batch.h"

#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <fstream>

#include "base/input_error.h"
#include "exec/explore.h"
#include "program/link_error.h"

namespace loris {

namespace {

/// Lets the peak of memory be that of the next exploration alone, where Linux allows it.
void forget_peak_memory() {
  ::malloc_trim(0);
  std::ofstream("/proc/self/clear_refs") << "5";
}

bool was_stopped_by_time(const Explored& explored) {
  const auto& limits = explored.result.limits;
  return explored.error.empty() &&
         std::any_of(limits.begin(), limits.end(),
                     [](const Limit& limit) { return limit.what == "the time limit"; });
}

class Batch {
 public:
  Batch(const std::vector<ExploreOptions>& jobs, std::optional<double> limit,
        const BatchParts& parts)
      : jobs_(jobs), limit_(limit), parts_(parts), start_(parts.seconds()) {}

  std::vector<Explored> run() {
    for (std::size_t i = 0; i < jobs_.size(); ++i) {
      shares_.push_back(share_of(jobs_.size() - i));
      done_.push_back(begin(jobs_[i], shares_[i]));
    }
    if (limit_ && !interrupted_) spend_the_rest();
    return std::move(done_);
  }

 private:
  /// With less, most explorations would end before their first path. Rather some are not begun.
  static constexpr double kLeastShare = 0.25;

  double left() const { return limit_ ? start_ + *limit_ - writing_ - parts_.seconds() : 0; }

  double share_of(std::size_t explorations) const {
    return std::min(left(), std::max(kLeastShare, left() / static_cast<double>(explorations)));
  }

  Explored begin(const ExploreOptions& options, double share) {
    if (interrupted_) return {options.target, "interrupted before its turn", false, {}};
    if (limit_ && share <= 0)
      return {options.target, "the time limit was met before its turn", false, {}};
    return explore(options, share);
  }

  Explored explore(ExploreOptions options, double share) {
    if (limit_) options.time_limit_seconds = share;
    Explored explored;
    explored.target = options.target;
    try {
      explored.result = parts_.explore(options);
      explored.target = explored.result.asked.target;
      interrupted_ = explored.result.interrupted;
      writing_ += explored.result.writing.of(explored.result.listed());
    } catch (const LinkError& e) {
      explored.error = e.what();  // the others go on
    } catch (const InputError& e) {
      explored.error = e.what();
      explored.is_bad_input = true;
    }
    return explored;
  }

  /// A second try begins at the start: it is worth it only with clearly more time than the first.
  void spend_the_rest() {
    constexpr double kClearlyMore = 1.5;
    std::vector<std::size_t> stopped;
    for (std::size_t i = 0; i < done_.size(); ++i) {
      if (was_stopped_by_time(done_[i])) stopped.push_back(i);
    }
    for (std::size_t at = 0; at < stopped.size() && !interrupted_; ++at) {
      const double share = share_of(stopped.size() - at);
      if (share < kClearlyMore * shares_[stopped[at]]) continue;
      Explored again = explore(jobs_[stopped[at]], share);
      if (!again.result.interrupted) done_[stopped[at]] = std::move(again);
    }
  }

  const std::vector<ExploreOptions>& jobs_;
  const std::optional<double> limit_;
  const BatchParts& parts_;
  const double start_;
  double writing_ = 0;  // seconds that it will take afterwards
  std::vector<double> shares_;
  std::vector<Explored> done_;
  bool interrupted_ = false;
};

}  // namespace

std::vector<Explored> explore_each(const std::vector<ExploreOptions>& jobs,
                                   std::optional<double> time_limit, const BatchParts& parts) {
  return Batch(jobs, time_limit, parts).run();
}

std::vector<Explored> explore_each(const std::vector<ExploreOptions>& jobs,
                                   std::optional<double> time_limit, ExplorationWatch& watch) {
  BatchParts parts;
  parts.explore = [&](const ExploreOptions& options) {
    forget_peak_memory();
    return run_exploration(options, watch);
  };
  parts.seconds = [] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
  };
  return explore_each(jobs, time_limit, parts);
}

}  // namespace loris
