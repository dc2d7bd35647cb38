#include "base/worker_thread.h"

#include <cstring>
#include <memory>
#include <string>
#include <utility>

#include "base/input_error.h"

namespace loris {

namespace {

extern "C" void* run_work(void* given) {
  const std::unique_ptr<std::function<void()>> work(static_cast<std::function<void()>*>(given));
  (*work)();
  return nullptr;
}

int start(pthread_t& thread, std::size_t stack, std::function<void()>* work) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack);
  const int error = pthread_create(&thread, &attributes, run_work, work);
  pthread_attr_destroy(&attributes);
  return error;
}

}  // namespace

WorkerThread::WorkerThread(std::function<void()> work) {
  auto owned = std::make_unique<std::function<void()>>(std::move(work));
  // Only what is used of a stack takes memory, but `ulimit -v` counts all of it.
  int error = 0;
  for (const std::size_t megabytes : {64U, 8U}) {
    error = start(thread_, megabytes << 20, owned.get());
    if (error != 0) continue;
    static_cast<void>(owned.release());  // the thread's own now
    is_joinable_ = true;
    return;
  }
  throw InputError(std::string("cannot start a thread: ") + std::strerror(error));
}

WorkerThread::WorkerThread(WorkerThread&& other) noexcept
    : thread_(other.thread_), is_joinable_(std::exchange(other.is_joinable_, false)) {}

WorkerThread::~WorkerThread() { join(); }

void WorkerThread::join() {
  if (std::exchange(is_joinable_, false)) pthread_join(thread_, nullptr);
}

void WorkerThread::give_up() {
  if (std::exchange(is_joinable_, false)) pthread_detach(thread_);
}

}  // namespace loris
