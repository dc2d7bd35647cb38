#include "solver/model_check.h"

#include <algorithm>

#include "term/bits.h"

namespace loris {
namespace {

bool within_domain(const TermStore& terms, Term variable, std::uint64_t bits) {
  const Sort sort = terms.sort(variable);
  if (!is_integer(sort) && sort != Sort::Ref) return true;
  const Domain& domain = terms.domain(variable);
  const std::int64_t value =
      sort == Sort::Int ? from_bits<std::int32_t>(bits) : from_bits<std::int64_t>(bits);
  return contains(domain, value);
}

}  // namespace

bool satisfies(const TermStore& terms, const std::vector<Term>& conjuncts,
               const Assignment& assignment) {
  const bool in_domains =
      std::all_of(assignment.begin(), assignment.end(), [&](const Assignment::Entry& entry) {
        return within_domain(terms, entry.first, entry.second);
      });
  return in_domains && std::all_of(conjuncts.begin(), conjuncts.end(), [&](Term conjunct) {
           return evaluate_completed(terms, conjunct, assignment) == std::uint64_t{1};
         });
}

}  // namespace loris
