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

}  // namespace loris
