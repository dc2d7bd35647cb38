#pragma once
#include <optional>
#include <unordered_map>
#include <vector>

#include "solver/applications.h"
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
  /// The instance of the axiom for these two; it holds for every input.
  Term instance(const Conflict& conflict);
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
  struct ArgumentsHash {
    std::size_t operator()(const Arguments& arguments) const noexcept;
  };

  std::uint64_t value(Term term, const Assignment& model) const;
  std::optional<Arguments> arguments(Term variable, const Assignment& model) const;
  Term same_value(Term x, Term y);

  TermStore& terms_;
  const Applications& applications_;
  std::unordered_map<Arguments, Term, ArgumentsHash> values_;
};

}  // namespace loris
