#include "exec/covering.h"

#include "exec/coverage.h"
#include "exec/explorer.h"

namespace loris {

namespace {

/// Follows what it is given to the end.
class Patient final : public Control {
 public:
  bool keep_going() override { return true; }
  bool wants_work() override { return false; }
  void offer(const std::vector<std::uint32_t>&) override {}
  void path_ended(const PathCounts&, std::size_t, std::size_t) override {}
};

}  // namespace

void find_covering(const ExploreOptions& options, const std::vector<std::string>& warm,
                   ExplorationWatch& watch, std::vector<PathResult>& paths) {
  ExploreOptions plain = options;
  plain.list_paths = plain.keep_paths = plain.describe = plain.audit = plain.trace = false;
  plain.describe_path = false;
  plain.log_queries.reset();
  Engine engine(plain, warm);
  Patient control;
  Explorer explorer(engine, control);
  CoverageMarks covered;
  bool is_first = true;
  for (PathResult& path : paths) {
    if (!has_ended(path)) continue;
    if (!watch.keep_going({})) return;
    clear_coverage(engine.program);
    explorer.explore(path.choices);
    const std::uint64_t before = covered.counts().branches_covered;
    covered.add(coverage_marks(engine.program));
    path.covers_more = is_first || covered.counts().branches_covered > before;
    is_first = false;
  }
}

}  // namespace loris
