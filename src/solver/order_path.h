#pragma once
#include <vector>

#include "solver/order_graph.h"
#include "solver/path_condition.h"
#include "solver/term_facts.h"
#include "term/evaluate.h"

namespace loris {

/// A path as a stack of order constraints in a graph, beside the conjuncts that say something else.
class OrderPath {
 public:
  OrderPath(const TermStore& terms, OrderAtoms& atoms, OrderGraph& graph)
      : terms_(terms), atoms_(atoms), graph_(graph), facts_(terms) {}

  struct Kept {
    std::size_t levels, active;
  };
  /// Brings the stack to this path; says how many conjuncts and active variables both have in
  /// common, and so were left alone.
  Kept follow(const PathCondition& path);

  std::size_t depth() const { return levels_.size(); }
  const OrderCondition& order(std::size_t level) const { return *levels_[level].order; }
  /// No numbers satisfy some conjunct.
  bool never() const { return never_ != 0; }
  const std::vector<OrderAtom>& unequal() const { return unequal_; }
  /// Whether the conjuncts that are no order constraints hold as well. Those hold anyway whose
  /// variables are as in `known`, a model of the path, if that is given.
  bool others_hold(const Assignment& model, const Assignment* known);

 private:
  struct Level {
    const PathCondition::Node* node;
    Term conjunct;
    const OrderCondition* order;
    std::size_t active_before;
  };

  bool is_followed(const PathCondition::Node* node) const {
    return node->depth <= levels_.size() && levels_[node->depth - 1].node == node;
  }
  void push(const PathCondition::Node* node);
  void pop();
  bool changed(const std::vector<Term>& variables, const Assignment& model,
               const Assignment& known) const;

  const TermStore& terms_;
  OrderAtoms& atoms_;
  OrderGraph& graph_;
  TermFactsCache facts_;
  PathCondition path_;  // keeps the nodes alive whose addresses levels_ compares
  std::vector<Level> levels_;
  std::vector<OrderAtom> unequal_;
  std::vector<Term> others_;
  std::size_t never_ = 0;
  std::vector<const PathCondition::Node*> pending_;
};

}  // namespace loris
