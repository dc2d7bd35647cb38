#pragma once
#include <string>

#include "exec/result.h"
#include "report/source_files.h"
#include "report/text.h"

namespace loris {

/// One path line by line: its input, each line with its source where that is found, what was asked
/// of the input there and which values decided it, then how and why it ended. Wants its trace.
std::string explain(const PathResult& path, const std::string& target, SourceFiles& sources,
                    const TextOptions& options);

}  // namespace loris
