#include "solver/path_variables.h"

namespace loris {

void PathVariables::follow(const PathCondition& path, Term condition) {
  drop_to(of_path_);
  std::vector<const PathCondition::Node*> added;
  const PathCondition::Node* node = path.newest();
  const auto is_followed = [&] {
    return node->depth <= levels_.size() && levels_[node->depth - 1].node == node;
  };
  for (; node != nullptr && !is_followed(); node = node->parent) added.push_back(node);
  const std::size_t common = node == nullptr ? 0 : node->depth;
  while (levels_.size() > common) pop();
  for (; !added.empty(); added.pop_back()) push(added.back());
  path_ = path;
  of_path_ = variables_.size();
  for (const Term variable : facts_.of(condition).variables) add(variable);
}

void PathVariables::push(const PathCondition::Node* node) {
  levels_.push_back({node, variables_.size()});
  for (const Term variable : facts_.of(node->conjunct).variables) {
    add(variable);
    if (variable.id >= conjuncts_.size()) conjuncts_.resize(variable.id + 64u);
    conjuncts_[variable.id].push_back(node->conjunct);
  }
}

void PathVariables::pop() {
  const Level& level = levels_.back();
  for (const Term variable : facts_.of(level.node->conjunct).variables)
    conjuncts_[variable.id].pop_back();
  drop_to(level.before);
  levels_.pop_back();
}

void PathVariables::add(Term term) {
  if (terms_.op(term) != TermOp::Variable) {
    for (int i = 0; i < arity(terms_.op(term)); ++i) add(terms_.operand(term, i));
    return;
  }
  if (term.id >= seen_.size()) seen_.resize(term.id + 64u);
  if (seen_[term.id]) return;
  seen_[term.id] = true;
  const Application applied = applications_.of(term);
  if (applied.function != 0) {
    add(applied.base);
    if (applied.index) add(applied.index);
    if (applied.function >= values_.size()) values_.resize(applied.function + 1);
    values_[applied.function].push_back(term);
    if (applied.base.id >= applied_.size()) applied_.resize(applied.base.id + 64u);
    applied_[applied.base.id].push_back(term);
  }
  variables_.push_back(term);
}

const std::vector<Term>& PathVariables::applied_to(Term variable) const {
  static const std::vector<Term> none;
  return variable.id < applied_.size() ? applied_[variable.id] : none;
}

const std::vector<Term>& PathVariables::conjuncts_with(Term variable) const {
  static const std::vector<Term> none;
  return variable.id < conjuncts_.size() ? conjuncts_[variable.id] : none;
}

void PathVariables::drop_to(std::size_t count) {
  for (; variables_.size() > count; variables_.pop_back()) {
    const Term variable = variables_.back();
    seen_[variable.id] = false;
    const Application applied = applications_.of(variable);
    if (applied.function == 0) continue;
    values_[applied.function].pop_back();
    applied_[applied.base.id].pop_back();
  }
}

}  // namespace loris
