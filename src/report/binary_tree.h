#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "report/graph_view.h"

namespace loris {

/// Objects of one class that two of its fields hold together as a binary tree.
struct BinaryTree {
  std::size_t left = 0, right = 0;  // places among the fields of the class
  /// Fields of the class's own type that lead from each node to the one above.
  std::vector<std::size_t> up;
  /// All other fields that are shown in some node; none of them leads to further structure.
  std::vector<std::size_t> data;

  struct Node {
    std::size_t node = 0;                    // in the graph
    std::optional<std::size_t> parent;       // in this list
    std::optional<std::size_t> children[2];  // in this list: left, right
    bool is_open[2] = {false, false};        // the path has not looked at that child
  };
  std::vector<Node> nodes;  // the root first
};

/// The tree below an object, if there is one of at least two nodes. `is_drawn` says which objects
/// have their place elsewhere already and so cannot be in it.
std::optional<BinaryTree> find_binary_tree(const GraphView& view, std::size_t root,
                                           const std::function<bool(std::size_t)>& is_drawn);

}  // namespace loris
