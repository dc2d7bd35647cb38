#pragma once
#include <vector>

#include "relational/syntax.h"
#include "relational/universe.h"

namespace loris::relational {

/// Which inputs within a scope satisfy specifications, as a circuit that is made once. What a state
/// has decided of its input is assumed for a question, and nothing else is.
class Problem {
 public:
  /// Throws an InputError where a specification does not fit the program.
  Problem(Vocabulary vocabulary, const std::vector<Specification>& specifications,
          const Scope& scope, Values values);

  const Vocabulary& vocabulary() const { return vocabulary_; }
  const Usage& usage() const { return usage_; }
  Circuit& circuit() { return circuit_; }
  const Universe& universe() const { return universe_; }

 private:
  static Usage usage_of(const Vocabulary& vocabulary,
                        const std::vector<Specification>& specifications);

  const Vocabulary vocabulary_;
  Circuit circuit_;
  const Usage usage_;
  const Universe universe_;
};

}  // namespace loris::relational
