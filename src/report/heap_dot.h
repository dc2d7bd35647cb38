#pragma once
#include <string>

#include "report/shown_heap.h"

namespace loris {

/// A heap in Graphviz's DOT language. An object is a table: its class, its numbers, and a cell for
/// each reference, from which the arrow starts; what changed has a colour. The page's style sheet
/// knows the colours by their values and replaces them in the dark.
std::string heap_dot(const ShownHeap& heap);

/// Text that fits into a label: short, one line, valid UTF-8.
std::string label_text(const std::string& text, std::size_t most);

}  // namespace loris
