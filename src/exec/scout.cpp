#include "exec/scout.h"

#include <algorithm>

#include "exec/explorer.h"

namespace loris {

namespace {

/// Stops after a few paths: long enough to see which classes of the library paths initialize.
class ScoutControl final : public Control {
 public:
  ScoutControl(const SolverStats& stats, const std::function<bool()>& go_on)
      : stats_(stats), go_on_(go_on) {}

  bool keep_going() override {
    return ended_ < kPaths && ++steps_ < kSteps && stats_.total - stats_.beside < kQueries &&
           go_on_();
  }
  bool wants_work() override { return false; }
  void offer(const std::vector<std::uint32_t>&) override {}
  void path_ended(Found&, std::size_t, std::size_t) override { ++ended_; }

 private:
  static constexpr unsigned kPaths = 20, kSteps = 2000, kQueries = 200;
  const SolverStats& stats_;
  const std::function<bool()>& go_on_;
  unsigned ended_ = 0, steps_ = 0;
};

/// Stops at the first path.
class ProbeControl final : public Control {
 public:
  explicit ProbeControl(const std::function<bool()>& go_on) : go_on_(go_on) {}

  bool keep_going() override { return !found_ && ++steps_ < kSteps && go_on_(); }
  bool wants_work() override { return false; }
  void offer(const std::vector<std::uint32_t>&) override {}
  void path_ended(Found& found, std::size_t, std::size_t) override {
    found_ = found.counts.total() > 0;
  }

 private:
  static constexpr unsigned kSteps = 20'000;
  const std::function<bool()>& go_on_;
  unsigned steps_ = 0;
  bool found_ = false;
};

}  // namespace

std::vector<std::string> scout(const ExploreOptions& options, const EngineParts& parts,
                               const std::function<bool()>& go_on,
                               const std::function<void(const Engine&)>& begun) {
  std::vector<std::string> warm;
  constexpr int kRounds = 4;
  ExploreOptions plain = options;
  plain.list_paths = plain.keep_paths = plain.describe = plain.audit = plain.trace = false;
  plain.describe_path = false;
  plain.log_queries.reset();
  // Without an answer both sides are tried: that serves here as well.
  constexpr std::int64_t kPatience = 100;
  if (plain.solver_timeout_ms == 0 || plain.solver_timeout_ms > kPatience)
    plain.solver_timeout_ms = kPatience;
  for (int round = 0; round < kRounds && (round == 0 || go_on()); ++round) {
    Engine engine(plain, warm, parts);
    if (round == 0) begun(engine);
    ScoutControl control(engine.solver_stats, go_on);
    Explorer(engine, control).explore({});
    const std::vector<std::string>& late = engine.vm.late_initializations();
    bool is_new = false;
    for (const std::string& name : late) {
      if (std::find(warm.begin(), warm.end(), name) != warm.end()) continue;
      warm.push_back(name);
      is_new = true;
    }
    if (!is_new) break;
  }
  return warm;
}

std::vector<std::string> refusing(const ExploreOptions& options, const EngineParts& parts,
                                  const std::vector<std::string>& warm,
                                  const std::vector<std::string>& preconditions,
                                  const std::function<bool()>& go_on) {
  if (preconditions.size() == 1) return preconditions;
  std::vector<std::string> found;
  for (std::size_t i = 0; i < preconditions.size() && go_on(); ++i) {
    ExploreOptions alone = options;
    alone.only_assumed = i;
    alone.list_paths = alone.keep_paths = alone.audit = alone.trace = false;
    alone.log_queries.reset();
    Engine engine(alone, warm, parts);
    ProbeControl control(go_on);
    Explorer explorer(engine, control);
    explorer.explore({});
    const Found left = explorer.take();
    if (left.complete && left.unexplored == 0 && left.counts.total() == 0)
      found.push_back(preconditions[i]);
  }
  return found;
}

}  // namespace loris
