#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "term/term.h"

namespace loris {

/// The conjuncts that hold on a path, newest first. A copy costs a counter; paths that fork share
/// what they have in common, so a solver can keep its stack along the search.
class PathCondition {
 public:
  struct Node {
    Term conjunct;
    std::uint32_t depth;  // conjuncts from here to the oldest, itself included
    std::uint32_t refs;
    Node* parent;
  };

  PathCondition() = default;
  PathCondition(const PathCondition& other) : top_(other.top_) {
    if (top_ != nullptr) ++top_->refs;
  }
  PathCondition(PathCondition&& other) noexcept : top_(std::exchange(other.top_, nullptr)) {}
  PathCondition& operator=(PathCondition other) noexcept {
    std::swap(top_, other.top_);
    return *this;
  }
  ~PathCondition() { release(top_); }

  /// Adds a conjunct, which holds from now on.
  void assume(Term conjunct) { top_ = new Node{conjunct, depth() + 1, 1, top_}; }

  bool empty() const { return top_ == nullptr; }
  std::uint32_t depth() const { return top_ == nullptr ? 0 : top_->depth; }
  /// The newest conjunct with its predecessors; null when there is none. Two conditions that share
  /// a node share everything older.
  const Node* newest() const { return top_; }

 private:
  static void release(Node* node) {
    while (node != nullptr && --node->refs == 0) delete std::exchange(node, node->parent);
  }

  Node* top_ = nullptr;
};

/// Oldest first.
std::vector<Term> conjuncts(const PathCondition& path);

}  // namespace loris
