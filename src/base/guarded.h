#pragma once
#include <mutex>
#include <utility>

namespace loris {

/// A value that one thread writes and another may read at any moment. `guarded->member` holds the
/// lock until the end of the full expression, `lock()` as long as what it gives is kept.
template <class T>
class Guarded {
 public:
  class Access {
   public:
    Access(std::recursive_mutex& mutex, T& value) : lock_(mutex), value_(value) {}
    T* operator->() const { return &value_; }
    T& operator*() const { return value_; }

   private:
    std::unique_lock<std::recursive_mutex> lock_;
    T& value_;
  };

  Guarded() = default;
  explicit Guarded(T value) : value_(std::move(value)) {}

  Access operator->() { return lock(); }
  Access lock() { return Access(mutex_, value_); }

 private:
  std::recursive_mutex mutex_;  // an expression may mention the value twice
  T value_;
};

}  // namespace loris
