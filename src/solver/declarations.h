#pragma once
#include <vector>

#include "solver/applications.h"
#include "solver/encoding.h"
#include "solver/term_facts.h"

namespace loris {

/// The variables and bit patterns that a backend knows: what they are asserted to be, once each. A
/// stack, as the conjuncts of the path are.
class Declarations {
 public:
  /// With no applications, nothing is said of functions; nor is it where the theory cannot.
  Declarations(TermFactsCache& facts, const Applications* applications, Theory theory,
               Encoder& encoder)
      : facts_(facts),
        applications_(theory == Theory::Floating ? nullptr : applications),
        theory_(theory),
        encoder_(encoder) {}

  /// What is to be asserted before the term can be: domains of its variables, that those which are
  /// applications are values of their function, and what its bit patterns are.
  std::vector<SmtExpr> add(Term term);
  /// Oldest first.
  const std::vector<Term>& known() const { return known_; }
  /// Takes back all but the oldest so many.
  void drop_to(std::size_t count);

 private:
  void add_all(Term term, std::vector<SmtExpr>& asserted);
  bool is_new(Term term);
  void add_variable(Term variable, std::vector<SmtExpr>& asserted);
  SmtExpr domain_of(Term variable);
  bool is_expressible(Term argument);

  TermFactsCache& facts_;
  const Applications* applications_;
  Theory theory_;
  Encoder& encoder_;
  std::vector<Term> known_;
  std::vector<bool> is_known_;  // by id
};

}  // namespace loris
