#pragma once
#include <string>
#include <vector>

#include "mona/partial_heap.h"
#include "mona/structure.h"

namespace loris::mona {

/// The formula that a partial heap is part of one that the structure allows, in the words of
/// Translation. Heaps that differ only in the order of objects and decisions give the same text.
std::string question(const Structure& structure, const PartialHeap& heap);

}  // namespace loris::mona
