#include "exec/explore.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include <sys/resource.h>

#include <fmt/format.h>

#include "base/input_error.h"
#include "exec/coverage.h"
#include "exec/covering.h"
#include "exec/explorer.h"

namespace loris {

namespace {

using Clock = std::chrono::steady_clock;
using Choices = std::vector<std::uint32_t>;

std::uint64_t peak_memory() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

/// What all workers share: the parts of the tree that nobody follows yet, the budget, the watch.
class Shared {
 public:
  Shared(const ExploreOptions& options, ExplorationWatch& watch, unsigned workers)
      : options_(options),
        watch_(watch),
        workers_(workers),
        start_(Clock::now()),
        progress_(workers) {}

  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

  void add(Choices choices) {
    const std::lock_guard lock(mutex_);
    open_.push_back(std::move(choices));
    waiting_.notify_one();
  }

  /// A part to follow; none when all is done or was stopped.
  std::optional<Choices> take() {
    std::unique_lock lock(mutex_);
    ++idle_;
    hungry_ = true;
    waiting_.wait(lock, [this] { return !open_.empty() || idle_ == workers_ || stopped_; });
    if (open_.empty() || stopped_) {
      waiting_.notify_all();
      return std::nullopt;
    }
    --idle_;
    hungry_ = idle_ > 0;
    Choices choices = std::move(open_.front());
    open_.pop_front();
    return choices;
  }

  bool hungry() const { return hungry_ && workers_ > 1; }

  /// Called often by every worker; looks at the clock now and then.
  bool keep_going(unsigned worker, const Progress& progress) {
    if (stopped_) return false;
    const std::lock_guard lock(mutex_);
    progress_[worker] = progress;
    Progress now = together();
    const char* reason = nullptr;
    if (!watch_.keep_going(now)) {
      interrupted_ = true;
      reason = "interrupted";
    }
    if (options_.time_limit_seconds && now.seconds > *options_.time_limit_seconds)
      reason = "the time limit";
    if (options_.memory_limit_bytes && peak_memory() > *options_.memory_limit_bytes)
      reason = "the memory limit";
    if (reason == nullptr) return true;
    stop(reason);
    return false;
  }

  /// The same before the first path is followed in earnest; most of the time is left for that.
  bool may_scout() {
    constexpr double kShare = 0.1;
    const auto& limit = options_.time_limit_seconds;
    return keep_going(0, {}) && (!limit || seconds() < kShare * *limit);
  }

  void count_path() {
    if (options_.max_paths && ++ended_ >= *options_.max_paths) {
      const std::lock_guard lock(mutex_);
      stop("the limit on paths");
    }
  }

  void fail(std::exception_ptr error) {
    const std::lock_guard lock(mutex_);
    if (!error_) error_ = std::move(error);
    stop("an error");
  }

  bool stopped() const { return stopped_; }
  bool interrupted() const { return interrupted_; }
  const std::string& reason() const { return reason_; }
  std::size_t left() const { return open_.size(); }
  std::exception_ptr error() const { return error_; }

 private:
  /// Counts of all workers; what each has covered overlaps, so that of the one that has most.
  Progress together() const {
    Progress all;
    for (const Progress& one : progress_) {
      all.paths += one.paths;
      all.violations += one.violations;
      all.open_states += one.open_states;
      all.queries += one.queries;
      all.depth = std::max(all.depth, one.depth);
      if (one.branches_covered >= all.branches_covered) {
        all.branches_covered = one.branches_covered;
        all.branches = one.branches;
      }
    }
    all.open_states += open_.size();
    all.seconds = seconds();
    return all;
  }

  void stop(const char* reason) {
    if (!stopped_) reason_ = reason;
    stopped_ = true;
    waiting_.notify_all();
  }

  const ExploreOptions& options_;
  ExplorationWatch& watch_;
  const unsigned workers_;
  const Clock::time_point start_;
  std::vector<Progress> progress_;  // by worker
  std::mutex mutex_;
  std::condition_variable waiting_;
  std::deque<Choices> open_;
  unsigned idle_ = 0;
  std::atomic<bool> hungry_ = false, stopped_ = false;
  std::atomic<std::uint64_t> ended_ = 0;
  bool interrupted_ = false;
  std::string reason_;
  std::exception_ptr error_;
};

/// One worker's view of what is shared.
class WorkerControl final : public Control {
 public:
  WorkerControl(Shared& shared, unsigned worker, const Engine& engine)
      : shared_(shared), worker_(worker), engine_(engine) {}

  bool keep_going() override {
    // By the clock: one step may take a microsecond or all the time that a solver is given.
    constexpr std::chrono::milliseconds kOften{10};
    const auto now = std::chrono::steady_clock::now();
    if (now - asked_ < kOften) return !shared_.stopped();
    asked_ = now;
    progress_.queries = engine_.solver_stats.total;
    constexpr std::chrono::milliseconds kSeldom{500};
    if (now - counted_ >= kSeldom) {
      counted_ = now;
      std::tie(progress_.branches_covered, progress_.branches) = branches_so_far(engine_.program);
    }
    return shared_.keep_going(worker_, progress_);
  }
  bool wants_work() override { return shared_.hungry(); }
  void offer(const Choices& choices) override { shared_.add(choices); }
  void path_ended(const PathCounts& counts, std::size_t open, std::size_t depth) override {
    progress_.paths = counts.total();
    progress_.violations = counts.violating;
    progress_.open_states = open;
    progress_.depth = depth;
    shared_.count_path();
  }

 private:
  Shared& shared_;
  const unsigned worker_;
  const Engine& engine_;
  Progress progress_;
  std::chrono::steady_clock::time_point asked_;    // when it was asked in earnest
  std::chrono::steady_clock::time_point counted_;  // when the branches were counted
};

/// Stops after a few paths: long enough to see which classes of the library paths initialize.
class ScoutControl final : public Control {
 public:
  ScoutControl(const SolverStats& stats, const std::function<bool()>& go_on)
      : stats_(stats), go_on_(go_on) {}

  bool keep_going() override {
    return ended_ < kPaths && ++steps_ < kSteps && stats_.total < kQueries && go_on_();
  }
  bool wants_work() override { return false; }
  void offer(const Choices&) override {}
  void path_ended(const PathCounts&, std::size_t, std::size_t) override { ++ended_; }

 private:
  static constexpr unsigned kPaths = 20, kSteps = 2000, kQueries = 200;
  const SolverStats& stats_;
  const std::function<bool()>& go_on_;
  unsigned ended_ = 0, steps_ = 0;
};

/// Classes of the library that the first paths initialize: their initializers do not depend on the
/// input, so they are run once, before the first path, and every path shares the outcome.
std::vector<std::string> scout(const ExploreOptions& options, const std::function<bool()>& go_on) {
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
  for (int round = 0; round < kRounds; ++round) {
    Engine engine(plain, warm);
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

/// What a worker leaves behind.
struct Worked {
  Found found;
  SolverStats stats;
  CoverageMarks coverage;
  std::set<std::string> assumptions;
};

Worked work(const ExploreOptions& options, const std::vector<std::string>& warm, Shared& shared,
            unsigned worker) {
  Engine engine(options, warm);
  WorkerControl control(shared, worker, engine);
  Explorer explorer(engine, control);
  while (const auto choices = shared.take()) explorer.explore(*choices);
  return {explorer.take(), engine.solver_stats, coverage_marks(engine.program),
          engine.symbols.assumptions()};
}

void add(PathCounts& to, const PathCounts& from) {
  to.normal += from.normal;
  to.exceptional += from.exceptional;
  to.violating += from.violating;
  to.cut += from.cut;
  to.pruned += from.pruned;
  to.unsupported += from.unsupported;
}

void add(QueryCounts& to, const SolverStats& from) {
  to.total += from.total;
  to.sat += from.sat;
  to.unsat += from.unsat;
  to.unknown += from.unknown;
  to.by_solver += from.by_solver;
  to.disagreements += from.disagreements;
  to.unconfirmed += from.unconfirmed;
  to.seconds += from.seconds;
}

/// Puts the parts together in the order of choices.
Result merge(std::vector<Worked>& parts) {
  Result result;
  std::vector<std::string> ended;
  std::map<std::pair<std::string, std::string>, std::uint64_t> limits;
  std::set<std::string> assumptions;
  CoverageMarks coverage;
  std::vector<PathResult> listed;
  AuditCounts audited;
  for (Worked& part : parts) {
    add(result.paths, part.found.counts);
    add(result.queries, part.stats);
    result.complete = result.complete && part.found.complete && part.stats.disagreements == 0;
    result.unexplored += part.found.unexplored;
    result.decider_calls += part.found.decided.total;
    result.decider_reused += part.found.decided.reused;
    result.decider_seconds += part.found.decided.seconds;
    audited.checked += part.found.audited.checked;
    audited.infeasible += part.found.audited.infeasible;
    audited.false_alarms += part.found.audited.false_alarms;
    audited.unknown += part.found.audited.unknown;
    std::move(part.found.ended.begin(), part.found.ended.end(), std::back_inserter(ended));
    std::move(part.found.listed.begin(), part.found.listed.end(), std::back_inserter(listed));
    for (const auto& [what, count] : part.found.limits) limits[what] += count;
    for (const std::string& message : part.stats.messages) ++limits[{message, "solver"}];
    assumptions.insert(part.assumptions.begin(), part.assumptions.end());
    assumptions.insert(part.found.notes.begin(), part.found.notes.end());
    coverage.add(part.coverage);
  }
  std::sort(ended.begin(), ended.end());
  std::sort(listed.begin(), listed.end(), [](const PathResult& a, const PathResult& b) {
    return sortable(a.choices) < sortable(b.choices);
  });
  for (PathResult& path : listed) {
    const auto at = std::lower_bound(ended.begin(), ended.end(), sortable(path.choices));
    path.index = static_cast<std::uint64_t>(at - ended.begin());
    if (path.ending == Ending::Violating) result.violations.push_back(path);
  }
  result.path_list = std::move(listed);
  for (const auto& [what, count] : limits)
    result.limits.push_back({what.first, what.second, count});
  std::sort(result.limits.begin(), result.limits.end(), [](const Limit& a, const Limit& b) {
    return std::tie(a.where, a.what) < std::tie(b.where, b.what);
  });
  if (audited.checked > 0) result.audit = audited;
  result.assumptions.assign(assumptions.begin(), assumptions.end());
  result.coverage = coverage.counts();
  result.classes = coverage.classes();
  return result;
}

/// Stops at the first path.
class ProbeControl final : public Control {
 public:
  bool keep_going() override { return !found_ && ++steps_ < kSteps; }
  bool wants_work() override { return false; }
  void offer(const Choices&) override {}
  void path_ended(const PathCounts& counts, std::size_t, std::size_t) override {
    found_ = counts.total() > 0;
  }

 private:
  static constexpr unsigned kSteps = 20'000;
  unsigned steps_ = 0;
  bool found_ = false;
};

/// Those of the preconditions that alone leave no path.
std::vector<std::string> refusing(const ExploreOptions& options,
                                  const std::vector<std::string>& warm,
                                  const std::vector<std::string>& preconditions) {
  if (preconditions.size() == 1) return preconditions;
  std::vector<std::string> found;
  for (std::size_t i = 0; i < preconditions.size(); ++i) {
    ExploreOptions alone = options;
    alone.only_assumed = i;
    alone.list_paths = alone.keep_paths = alone.audit = alone.trace = false;
    alone.log_queries.reset();
    Engine engine(alone, warm);
    ProbeControl control;
    Explorer explorer(engine, control);
    explorer.explore({});
    const Found left = explorer.take();
    if (left.complete && left.unexplored == 0 && left.counts.total() == 0)
      found.push_back(preconditions[i]);
  }
  return found;
}

Asked asked(const ExploreOptions& options, Engine& engine) {
  Asked asked;
  asked.target = target_text(engine.target);
  asked.heap = options.heap;
  asked.decide = options.decide;
  asked.solver = options.solver;
  asked.search = options.search;
  const Scope& scope = engine.symbols.scope();
  if (scope.n) asked.bounds.emplace_back("n", *scope.n);
  if (scope.k) asked.bounds.emplace_back("k", *scope.k);
  asked.bounds.emplace_back("max-array", options.max_array);
  asked.bounds.emplace_back("max-string", options.max_string);
  asked.bounds.emplace_back("max-loop", options.max_loop);
  asked.bounds.emplace_back("max-calls", options.max_calls);
  if (options.max_branches) asked.bounds.emplace_back("max-branches", *options.max_branches);
  asked.objects = options.objects;
  asked.ranges = options.ranges;
  if (options.path) asked.path = path_id(*options.path);
  for (const Class* cls : engine.types.classes()) asked.types.push_back(cls->external_name());
  return asked;
}

}  // namespace

Result run_exploration(const ExploreOptions& options, ExplorationWatch& watch) {
  const auto start = Clock::now();
  Asked what;
  std::vector<std::string> preconditions;
  {
    ExploreOptions plain = options;
    plain.log_queries.reset();
    Engine engine(plain, {});  // bad options are noticed before any thread starts
    what = asked(options, engine);
    for (const Predicate& predicate : engine.assumed) preconditions.push_back(predicate.text);
  }
  // Which paths a limit on their number leaves depends on who is faster, so one worker does it.
  // So does which of two receivers is built first.
  const bool is_alone = options.max_paths || options.path || options.decide == "driver";
  const unsigned workers = is_alone ? 1 : std::max(1u, options.jobs);
  Shared shared(options, watch, workers);
  const std::vector<std::string> warm = scout(options, [&] { return shared.may_scout(); });
  shared.add(options.path.value_or(Choices{}));
  std::vector<Worked> parts(workers);
  const auto run = [&](unsigned i) {
    try {
      ExploreOptions own = options;
      if (own.log_queries && workers > 1)
        own.log_queries = fmt::format("{}/{}", *own.log_queries, i);
      parts[i] = work(own, warm, shared, i);
    } catch (...) {
      shared.fail(std::current_exception());
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < workers; ++i) threads.emplace_back(run, i);
  run(0);
  for (std::thread& thread : threads) thread.join();
  if (shared.error()) std::rethrow_exception(shared.error());
  Result result = merge(parts);
  result.asked = std::move(what);
  result.unexplored += shared.left();
  if (shared.stopped()) {
    result.complete = false;
    result.limits.push_back({shared.reason(), "the exploration", 1});
  }
  if (options.path) result.complete = false;
  result.interrupted = shared.interrupted();
  if (result.is_vacuous()) result.refused_by = refusing(options, warm, preconditions);
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  result.peak_memory_bytes = peak_memory();
  if (options.path && options.describe_path) result.followed = result.path_list;
  if (options.find_covering) find_covering(options, warm, watch, result.path_list);
  if (!options.list_paths && !options.keep_paths) result.path_list.clear();
  return result;
}

}  // namespace loris
