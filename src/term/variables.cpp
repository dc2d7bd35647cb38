#include "term/variables.h"

#include <vector>

namespace loris {

void Variables::add(Term root) {
  std::vector<Term> open{root};
  while (!open.empty()) {
    const Term term = open.back();
    open.pop_back();
    if (!seen_.insert(term).second) continue;
    if (terms_.op(term) == TermOp::Variable) all_.insert(term);
    for (int i = 0; i < arity(terms_.op(term)); ++i) open.push_back(terms_.operand(term, i));
  }
}

bool is_inside(const TermStore& terms, Term variable, Term root) {
  std::vector<Term> open{root};
  for (int left = 32; !open.empty(); --left) {
    if (left == 0) {  // what is shared is looked at once
      Variables all(terms);
      all.add(root);
      return all.all().contains(variable);
    }
    const Term term = open.back();
    open.pop_back();
    if (term == variable) return true;
    if (term < variable) continue;  // older, so it is not inside
    for (int i = 0; i < arity(terms.op(term)); ++i) open.push_back(terms.operand(term, i));
  }
  return false;
}

}  // namespace loris
