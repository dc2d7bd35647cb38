#pragma once
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "solver/applications.h"
#include "solver/path_variables.h"
#include "term/evaluate.h"

namespace loris {

/// Equal arguments have equal values: where a model says otherwise, and what says that it may not.
class CongruenceAxioms {
 public:
  CongruenceAxioms(TermStore& terms, const Applications& applications)
      : terms_(terms), applications_(applications) {}

  /// Two applications of one function with equal arguments and different values.
  struct Conflict {
    Term earlier, later;
  };
  std::optional<Conflict> find(const std::vector<Term>& variables, const Assignment& model);
  /// All of them, or so many, each with the first of its kind.
  std::vector<Conflict> find_all(const std::vector<Term>& variables, const Assignment& model,
                                 std::size_t most = SIZE_MAX);
  /// One, if there is none in `before`, which has values for other variables than `model`.
  std::optional<Conflict> find(const PathVariables& variables, const Assignment& model,
                               const Assignment& before);
  /// The variable that has this one's value in the model because it has its arguments: none when
  /// no other has them, those aside that are not asked about.
  Term twin(const PathVariables& variables, Term variable, const Assignment& model,
            std::span<const Term> except = {}) const;
  /// The instance of the axiom for these two; it holds for every input.
  Term instance(const Conflict& conflict);
  /// Conditions of which one holds wherever the instance does, likely ones first. Where the objects
  /// are the same, all that is known of both is; `is_object` says of which references it is known
  /// that they are not null.
  std::vector<Term> ways(const Conflict& conflict, const PathVariables& variables,
                         const std::function<bool(Term)>& is_object);
  /// Adds the variables of which the others are applications, before them.
  void close(std::vector<Term>& variables) const;
  /// Gives variables without a value the one that others imply; false when there is none to give.
  bool complete(const std::vector<Term>& variables, Assignment& model);

 private:
  struct Arguments {
    std::uint32_t function;
    std::uint64_t base, index;
    friend bool operator==(const Arguments&, const Arguments&) = default;
  };
  /// Which variable has the value for some arguments: a table that is emptied in one step.
  class Values {
   public:
    void clear(std::size_t most);
    /// The variable that was put there first: this one, if there was none.
    Term put(const Arguments& arguments, Term variable);

   private:
    struct Slot {
      std::uint32_t round = 0;  // in which it was filled
      Term variable;
      Arguments arguments;
    };
    std::uint32_t round_ = 0;
    std::vector<Slot> slots_;
  };

  std::uint64_t value(Term term, const Assignment& model) const;
  std::optional<Arguments> arguments(Term variable, const Assignment& model) const;
  void mark_changes(const Assignment& model, const Assignment& before);
  bool is_changed(Term term) const;
  void join_values(Term a, Term b, const PathVariables& variables,
                   const std::function<bool(Term)>& is_object, std::vector<Term>& equal);

  TermStore& terms_;
  const Applications& applications_;
  Values values_;
  std::uint32_t round_ = 0;
  std::vector<std::uint32_t> changed_;  // by id of a variable: the last round in which it was
};

}  // namespace loris
