#pragma once
#include <functional>
#include <string>
#include <vector>

#include "mona/path_automaton.h"

namespace loris::mona {

/// The disjunction of some formulas.
std::string any_of(const std::vector<std::string>& parts);

/// A predicate of two positions: that a path of the automaton leads from x to y along branches, and
/// ends in one of some states. `branchI(p, q)` says that q is below p along field i.
std::string relation(const std::string& name, const PathAutomaton& paths,
                     const Vocabulary& vocabulary, const std::function<bool(Index)>& is_end);

}  // namespace loris::mona
