#pragma once
#include <vector>

#include "heap/object.h"
#include "relational/problem.h"

namespace loris {

/// What inputs are, and the references where they are entered.
struct SatInput {
  relational::Problem::Given given;
  std::vector<SymbolId> roots;
};

}  // namespace loris
