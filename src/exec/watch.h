#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace loris {

/// How far an exploration has come.
struct Progress {
  std::uint64_t paths = 0;  // ended within the precondition
  std::uint64_t violations = 0;
  std::uint64_t open_states = 0;  // waiting to be followed
  std::uint64_t depth = 0;        // choices on the path that is followed now
  std::uint64_t queries = 0;
  std::uint64_t branches_covered = 0, branches = 0;  // of the methods entered so far
  double seconds = 0;
};

struct PathResult;

/// Seconds that writing results takes: once, and for each path that is listed.
struct WritingCost {
  double fixed = 0, each = 0;
  double of(std::uint64_t paths) const {
    return paths == 0 ? 0 : fixed + each * static_cast<double>(paths);
  }
};

/// Looks on while paths are followed. Asked now and then, by one thread at a time.
class ExplorationWatch {
 public:
  virtual ~ExplorationWatch() = default;
  /// False to stop at the next safe point: the result is then interrupted and incomplete.
  virtual bool keep_going(const Progress& progress) = 0;
  /// What will be done with such paths of a target takes time, too.
  virtual WritingCost cost_of_writing(const std::vector<PathResult>&, const std::string&) {
    return {};
  }
};

}  // namespace loris
