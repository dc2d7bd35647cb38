#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "exec/graph.h"

namespace loris {

/// Draws the objects of a graph as lines of text, each root in turn.
///
/// An object is written out where it is met first and `#n` wherever it is met again:
///
///     this = List{size=2} ─head→ #1 Node{key=1} ─next→ Node{key=2, next=#1}
///
/// Objects that two fields of their class hold together as a binary tree are drawn as one. A field
/// that the path does not depend on is not shown; "…" says that there are such. For an output,
/// `before` is the input it came from.
std::vector<std::string> draw(const Graph& graph, const Graph* before = nullptr,
                              std::size_t width = 100);

}  // namespace loris
