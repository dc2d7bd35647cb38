#include "exec/explore.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "base/worker_thread.h"
#include "exec/covering.h"
#include "exec/scout.h"
#include "exec/shared_work.h"
#include "exec/writing_reserve.h"

namespace loris {

namespace {

using Choices = std::vector<std::uint32_t>;

void add(PathCounts& to, const PathCounts& from) {
  to.normal += from.normal;
  to.exceptional += from.exceptional;
  to.violating += from.violating;
  to.undecided += from.undecided;
  to.cut += from.cut;
  to.pruned += from.pruned;
  to.unsupported += from.unsupported;
}

void add(QueryCounts& to, const SolverStats& from) {
  to.total += from.total;
  to.sat += from.sat;
  to.unsat += from.unsat;
  to.unknown += from.unknown;
  to.beside += from.beside;
  to.in_process += from.in_process;
  to.by_solver += from.by_solver;
  to.disagreements += from.disagreements;
  to.unconfirmed += from.unconfirmed;
  to.seconds += from.seconds;
}

/// For people: each object and place once, with the reference that has the shortest name.
std::set<std::string> left_out_texts(const std::set<InputSymbols::LeftOut>& all) {
  std::map<std::pair<std::string, std::string>, std::string> names;
  for (const auto& [object, place, name] : all) {
    const auto [at, is_new] = names.try_emplace({object, place}, name);
    if (!is_new && name.size() < at->second.size()) at->second = name;
  }
  std::set<std::string> texts;
  for (const auto& [met, name] : names)
    texts.insert(fmt::format("{} is not the object of {}, which == meets at {}", name, met.first,
                             met.second));
  return texts;
}

/// Puts the parts together in the order of choices.
Result merge(const std::vector<Worked*>& parts) {
  Result result;
  std::vector<std::string> ended;
  std::map<std::pair<std::string, std::string>, std::uint64_t> limits;
  std::set<std::string> assumptions;
  std::set<InputSymbols::LeftOut> left_out;
  CoverageMarks coverage;
  std::vector<PathResult> listed;
  AuditCounts audited;
  for (Worked* const each : parts) {
    Worked& part = *each;
    add(result.paths, part.found.counts);
    add(result.queries, part.stats);
    result.complete = result.complete && part.found.complete && part.stats.disagreements == 0;
    result.unexplored += part.found.unexplored;
    // It was in the middle of a path, too.
    if (!part.is_done) result.unexplored += part.open + 1;
    result.decider_calls += part.found.decided.total;
    result.decider_reused += part.found.decided.reused;
    result.decider_seconds += part.found.decided.seconds;
    audited.checked += part.found.audited.checked;
    audited.infeasible += part.found.audited.infeasible;
    audited.false_alarms += part.found.audited.false_alarms;
    audited.unknown += part.found.audited.unknown;
    std::move(part.found.ended.begin(), part.found.ended.end(), std::back_inserter(ended));
    std::move(part.found.listed.begin(), part.found.listed.end(), std::back_inserter(listed));
    part.found.listed.clear();  // whoever looks at the ledger must not see what is left of them
    for (const auto& [what, count] : part.found.limits) limits[what] += count;
    for (const auto& [what, count] : part.found.decider_limits) limits[what] += count;
    for (const std::string& message : part.stats.messages) ++limits[{message, "solver"}];
    assumptions.insert(part.assumptions.begin(), part.assumptions.end());
    assumptions.insert(part.found.notes.begin(), part.found.notes.end());
    left_out.insert(part.left_out.begin(), part.left_out.end());
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
    if (path.ending == Ending::Undecided) result.undecided.push_back(path);
  }
  result.path_list = std::move(listed);
  for (const auto& [what, count] : limits)
    result.limits.push_back({what.first, what.second, count});
  std::sort(result.limits.begin(), result.limits.end(), [](const Limit& a, const Limit& b) {
    return std::tie(a.where, a.what) < std::tie(b.where, b.what);
  });
  if (audited.checked > 0) result.audit = audited;
  if (!left_out.empty()) {
    result.complete = false;
    result.leaves_out = true;
    assumptions.merge(left_out_texts(left_out));
  }
  result.assumptions.assign(assumptions.begin(), assumptions.end());
  result.coverage = coverage.counts();
  result.classes = coverage.classes();
  return result;
}

/// What is known before the program is.
Asked asked(const ExploreOptions& options) {
  Asked asked;
  asked.target = options.target;
  asked.heap = options.heap;
  asked.decide = options.decide;
  asked.solver = options.solver;
  asked.search = options.search;
  const bool has_default = !options.n && !options.k;
  constexpr std::int64_t kObjects = 5;
  if (options.n || has_default) asked.bounds.emplace_back("n", options.n.value_or(kObjects));
  if (options.k) asked.bounds.emplace_back("k", *options.k);
  asked.bounds.emplace_back("max-array", options.max_array);
  asked.bounds.emplace_back("max-string", options.max_string);
  asked.bounds.emplace_back("max-loop", options.max_loop);
  asked.bounds.emplace_back("max-calls", options.max_calls);
  if (options.max_branches) asked.bounds.emplace_back("max-branches", *options.max_branches);
  asked.objects = options.objects;
  asked.ranges = options.ranges;
  if (options.path) asked.path = path_id(*options.path);
  return asked;
}

Asked asked(const ExploreOptions& options, const Engine& engine) {
  Asked asked = loris::asked(options);
  asked.target = target_text(engine.target);
  for (const Class* cls : engine.types.classes()) asked.types.push_back(cls->external_name());
  return asked;
}

/// One exploration. Its threads own it together with the caller: those that nobody waits for any
/// more still use it.
class Exploration {
 public:
  Exploration(const ExploreOptions& options, ExplorationWatch& watch)
      : options_(options),
        workers_(is_alone() ? 1 : std::max(1u, options.jobs)),
        shared_(options, watch, workers_),
        reserve_(watch, options.target),
        asked_(loris::asked(options)) {
    parts_.stop = shared_.stop_flag();
    for (unsigned i = 0; i < workers_; ++i) ledgers_.push_back(std::make_unique<Ledger>());
  }

  /// Explores, on a thread of its own.
  void run() {
    try {
      work();
      merge_all();
      finish_paths();
    } catch (const Stopped&) {  // the result says so
    } catch (const std::bad_alloc&) {
      shared_.run_out_of_memory();
    } catch (const std::system_error&) {
      shared_.run_out_of_memory();  // no room for another thread
    } catch (...) {
      shared_.fail(std::current_exception());
    }
    shared_.finish();
  }

  /// Waits for the end, or for as long as the limits allow.
  bool wait() {
    using Waited = SharedWork::Waited;
    Waited waited = Waited::NotYet;
    while ((waited = shared_.wait_a_moment()) == Waited::NotYet)
      shared_.reserve(reserve_.look(ledgers_));
    return waited == Waited::Finished;
  }

  /// What was found, by whatever threads have done so far.
  Result take(bool is_finished) {
    if (!is_finished) shared_.abandon();
    if (is_finished && shared_.error()) std::rethrow_exception(shared_.error());
    const auto written = result_.lock();
    is_taken_ = true;
    Result result = *written ? std::move(**written) : merged();
    written->reset();
    result.abandoned = !is_finished;
    if (shared_.stopped()) {
      result.complete = false;
      result.limits.push_back({shared_.reason(), "the exploration", 1});
    }
    result.interrupted = shared_.interrupted();
    result.seconds = shared_.seconds();
    result.writing = reserve_.cost();
    result.peak_memory_bytes = peak_memory();
    if (options_.path && options_.describe_path) result.followed = result.path_list;
    if (!options_.list_paths && !options_.keep_paths) result.path_list.clear();
    return result;
  }

 private:
  /// Which paths a limit on their number leaves depends on who is faster, so one worker does it.
  /// So does which of two receivers is built first.
  bool is_alone() const {
    return options_.max_paths || options_.path || options_.decide == "driver";
  }

  void begin(const Engine& engine) {
    *asked_.lock() = loris::asked(options_, engine);
    for (const Predicate& predicate : engine.assumed) preconditions_.push_back(predicate.text);
  }

  /// Bad options are noticed by the scout, before any other thread starts.
  void work() {
    // Most of the time is left for following paths in earnest.
    constexpr double kShare = 0.1;
    double began = 0;
    const auto& limit = options_.time_limit_seconds;
    const auto go_on = [&] {
      return shared_.keep_going() && (!limit || shared_.seconds() - began < kShare * *limit);
    };
    warm_ = scout(options_, parts_, go_on, [&](const Engine& engine) {
      begin(engine);
      began = shared_.seconds();
    });
    shared_.add(options_.path.value_or(Choices{}));
    std::vector<WorkerThread> threads;
    for (unsigned i = 1; i < workers_; ++i) threads.emplace_back([this, i] { work(i); });
    work(0);
  }

  void work(unsigned worker) {
    try {
      ExploreOptions own = options_;
      if (own.log_queries && workers_ > 1)
        own.log_queries = fmt::format("{}/{}", *own.log_queries, worker);
      if (shared_.stopped()) return;
      Engine engine(own, warm_, parts_);
      WorkerControl control(shared_, worker, engine, *ledgers_[worker]);
      Explorer explorer(engine, control);
      while (const auto choices = shared_.take()) explorer.explore(*choices);
      control.end(explorer.take());
    } catch (const Stopped&) {
    } catch (const std::bad_alloc&) {
      shared_.run_out_of_memory();
    } catch (const std::system_error&) {
      shared_.run_out_of_memory();  // no room for another thread
    } catch (...) {
      shared_.fail(std::current_exception());
    }
  }

  Result merged() {
    std::vector<Ledger::Access> locks;
    std::vector<Worked*> parts;
    for (const auto& ledger : ledgers_) {
      locks.push_back(ledger->lock());
      parts.push_back(&*locks.back());
    }
    Result result = merge(parts);
    result.asked = *asked_.lock();
    result.unexplored += shared_.left();
    if (options_.path || shared_.stopped()) result.complete = false;
    return result;
  }

  /// What is moved out of the ledgers is in the result, for whoever takes it.
  void merge_all() {
    const auto written = result_.lock();
    if (!is_taken_) *written = merged();
  }

  /// What is asked of paths once all are there.
  void finish_paths() {
    const auto go_on = [this] { return shared_.keep_going(); };
    bool is_vacuous = false;
    std::vector<Choices> ended;
    {
      const auto written = result_.lock();
      if (!*written) return;
      is_vacuous = (*written)->is_vacuous();
      for (PathResult& path : (*written)->path_list) {
        if (has_ended(path)) ended.push_back(path.choices);
        path.covers_more = true;  // until it is known: nothing is left out for want of time
      }
    }
    if (is_vacuous) {
      std::vector<std::string> refused = refusing(options_, parts_, warm_, preconditions_, go_on);
      change_result([&](Result& result) {
        if (refused.empty()) result.refused_together = preconditions_;
        result.refused_by = std::move(refused);
      });
    }
    if (!options_.find_covering) return;
    const std::vector<bool> covering = find_covering(options_, parts_, warm_, go_on, ended);
    change_result([&](Result& result) {
      std::size_t i = 0;
      for (PathResult& path : result.path_list) {
        if (has_ended(path)) path.covers_more = covering[i++];
      }
    });
  }

  /// Unless it was taken already.
  template <class Change>
  void change_result(Change change) {
    const auto written = result_.lock();
    if (*written) change(**written);
  }

  const ExploreOptions options_;
  const unsigned workers_;
  SharedWork shared_;
  WritingReserve reserve_;  // of the caller alone
  EngineParts parts_;
  Guarded<Asked> asked_;
  std::vector<std::string> preconditions_, warm_;
  std::vector<std::unique_ptr<Ledger>> ledgers_;  // by worker
  Guarded<std::optional<Result>> result_;         // once all workers are done
  bool is_taken_ = false;                         // under the lock of the result
};

}  // namespace

Result run_exploration(const ExploreOptions& options, ExplorationWatch& watch) {
  const auto exploration = std::make_shared<Exploration>(options, watch);
  WorkerThread thread([exploration] { exploration->run(); });
  const bool is_finished = exploration->wait();
  if (is_finished)
    thread.join();
  else
    thread.give_up();
  return exploration->take(is_finished);
}

}  // namespace loris
