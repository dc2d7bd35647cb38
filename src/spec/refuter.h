#pragma once
#include <array>
#include <map>

#include "spec/deciders.h"
#include "spec/tree_search.h"

namespace loris {

/// Shows that states have no valid input with weaker preconditions, which do not look where nobody
/// asks: why a state is impossible has often nothing to do with the rest of the input.
class Refuter {
 public:
  /// How far to look: at first not far, and numbers are compared in process alone.
  enum class Effort : std::uint8_t { Little, More };
  /// So many branches of a tree.
  static std::uint64_t branches(Effort effort) { return effort == Effort::Little ? 300 : 3000; }

  Refuter(const DeciderParts& parts, const PredicateTree& tree, Demands& demands)
      : parts_(parts), tree_(tree), demands_(demands), purity_(parts.machine.program) {}

  /// Whether even so no input meets what the sieve demands, looking so many times as far as the
  /// effort says. What seldom helps is not tried.
  bool refutes(const Sieve& sieve, Effort effort, std::uint64_t times = 1);

 private:
  /// The precondition without calls that look elsewhere.
  struct Weaker {
    std::unique_ptr<PredicateTree> tree;
    std::unique_ptr<TreeSearch> quick, thorough;
  };
  struct Tried {
    std::uint64_t in_vain = 0, successes = 0;  // branches; times
  };

  Weaker& weaker_for(std::set<SymbolId> mentioned);

  DeciderParts parts_;
  const PredicateTree& tree_;
  Demands& demands_;
  Purity purity_;
  std::array<Tried, 2> tried_;                   // with each effort
  std::map<std::set<SymbolId>, Weaker> weaker_;  // by what is asked about
};

}  // namespace loris
