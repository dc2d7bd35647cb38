#include "solver/slicer.h"

#include <algorithm>

namespace loris {

std::vector<Term> Slicer::take(std::vector<Term>& from, Term condition) {
  ++epoch_;
  mark(condition);
  std::vector<bool> taken(from.size());
  for (bool grown = true; grown;) {
    grown = false;
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (taken[i] || !is_marked(from[i])) continue;
      taken[i] = grown = true;
      mark(from[i]);
    }
  }
  std::vector<Term> slice;
  std::vector<Term> left;
  for (std::size_t i = 0; i < from.size(); ++i) (taken[i] ? slice : left).push_back(from[i]);
  from = std::move(left);
  return slice;
}

void Slicer::mark(Term conjunct) {
  for (const Term variable : facts_.of(conjunct).variables) {
    if (variable.id >= marks_.size()) marks_.resize(terms_.size());
    marks_[variable.id] = epoch_;
  }
}

bool Slicer::is_marked(Term conjunct) {
  const auto& variables = facts_.of(conjunct).variables;
  return std::any_of(variables.begin(), variables.end(), [&](Term variable) {
    return variable.id < marks_.size() && marks_[variable.id] == epoch_;
  });
}

}  // namespace loris
