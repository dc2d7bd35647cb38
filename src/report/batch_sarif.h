#pragma once
#include <iosfwd>
#include <string>
#include <vector>

#include "exec/batch.h"
#include "report/sarif.h"

namespace loris {

/// The violations of several explorations as one SARIF run, which is what code scanning takes from
/// one upload; `name` tells it from other uploads.
void write_batch_sarif(std::ostream& out, const std::vector<Explored>& explored,
                       const std::string& name, SourceFiles& sources, const SarifOptions& options);

/// What all of them cover. Of a line that several reach in part, the one that reaches most counts,
/// so that nothing is claimed that was not run.
Result merged_coverage(const std::vector<Explored>& explored);

}  // namespace loris
