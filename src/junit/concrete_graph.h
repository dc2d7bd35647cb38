#pragma once
#include <unordered_map>

#include "exec/engine.h"
#include "exec/graph.h"

namespace loris {

/// The fields of an object in the order of a graph: superclasses first.
std::vector<const Field*> instance_fields(const Class& cls);

/// Strings, boxes and constants of enums: nothing changes them, so they count as values; and
/// objects of a class that nobody knows, of which nothing can be seen.
bool is_leaf(const GraphNode& node, const Class& cls);

/// Reads objects of a state without terms into graphs.
class ConcreteGraph {
 public:
  ConcreteGraph(Engine& engine, State& state) : engine_(engine), state_(&state) {}

  /// An object that is known under a name.
  void name(ObjectId object, const std::string& text) { names_.emplace(object.value, text); }
  /// A place from which objects are reached; in this order.
  void add_root(const std::string& name, const std::string& descriptor, Value value);
  void add_asked(const AnyValue& asked);
  /// The roots and all that they lead to.
  Graph read();
  /// From now on reads another state, in which the objects met so far keep their nodes.
  void go_on(State& state) { state_ = &state; }

  std::size_t node_of(ObjectId object) const { return nodes_.at(object.value); }
  const std::vector<ObjectId>& objects() const { return objects_; }

 private:
  struct Root {
    std::string name, descriptor;
    Value value;
    std::optional<AskedFor> asked;
  };
  GraphValue value_of(Value value, std::string_view descriptor, const std::string& name);
  GraphNode read_node(std::size_t node);
  bool is_kept(const Class& cls, ObjectId object) const;

  Engine& engine_;
  State* state_;
  std::vector<Root> roots_;
  std::vector<ObjectId> objects_;  // by node
  std::unordered_map<std::uint32_t, std::size_t> nodes_;
  std::unordered_map<std::uint32_t, std::string> names_;
};

}  // namespace loris
