#include "base/only_thread.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "base/worker_thread.h"

namespace loris {
namespace {

TEST(OnlyThread, EndsAsTheCopyDoes) {
  EXPECT_EXIT(
      {
        WorkerThread busy([] {
          for (volatile bool forever = true; forever;) {
          }
        });
        busy.give_up();
        become_only_thread([] { return false; });
        std::_Exit(7);
      },
      testing::ExitedWithCode(7), "");
}

TEST(OnlyThread, TellsTheCopyOfAnInterrupt) {
  EXPECT_EXIT(
      {
        static int asked;
        become_only_thread([] { return ++asked > 3; });
        for (;;) {
        }
      },
      testing::ExitedWithCode(128 + SIGTERM), "");
}

TEST(WorkerThread, HasRoomForDeepCalls) {
  struct Deep {
    static int down(int depth) {
      volatile char room[1024];
      room[0] = static_cast<char>(depth);
      return depth == 0 ? room[0] : down(depth - 1) + 1;
    }
  };
  int depth = 0;
  WorkerThread thread([&] { depth = Deep::down(6000); });
  thread.join();
  EXPECT_EQ(depth, 6000);
}

}  // namespace
}  // namespace loris
