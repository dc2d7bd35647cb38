#include "solver/declarations.h"

namespace loris {

std::vector<SmtExpr> Declarations::add(Term term) {
  std::vector<SmtExpr> asserted;
  add_all(term, asserted);
  return asserted;
}

void Declarations::add_all(Term term, std::vector<SmtExpr>& asserted) {
  for (const Term variable : facts_.of(term).variables) add_variable(variable, asserted);
  for (const Term pattern : facts_.of(term).bit_patterns) {
    if (is_new(pattern)) asserted.push_back(encoder_.definition_of(pattern));
  }
}

/// Notes the term; false if it was known.
bool Declarations::is_new(Term term) {
  if (term.id >= is_known_.size()) is_known_.resize(term.id + 64u);
  if (is_known_[term.id]) return false;
  is_known_[term.id] = true;
  known_.push_back(term);
  return true;
}

void Declarations::add_variable(Term variable, std::vector<SmtExpr>& asserted) {
  if (!is_new(variable)) return;
  const SmtExpr domain = domain_of(variable);
  if (domain.index != 0) asserted.push_back(domain);
  const Application applied =
      applications_ == nullptr ? Application{} : applications_->of(variable);
  if (applied.function == 0 || !is_expressible(applied.base)) return;
  if (applied.index && !is_expressible(applied.index)) return;
  add_all(applied.base, asserted);
  if (applied.index) add_all(applied.index, asserted);
  asserted.push_back(encoder_.is_value_of(variable, applied));
}

/// That functions are told of makes it matter which references are equal.
SmtExpr Declarations::domain_of(Term variable) {
  const SmtExpr one_of = applications_ == nullptr ? SmtExpr{} : encoder_.one_of_few(variable);
  return one_of.index != 0 ? one_of : encoder_.domain_of(variable);
}

bool Declarations::is_expressible(Term argument) {
  const TermFacts& facts = facts_.of(argument);
  return !facts.undecidable && theory_of(facts) <= theory_;
}

void Declarations::drop_to(std::size_t count) {
  for (; known_.size() > count; known_.pop_back()) is_known_[known_.back().id] = false;
}

}  // namespace loris
