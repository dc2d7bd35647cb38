#include "solver/watchdog.h"

#include <algorithm>

namespace loris {

Watchdog::Watchdog(const Patience& patience, std::function<void()> interrupt)
    : limit_(patience.timeout_ms), stop_(patience.stop), interrupt_(std::move(interrupt)) {}

Watchdog::~Watchdog() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Watchdog::start() {
  if (limit_.count() == 0 && !stop_) return;
  const std::lock_guard lock(mutex_);
  running_ = true;
  deadline_ = Clock::now() + limit_;
  if (!thread_.joinable()) thread_ = std::thread([this] { watch(); });
  if (parked_) changed_.notify_one();
}

void Watchdog::stop() {
  const std::lock_guard lock(mutex_);
  running_ = false;
}

bool Watchdog::is_overdue() const {
  return (stop_ && *stop_) || (limit_.count() != 0 && Clock::now() >= deadline_);
}

void Watchdog::watch() {
  using std::chrono::milliseconds;
  constexpr milliseconds kMost{50};
  const milliseconds pause =
      limit_.count() == 0 ? kMost : std::clamp(limit_ / 4, milliseconds(1), kMost);
  std::unique_lock lock(mutex_);
  while (!ended_) {
    if (!running_) {
      parked_ = true;
      changed_.wait(lock, [this] { return running_ || ended_; });
      parked_ = false;
    }
    // Again and again: an interrupt that comes before the work has begun is lost.
    if (running_ && is_overdue()) interrupt_();
    changed_.wait_for(lock, pause, [this] { return ended_; });
  }
}

}  // namespace loris
