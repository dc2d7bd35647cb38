#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace loris {

/// A method that a trace came through, once for all steps in it.
struct TracedMethod {
  std::string file;              // "com/example/Bst.java", by its package
  std::string class_name;        // "com.example.Bst$Node"
  std::string name;              // "insert"
  std::uint32_t first_line = 0;  // 0 when it is not known
};

/// A line that a path went through; of the library, which the trace does not enter, one step for
/// each call.
struct TraceStep {
  std::shared_ptr<const TracedMethod> method;
  std::uint32_t line = 0;   // 0 when it is not known
  std::uint32_t depth = 0;  // calls of the program between the target and this line
  bool is_library = false;
};

/// What the path asked of its input at a step.
struct TraceDecision {
  std::size_t step = 0;
  std::string text;         // in Java syntax: "this.head.key < key"
  bool is_implied = false;  // the precondition leaves no other answer
};

/// The lines of a path in the order they were run.
struct Trace {
  std::vector<TraceStep> steps;
  std::vector<TraceDecision> decisions;  // in the order of their steps
  bool is_cut = false;                   // too long: the end is missing
};

}  // namespace loris
