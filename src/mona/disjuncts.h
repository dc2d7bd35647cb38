#pragma once
#include <set>
#include <vector>

#include "hex/rules.h"

namespace loris::mona {

/// A sentence as the cases that it leaves: atoms of its rule that hold together.
///
/// A negated atom asks for a reference that violates it, which no tree can be refused for: it is
/// taken for true, as the checker of rules does (docs/algorithms/hex.md).
struct Disjuncts {
  std::vector<std::set<std::uint32_t>> cases;
  bool has_negated = false;

  /// Whether it says anything at all.
  bool is_empty() const;
};

Disjuncts disjuncts_of(const hex::Formula& formula);

/// The rules once for each combination of the cases of sentences that start at roots. Others stay
/// as they are.
std::vector<hex::Rules> cases_of_roots(const hex::Rules& rules);

}  // namespace loris::mona
