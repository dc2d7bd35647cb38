#pragma once
#include <array>
#include <memory>
#include <string_view>
#include <vector>

#include "spec/node.h"

namespace loris {

/// Which open path is followed next.
class Search {
 public:
  virtual ~Search() = default;
  /// Children of one node, in the order of their choices.
  virtual void add(std::vector<Node> children) = 0;
  virtual Node take() = 0;
  /// The one that would be taken last, to be given away.
  virtual Node give_away() = 0;
  virtual std::size_t size() const = 0;
};

struct SearchRow {
  std::string_view name, help;
  std::unique_ptr<Search> (*make)(std::uint64_t seed);
};

std::unique_ptr<Search> make_dfs(std::uint64_t seed);
std::unique_ptr<Search> make_deepening(std::uint64_t seed);
std::unique_ptr<Search> make_bfs(std::uint64_t seed);
std::unique_ptr<Search> make_random(std::uint64_t seed);
std::unique_ptr<Search> make_coverage(std::uint64_t seed);

inline constexpr std::array kSearches{
    SearchRow{"dfs", "the newest first, in the order of choices", make_dfs},
    SearchRow{"deepening", "as dfs, but those with many choices later", make_deepening},
    SearchRow{"bfs", "the oldest first", make_bfs},
    SearchRow{"random", "any, by --seed", make_random},
    SearchRow{"coverage", "those first that take a branch nobody has taken", make_coverage},
};

}  // namespace loris
