#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace loris {

/// A binary tree of labels; children are places in the list of nodes, the first node is the root.
struct LabelledNode {
  std::string label;
  std::optional<std::size_t> left, right;
};

/// The tree as lines, root on top: a label stands right of everything in its left subtree.
///
///       5
///     ┌─┴─┐
///     3   8
std::vector<std::string> lay_out(const std::vector<LabelledNode>& nodes);

}  // namespace loris
