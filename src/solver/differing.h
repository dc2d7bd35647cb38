#pragma once
#include <cstdint>
#include <vector>

#include "term/term.h"

namespace loris {

/// Pairs of references that are known to differ. A stack, as the search finds them.
class Differing {
 public:
  /// Whether it was not known that these differ.
  bool add(Term a, Term b);
  /// Forgets pairs until so many are left.
  void drop_to(std::size_t pairs);
  std::size_t size() const { return pairs_.size(); }
  bool contains(Term a, Term b) const;
  /// All references that differ from some other, in the order in which they were met.
  const std::vector<Term>& references() const { return references_; }

 private:
  /// Where a reference is in references_.
  using Place = std::uint32_t;
  using Bits = std::vector<std::uint64_t>;
  struct Pair {
    Place a, b;
    std::uint32_t references;  // before it
  };
  static constexpr unsigned kWord = 64;

  Place place_of(Term reference);
  static bool has(const Bits& bits, Place at);
  static void flip(Bits& bits, Place at);

  std::vector<Term> references_;
  std::vector<Bits> others_;          // by place: from which it differs
  std::vector<std::uint32_t> place_;  // by id of a reference: plus one, 0 for none
  std::vector<Pair> pairs_;           // oldest first
};

}  // namespace loris
