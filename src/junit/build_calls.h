#pragma once
#include <map>

#include "junit/build_goal.h"
#include "junit/source_names.h"
#include "spec/purity.h"

namespace loris {

/// The constructors and methods that a test may call to make objects of a class.
struct ClassCalls {
  std::vector<const Method*> constructors;
  std::vector<const Method*> methods;  // that may change the object; those of the class first
};

/// A constructor or method and what it may be given, parameter by parameter.
struct OpenCall {
  const Method* method = nullptr;
  std::vector<std::vector<GraphValue>> choices;
};

/// Finds calls that lead towards a goal.
class BuildCalls {
 public:
  BuildCalls(Engine& engine, SourceNames& names);

  const ClassCalls& of(const Class& cls);
  /// With the numbers that the path reads of the goal, null, and those nodes that are there
  /// already (`made`, by node) and could get where the goal has them.
  std::vector<OpenCall> towards(const BuildGoal& goal, const std::vector<const Method*>& methods,
                                const std::vector<ObjectId>& made);
  /// Whether a node of the goal could be an argument of some call.
  bool is_argument(const BuildGoal& goal, std::size_t node);

 private:
  ClassCalls find(const Class& cls);
  bool is_made_by_new(const Class& cls);
  bool is_writable(const Method& method);
  std::vector<GraphValue> numbers(const BuildGoal& goal, char type) const;
  bool could_be(const BuildGoal& goal, std::size_t node, const Class& parameter);

  Engine& engine_;
  SourceNames& names_;
  Purity purity_;
  std::map<const Class*, ClassCalls> known_;
};

}  // namespace loris
