#pragma once
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
  bool undecidable = false;        // has an operator that no backend expresses: floating %
};

/// The theory for a condition with these facts, beside what others need.
Theory theory_of(const TermFacts& facts);

/// Finds the facts of each condition once.
class TermFactsCache {
 public:
  explicit TermFactsCache(const TermStore& terms) : terms_(terms) {}
  const TermFacts& of(Term condition);

 private:
  TermFacts collect(Term condition);

  const TermStore& terms_;
  std::vector<std::unique_ptr<TermFacts>> facts_;  // by id
  std::vector<std::uint32_t> seen_;                // by id: the condition it was last met in
};

}  // namespace loris
