#pragma once
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "exec/library_host.h"
#include "exec/options.h"
#include "exec/target.h"
#include "heap/strategy.h"
#include "interp/interpreter.h"
#include "solver/fresh.h"
#include "solver/solvers.h"
#include "spec/hex_rules.h"
#include "spec/sat_input.h"
#include "spec/stepper.h"
#include "spec/tree_vocabulary.h"

namespace loris {

/// Something that the target is given: its receiver or a parameter.
struct Argument {
  std::string name, descriptor;
  const Class* type;
  Value value;
};

/// What the engines of an exploration share.
struct EngineParts {
  std::shared_ptr<const std::atomic<bool>> stop;  // true: solvers give up; none: they never do

  bool is_stopped() const { return stop && *stop; }
};

/// Thrown where an exploration ends before its engine is whole.
struct Stopped {};

/// Everything one worker needs to run the target: the program, the input as symbols, the state
/// before the first instruction. Workers share nothing.
class Engine {
 public:
  /// Throws InputError where the options do not fit the program, Stopped when told to stop. `warm`
  /// are classes of the library to initialize before the start, so that no path has to.
  Engine(const ExploreOptions& options, const std::vector<std::string>& warm,
         const EngineParts& parts = {});

  const ExploreOptions options;
  Jdk jdk;
  Program program;
  TermStore terms;
  LibraryHost host;
  const Method& target;
  std::optional<hex::Rules> tree_rules;  // with --decide mona
  std::vector<Predicate> assumed;  // invariants, then preconditions, in the order they are run
  std::vector<Predicate> heap_half, data_half;  // of them, where the user has split them
  std::vector<Predicate> asserted_always, asserted_on_return;  // invariants; postconditions
  std::vector<std::string> unloadable;  // classes of the class path, internal names
  TypeUniverse types;
  InputSymbols symbols;
  Interpreter vm;
  std::unique_ptr<Refiner> refiner;
  std::unique_ptr<Numbering> numbering;  // of strategies that merge
  std::unique_ptr<HeapStrategy> strategy;
  std::unique_ptr<HeapStrategy> inside_strategy;  // of preconditions that are decided on the way
  SolverStats solver_stats;
  std::unique_ptr<Solver> solver;
  std::unique_ptr<Solver> inside_solver;   // along the paths of such preconditions
  std::unique_ptr<Solver> walking_solver;  // along what is asked of their inputs
  SolverStats quick_stats;                 // of what need not be decided
  std::unique_ptr<Solver> quick_inside_solver, quick_walking_solver;  // the same, in process alone
  FreshSolver models;               // to show: they depend on the condition alone
  std::vector<Argument> arguments;  // the receiver first
  std::vector<Argument> statics;    // with --symbolic-statics
  SatInput sat;                     // with --decide sat: what inputs are, beside the scope
  std::unique_ptr<HexRules> rules;  // the same with --hex; of other deciders companion methods
  State start;

  Machine machine();
  /// What runs preconditions that are decided on the way: with a strategy that decides which
  /// objects references lead to.
  Machine inside();
  std::vector<Value> argument_values() const;
  /// The references of which rules may speak.
  std::vector<InputRoot> roots() const;

 private:
  void find_predicates();
  void check_allowed();
  void list_unloadable();
  void initialize(const Class& cls);
  void initialize_all(const std::vector<std::string>& warm);
  std::vector<ObjectId> enum_constants();
  void make_arguments();
  GenericType generic_parameter(std::size_t index) const;
  void make_statics();
  void read_specifications();
  void note_unused(const std::string& file);
  void check_rules(hex::Rules& file);
  void restrict_by(hex::Rules restricting);
};

bool is_floating_storage(Storage storage);

}  // namespace loris
