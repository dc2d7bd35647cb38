#pragma once
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "heap/input_symbols.h"
#include "heap/refine.h"
#include "relational/problem.h"

namespace loris {

/// What states know of an input, as truth values of a relational problem.
///
/// A reference has the value that the way to it has there: the same of a field of the object that
/// another reference leads to. Whole numbers are exact. What the problem does not know of,
/// references through fields that no specification names, floating point and what would take too
/// large a circuit, may be anything, but is the same wherever it is met.
class SatTerms {
 public:
  SatTerms(relational::Problem& problem, const Refiner& refiner, const Numbering* numbering);

  /// Null where it is not known.
  const relational::Reference* reference(SymbolId symbol);
  relational::Lit truth(Term condition);
  /// Whether it leads to an object of these types, or to null if that is among them.
  relational::Lit is_in(const relational::Reference& reference, TypeSet types);

  /// The whole numbers on which something in the condition depends that may be anything here.
  /// Its truth must have been asked for before.
  const std::vector<Term>& inexact(Term condition);
  relational::Number number(Term term);

 private:
  using Lit = relational::Lit;
  using Number = relational::Number;
  using Reference = relational::Reference;

  std::optional<Reference> make_reference(SymbolId symbol);
  /// The same for a term of sort Ref.
  std::optional<Reference> reference_of(Term term);
  /// Makes everything that a condition is made of, from the bottom: terms grow as deep as loops
  /// run.
  void prepare(Term condition);
  bool is_made(Term term) const { return truths_.contains(term) || numbers_.contains(term); }
  Lit truth_of(Term condition);
  Lit compare(Term condition);
  Lit compare_references(TermOp op, Term left, Term right);
  Lit compare_with_number(TermOp op, const Reference& reference, std::int64_t number);
  Number number_of(Term term);
  Number computed(Term term);
  Lit unknown_truth(Term condition);
  Number unknown_number(Term term);
  Number variable(Term term);
  std::optional<Number> field(Term variable);
  Number any(const Domain& domain);

  relational::Circuit& circuit_;
  const relational::Universe& universe_;
  const Refiner& refiner_;
  InputSymbols& symbols_;
  TermStore& terms_;
  const Numbering* numbering_;
  std::unordered_map<std::uint32_t, std::optional<Reference>> references_;  // by symbol
  std::unordered_map<Term, Lit> truths_;
  std::unordered_map<Term, Number> numbers_;
  std::unordered_set<Term> unknown_;  // terms that may be anything
  std::unordered_map<Term, std::vector<Term>> inexact_;
};

}  // namespace loris
