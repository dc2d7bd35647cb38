#pragma once
#include <optional>
#include <string>
#include <vector>

#include "cli/explore_options.h"

namespace loris {

struct ExecOptions {
  std::vector<std::string> class_path;
  std::optional<std::string> jdk;
  bool stats = false;
  bool verbose = false;
  std::string main_class;
  std::vector<std::string> arguments;
};

/// Runs the command that the arguments (with the program's name first) ask for; gives the exit
/// status.
int run_command(const std::vector<std::string>& arguments);

/// loris exec: runs a program as `java -ea` does.
int exec(const ExecOptions& options);

/// loris explore: follows the paths of a method and reports them.
int explore(const ExploreCommand& command);

/// loris doctor: what was found on this machine and what is missing.
int doctor(const std::optional<std::string>& jdk);

}  // namespace loris
