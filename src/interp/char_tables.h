#pragma once
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "program/class.h"

namespace loris {

/// Code points from `first` on, up to the next run: a function gives all of them one number, or
/// adds one number to each.
struct CodePointRun {
  std::int32_t first = 0, number = 0;
  bool is_added = false;
};

/// What the functions of java.lang.Character give, found by running them for every code point. The
/// library looks them up in tables of thousands of entries, which no solver likes at an open index.
struct CharTables {
  using Runs = std::vector<CodePointRun>;
  /// A method, its radix, and whether code points above 0xffff are in it.
  using Key = std::pair<MethodId, std::pair<std::int32_t, bool>>;
  std::map<Key, Runs> runs;
};

}  // namespace loris
