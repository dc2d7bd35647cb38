#pragma once
#include <set>
#include <unordered_map>

#include "exec/engine.h"
#include "exec/graph.h"

namespace loris {

/// An object of an input that is to be built by calls, with all that it leads to.
class BuildGoal {
 public:
  /// `leaves` are the Strings, boxes and constants of the graph, by node: the same objects, not
  /// equal ones, have to be in their places.
  BuildGoal(Engine& engine, const Graph& graph, std::size_t root, std::vector<ObjectId> leaves);

  /// What an object has in common with the goal.
  struct Match {
    unsigned distance = 0;          // none when the path cannot tell them apart
    bool is_exact = true;           // nor can anybody else: also what the path does not read
    std::vector<ObjectId> objects;  // by node; null for those that have none
  };
  Match match(const State& state, ObjectId object) const;

  const Graph& graph() const { return graph_; }
  std::size_t root() const { return root_; }
  const Class& cls() const { return *classes_.at(root_); }
  /// What the path reads of it: the nodes that are to be built, the root first.
  const std::vector<std::size_t>& nodes() const { return nodes_; }
  const Class* class_of(std::size_t node) const;
  bool is_leaf_node(std::size_t node) const { return static_cast<bool>(leaves_[node]); }

 private:
  friend class BuildMatcher;
  void add(const GraphValue& value);

  Engine& engine_;
  const Graph& graph_;
  std::size_t root_;
  std::vector<ObjectId> leaves_;
  std::vector<std::size_t> nodes_;
  std::set<std::size_t> seen_;
  std::unordered_map<std::size_t, const Class*> classes_;
  std::unordered_map<std::size_t, std::vector<const Field*>> fields_;  // as in the node
};

/// Objects that look the same from here have the same text: the walk names those that `before`
/// does not hold by the order in which they are met.
std::string form_of(const Program& program, const State& state, const State& before,
                    ObjectId object);

}  // namespace loris
