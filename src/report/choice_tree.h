#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "exec/result.h"

namespace loris {

/// The paths of a run as a tree: a node for each place where they part, a leaf for each path.
struct ChoiceTree {
  struct Node {
    std::string choices;              // on the way from its parent: "0.0.1"; empty for the root
    std::size_t children = 0;         // 0 for a leaf
    std::vector<std::size_t> labels;  // what all paths below ask for, but not all below its parent
  };
  std::vector<Node> nodes;           // a parent, then its children with all that is below them
  std::vector<std::string> strings;  // what labels mean
};

/// Of paths in the order of their choices, up to the first `count` of them.
ChoiceTree make_choice_tree(const std::vector<PathResult>& paths, std::size_t count);

}  // namespace loris
