#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "exec/graph.h"

namespace loris {

/// A constructor or method with its arguments: numbers, or nodes of the input.
struct BuildCall {
  std::string owner, name, descriptor;  // of the method; owner is internal
  std::vector<GraphValue> arguments;
};

/// How an object of an input, with all that it leads to, comes about without looking inside.
struct Construction {
  std::size_t node = 0;
  std::vector<BuildCall> calls;  // the constructor first
};

}  // namespace loris
