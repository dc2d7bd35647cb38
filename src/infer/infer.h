#pragma once
#include <string>

#include "exec/options.h"
#include "exec/watch.h"

namespace loris::infer {

struct Inferred {
  std::string text;    // a rule file
  std::string unsure;  // why some heaps may be missing; empty when none is
};

/// Proposes structural rules for the target of the options: those of a few forms that hold in every
/// heap within the bounds which the precondition accepts. The options have one precondition; the
/// engine explores it under `lazy` to find these heaps. Throws InputError where the options do not
/// fit the program, and when no heap is accepted.
Inferred infer_rules(const ExploreOptions& options, ExplorationWatch& watch);

}  // namespace loris::infer
