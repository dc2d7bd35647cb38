#pragma once
#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/infer_usage.h"

namespace loris {

/// `loris hex ACTION`: what can be done with a rule file.
class HexUsage {
 public:
  explicit HexUsage(CLI::App& app);

  bool is_used() const { return command_->parsed(); }
  /// Does what was asked for; gives the exit status.
  int run() const;

 private:
  int check() const;

  CLI::App* command_;
  CLI::App* check_;
  InferUsage infer_;
  std::string class_path_, file_;
  std::optional<std::string> jdk_;
};

}  // namespace loris
