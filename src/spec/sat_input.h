#pragma once
#include <vector>

#include "heap/object.h"
#include "relational/syntax.h"

namespace loris {

/// What inputs are, said in the relational language, and the references where they are entered.
struct SatInput {
  std::vector<relational::Specification> specifications;
  std::vector<SymbolId> roots;
};

}  // namespace loris
