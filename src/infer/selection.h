#pragma once
#include <vector>

#include "infer/candidates.h"

namespace loris::infer {

/// Of the rules that hold, those that together say what all of them say of the findings: stronger
/// ones first, then those about more, then simpler ones.
std::vector<Candidate> select_rules(const std::vector<Candidate>& candidates, const Findings& all);

}  // namespace loris::infer
