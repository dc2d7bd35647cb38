#pragma once
#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "exec/result.h"
#include "report/source_files.h"

namespace loris {

/// How much a page may hold, and where it gets what the result does not have.
struct HtmlOptions {
  std::size_t paths_in_block = 250;     // decoded together, when one of them is looked at
  std::size_t most_bytes = 80'000'000;  // what paths may take; those beyond are only counted
  std::size_t graphviz_paths = 100;     // whose heaps Graphviz lays out: violations first
  std::size_t graphviz_objects = 60;    // of a heap that it lays out
  double graphviz_seconds = 20;         // for all of them
  /// Where the sources of the program are, if they are to be shown.
  SourceFiles* sources = nullptr;
  /// Targets that were not explored, and why.
  std::vector<std::pair<std::string, std::string>> not_explored;
  /// A JUnit test of a path, or nothing.
  std::function<std::optional<std::string>(const Result&, const PathResult&)> test_of;
};

/// Results as one page that needs nothing else: no network, no other file. Each result has all its
/// paths in `path_list`. Several results are shown with an index; of one target, compared.
void write_html(std::ostream& out, const std::vector<const Result*>& results,
                const HtmlOptions& options);

}  // namespace loris
