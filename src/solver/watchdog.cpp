#include "solver/watchdog.h"

#include <algorithm>

namespace loris {

Watchdog::Watchdog(std::chrono::milliseconds limit, std::function<void()> interrupt)
    : limit_(limit), interrupt_(std::move(interrupt)) {}

Watchdog::~Watchdog() {
  {
    const std::lock_guard lock(mutex_);
    ended_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Watchdog::start() {
  if (limit_.count() == 0) return;
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

void Watchdog::watch() {
  using std::chrono::milliseconds;
  const milliseconds pause = std::clamp(limit_ / 4, milliseconds(1), milliseconds(50));
  std::unique_lock lock(mutex_);
  while (!ended_) {
    if (!running_) {
      parked_ = true;
      changed_.wait(lock, [this] { return running_ || ended_; });
      parked_ = false;
    }
    // Again and again: an interrupt that comes before the work has begun is lost.
    if (running_ && Clock::now() >= deadline_) interrupt_();
    changed_.wait_for(lock, pause, [this] { return ended_; });
  }
}

}  // namespace loris
