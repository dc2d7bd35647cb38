#pragma once
#include <vector>

#include "exec/construction.h"
#include "junit/test_scope.h"

namespace loris {

/// Writes the objects of an input: a variable for each, then what their fields hold. What calls can
/// build is built by these; of its insides only what a test looks at gets a variable.
class InputCode {
 public:
  InputCode(TestScope& scope, const Graph& graph, const std::vector<Construction>& built)
      : scope_(scope), graph_(graph), built_(built) {}

  void write();
  /// What stands for a value of the graph.
  Operand operand(const GraphValue& value);
  /// The variable of a node.
  const Operand& node(std::size_t index);
  /// Whether it came about inside of an object that calls have built.
  bool is_inside(std::size_t index) const { return inside_[index]; }
  /// Of a call that builds another object.
  bool is_argument(std::size_t index) const;
  /// Values of arrays, each of which takes a few bytes of the method.
  std::size_t element_count() const;
  /// Statements that look into what was built; they follow those of `write`.
  const std::vector<std::string>& looks() const { return looks_; }

 private:
  void declare(std::size_t index);
  void declare_constant(std::size_t index, const Class& cls);
  void declare_box(std::size_t index, const Class& cls);
  void declare_array(std::size_t index);
  void declare_object(std::size_t index);
  void declare_unknown(std::size_t index);
  void declare_records();
  bool is_ready(const GraphNode& node) const;
  void declare_record(std::size_t index);
  void add(std::size_t index, const std::string& type, const std::string& value);
  void fill(std::size_t index);
  void fill_array(std::size_t index);
  void find_insides();
  void build(const Construction& construction);
  const Method* method_of(const BuildCall& call) const;
  void look_at(std::size_t index);
  bool is_record(std::size_t index) const;
  const Class* class_of(std::size_t index) const;

  TestScope& scope_;
  const Graph& graph_;
  const std::vector<Construction>& built_;
  std::vector<Operand> variables_;
  std::vector<bool> is_filled_;  // by its constructor or by calls
  std::vector<bool> inside_;     // of what calls have built
  std::vector<std::string> looks_;
  struct Way {
    std::size_t from = 0;
    std::string place;  // arguments of get
  };
  std::vector<Way> ways_;  // to what is inside
};

/// "owner", "name" or just "name" where no subclass hides the field: arguments of the helper.
std::string field_arguments(const GraphNode& node, const GraphField& field);
/// "value" as an expression of a declared type, cast where its variable says too little.
std::string fitting(SourceNames& names, const Operand& value, const std::string& type);
/// The same among the arguments that Java collects in an Object[].
std::string as_object(const Operand& value);

}  // namespace loris
