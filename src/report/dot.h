#pragma once
#include <iosfwd>
#include <string>
#include <string_view>

#include "exec/result.h"

namespace loris {

/// A path's objects before and after as one graph of Graphviz, side by side. Objects that the run
/// made are green, those that it changed orange.
void write_dot(std::ostream& out, const PathResult& path, const std::string& target);

/// A quoted name or label, whatever the text is.
std::string dot_quoted(std::string_view text);

}  // namespace loris
