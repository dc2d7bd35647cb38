#include "solver/watchdog.h"

#include <gtest/gtest.h>

#include <atomic>

namespace loris {
namespace {

using std::chrono::milliseconds;

TEST(Watchdog, InterruptsWhatTakesTooLong) {
  std::atomic<bool> interrupted = false;
  Watchdog dog({5}, [&] { interrupted = true; });
  for (int i = 0; i < 2; ++i) {  // also the second time
    interrupted = false;
    dog.start();
    while (!interrupted) std::this_thread::yield();
    dog.stop();
  }
}

TEST(Watchdog, InterruptsOnceNobodyWaits) {
  const auto stop = std::make_shared<std::atomic<bool>>(false);
  std::atomic<bool> interrupted = false;
  Watchdog dog({0, stop}, [&] { interrupted = true; });
  dog.start();
  std::this_thread::sleep_for(milliseconds(60));
  EXPECT_FALSE(interrupted);
  *stop = true;
  while (!interrupted) std::this_thread::yield();
  dog.stop();
}

TEST(Watchdog, LeavesAloneWhatEndsInTime) {
  std::atomic<int> interrupts = 0;
  Watchdog dog({3600'000}, [&] { ++interrupts; });
  for (int i = 0; i < 1000; ++i) {
    dog.start();
    dog.stop();
  }
  EXPECT_EQ(interrupts, 0);
}

TEST(Watchdog, DoesNotInterruptAfterTheEnd) {
  std::atomic<int> interrupts = 0;
  Watchdog dog({1}, [&] { ++interrupts; });
  dog.start();
  dog.stop();
  const int before = interrupts;
  std::this_thread::sleep_for(milliseconds(30));
  EXPECT_EQ(interrupts, before);
}

}  // namespace
}  // namespace loris
