#include "cli/progress_line.h"

#include <ostream>

#include <fmt/format.h>

#include "cli/interrupt.h"

namespace loris {

namespace {

constexpr std::chrono::milliseconds kInterval{100};
constexpr const char* kEraseLine = "\r\033[K";

}  // namespace

std::string progress_text(const Progress& progress) {
  const auto count = [](std::uint64_t number, const char* noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
  };
  std::string text = count(progress.paths, "path");
  if (progress.violations > 0) text += ", " + count(progress.violations, "violation");
  return text + fmt::format(", {} open, depth {}, {} branches, {} queries, {:.0f} s",
                            progress.open_states, progress.depth, progress.branches_covered,
                            progress.queries, progress.seconds);
}

bool ProgressLine::keep_going(const Progress& progress) {
  if (is_interrupted()) return false;
  if (width_ == 0) return true;
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return true;
  next_ = now + kInterval;
  // The last column stays free: some terminals would go on to the next line.
  out_ << kEraseLine << progress_text(progress).substr(0, width_ - 1) << std::flush;
  is_shown_ = true;
  return true;
}

void ProgressLine::erase() {
  if (is_shown_) out_ << kEraseLine << std::flush;
  is_shown_ = false;
}

}  // namespace loris
