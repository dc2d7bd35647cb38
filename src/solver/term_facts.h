#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/backends.h"
#include "term/term.h"

namespace loris {

/// What the solvers need to know about a condition.
struct TermFacts {
  std::vector<Term> variables;     // each once, in the order in which the term mentions them
  std::vector<Term> bit_patterns;  // FloatToIntBits and DoubleToLongBits; in that order as well
  bool needs_bits = false;         // has an operator that only bit-vectors express
  bool nonlinear = false;          // multiplies integers, or divides by one that is no constant
  bool has_floating = false;       // speaks of Float or Double
  bool too_deep = false;           // more operators on top of each other than backends survive
  bool undecidable = false;        // too deep, or an operator that no backend expresses: floating %
};

/// Backends simplify what they are given by recursion, and take gigabytes for long sums of bits.
/// If-then-else, which reads of arrays make, are easier.
constexpr std::uint32_t kDeepestTerm = 4'000, kLongestIte = 50'000;

/// The theory for a condition with these facts, beside what others need.
Theory theory_of(const TermFacts& facts);

/// Finds the facts of each condition once.
class TermFactsCache {
 public:
  explicit TermFactsCache(const TermStore& terms) : terms_(terms) {}
  const TermFacts& of(Term condition);

 private:
  struct Depth {
    std::uint32_t operators = 0, ites = 0;
  };
  TermFacts collect(Term condition);
  bool is_too_deep(Term condition);

  const TermStore& terms_;
  std::vector<std::unique_ptr<TermFacts>> facts_;  // by id
  std::vector<Depth> depths_;                      // by id
  std::vector<std::uint32_t> seen_;                // by id: the condition it was last met in
};

}  // namespace loris
