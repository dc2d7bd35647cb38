#pragma once
#include <functional>
#include <optional>
#include <string>

#include "exec/engine.h"
#include "exec/result.h"
#include "interp/backtrace.h"
#include "solver/solver.h"
#include "term/assignment.h"

namespace loris {

/// How a path says that the target ends; the rest is in its PathResult.
struct Predicted {
  std::optional<std::string> thrown;  // the class of the target's own exception, as Java names it
  std::vector<TraceEntry> trace;      // where that was made
};

/// What a run on an input said of it.
struct CheckedInput {
  Answer valid = Answer::Unknown;  // the preconditions accept it
  Answer same = Answer::Unknown;   // the target ends on it as the path says
  std::string why;                 // of the first that is not Yes
  bool is_good() const { return valid == Answer::Yes && same == Answer::Yes; }
};

/// Runs preconditions, the target and the predicates after it on one input, without symbols, and
/// compares the end with that of a path: the exception's class and the instruction that threw it,
/// the predicate that failed, the result. What the run asks for (Loris.anyInt) is in the input.
class InputCheck {
 public:
  InputCheck(Engine& engine, const Assignment& model, const std::function<bool()>& keep_going)
      : engine_(engine), model_(model), keep_going_(keep_going) {}

  /// The path has its input and output; of one that was cut, the preconditions alone are run.
  CheckedInput check(const PathResult& path, const Predicted& predicted);

 private:
  struct Run;
  struct Stopped {
    std::string why;
  };
  CheckedInput check_it(const PathResult& path, const Predicted& predicted);
  Answer holds(const Run& run, CheckedInput& found);
  std::string difference(const PathResult& path, const Predicted& predicted, Run& run);
  std::string wrong_exception(const Predicted& predicted, const State& state, ObjectId thrown);
  std::string wrong_result(const PathResult& path, const Run& run, Value result);
  std::string wrong_predicate(const PathResult& path, Run& run, Value result, bool has_thrown);
  bool is_same(const GraphValue& expected, const Graph& graph, const Run& run, Value found);
  Outcome call(State& state, const Method& method, const std::vector<Value>& arguments);
  State& chosen(Forked& forked) const;
  Value concrete(Value value) const;

  Engine& engine_;
  const Assignment& model_;
  const std::function<bool()>& keep_going_;
};

/// The frame of such texts that says where an exception comes from, "Bst.insert (Bst.java:42)": the
/// innermost one outside of the JDK, else the innermost one of the target's class, else the
/// innermost one. Empty where there are none.
std::string thrown_at(Program& program, const Method& target,
                      const std::vector<std::string>& stack);

/// The frame of a backtrace that says the same.
std::optional<std::size_t> place_in(const Program& program, const Method& target,
                                    const std::vector<TraceEntry>& trace);

}  // namespace loris
