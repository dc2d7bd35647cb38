#pragma once
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "exec/graph.h"

namespace loris {

/// A field or element of a node as a drawing shows it.
struct Part {
  std::string key;  // "next", "[2]"
  GraphValue value;
};

/// What a reader sees of a graph: which fields matter, how often each object is referred to, what
/// is as plain as a number.
class GraphView {
 public:
  /// An input, of which only the fields are shown that the path depends on; or, given the input it
  /// came from, an output, of which those are left out that were free and stayed as they were.
  GraphView(const Graph& graph, const Graph* before);

  const Graph& graph() const { return graph_; }
  const GraphNode& node(std::size_t index) const { return graph_.nodes[index]; }
  std::vector<Part> parts(std::size_t node) const;
  bool is_shown(std::size_t node, std::size_t field) const;
  bool hides_fields(std::size_t node) const;
  /// How many roots and shown fields refer to it.
  std::size_t uses(std::size_t node) const { return uses_[node]; }
  /// The class without its package, unless another class of the graph is called so too.
  std::string class_name(std::size_t node) const;

  /// The node of a reference that is not null.
  static std::optional<std::size_t> target(GraphValue value);
  /// A String, box or enum constant.
  bool is_atom(std::size_t node) const;
  /// Refers to nothing but atoms and null.
  bool is_leaf(std::size_t node) const;
  /// The text of an atom, without its number.
  std::string atom_text(std::size_t node) const;

 private:
  void count_uses();

  const Graph& graph_;
  const Graph* before_;
  std::vector<std::size_t> uses_;
  std::set<std::string> ambiguous_;  // short names of several classes
};

}  // namespace loris
