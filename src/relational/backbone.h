#pragma once
#include <vector>

#include "relational/universe.h"

namespace loris::relational {

/// A visit of the input (papers/001, Definition 3.1): each object is met first through one
/// reference, the one that expands to it; these make a tree below the roots.
class Backbone {
 public:
  Backbone(Circuit& circuit, const Universe& universe);

  struct Edge {
    std::string root;  // of a root; else empty
    std::size_t from = 0;
    const Field* field = nullptr;  // of an object; null for a root
    const Reference* value = nullptr;
    Members expands;  // to this object
  };
  const std::vector<Edge>& edges() const { return edges_; }
  /// The edge of a root, or of a field of an object; null when there is none.
  const Edge* root(const std::string& name) const;
  const Edge* field(std::size_t from, const Field& field) const;

  /// Whether the reference leads to an object that was met before.
  Lit aliases(const Edge& edge, std::size_t to) const;
  /// Whether the first object is where the second was met from, so many steps up.
  Lit is_above(std::size_t object, std::uint32_t ups, std::size_t other);

 private:
  void add(Edge edge);
  void order();

  Circuit& circuit_;
  const Universe& universe_;
  std::vector<Edge> edges_;
};

}  // namespace loris::relational
