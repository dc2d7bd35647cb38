#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "relational/syntax.h"

namespace loris::relational {

/// A list and its nodes as plain numbers: what specifications mean is found out by looking. Object
/// 0 is the list, the others are nodes.
struct PlainHeap {
  static constexpr int kNull = -1;
  std::map<std::string, std::vector<int>> fields;  // by object
  std::vector<int> sizes;                          // by object; of the list alone

  friend auto operator<=>(const PlainHeap&, const PlainHeap&) = default;
};

/// Every heap of one list with so many nodes at most and sizes in this range, each once whatever
/// its nodes are called; nodes that are not reached are left out.
std::set<PlainHeap> plain_heaps(int nodes, int low, int high);

/// Whether all facts hold.
bool holds(const Specification& specification, const PlainHeap& heap);

}  // namespace loris::relational
