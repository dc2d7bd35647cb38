#pragma once
#include <iosfwd>
#include <string>

#include "exec/result.h"
#include "report/source_files.h"

namespace loris {

/// What a SARIF file may hold; the defaults are those of GitHub's code scanning.
struct SarifLimits {
  std::size_t results = 25'000;
  std::size_t flow_locations = 10'000;  // of one result
  std::size_t related_locations = 100;  // of one result
  std::size_t text = 1'000;             // characters of a message
};

struct SarifOptions {
  std::string directory;  // that the files found are relative to, absolute; empty to leave it out
  int exit_code = 0;
  SarifLimits limits = {};
};

/// The violations as one SARIF 2.1.0 run: a result for each kind and place, with the path that has
/// the smallest input as its code flow. What makes the result incomplete, and what the limits left
/// out, are notifications of the run. Wants traces (ExploreOptions::trace).
void write_sarif(std::ostream& out, const Result& result, SourceFiles& sources,
                 const SarifOptions& options);

}  // namespace loris
