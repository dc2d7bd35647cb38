#pragma once
#include <memory>
#include <string>
#include <vector>

#include "cli/explore_options.h"

namespace CLI {
class App;
}

namespace loris {

/// The part of the command line that `loris explore` reads.
class ExploreUsage {
 public:
  /// Declares TARGET and every option of the table.
  explicit ExploreUsage(CLI::App& app);

  bool is_used() const;
  /// What was asked for; `file` is the loris.toml, which need not be there.
  ExploreCommand command(const std::string& file) const;

 private:
  struct Values {
    bool flag = false;
    std::vector<std::string> texts;
  };
  void declare(const ExploreOption& option, Values& values);

  CLI::App* command_;
  std::vector<ExploreOption> table_;
  std::vector<Values> values_;  // row by row
  std::string target_;
};

}  // namespace loris
