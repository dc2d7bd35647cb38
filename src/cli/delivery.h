#pragma once
#include <chrono>
#include <iosfwd>

#include "cli/explore_options.h"
#include "exec/batch.h"
#include "exec/result.h"

namespace loris {

/// Until then what takes long may go on: drawing heaps, looking for calls that build inputs. An
/// interrupt ends that as well.
using Deadline = std::chrono::steady_clock::time_point;
bool is_time_left(Deadline deadline);

/// 3 when a replay differs, else 1 for a violation, 3 when something is left unexplored, else 0.
int exit_status(const Result& result);

/// Writes the summary and what else was asked for; gives the exit status, 2 when a report could not
/// be written. With the JSON on `out`, the summary goes to `err`.
int deliver(const Result& result, const ExploreCommand& command, const TextOptions& style,
            Deadline deadline, std::ostream& out, std::ostream& err);

/// The same for several explorations; the status is the worst of theirs: 2, 1, 3, then 0.
int deliver_batch(const std::vector<Explored>& explored, const ExploreCommand& command,
                  const TextOptions& style, Deadline deadline, std::ostream& out,
                  std::ostream& err);

}  // namespace loris
