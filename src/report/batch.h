#pragma once
#include <iosfwd>
#include <string>
#include <vector>

#include "exec/batch.h"
#include "report/text.h"

namespace loris {

/// Several explorations for people: the violations and the verdict of each, a table, and as the
/// last line what all this amounts to. Quiet: no table and nothing of those that are fine. Verbose:
/// each in full.
std::string batch_text(const std::vector<Explored>& explored, const TextOptions& options);

/// One JSON object whose `targets` are the results (docs/json.md).
void write_batch_json(std::ostream& out, const std::vector<Explored>& explored);

}  // namespace loris
