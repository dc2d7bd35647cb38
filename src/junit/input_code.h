#pragma once
#include <vector>

#include "junit/test_scope.h"

namespace loris {

/// Writes the objects of an input: a variable for each, then what their fields hold.
class InputCode {
 public:
  InputCode(TestScope& scope, const Graph& graph) : scope_(scope), graph_(graph) {}

  void write();
  /// What stands for a value of the graph.
  Operand operand(const GraphValue& value) const;
  /// The variable of a node.
  const Operand& node(std::size_t index) const { return variables_[index]; }

 private:
  void declare(std::size_t index);
  void declare_constant(std::size_t index, const Class& cls);
  void declare_box(std::size_t index, const Class& cls);
  void declare_array(std::size_t index);
  void declare_object(std::size_t index);
  void declare_records();
  bool is_ready(const GraphNode& node) const;
  void declare_record(std::size_t index);
  void add(std::size_t index, const std::string& type, const std::string& value);
  void fill(std::size_t index);
  void fill_array(std::size_t index);
  bool is_record(std::size_t index) const;
  const Class* class_of(std::size_t index) const;

  TestScope& scope_;
  const Graph& graph_;
  std::vector<Operand> variables_;
  std::vector<bool> is_filled_;  // by its constructor
};

/// "owner", "name" or just "name" where no subclass hides the field: arguments of the helper.
std::string field_arguments(const GraphNode& node, const GraphField& field);
/// "value" as an expression of a declared type, cast where its variable says too little.
std::string fitting(SourceNames& names, const Operand& value, const std::string& type);
/// The same among the arguments that Java collects in an Object[].
std::string as_object(const Operand& value);

}  // namespace loris
