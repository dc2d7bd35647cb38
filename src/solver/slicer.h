#pragma once
#include <vector>

#include "solver/term_facts.h"

namespace loris {

/// Finds the conjuncts that share variables, directly or by way of others.
class Slicer {
 public:
  explicit Slicer(const TermStore& terms) : terms_(terms), facts_(terms) {}

  /// Moves out of `from` what hangs together with the condition; both keep their order.
  std::vector<Term> take(std::vector<Term>& from, Term condition);
  TermFactsCache& facts() { return facts_; }

 private:
  void mark(Term conjunct);
  bool is_marked(Term conjunct);

  const TermStore& terms_;
  TermFactsCache facts_;
  std::vector<std::uint32_t> marks_;  // by id of a variable: the epoch that marked it
  std::uint32_t epoch_ = 0;
};

}  // namespace loris
