#pragma once
#include "relational/syntax.h"
#include "relational/universe.h"

namespace loris::relational {

/// The specification, whose names are resolved, as one truth value of the circuit.
Lit ground(const Specification& specification, const Vocabulary& vocabulary,
           const Universe& universe, Circuit& circuit);

}  // namespace loris::relational
