#pragma once
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/guarded.h"
#include "exec/coverage.h"
#include "exec/explorer.h"
#include "exec/options.h"
#include "exec/watch.h"

namespace loris {

/// What a worker has found so far.
struct Worked {
  Found found;
  SolverStats stats;
  CoverageMarks coverage;
  std::set<std::string> assumptions;
  std::set<InputSymbols::LeftOut> left_out;
  std::uint64_t open = 0;  // states that it has not followed yet
  bool is_done = false;    // nothing more will come
};
/// A worker writes it, whoever gives up waiting for the worker reads it.
using Ledger = Guarded<Worked>;

/// Memory that this process has now, and the most that it had.
std::uint64_t resident_memory();
std::uint64_t peak_memory();

/// What all workers share: the parts of the tree that nobody follows yet, the budget, the watch.
/// The watch is not looked at any more after `abandon`, so that it need not outlive the caller.
class SharedWork {
 public:
  using Choices = std::vector<std::uint32_t>;

  SharedWork(const ExploreOptions& options, ExplorationWatch& watch, unsigned workers);

  double seconds() const;

  void add(Choices choices);
  /// A part to follow; none when all is done or was stopped.
  std::optional<Choices> take();
  bool hungry() const { return hungry_ && workers_ > 1; }

  /// Whether there is time and memory left and nobody has interrupted.
  bool keep_going();
  /// Called often by every worker.
  bool keep_going(unsigned worker, const Progress& progress);

  void count_path();
  void fail(std::exception_ptr error);
  /// The system gave no more memory.
  void run_out_of_memory();

  bool stopped() const { return *stopped_; }
  /// For those who cannot ask: true once the exploration is to stop.
  std::shared_ptr<const std::atomic<bool>> stop_flag() const { return stopped_; }

  enum class Waited : std::uint8_t { Finished, NotYet, TooLong };
  /// Waits a moment for `finish`, and looks at clock and memory. TooLong when the time to finish,
  /// once stopped, has gone by as well.
  Waited wait_a_moment();
  /// So much of the time is needed after the end.
  void reserve(double seconds);
  void finish();

  /// Nobody waits any more.
  void abandon();

  // The rest is for the thread that has waited.
  bool interrupted() const { return interrupted_; }
  const std::string& reason() const { return reason_; }
  std::size_t left() const;
  std::exception_ptr error() const;

 private:
  using Clock = std::chrono::steady_clock;

  bool look();
  bool is_time_up(double seconds) const;
  bool is_memory_used_up() const;
  bool is_patient() const;
  Progress together() const;
  void stop(const char* reason);

  const std::optional<double> time_limit_, grace_;
  const std::optional<std::uint64_t> memory_limit_, max_paths_;
  ExplorationWatch& watch_;
  const unsigned workers_;
  const Clock::time_point start_;
  std::vector<Progress> progress_;  // by worker
  mutable std::mutex mutex_;
  std::condition_variable waiting_, finishing_;
  std::deque<Choices> open_;
  unsigned idle_ = 0;
  std::atomic<bool> hungry_ = false;
  const std::shared_ptr<std::atomic<bool>> stopped_ = std::make_shared<std::atomic<bool>>(false);
  std::atomic<std::uint64_t> ended_ = 0;
  double reserved_ = 0;  // seconds
  bool interrupted_ = false, is_finished_ = false, is_abandoned_ = false;
  Clock::time_point stopped_at_;
  std::string reason_;
  std::exception_ptr error_;
};

/// One worker's view of what is shared.
class WorkerControl final : public Control {
 public:
  WorkerControl(SharedWork& shared, unsigned worker, const Engine& engine, Ledger& ledger)
      : shared_(shared), worker_(worker), engine_(engine), ledger_(ledger) {}

  bool keep_going() override;
  bool wants_work() override { return shared_.hungry(); }
  void offer(const std::vector<std::uint32_t>& choices) override { shared_.add(choices); }
  void path_ended(Found& found, std::size_t open, std::size_t depth) override;
  void found_so_far(Found& found, std::size_t open) override;
  /// The last that comes from this worker.
  void end(Found found);

 private:
  using Clock = std::chrono::steady_clock;
  void write_paths(Found& found, std::size_t open);
  void write_marks(Clock::time_point now);

  SharedWork& shared_;
  const unsigned worker_;
  const Engine& engine_;
  Ledger& ledger_;
  Progress progress_;
  Clock::time_point asked_;    // when it was asked in earnest
  Clock::time_point counted_;  // when the branches were counted
  Clock::time_point written_;  // when all that is small was written down
  Clock::time_point marked_;   // when the coverage was written down
  Clock::duration marking_{};  // how long that took
};

}  // namespace loris
