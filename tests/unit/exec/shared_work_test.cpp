#include "exec/shared_work.h"

#include <gtest/gtest.h>

#include <thread>

namespace loris {
namespace {

class Watch final : public ExplorationWatch {
 public:
  bool keep_going(const Progress&) override {
    ++looks;
    return goes_on;
  }
  std::atomic<bool> goes_on = true;
  std::atomic<int> looks = 0;
};

ExploreOptions with_limit(double seconds) {
  ExploreOptions options;
  options.time_limit_seconds = seconds;
  options.grace_seconds = 0.05;
  return options;
}

/// Whether it has ended in time.
bool waits_for(SharedWork& shared) {
  using Waited = SharedWork::Waited;
  Waited waited = Waited::NotYet;
  while (waited == Waited::NotYet) waited = shared.wait_a_moment();
  return waited == Waited::Finished;
}

TEST(SharedWork, IsWaitedForUntilItEnds) {
  Watch watch;
  SharedWork shared(with_limit(3600), watch, 1);
  std::thread worker([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    shared.finish();
  });
  EXPECT_TRUE(waits_for(shared));
  EXPECT_FALSE(shared.stopped());
  worker.join();
}

TEST(SharedWork, IsNotWaitedForMuchLongerThanTheLimit) {
  Watch watch;
  SharedWork shared(with_limit(0.05), watch, 1);
  EXPECT_FALSE(waits_for(shared)) << "nobody calls finish";
  EXPECT_TRUE(*shared.stop_flag());
  EXPECT_EQ(shared.reason(), "the time limit");
  EXPECT_FALSE(shared.interrupted());
}

TEST(SharedWork, LeavesTimeForWhatComesAfter) {
  Watch watch;
  SharedWork shared(with_limit(3600), watch, 1);
  shared.reserve(0.1);
  EXPECT_EQ(shared.wait_a_moment(), SharedWork::Waited::NotYet) << "that may be late";
  shared.reserve(4000);
  shared.reserve(1);
  EXPECT_FALSE(waits_for(shared));
  EXPECT_EQ(shared.reason(), "the time limit");
}

TEST(SharedWork, IsStoppedByItsWatch) {
  Watch watch;
  SharedWork shared(with_limit(3600), watch, 1);
  watch.goes_on = false;
  EXPECT_FALSE(waits_for(shared));
  EXPECT_TRUE(shared.interrupted());
}

TEST(SharedWork, IsStoppedByItsMemory) {
  Watch watch;
  ExploreOptions options;
  options.memory_limit_bytes = 1;
  SharedWork shared(options, watch, 1);
  EXPECT_FALSE(waits_for(shared));
  EXPECT_EQ(shared.reason(), "the memory limit");
}

TEST(SharedWork, LeavesTheWatchAloneOnceAbandoned) {
  Watch watch;
  SharedWork shared(with_limit(3600), watch, 1);
  EXPECT_TRUE(shared.keep_going(0, {}));
  shared.abandon();
  const int before = watch.looks;
  EXPECT_FALSE(shared.keep_going(0, {}));
  EXPECT_EQ(watch.looks, before);
}

}  // namespace
}  // namespace loris
