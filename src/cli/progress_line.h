#pragma once
#include <chrono>
#include <iosfwd>
#include <optional>
#include <string>

#include "exec/watch.h"

namespace loris {

/// "1234 paths (154/s), 2 violations, 17 open, depth 9, 8 of 10 branches, 4021 queries, 8 s, 52 s
/// left"; the last where there is a limit.
std::string progress_text(const Progress& progress,
                          std::optional<double> time_limit_seconds = std::nullopt);

/// Keeps a line on the terminal up to date while paths are followed, and stops on an interrupt.
class ProgressLine final : public ExplorationWatch {
 public:
  /// Without a width nothing is shown.
  ProgressLine(std::ostream& out, std::size_t width,
               std::optional<double> time_limit_seconds = std::nullopt)
      : out_(out), width_(width), time_limit_seconds_(time_limit_seconds) {}
  ~ProgressLine() override { erase(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  bool keep_going(const Progress& progress) override;
  /// Leaves the terminal as it was.
  void erase();

 private:
  std::ostream& out_;
  std::size_t width_;
  std::optional<double> time_limit_seconds_;
  bool is_shown_ = false;
  std::chrono::steady_clock::time_point next_{};
};

}  // namespace loris
