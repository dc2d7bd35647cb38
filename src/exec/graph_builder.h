#pragma once
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>

#include "exec/engine.h"
#include "exec/graph.h"

namespace loris {

/// Says of which class the node is; an object whose class nobody knows is of these types.
void set_class(GraphNode& node, const Class& cls, const std::vector<const Class*>& known_types);

/// Makes object graphs from a path that ended: every reference decided, every number given.
class GraphBuilder {
 public:
  /// `state` has been completed; `model` satisfies its condition.
  GraphBuilder(Engine& engine, const State& state, const Assignment& model,
               std::set<Term> constrained);

  /// The objects before the run.
  Graph input();
  /// The objects after it; call it second. `result` and `exception` as the target ended.
  Graph output(Value result, ObjectId exception);
  /// Whether that has left out elements: of an array that nobody could look at.
  bool is_too_large() const { return is_too_large_; }
  /// The message that the exception was made with; none if it has none.
  std::optional<std::u16string> message_of(ObjectId exception) const;

 private:
  bool is_of_input(ObjectId object) const;
  std::tuple<bool, bool, ObjectId> rank(ObjectId object) const;
  ObjectId representative(ObjectId object, bool& is_kept) const;
  std::size_t node_of(ObjectId object);
  GraphValue initial_value(Value value);
  GraphValue final_value(Value value, char type);
  void fill_initial(std::size_t node);
  void fill_final(Graph& graph, std::size_t node);
  std::uint64_t final_length(const Object& array) const;
  void fill_input_array(const Symbolic& symbolic, const Class& cls, std::vector<GraphValue>& to,
                        bool is_final);
  ObjectId characters_of(ObjectId string) const;
  ObjectId literal_of(ObjectId string) const;
  std::u16string text_of(ObjectId string) const;
  std::u16string input_text(const Symbolic& characters) const;
  std::u16string made_text(ObjectId string) const;
  ObjectId object_at(Value reference) const;
  std::uint64_t number(Value value) const;
  bool is_read(Value value) const;
  std::uint64_t number(Term term) const;
  const Class& class_of(ObjectId object) const;

  Engine& engine_;
  const State& state_;
  Assignment model_;
  std::set<Term> constrained_;     // variables of the condition
  std::vector<ObjectId> objects_;  // by node
  std::unordered_map<std::uint32_t, std::size_t> nodes_;
  std::size_t inputs_ = 0;  // how many nodes the input has
  Graph graph_;
  bool is_too_large_ = false;
};

}  // namespace loris
