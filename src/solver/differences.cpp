#include "solver/differences.h"

#include <algorithm>

#include "term/replace.h"

namespace loris {

std::vector<Term> Differences::push(Term condition) {
  levels_.push_back({edges_.size(), unequal_.size(), differing_.size()});
  found_.clear();
  read(condition);
  std::size_t next = 0;
  while (next < found_.size()) read(found_[next++]);  // it finds more
  return found_;
}

void Differences::pop() {
  const Level& level = levels_.back();
  for (; edges_.size() > level.edges; edges_.pop_back()) {
    below_[edges_.back().first].pop_back();
    above_[edges_.back().second].pop_back();
  }
  unequal_.resize(level.unequal);
  differing_.drop_to(level.pairs);
  levels_.pop_back();
}

void Differences::read(Term condition) {
  const OrderCondition& order = atoms_.of(condition);
  if (!order.decidable || order.never) return;
  if (below_.size() < atoms_.variables()) grow();
  for (const OrderAtom& atom : order.atoms) add(atom);
}

void Differences::add(const OrderAtom& atom) {
  if (atom.kind == OrderAtom::Kind::Ne) {
    if (!is_difference(atom)) return spread_outside(atom);
    unequal_.emplace_back(atom.x, atom.y);
    if (atom.x != kZero && atom.y != kZero)
      differing_.add(atoms_.variable(atom.x).term, atoms_.variable(atom.y).term);
    return spread_difference(atom.x, atom.y);
  }
  below_[atom.y].push_back({atom.x, atom.c});
  above_[atom.x].push_back({atom.y, atom.c});
  edges_.emplace_back(atom.y, atom.x);
  spread_order(atom);
  if (atom.c == 0) spread_equality(atom.x);
}

/// What is at most x is now less than what is at least y, if the ways are short enough.
void Differences::spread_order(const OrderAtom& atom) {
  reach(below_, atom.x, lower_);
  reach(above_, atom.y, upper_);
  for (const Distance& low : lower_)
    for (const Distance& high : upper_)
      if (low.length + atom.c + high.length < 0) consider(low.to, high.to);
}

void Differences::spread_difference(OrderIndex x, OrderIndex y) {
  find_equals(x, equals_);
  find_equals(y, equals_of_other_);
  for (const OrderIndex one : equals_)
    for (const OrderIndex other : equals_of_other_) consider(one, other);
}

/// What differs from one of those that are equal now differs from all.
void Differences::spread_equality(OrderIndex x) {
  std::vector<OrderIndex> equals;
  find_equals(x, equals);
  if (equals.size() < 2) return;
  const auto is_equal = [&](OrderIndex y) {
    return std::find(equals.begin(), equals.end(), y) != equals.end();
  };
  for (const auto& [one, other] : unequal_)
    if (is_equal(one) || is_equal(other)) spread_difference(one, other);
}

/// A number outside a range is none of those that are inside.
void Differences::spread_outside(const OrderAtom& atom) {
  if (atom.x != kZero && atom.y != kZero) return;
  const OrderIndex outside = atom.x == kZero ? atom.y : atom.x;
  const Wide first = atom.x == kZero ? -atom.c - atom.width : atom.c;
  reach(below_, kZero, lower_);
  reach(above_, kZero, upper_);
  for (const Distance& most : lower_) {
    if (most.length > first + atom.width) continue;
    const auto is_inside = [&](const Distance& least) {
      return least.to == most.to && -least.length >= first;
    };
    if (std::any_of(upper_.begin(), upper_.end(), is_inside)) consider(most.to, outside);
  }
}

/// What is at least and at most x, itself included.
void Differences::find_equals(OrderIndex x, std::vector<OrderIndex>& into) {
  into.assign(1, x);
  const auto has_equal = [](const Edge& edge) { return edge.weight == 0; };
  if (std::none_of(below_[x].begin(), below_[x].end(), has_equal)) return;
  reach(below_, x, lower_);
  reach(above_, x, upper_);
  for (const Distance& low : lower_) {
    const auto is_it = [&](const Distance& high) { return high.to == low.to && high.length == 0; };
    if (low.to != x && low.length == 0 && std::any_of(upper_.begin(), upper_.end(), is_it))
      into.push_back(low.to);
  }
}

void Differences::reach(const Edges& edges, OrderIndex from, std::vector<Distance>& into) {
  into.clear();
  queue_.assign(1, from);
  into.push_back({from, 0});
  reached_[from] = true;
  length_[from] = 0;
  const std::size_t most = 4 * edges.size() + 64;
  for (std::size_t next = 0; next < queue_.size() && next < most; ++next) {
    const OrderIndex at = queue_[next];
    queued_[at] = false;
    for (const Edge& edge : edges[at]) {
      const Wide length = length_[at] + edge.weight;
      if (reached_[edge.to] && length_[edge.to] <= length) continue;
      if (!reached_[edge.to]) into.push_back({edge.to, 0});
      reached_[edge.to] = true;
      length_[edge.to] = length;
      if (!queued_[edge.to]) queue_.push_back(edge.to);
      queued_[edge.to] = true;
    }
  }
  for (Distance& distance : into) {
    distance.length = length_[distance.to];
    reached_[distance.to] = queued_[distance.to] = false;
  }
  if (queue_.size() >= most) into.clear();
}

/// Two variables that differ: if they are the same field of two references, these differ.
void Differences::consider(OrderIndex x, OrderIndex y) {
  if (x == kZero || y == kZero || x == y) return;
  const Application a = applications_.of(atoms_.variable(x).term);
  const Application b = applications_.of(atoms_.variable(y).term);
  if (a.function == 0 || a.function != b.function || a.index || a.base == b.base) return;
  if (!is_object(a.base) || !is_object(b.base) || !differing_.add(a.base, b.base)) return;
  const auto [first, second] = std::minmax(a.base, b.base);
  const Term differ = terms_.make(TermOp::Ne, first, second);
  if (!terms_.is_constant(differ)) found_.push_back(differ);
}

/// Says so by a bound; other ways to say it are not seen.
bool Differences::is_object(Term reference) const {
  if (terms_.is_constant(reference)) return terms_.bits(reference) != 0;
  if (terms_.op(reference) != TermOp::Variable) return false;
  if (terms_.domain(reference).low > 0) return true;
  const OrderIndex x = atoms_.find(reference);
  return x != kZero && x < below_.size() &&
         std::any_of(below_[x].begin(), below_[x].end(),
                     [](const Edge& edge) { return edge.to == kZero && edge.weight < 0; });
}

Term Differences::with_fixed(Term condition) {
  if (below_.size() < atoms_.variables()) grow();
  reach(below_, kZero, lower_);
  reach(above_, kZero, upper_);
  const std::vector<Term> variables = facts_.of(condition).variables;
  for (const Term variable : variables) {
    const OrderIndex x = atoms_.find(variable);
    if (x == kZero || !is_integer(terms_.sort(variable))) continue;
    const auto is_it = [x](const Distance& distance) { return distance.to == x; };
    const auto most = std::find_if(lower_.begin(), lower_.end(), is_it);
    const auto least = std::find_if(upper_.begin(), upper_.end(), is_it);
    const OrderAtoms::Variable& domain = atoms_.variable(x);
    const Wide high = most == lower_.end() ? domain.high : std::min(domain.high, most->length);
    const Wide low = least == upper_.end() ? domain.low : std::max(domain.low, -least->length);
    if (low != high) continue;
    const Term number = terms_.constant(terms_.sort(variable), atoms_.bits(x, low));
    condition = replace(terms_, condition, variable, number);
  }
  return condition;
}

void Differences::grow() {
  const std::size_t size = atoms_.variables();
  below_.resize(size);
  above_.resize(size);
  length_.resize(size);
  reached_.resize(size);
  queued_.resize(size);
}

}  // namespace loris
