#include "solver/order_path.h"

#include <algorithm>

#include "base/reversed.h"

namespace loris {

OrderPath::Kept OrderPath::follow(const PathCondition& path) {
  if (path.newest() == path_.newest()) return {levels_.size(), graph_.active().size()};
  pending_.clear();
  const PathCondition::Node* node = path.newest();
  for (; node != nullptr && !is_followed(node); node = node->parent) pending_.push_back(node);
  std::size_t common = node == nullptr ? 0 : node->depth;
  // Equal conjuncts serve as well as shared ones: a path that is built again.
  while (!pending_.empty() && common < levels_.size() &&
         levels_[common].conjunct == pending_.back()->conjunct) {
    levels_[common++].node = pending_.back();
    pending_.pop_back();
  }
  while (levels_.size() > common) pop();
  const Kept kept{levels_.size(), graph_.active().size()};
  for (; !pending_.empty(); pending_.pop_back()) push(pending_.back());
  path_ = path;
  return kept;
}

void OrderPath::push(const PathCondition::Node* node) {
  const OrderCondition& order = atoms_.of(node->conjunct);
  levels_.push_back({node, node->conjunct, &order, graph_.active().size()});
  graph_.activate(order);
  for (const OrderAtom& atom : order.atoms) {
    if (atom.kind == OrderAtom::Kind::Le) {
      graph_.push(atom);
    } else {
      unequal_.push_back(atom);
    }
  }
  if (!order.decidable) others_.push_back(node->conjunct);
  if (order.never) ++never_;
}

void OrderPath::pop() {
  const Level& level = levels_.back();
  if (level.order->never) --never_;
  if (!level.order->decidable) others_.pop_back();
  for (const OrderAtom& atom : reversed(level.order->atoms)) {
    if (atom.kind == OrderAtom::Kind::Le) {
      graph_.pop(atom);
    } else {
      unequal_.pop_back();
    }
  }
  graph_.deactivate_to(level.active_before);
  levels_.pop_back();
}

bool OrderPath::others_hold(const Assignment& model, const Assignment* known) {
  return std::all_of(others_.begin(), others_.end(), [&](Term conjunct) {
    if (known != nullptr && !changed(facts_.of(conjunct).variables, model, *known)) return true;
    return evaluate_completed(terms_, conjunct, model) == std::uint64_t{1};
  });
}

bool OrderPath::changed(const std::vector<Term>& variables, const Assignment& model,
                        const Assignment& known) const {
  const auto value = [&](const Assignment& assignment, Term variable) {
    const auto found = assignment.find(variable);
    return found == assignment.end() ? terms_.default_bits(variable) : found->second;
  };
  return std::any_of(variables.begin(), variables.end(), [&](Term variable) {
    return value(model, variable) != value(known, variable);
  });
}

}  // namespace loris
