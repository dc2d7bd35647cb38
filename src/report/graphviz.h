#pragma once
#include <optional>
#include <string>
#include <vector>

namespace loris {

/// Lays out graphs with Graphviz's program `dot`, all in one start of it: for each the <svg>
/// element, without what a page has no use for. None when there is no such program, when it fails
/// or takes longer than `seconds`; `why` then says so.
std::optional<std::vector<std::string>> lay_out_graphs(const std::vector<std::string>& dots,
                                                       double seconds, std::string& why);

/// The <svg> elements in what dot printed: no titles, comments, fonts or line feeds.
std::vector<std::string> svg_elements(const std::string& printed);

}  // namespace loris
