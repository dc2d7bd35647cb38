#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "infer/pattern.h"
#include "infer/visits.h"

namespace loris::infer {

/// What a rule says of the references on its paths; the strongest about aliases first.
enum class Claim : std::uint8_t {
  IsNull,
  AliasesNothing,
  AliasesUp,    // what its owner was reached from: ref.up.up
  AliasesPath,  // the object on a path, or one of the objects on several
  AliasesMax,   // an object at the end of a longest path
  NotNull,
  ExpandsToNothing,
};

struct Candidate {
  Pattern pattern;
  Claim claim = Claim::NotNull;
  std::optional<Pattern> target;  // AliasesPath, AliasesMax: with the same base

  /// "not null", "aliases max this.header(.previous)*"
  std::string claim_text() const;
};

/// A root of the target: its name and the class it is declared with, internal.
struct Root {
  std::string name, class_name;
};

/// Rules to try on structures of these classes.
std::vector<Candidate> make_candidates(const std::vector<Root>& roots, const ClassFields& classes);

/// Which findings the rule is about, if all of them are as it says; nothing when one is not, or
/// when the predicate did not look at a reference that the rule is about.
std::optional<std::vector<bool>> try_candidate(const Candidate& candidate, const Findings& all);

}  // namespace loris::infer
