#include "report/drawing.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/check.h"
#include "report/binary_tree.h"
#include "report/graph_view.h"
#include "report/java_text.h"
#include "report/tree_layout.h"

namespace loris {

namespace {

class Drawing {
 public:
  Drawing(const Graph& graph, const Graph* before, std::size_t width)
      : view_(graph, before), width_(width), state_(graph.nodes.size()) {}

  std::vector<std::string> draw() {
    for (const GraphRoot& root : view_.graph().roots)
      put({root.name + " = ", "", ""}, root.value, "");
    return std::move(lines_);
  }

 private:
  struct NodeState {
    bool is_drawn = false;
    std::size_t number = 0;  // none when nothing else refers to it
  };

  /// The start of a line, with its own decoration, and of the lines below it.
  struct Margin {
    std::string label, first, rest;
    std::string line() const { return first + label; }
  };

  /// Takes the object's place in the drawing; gives "#3 ", or nothing when it needs no number.
  std::string begin(std::size_t node, std::size_t inner_uses = 1) {
    state_[node].is_drawn = true;
    if (view_.uses(node) <= inner_uses) return {};
    state_[node].number = ++numbers_;
    return fmt::format("#{} ", numbers_);
  }

  /// The value if it fits inside its holder's braces: everything but objects with structure of
  /// their own.
  std::optional<std::string> inline_text(GraphValue value, const std::string& holder) {
    if (value.type != 'L') return primitive_text(value);
    const auto node = GraphView::target(value);
    if (!node) return "null";
    if (view_.node(*node).is_enum_constant) return view_.atom_text(*node);
    if (state_[*node].is_drawn) {
      LORIS_CHECK(state_[*node].number != 0, "an object drawn twice should have a number");
      return fmt::format("#{}", state_[*node].number);
    }
    if (view_.is_atom(*node)) return begin(*node) + view_.atom_text(*node);
    if (!view_.is_leaf(*node) || view_.node(*node).class_name == holder) return std::nullopt;
    std::vector<Part> children;
    return object_text(*node, children);
  }

  /// "Node{key=5, next=null}". Parts that need lines of their own go to `children`.
  std::string object_text(std::size_t node, std::vector<Part>& children) {
    const std::string number = begin(node);
    const std::string& own_class = view_.node(node).class_name;
    std::vector<std::string> texts;
    for (const Part& part : view_.parts(node)) {
      if (const auto text = inline_text(part.value, own_class))
        texts.push_back(is_list(node) ? *text : part.key + "=" + *text);
      else
        children.push_back(part);
    }
    if (view_.hides_fields(node)) texts.emplace_back("…");
    const std::string name = number + view_.class_name(node);
    const bool is_array = own_class.starts_with('[');
    return texts.empty() && !is_array ? name
                                      : fmt::format("{}{{{}}}", name, fmt::join(texts, ", "));
  }

  /// An array whose elements all stand inside its braces, so that they need no index.
  bool is_list(std::size_t node) const {
    return view_.node(node).class_name.starts_with('[') && view_.is_leaf(node);
  }

  /// Writes a value, and below it what it leads to.
  void put(const Margin& margin, GraphValue value, const std::string& holder) {
    if (const auto text = inline_text(value, holder)) {
      lines_.push_back(margin.line() + *text);
      return;
    }
    const std::size_t node = *GraphView::target(value);
    if (put_tree(margin, node)) return;
    std::vector<Part> children;
    lines_.push_back(margin.line() + object_text(node, children));
    while (children.size() == 1 && append_next(margin, children)) continue;
    put_children(margin, children);
  }

  /// Continues a chain on its line: "─next→ Node{key=2}". False when what comes next is a tree.
  bool append_next(const Margin& margin, std::vector<Part>& children) {
    const Part next = children.front();
    const std::size_t node = *GraphView::target(next.value);
    if (state_[node].is_drawn || find_tree(node)) return false;
    children.clear();
    const std::string link = fmt::format("─{}→ {}", next.key, object_text(node, children));
    if (columns(lines_.back()) + 1 + columns(link) <= width_)
      lines_.back() += " " + link;
    else
      lines_.push_back(margin.rest + "  " + link);
    return true;
  }

  void put_children(const Margin& margin, const std::vector<Part>& children) {
    for (std::size_t i = 0; i < children.size(); ++i) {
      const bool last = i + 1 == children.size();
      put({children[i].key + " = ", margin.rest + (last ? "└─ " : "├─ "),
           margin.rest + (last ? "   " : "│  ")},
          children[i].value, "");
    }
  }

  std::optional<BinaryTree> find_tree(std::size_t node) const {
    return find_binary_tree(view_, node, [this](std::size_t n) { return state_[n].is_drawn; });
  }

  /// Draws the binary tree below a node; false when there is none or the lines would be too long.
  bool put_tree(const Margin& margin, std::size_t node) {
    const auto tree = find_tree(node);
    if (!tree) return false;
    const std::vector<NodeState> before = state_;
    const std::size_t numbers = numbers_;
    const std::vector<std::string> layout = lay_out(labelled(*tree));
    const std::string margin_left = margin.rest + "  ";
    for (const std::string& line : layout) {
      if (columns(margin_left) + columns(line) <= width_) continue;
      state_ = before;
      numbers_ = numbers;
      return false;
    }
    lines_.push_back(margin.line() + heading(*tree));
    for (const std::string& line : layout) lines_.push_back(margin_left + line);
    return true;
  }

  const GraphField& field(const BinaryTree& tree, std::size_t at, std::size_t index) const {
    return view_.node(tree.nodes[at].node).fields[index];
  }

  /// Null in every node, so that the heading says it once.
  bool is_always_null(const BinaryTree& tree, std::size_t index) const {
    for (std::size_t at = 0; at < tree.nodes.size(); ++at) {
      const GraphValue value = field(tree, at, index).value;
      if (value.type != 'L' || value.bits != 0) return false;
    }
    return true;
  }

  /// "Node(key [red]) by left, right, up by parent"
  std::string heading(const BinaryTree& tree) const {
    std::vector<std::string> data, null;
    for (const std::size_t index : tree.data) {
      const GraphField& shown = field(tree, 0, index);
      if (is_always_null(tree, index))
        null.push_back(shown.name + " null");
      else
        data.push_back(shown.descriptor == "Z" ? fmt::format("[{}]", shown.name) : shown.name);
    }
    std::string text =
        fmt::format("{}({}) by {}, {}", view_.class_name(tree.nodes[0].node), fmt::join(data, " "),
                    field(tree, 0, tree.left).name, field(tree, 0, tree.right).name);
    for (const std::size_t index : tree.up) text += ", up by " + field(tree, 0, index).name;
    for (const std::string& name : null) text += ", " + name;
    return text;
  }

  std::vector<LabelledNode> labelled(const BinaryTree& tree) {
    std::vector<LabelledNode> nodes(tree.nodes.size());
    for (std::size_t at = 0; at < tree.nodes.size(); ++at) {
      nodes[at] = {label(tree, at), tree.nodes[at].children[0], tree.nodes[at].children[1]};
    }
    for (std::size_t at = 0; at < tree.nodes.size(); ++at) {
      for (const int side : {0, 1}) {
        if (!tree.nodes[at].is_open[side]) continue;
        (side == 0 ? nodes[at].left : nodes[at].right) = nodes.size();
        nodes.push_back({"…", {}, {}});
      }
    }
    return nodes;
  }

  /// A node's data in the order of its fields; a boolean by its name when true.
  std::string label(const BinaryTree& tree, std::size_t at) {
    const BinaryTree::Node& place = tree.nodes[at];
    std::size_t inner = 1;
    for (const auto& child : place.children) inner += child ? tree.up.size() : 0;
    std::string text = begin(place.node, inner);
    std::string separator;
    for (const std::size_t index : tree.data) {
      if (is_always_null(tree, index)) continue;
      const std::string word = data_text(place.node, view_.node(place.node).fields[index], index);
      if (word.empty()) continue;
      text += separator + word;
      separator = " ";
    }
    return text.empty() ? "•" : text;
  }

  std::string data_text(std::size_t node, const GraphField& shown, std::size_t index) {
    if (!view_.is_shown(node, index)) return "…";
    if (shown.descriptor == "Z") return shown.value.bits != 0 ? shown.name : "";
    return inline_text(shown.value, "").value_or("…");
  }

  GraphView view_;
  std::size_t width_;
  std::vector<NodeState> state_;
  std::size_t numbers_ = 0;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> draw(const Graph& graph, const Graph* before, std::size_t width) {
  return Drawing(graph, before, width).draw();
}

}  // namespace loris
