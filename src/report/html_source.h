#pragma once
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "exec/result.h"
#include "report/source_files.h"

namespace loris {

/// The lines of a path by file, the files in the order it came to them: "Bst.java:3-7,9".
std::vector<std::string> traced_lines(const Trace& trace);

/// What the paths cover: classes with their methods, and what each line of a file has of
/// instructions and branches.
nlohmann::ordered_json coverage_page(const Result& result);

/// The files that a report mentions, as far as they are found and not too large to embed:
/// {"Bst.java": [lines]}.
nlohmann::ordered_json mentioned_sources(const std::vector<const Result*>& results,
                                         SourceFiles& sources);

}  // namespace loris
