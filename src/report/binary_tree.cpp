#include "report/binary_tree.h"

#include <algorithm>
#include <set>

namespace loris {

namespace {

class Finder {
 public:
  Finder(const GraphView& view, std::size_t root, const std::function<bool(std::size_t)>& is_drawn)
      : view_(view), root_(root), is_drawn_(is_drawn) {}

  std::optional<BinaryTree> find() {
    const std::vector<std::size_t> own = fields_of_own_type();
    for (std::size_t i = 0; i < own.size(); ++i) {
      for (std::size_t j = i + 1; j < own.size(); ++j) {
        if (auto tree = grow(own[i], own[j])) return tree;
      }
    }
    return std::nullopt;
  }

 private:
  const GraphField& field(std::size_t node, std::size_t index) const {
    return view_.node(node).fields[index];
  }

  std::vector<std::size_t> fields_of_own_type() const {
    const std::string own = "L" + view_.node(root_).class_name + ";";
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < view_.node(root_).fields.size(); ++i) {
      if (field(root_, i).descriptor == own) found.push_back(i);
    }
    return found;
  }

  bool is_alike(std::size_t node) const {
    return view_.node(node).class_name == view_.node(root_).class_name &&
           view_.node(node).fields.size() == view_.node(root_).fields.size();
  }

  /// Follows the two fields; none when they meet a node twice or one of another class.
  std::optional<BinaryTree> grow(std::size_t left, std::size_t right) const {
    BinaryTree tree;
    tree.left = left;
    tree.right = right;
    tree.nodes.push_back({root_, {}, {}, {}});
    std::set<std::size_t> seen{root_};
    for (std::size_t at = 0; at < tree.nodes.size(); ++at) {
      for (const int side : {0, 1}) {
        const std::size_t from = tree.nodes[at].node;
        const std::size_t index = side == 0 ? left : right;
        const auto child = GraphView::target(field(from, index).value);
        tree.nodes[at].is_open[side] = !view_.is_shown(from, index);
        if (!child || tree.nodes[at].is_open[side]) continue;
        if (!is_alike(*child) || is_drawn_(*child) || !seen.insert(*child).second)
          return std::nullopt;
        tree.nodes[at].children[side] = tree.nodes.size();
        tree.nodes.push_back({*child, at, {}, {}});
      }
    }
    if (tree.nodes.size() < 2 || !sort_other_fields(tree)) return std::nullopt;
    return tree;
  }

  /// Says of every other field what it is; false when one leads out of the tree.
  bool sort_other_fields(BinaryTree& tree) const {
    for (std::size_t i = 0; i < view_.node(root_).fields.size(); ++i) {
      if (i == tree.left || i == tree.right || is_shown_nowhere(tree, i)) continue;
      if (leads_up(tree, i))
        tree.up.push_back(i);
      else if (is_data(tree, i))
        tree.data.push_back(i);
      else
        return false;
    }
    return true;
  }

  bool is_shown_nowhere(const BinaryTree& tree, std::size_t index) const {
    return std::none_of(tree.nodes.begin(), tree.nodes.end(), [&](const BinaryTree::Node& node) {
      return view_.is_shown(node.node, index);
    });
  }

  bool leads_up(const BinaryTree& tree, std::size_t index) const {
    return std::all_of(tree.nodes.begin(), tree.nodes.end(), [&](const BinaryTree::Node& node) {
      const auto above = GraphView::target(field(node.node, index).value);
      if (!node.parent) return field(node.node, index).value.type == 'L' && !above;
      return view_.is_shown(node.node, index) && above == tree.nodes[*node.parent].node;
    });
  }

  bool is_data(const BinaryTree& tree, std::size_t index) const {
    return std::all_of(tree.nodes.begin(), tree.nodes.end(), [&](const BinaryTree::Node& node) {
      const auto inner = GraphView::target(field(node.node, index).value);
      return !inner || !view_.is_shown(node.node, index) ||
             (view_.is_leaf(*inner) &&
              view_.node(*inner).class_name != view_.node(root_).class_name);
    });
  }

  const GraphView& view_;
  std::size_t root_;
  const std::function<bool(std::size_t)>& is_drawn_;
};

}  // namespace

std::optional<BinaryTree> find_binary_tree(const GraphView& view, std::size_t root,
                                           const std::function<bool(std::size_t)>& is_drawn) {
  return Finder(view, root, is_drawn).find();
}

}  // namespace loris
