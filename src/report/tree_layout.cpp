#include "report/tree_layout.h"

#include "report/java_text.h"

namespace loris {

namespace {

struct Place {
  std::size_t start = 0, centre = 0, depth = 0;
};

/// Gives each node its column, in order, and its depth.
class Placing {
 public:
  explicit Placing(const std::vector<LabelledNode>& nodes) : nodes_(nodes), places_(nodes.size()) {
    place(0, 0);
  }
  const std::vector<Place>& places() const { return places_; }
  std::size_t depth() const { return depth_; }

 private:
  void place(std::size_t node, std::size_t depth) {
    if (nodes_[node].left) place(*nodes_[node].left, depth + 1);
    const std::size_t width = columns(nodes_[node].label);
    places_[node] = {next_, next_ + (width - (width > 0 ? 1 : 0)) / 2, depth};
    next_ += width + 1;
    depth_ = std::max(depth_, depth);
    if (nodes_[node].right) place(*nodes_[node].right, depth + 1);
  }

  const std::vector<LabelledNode>& nodes_;
  std::vector<Place> places_;
  std::size_t next_ = 0, depth_ = 0;
};

/// A line that is written at columns, from left to right.
class Line {
 public:
  void put(std::size_t column, const std::string& text) {
    pad(column, " ");
    text_ += text;
    width_ += columns(text);
  }
  /// Fills up to the column.
  void pad(std::size_t column, const char* fill) {
    for (; width_ < column; ++width_) text_ += fill;
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  std::size_t width_ = 0;
};

/// ┌──┴──┐ under a node, from the middle of one child to that of the other.
void put_branches(Line& line, const LabelledNode& node, const std::vector<Place>& places,
                  std::size_t centre) {
  if (node.left) {
    line.put(places[*node.left].centre, "┌");
    line.pad(centre, "─");
  }
  if (node.left || node.right)
    line.put(centre, node.left && node.right ? "┴" : node.left ? "┘" : "└");
  if (node.right) {
    line.pad(places[*node.right].centre, "─");
    line.put(places[*node.right].centre, "┐");
  }
}

/// The nodes of a row from left to right.
void put_row(std::size_t node, const std::vector<LabelledNode>& nodes,
             const std::vector<Place>& places, std::size_t depth, Line& labels, Line& branches) {
  if (places[node].depth == depth) {
    labels.put(places[node].start, nodes[node].label);
    put_branches(branches, nodes[node], places, places[node].centre);
    return;
  }
  if (nodes[node].left) put_row(*nodes[node].left, nodes, places, depth, labels, branches);
  if (nodes[node].right) put_row(*nodes[node].right, nodes, places, depth, labels, branches);
}

}  // namespace

std::vector<std::string> lay_out(const std::vector<LabelledNode>& nodes) {
  const Placing placing(nodes);
  std::vector<std::string> lines;
  for (std::size_t depth = 0; depth <= placing.depth(); ++depth) {
    Line labels, branches;
    put_row(0, nodes, placing.places(), depth, labels, branches);
    lines.push_back(labels.text());
    if (!branches.text().empty()) lines.push_back(branches.text());
  }
  return lines;
}

}  // namespace loris
