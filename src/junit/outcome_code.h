#pragma once
#include <deque>
#include <vector>

#include "junit/input_code.h"

namespace loris {

/// Writes what must hold after a call: values, new objects and what has changed of the old ones.
class OutcomeCode {
 public:
  OutcomeCode(TestScope& scope, InputCode& input, const Graph& before, const Graph& after);

  /// That an expression of a primitive type, or of type Object, has this value.
  void expect(const std::string& expression, const GraphValue& value, bool is_boxed);
  /// That the objects of the input are as they should be, and the new ones too.
  void expect_heap();

 private:
  void expect_object(const std::string& expression, std::size_t node);
  void expect_changes(std::size_t node);
  void expect_all(std::size_t node);
  void expect_primitives(const std::string& array, std::size_t node);
  bool is_opaque(std::size_t node) const;
  bool is_input_of_calls(std::size_t node) const;
  bool has_room();

  TestScope& scope_;
  InputCode& input_;
  const Graph& before_;
  const Graph& after_;
  std::vector<std::string> made_;    // variables of new objects, by node
  std::deque<std::size_t> waiting_;  // new objects whose insides were not yet looked at
  std::size_t left_out_ = 0;
};

}  // namespace loris
