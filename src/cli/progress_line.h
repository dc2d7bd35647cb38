#pragma once
#include <chrono>
#include <iosfwd>
#include <string>

#include "exec/watch.h"

namespace loris {

/// "1234 paths, 2 violations, 17 open, depth 9, 4021 queries, 8 s"
std::string progress_text(const Progress& progress);

/// Keeps a line on the terminal up to date while paths are followed, and stops on an interrupt.
class ProgressLine final : public ExplorationWatch {
 public:
  /// Without a width nothing is shown.
  ProgressLine(std::ostream& out, std::size_t width) : out_(out), width_(width) {}
  ~ProgressLine() override { erase(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  bool keep_going(const Progress& progress) override;
  /// Leaves the terminal as it was.
  void erase();

 private:
  std::ostream& out_;
  std::size_t width_;
  bool is_shown_ = false;
  std::chrono::steady_clock::time_point next_{};
};

}  // namespace loris
