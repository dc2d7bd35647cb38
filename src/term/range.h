#pragma once
#include "term/term.h"

namespace loris {

/// Bounds of an Int, a Long or the number of a Ref.
struct Range {
  std::int64_t low, high;
  bool contains(const Range& other) const { return low <= other.low && other.high <= high; }
};

/// Bounds that the term never leaves, as far as the outermost operators show.
Range range_of(const TermStore& terms, Term term);

/// A constant Int, Long or Ref as a number.
std::int64_t number_of(const TermStore& terms, Term constant);

}  // namespace loris
