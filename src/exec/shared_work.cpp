#include "exec/shared_work.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <tuple>
#include <utility>

namespace loris {

namespace {

using std::chrono::duration;
using std::chrono::milliseconds;

template <class T>
void move_to_end(std::vector<T>& to, std::vector<T>& from) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
  from.clear();
}

}  // namespace

std::uint64_t resident_memory() {
  std::uint64_t size = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> size >> resident;
  return resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

std::uint64_t peak_memory() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

SharedWork::SharedWork(const ExploreOptions& options, ExplorationWatch& watch, unsigned workers)
    : time_limit_(options.time_limit_seconds),
      grace_(options.grace_seconds),
      memory_limit_(options.memory_limit_bytes),
      max_paths_(options.max_paths),
      watch_(watch),
      workers_(workers),
      start_(Clock::now()),
      progress_(workers) {}

double SharedWork::seconds() const { return duration<double>(Clock::now() - start_).count(); }

void SharedWork::add(Choices choices) {
  const std::lock_guard lock(mutex_);
  open_.push_back(std::move(choices));
  waiting_.notify_one();
}

std::optional<SharedWork::Choices> SharedWork::take() {
  std::unique_lock lock(mutex_);
  ++idle_;
  hungry_ = true;
  waiting_.wait(lock, [this] { return !open_.empty() || idle_ == workers_ || stopped(); });
  if (open_.empty() || stopped()) {
    waiting_.notify_all();
    return std::nullopt;
  }
  --idle_;
  hungry_ = idle_ > 0;
  Choices choices = std::move(open_.front());
  open_.pop_front();
  return choices;
}

bool SharedWork::keep_going() {
  if (stopped()) return false;
  const std::lock_guard lock(mutex_);
  return look();
}

bool SharedWork::keep_going(unsigned worker, const Progress& progress) {
  if (stopped()) return false;
  const std::lock_guard lock(mutex_);
  progress_[worker] = progress;
  return look();
}

/// Looks at everything that may end the exploration; under the lock.
bool SharedWork::look() {
  if (stopped() || is_abandoned_) return false;
  const Progress now = together();
  const char* reason = nullptr;
  if (!watch_.keep_going(now)) {
    interrupted_ = true;
    reason = "interrupted";
  }
  if (is_time_up(now.seconds)) reason = "the time limit";
  if (is_memory_used_up()) reason = "the memory limit";
  if (reason != nullptr) stop(reason);
  return reason == nullptr;
}

void SharedWork::count_path() {
  if (max_paths_ && ++ended_ >= *max_paths_) {
    const std::lock_guard lock(mutex_);
    stop("the limit on paths");
  }
}

void SharedWork::fail(std::exception_ptr error) {
  const std::lock_guard lock(mutex_);
  if (!error_) error_ = std::move(error);
  stop("an error");
}

void SharedWork::run_out_of_memory() {
  const std::lock_guard lock(mutex_);
  stop("the memory of the system");
}

/// A little before: what was found has to be put together and written, too.
bool SharedWork::is_memory_used_up() const {
  constexpr double kShare = 0.92;
  return memory_limit_ &&
         static_cast<double>(resident_memory()) > kShare * static_cast<double>(*memory_limit_);
}

SharedWork::Waited SharedWork::wait_a_moment() {
  // A solver may take a hundred megabytes in as many milliseconds.
  const milliseconds kOften{memory_limit_ ? 5 : 20};
  std::unique_lock lock(mutex_);
  if (finishing_.wait_for(lock, kOften, [this] { return is_finished_; })) return Waited::Finished;
  look();
  return stopped() && !is_patient() ? Waited::TooLong : Waited::NotYet;
}

void SharedWork::reserve(double seconds) {
  const std::lock_guard lock(mutex_);
  reserved_ = std::max(reserved_, seconds);
}

/// A little of what is done after the end may be late.
bool SharedWork::is_time_up(double seconds) const {
  constexpr double kLate = 0.2, kShare = 0.02;
  if (!time_limit_) return false;
  return seconds + std::max(0.0, reserved_ - kLate - kShare * *time_limit_) > *time_limit_;
}

/// A worker that was stopped ends between two steps, mostly within milliseconds. A call of a
/// library that takes longer is not waited for: what it would find is left over.
bool SharedWork::is_patient() const {
  constexpr double kGrace = 0.3, kShare = 0.02, kMost = 1, kMemory = 1.03;
  if (memory_limit_ &&
      static_cast<double>(resident_memory()) > kMemory * static_cast<double>(*memory_limit_))
    return false;
  // Nobody is in a hurry after the last path that was asked for.
  if (reason_ == "the limit on paths") return !time_limit_ || seconds() < *time_limit_ + kGrace;
  const double grace = grace_.value_or(std::min(kMost, kGrace + kShare * time_limit_.value_or(0)));
  return duration<double>(Clock::now() - stopped_at_).count() < grace;
}

void SharedWork::finish() {
  const std::lock_guard lock(mutex_);
  is_finished_ = true;
  finishing_.notify_all();
}

void SharedWork::abandon() {
  const std::lock_guard lock(mutex_);
  is_abandoned_ = true;
}

std::size_t SharedWork::left() const {
  const std::lock_guard lock(mutex_);
  return open_.size();
}

std::exception_ptr SharedWork::error() const {
  const std::lock_guard lock(mutex_);
  return error_;
}

/// Counts of all workers; what each has covered overlaps, so that of the one that has most.
Progress SharedWork::together() const {
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

void SharedWork::stop(const char* reason) {
  if (!stopped()) {
    reason_ = reason;
    stopped_at_ = Clock::now();
  }
  *stopped_ = true;
  waiting_.notify_all();
}

bool WorkerControl::keep_going() {
  // By the clock: one step may take a microsecond or all the time that a solver is given.
  constexpr milliseconds kOften{10};
  const auto now = Clock::now();
  if (now - asked_ < kOften) return !shared_.stopped();
  asked_ = now;
  progress_.queries = engine_.solver_stats.total;
  constexpr milliseconds kSeldom{500};
  if (now - counted_ >= kSeldom) {
    counted_ = now;
    std::tie(progress_.branches_covered, progress_.branches) = branches_so_far(engine_.program);
  }
  ledger_->stats = engine_.solver_stats;
  write_marks(now);
  return shared_.keep_going(worker_, progress_);
}

void WorkerControl::path_ended(Found& found, std::size_t open, std::size_t depth) {
  progress_.paths = found.counts.total();
  progress_.violations = found.counts.violating;
  progress_.open_states = open;
  progress_.depth = depth;
  // What is shown is written down at once: nobody will find it again.
  if (!found.listed.empty()) write_paths(found, open);
  shared_.count_path();
}

void WorkerControl::found_so_far(Found& found, std::size_t open) {
  constexpr milliseconds kOften{20};
  const auto now = Clock::now();
  if (now - written_ < kOften) return;
  written_ = now;
  write_paths(found, open);
}

void WorkerControl::end(Found found) {
  const auto to = ledger_.lock();
  write_paths(found, 0);
  to->stats = engine_.solver_stats;
  to->coverage = coverage_marks(engine_.program);
  to->assumptions = engine_.symbols.assumptions();
  to->left_out = engine_.symbols.left_out();
  to->is_done = true;
}

/// The paths move to the ledger, so that writing costs no more the more there are.
void WorkerControl::write_paths(Found& found, std::size_t open) {
  const auto to = ledger_.lock();
  std::vector<PathResult> listed = std::move(to->found.listed);
  std::vector<std::string> ended = std::move(to->found.ended);
  move_to_end(listed, found.listed);
  move_to_end(ended, found.ended);
  to->found = found;
  to->found.listed = std::move(listed);
  to->found.ended = std::move(ended);
  to->open = open;
}

/// Takes one percent of the time at most.
void WorkerControl::write_marks(Clock::time_point now) {
  constexpr milliseconds kSeldom{500};
  constexpr int kShare = 100;
  if (now - marked_ < std::max<Clock::duration>(kSeldom, kShare * marking_)) return;
  CoverageMarks coverage = coverage_marks(engine_.program);
  std::set<std::string> assumptions = engine_.symbols.assumptions();
  std::set<InputSymbols::LeftOut> left_out = engine_.symbols.left_out();
  {
    const auto to = ledger_.lock();
    to->coverage = std::move(coverage);
    to->assumptions = std::move(assumptions);
    to->left_out = std::move(left_out);
  }
  marked_ = Clock::now();
  marking_ = marked_ - now;
}

}  // namespace loris
