#pragma once
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/explore_options.h"

namespace loris {

/// `loris hex infer`: rules from a precondition.
class InferUsage {
 public:
  /// Declares the action below `loris hex`; its options are some of those of `loris explore`.
  explicit InferUsage(CLI::App& hex);

  bool is_used() const { return command_->parsed(); }
  /// Prints the rules; gives the exit status: 3 when heaps may be missing.
  int run() const;

 private:
  CLI::App* command_;
  std::vector<ExploreOption> table_;
  std::vector<std::vector<std::string>> values_;  // row by row
  std::string target_;
};

}  // namespace loris
