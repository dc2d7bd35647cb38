#pragma once
#include <set>

#include "term/term.h"

namespace loris {

/// The variables of terms that are added one after the other.
class Variables {
 public:
  explicit Variables(const TermStore& terms) : terms_(terms) {}

  void add(Term root);
  const std::set<Term>& all() const { return all_; }

 private:
  const TermStore& terms_;
  std::set<Term> all_, seen_;
};

/// Whether the variable is part of the term.
bool is_inside(const TermStore& terms, Term variable, Term root);

}  // namespace loris
