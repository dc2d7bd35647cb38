#pragma once
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "solver/patience.h"

namespace loris {

/// Interrupts what takes too long. Watching costs a lock and a look at the clock: a thread sleeps
/// beside the work and wakes now and then, not for each piece of it.
class Watchdog {
 public:
  /// `interrupt` is called from another thread, and only between start() and stop().
  Watchdog(const Patience& patience, std::function<void()> interrupt);
  ~Watchdog();
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;

  void start();
  void stop();

 private:
  using Clock = std::chrono::steady_clock;
  bool is_overdue() const;
  void watch();

  const std::chrono::milliseconds limit_;
  const std::shared_ptr<const std::atomic<bool>> stop_;
  std::function<void()> interrupt_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool running_ = false;
  bool parked_ = false;  // the thread waits for work
  bool ended_ = false;
  Clock::time_point deadline_;
  std::thread thread_;
};

}  // namespace loris
