#pragma once
#include <set>
#include <string>
#include <vector>

#include "exec/graph.h"
#include "junit/source_names.h"

namespace loris {

/// The body of one test while it is written.
struct TestScope {
  TestScope(Program& program_, SourceNames& names_, int junit_)
      : program(program_), names(names_), junit(junit_) {}

  void line(std::string text) { lines.push_back(std::move(text)); }
  /// The helper, from now on declared in this test.
  std::string graphs() {
    uses_graphs = true;
    return "graphs";
  }
  /// A name that no other variable of the test has.
  std::string new_variable(std::string wanted);

  Program& program;
  SourceNames& names;
  int junit;  // 4 or 5
  std::vector<std::string> lines;
  bool uses_graphs = false, throws = false;
  std::string obstacle;  // why the test cannot be run; empty when it can
  std::set<std::string> variables;
};

/// What stands for a value in a test.
struct Operand {
  std::string text;            // an expression
  std::string type;            // its static type; empty for null
  const Class* cls = nullptr;  // of an object: its class
  bool is_primitive = false;
};

/// "java.util.TreeMap$Entry", "[I": as Class.getName has it, a literal.
std::string class_literal(std::string_view internal);
/// A name of a class file as a literal.
std::string name_literal(std::string_view name);

}  // namespace loris
