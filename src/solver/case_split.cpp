#include "solver/case_split.h"

#include <unordered_set>
#include <vector>

#include "term/replace.h"

namespace loris {
namespace {

constexpr std::size_t kMostTerms = 20'000;  // of one condition

bool is_connective(TermOp op) { return op == TermOp::BoolAnd || op == TermOp::BoolOr; }

/// The first part that is neither `and`, `or` nor `not`.
Term first_atom(const TermStore& terms, Term condition) {
  while (terms.op(condition) == TermOp::Not || is_connective(terms.op(condition)))
    condition = terms.operand(condition, 0);
  return condition;
}

/// What decides an if-then-else and has none inside. None when there is no if-then-else.
Term find_guard(const TermStore& terms, Term root) {
  std::vector<Term> open{root};
  std::unordered_set<Term> seen;
  while (!open.empty() && seen.size() < kMostTerms) {
    const Term term = open.back();
    open.pop_back();
    if (!seen.insert(term).second) continue;
    if (terms.op(term) == TermOp::Ite) {
      const Term inner = find_guard(terms, terms.operand(term, 0));
      return inner ? inner : first_atom(terms, terms.operand(term, 0));
    }
    for (int i = arity(terms.op(term)); i-- > 0;) open.push_back(terms.operand(term, i));
  }
  return {};
}

std::optional<CaseSplit> split_by(TermStore& terms, Term condition, Term part) {
  return CaseSplit{part, assuming(terms, condition, part, true),
                   assuming(terms, condition, part, false)};
}

}  // namespace

std::optional<CaseSplit> split_choices(TermStore& terms, Term condition) {
  const Term guard = find_guard(terms, condition);
  return guard ? split_by(terms, condition, guard) : std::nullopt;
}

std::optional<CaseSplit> split_cases(TermStore& terms, Term condition) {
  if (const auto split = split_choices(terms, condition)) return split;
  const Term atom = first_atom(terms, condition);
  return atom == condition ? std::nullopt : split_by(terms, condition, atom);
}

}  // namespace loris
