#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "solver/order_atoms.h"

namespace loris {

/// Numbers that satisfy a set of constraints x <= y + c, and how to mend them when one more is
/// added: a shortest-path repair in which a negative cycle proves that no numbers exist.
///
/// The number of x is potential(x) - potential(kZero), so moving the zero moves the bounds of all.
class OrderGraph {
 public:
  explicit OrderGraph(const OrderAtoms& atoms) : atoms_(atoms) { grow(); }

  /// Adds or removes a constraint without looking at the numbers. Last in, first out.
  void push(const OrderAtom& le);
  void pop(const OrderAtom& le);
  /// The variables that take part: their domains count.
  void activate(const OrderCondition& condition);
  void deactivate_to(std::size_t count);
  std::span<const OrderIndex> active() const { return active_; }

  Wide number(OrderIndex x) const { return potential_[x] - potential_[kZero]; }
  void set(OrderIndex x, Wide number) { potential_[x] = number + potential_[kZero]; }
  bool holds(const OrderAtom& atom) const {
    const Wide slack = potential_[atom.y] + atom.c - potential_[atom.x];
    return atom.kind == OrderAtom::Kind::Le ? slack >= 0 : slack > 0 || slack < -atom.width;
  }
  bool within_domain(OrderIndex x) const;
  /// Whether some constraint says that y is less than x.
  bool has_edge(OrderIndex x, OrderIndex y) const;

  /// Changes numbers such that x <= y + c holds too, if that is possible. The constraints that were
  /// pushed hold before and, if it is, after; otherwise undo.
  bool mend(const OrderAtom& le);
  /// The same for all that was pushed, whatever the numbers are.
  bool mend_all();
  struct Bounds {
    Wide low, high;
  };
  /// Between which numbers x may move while all others stay.
  Bounds room(OrderIndex x) const;
  /// Moves x there.
  void move(OrderIndex x, Wide number);
  /// What has been changed so far, to go back to with undo().
  std::size_t mark() const { return trail_.size(); }
  void undo(std::size_t mark);
  struct Change {
    OrderIndex x;
    Wide before;
  };
  /// Of potentials; when the zero moved, every number has changed.
  std::span<const Change> changes() const { return trail_; }
  bool zero_moved() const { return potential_[kZero] != 0; }

 private:
  struct Edge {
    OrderIndex to;
    Wide weight;
  };

  /// Lowers the potential of x to `limit` unless it is there; false if x is `forbidden`.
  bool lower(OrderIndex x, Wide limit, OrderIndex forbidden);
  bool lower_successors(OrderIndex y, OrderIndex forbidden);
  void activate(OrderIndex variable);
  void grow();

  const OrderAtoms& atoms_;
  std::vector<std::vector<Edge>> out_;  // by y: x <= y + weight
  std::vector<Wide> potential_{0};
  std::vector<OrderIndex> active_;
  std::vector<bool> is_active_;
  std::vector<Change> trail_;
  std::vector<OrderIndex> queue_;
  std::vector<bool> queued_;
};

}  // namespace loris
