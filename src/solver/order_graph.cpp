#include "solver/order_graph.h"

#include <algorithm>

namespace loris {

void OrderGraph::push(const OrderAtom& le) { out_[le.y].push_back({le.x, le.c}); }
void OrderGraph::pop(const OrderAtom& le) { out_[le.y].pop_back(); }

void OrderGraph::activate(const OrderCondition& condition) {
  for (const OrderAtom& atom : condition.atoms) {
    activate(atom.x);
    activate(atom.y);
  }
}

void OrderGraph::activate(OrderIndex variable) {
  if (variable >= out_.size()) grow();
  if (variable == kZero || is_active_[variable]) return;
  is_active_[variable] = true;
  active_.push_back(variable);
}

void OrderGraph::grow() {
  const std::size_t size = atoms_.variables();
  out_.resize(size);
  potential_.resize(size);
  is_active_.resize(size);
  queued_.resize(size);
}

void OrderGraph::deactivate_to(std::size_t count) {
  for (; active_.size() > count; active_.pop_back()) is_active_[active_.back()] = false;
}

bool OrderGraph::within_domain(OrderIndex x) const {
  const OrderAtoms::Variable& variable = atoms_.variable(x);
  return variable.low <= number(x) && number(x) <= variable.high && !variable.in_gap(number(x));
}

bool OrderGraph::has_edge(OrderIndex x, OrderIndex y) const {
  return std::any_of(out_[x].begin(), out_[x].end(),
                     [&](const Edge& edge) { return edge.to == y && edge.weight < 0; });
}

/// Only a cycle through the new constraint can be negative, so exactly then its y would have to be
/// lowered as well.
bool OrderGraph::mend(const OrderAtom& le) {
  lower(le.x, potential_[le.y] + le.c, le.y);
  bool possible = true;
  for (std::size_t next = 0; next < queue_.size() && possible; ++next) {
    queued_[queue_[next]] = false;
    possible = lower_successors(queue_[next], le.y);
  }
  for (const OrderIndex left : queue_) queued_[left] = false;
  queue_.clear();
  return possible;
}

bool OrderGraph::lower_successors(OrderIndex y, OrderIndex forbidden) {
  const Wide at = potential_[y];
  if (y == kZero) {
    for (const OrderIndex x : active_)
      if (!lower(x, at + atoms_.variable(x).high, forbidden)) return false;
  } else if (!lower(kZero, at - atoms_.variable(y).low, forbidden)) {
    return false;
  }
  for (const Edge& edge : out_[y])
    if (!lower(edge.to, at + edge.weight, forbidden)) return false;
  return true;
}

/// Bellman and Ford: without a negative cycle as many rounds as there are variables suffice.
bool OrderGraph::mend_all() {
  constexpr OrderIndex kNone = UINT32_MAX;
  for (std::size_t round = 0; round < active_.size() + 2; ++round) {
    lower_successors(kZero, kNone);
    for (const OrderIndex x : active_) lower_successors(x, kNone);
    const bool stable = queue_.empty();
    for (const OrderIndex left : queue_) queued_[left] = false;
    queue_.clear();
    if (stable) return true;
  }
  return false;
}

bool OrderGraph::lower(OrderIndex x, Wide limit, OrderIndex forbidden) {
  if (potential_[x] <= limit) return true;
  if (x == forbidden) return false;
  trail_.push_back({x, potential_[x]});
  potential_[x] = limit;
  if (!queued_[x]) {
    queued_[x] = true;
    queue_.push_back(x);
  }
  return true;
}

OrderGraph::Bounds OrderGraph::room(OrderIndex x) const {
  Bounds bounds{atoms_.variable(x).low, atoms_.variable(x).high};
  for (const Edge& edge : out_[x]) bounds.low = std::max(bounds.low, number(edge.to) - edge.weight);
  const auto limit = [&](OrderIndex y) {
    for (const Edge& edge : out_[y])
      if (edge.to == x) bounds.high = std::min(bounds.high, number(y) + edge.weight);
  };
  limit(kZero);
  for (const OrderIndex y : active_) limit(y);
  return bounds;
}

void OrderGraph::move(OrderIndex x, Wide number) {
  trail_.push_back({x, potential_[x]});
  set(x, number);
}

void OrderGraph::undo(std::size_t mark) {
  for (; trail_.size() > mark; trail_.pop_back())
    potential_[trail_.back().x] = trail_.back().before;
}

}  // namespace loris
