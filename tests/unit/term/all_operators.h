#pragma once
#include <vector>

#include "term/term_op.h"

namespace loris {

/// Those that compute a value from values: all between the leaves of a term and if-then-else.
inline std::vector<TermOp> all_operators() {
  std::vector<TermOp> all;
  for (auto i = static_cast<int>(TermOp::Constant) + 1; i < static_cast<int>(TermOp::Ite); ++i)
    all.push_back(static_cast<TermOp>(i));
  return all;
}

}  // namespace loris
