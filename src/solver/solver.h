#pragma once
#include <cstdint>
#include <memory>

#include "solver/path_condition.h"
#include "term/evaluate.h"
#include "term/term.h"

namespace loris {

enum class Answer : std::uint8_t { Yes, No, Unknown };

/// An assignment that satisfies a condition; a variable without a value has
/// TermStore::default_bits. None where no model is known.
using Model = std::shared_ptr<const Assignment>;

/// What a solver says, with a model when it says Yes.
struct Verdict {
  Answer answer = Answer::Unknown;
  Model model;
};

/// Decides whether numbers can satisfy a condition. Wrappers that reuse, cache, slice, log and
/// cross-check are solvers too, and own the one they wrap.
class Solver {
 public:
  virtual ~Solver() = default;
  /// Whether some assignment satisfies every conjunct of `path` and `condition`. `known` satisfies
  /// `path`, if it is given. The path itself is satisfiable or was answered Unknown before.
  virtual Verdict check(const PathCondition& path, Term condition, const Model& known) = 0;
};

}  // namespace loris
