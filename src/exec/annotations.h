#pragma once
#include <string>
#include <vector>

#include "exec/options.h"
#include "program/program.h"

namespace loris {

/// The predicates of a target, by name: from the options and from the annotations @Pre, @Post of
/// the method and @Invariant of its class (package loris).
struct Contract {
  std::vector<std::string> invariants, preconditions, postconditions;
};

Contract contract_of(Program& program, const Method& target, const ExploreOptions& options);

}  // namespace loris
