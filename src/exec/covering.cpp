#include "exec/covering.h"

#include "exec/coverage.h"
#include "exec/explorer.h"

namespace loris {

namespace {

/// Follows what it is given while there is time.
class Patient final : public Control {
 public:
  explicit Patient(const std::function<bool()>& go_on) : go_on_(go_on) {}

  bool keep_going() override { return go_on_(); }
  bool wants_work() override { return false; }
  void offer(const std::vector<std::uint32_t>&) override {}
  void path_ended(Found&, std::size_t, std::size_t) override {}

 private:
  const std::function<bool()>& go_on_;
};

}  // namespace

std::vector<bool> find_covering(const ExploreOptions& options, const EngineParts& parts,
                                const std::vector<std::string>& warm,
                                const std::function<bool()>& go_on,
                                const std::vector<std::vector<std::uint32_t>>& paths) {
  std::vector<bool> covers_more(paths.size(), true);
  if (!go_on()) return covers_more;
  ExploreOptions plain = options;
  plain.list_paths = plain.keep_paths = plain.describe = plain.audit = plain.trace = false;
  plain.describe_path = false;
  plain.log_queries.reset();
  Engine engine(plain, warm, parts);
  Patient control(go_on);
  Explorer explorer(engine, control);
  CoverageMarks covered;
  for (std::size_t i = 0; i < paths.size(); ++i) {
    clear_coverage(engine.program);
    explorer.explore(paths[i]);
    if (!go_on()) return covers_more;
    const std::uint64_t before = covered.counts().branches_covered;
    covered.add(coverage_marks(engine.program));
    covers_more[i] = i == 0 || covered.counts().branches_covered > before;
  }
  return covers_more;
}

}  // namespace loris
