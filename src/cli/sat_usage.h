#pragma once
#include <string>
#include <vector>

#include "exec/options.h"

namespace CLI {
class App;
}

namespace loris {

/// `loris sat ACTION`: what can be done with specifications of the relational language.
class SatUsage {
 public:
  explicit SatUsage(CLI::App& app);

  bool is_used() const;
  /// Does what was asked for; gives the exit status.
  int run();

 private:
  int count();

  CLI::App* command_;
  CLI::App* count_;
  std::vector<std::string> files_, ranges_, objects_;
  std::string class_path_, root_;
  bool lists_ = false;
  ExploreOptions options_;
};

}  // namespace loris
