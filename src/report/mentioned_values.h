#pragma once
#include <string>
#include <utility>
#include <vector>

#include "exec/graph.h"

namespace loris {

/// The numbers and texts of an input that a condition mentions: of "this.head.key < key", what
/// these two are. Names that do not lead to a value are left out.
std::vector<std::pair<std::string, std::string>> mentioned_values(const std::string& condition,
                                                                  const Graph& input);

}  // namespace loris
