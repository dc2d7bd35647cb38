#include "base/persistent_array.h"

#include <map>
#include <random>

#include <gtest/gtest.h>

namespace loris {
namespace {

TEST(PersistentArray, ElementsAreDefaultUntilSet) {
  PersistentArray<int> array;
  EXPECT_EQ(array.find(7), nullptr);
  EXPECT_EQ(array.get(7), 0);
  array.edit(7) = 3;
  EXPECT_EQ(array.get(7), 3);
  EXPECT_EQ(array.get(8), 0);
  EXPECT_EQ(array.get(0xffffffffu), 0);
}

TEST(PersistentArray, ACopyKeepsItsElementsWhenTheOriginalChanges) {
  PersistentArray<int> original;
  for (std::uint32_t i = 0; i < 5000; ++i) original.edit(i) = static_cast<int>(i);
  const PersistentArray<int> copy = original;
  for (std::uint32_t i = 0; i < 5000; i += 7) original.edit(i) = -1;
  for (std::uint32_t i = 0; i < 5000; ++i) {
    EXPECT_EQ(copy.get(i), static_cast<int>(i));
    EXPECT_EQ(original.get(i), i % 7 == 0 ? -1 : static_cast<int>(i));
  }
}

TEST(PersistentArray, FindsWhatChangedSinceACopy) {
  PersistentArray<int> array;
  for (std::uint32_t i = 0; i < 100; ++i) array.edit(i) = 1;
  const PersistentArray<int> earlier = array;
  array.edit(7) = 2;
  array.edit(5000) = 3;  // beyond what the copy covers
  std::map<std::uint32_t, std::pair<int, int>> changes;
  std::size_t visited = 0;
  array.for_each_change(earlier, [&](std::uint32_t index, int now, int then) {
    ++visited;
    if (now != then) changes[index] = {now, then};
  });
  EXPECT_EQ(changes, (std::map<std::uint32_t, std::pair<int, int>>{{7, {2, 1}}}));
  EXPECT_LT(visited, 100u) << "what both share is not looked at";
}

TEST(PersistentArray, EditsInPlaceWhileNobodySharesIt) {
  PersistentArray<int> array;
  const int* element = &array.edit(100);
  EXPECT_EQ(&array.edit(100), element);
  const PersistentArray<int> copy = array;
  EXPECT_NE(&array.edit(100), element);
  EXPECT_EQ(copy.find(100), element);
}

TEST(PersistentArray, ReachesTheLargestIndex) {
  PersistentArray<int> array;
  array.edit(0xffffffffu) = 1;
  array.edit(0) = 2;
  EXPECT_EQ(array.get(0xffffffffu), 1);
  EXPECT_EQ(array.get(0), 2);
}

TEST(PersistentArray, AgreesWithMapsUnderRandomForks) {
  std::mt19937 random(1);
  std::vector<std::pair<PersistentArray<int>, std::map<std::uint32_t, int>>> forks(1);
  for (int step = 0; step < 20000; ++step) {
    auto& [array, map] = forks[random() % forks.size()];
    const auto index = static_cast<std::uint32_t>(random() % 3 == 0 ? random() : random() % 300);
    array.edit(index) = step;
    map[index] = step;
    if (forks.size() < 20 && random() % 500 == 0) {
      auto copy = forks[random() % forks.size()];
      forks.push_back(std::move(copy));
    } else if (forks.size() > 1 && random() % 2000 == 0) {
      forks.pop_back();
    }
  }
  for (const auto& [array, map] : forks) {
    for (const auto& [index, value] : map) ASSERT_EQ(array.get(index), value);
    std::size_t seen = 0;
    array.for_each([&, &map = map](std::uint32_t index, int value) {
      const auto at = map.find(index);
      if (at != map.end()) ++seen;
      ASSERT_EQ(value, at == map.end() ? 0 : at->second);
    });
    EXPECT_EQ(seen, map.size());
  }
}

/// Counts its copies, as the heap's object pointers do.
struct Counted {
  static inline int alive = 0;
  Counted() { ++alive; }
  Counted(const Counted&) { ++alive; }
  Counted& operator=(const Counted&) = default;
  ~Counted() { --alive; }
};

TEST(PersistentArray, FreesWhatNobodyShares) {
  {
    PersistentArray<Counted> array;
    for (std::uint32_t i = 0; i < 3000; ++i) array.edit(i * 5);
    PersistentArray<Counted> copy = array;
    copy.edit(1);
    copy.edit(12000);
    array = PersistentArray<Counted>();
    EXPECT_GT(Counted::alive, 0);
  }
  EXPECT_EQ(Counted::alive, 0);
}

}  // namespace
}  // namespace loris
