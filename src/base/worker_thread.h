#pragma once
#include <pthread.h>

#include <functional>

namespace loris {

/// A thread with a stack of its own size: the limit of the shell (`ulimit -s`) is that of the first
/// thread. It is joined, or given up: then it runs on until the process ends.
class WorkerThread {
 public:
  /// Throws InputError where the system has no room for another thread.
  explicit WorkerThread(std::function<void()> work);
  ~WorkerThread();
  WorkerThread(WorkerThread&& other) noexcept;
  WorkerThread(const WorkerThread&) = delete;
  WorkerThread& operator=(const WorkerThread&) = delete;
  WorkerThread& operator=(WorkerThread&&) = delete;

  void join();
  void give_up();

 private:
  pthread_t thread_{};
  bool is_joinable_ = false;
};

}  // namespace loris
