#pragma once
#include <vector>

#include "exec/engine.h"
#include "exec/graph.h"

namespace loris {

/// Makes the objects of a graph in a state.
class Materializer {
 public:
  Materializer(Engine& engine, State& state, const Graph& graph);

  /// A node whose object is there already.
  void use(std::size_t node, ObjectId object) { objects_[node] = object; }
  /// One that refers to nothing.
  ObjectId make(std::size_t node);
  /// All that are not there yet.
  void make_rest();

  ObjectId object(std::size_t node) const { return objects_[node]; }
  Value value_of(const GraphValue& value) const;

 private:
  ObjectId made(const GraphNode& node);
  ObjectId constant(const Class& cls, const std::u16string& name);
  void fill(std::size_t index);

  Engine& engine_;
  State& state_;
  const Graph& graph_;
  std::vector<ObjectId> objects_;  // by node; null for those that are not made
};

/// An input without terms.
struct ConcreteInput {
  State state;                    // before the target is called
  std::vector<Value> arguments;   // the receiver first
  std::vector<ObjectId> objects;  // by node
};

ConcreteInput make_concrete(Engine& engine, const Graph& input);
/// The same where some of the objects are in a state already.
ConcreteInput make_concrete(Engine& engine, const Graph& input, State state,
                            const std::vector<ObjectId>& objects);

/// Runs the target to its end, on the state that is given; none where it has none within bounds.
std::optional<Outcome> run_target(Engine& engine, State& state,
                                  const std::vector<Value>& arguments);

}  // namespace loris
