#include "cli/progress_line.h"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "cli/interrupt.h"

namespace loris {

namespace {

constexpr std::chrono::milliseconds kInterval{100};
constexpr const char* kEraseLine = "\r\033[K";

}  // namespace

std::string progress_text(const Progress& progress, std::optional<double> time_limit_seconds) {
  const auto count = [](std::uint64_t number, const char* noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
  };
  std::string text = count(progress.paths, "path");
  constexpr double kTooSoon = 0.5;  // to speak of a rate
  if (progress.seconds >= kTooSoon)
    text += fmt::format(" ({:.0f}/s)", static_cast<double>(progress.paths) / progress.seconds);
  if (progress.violations > 0) text += ", " + count(progress.violations, "violation");
  text += fmt::format(", {} open, depth {}", progress.open_states, progress.depth);
  if (progress.branches > 0)
    text += fmt::format(", {} of {} branches", progress.branches_covered, progress.branches);
  text += fmt::format(", {} queries, {:.0f} s", progress.queries, progress.seconds);
  if (time_limit_seconds)
    text += fmt::format(", {:.0f} s left", std::max(0.0, *time_limit_seconds - progress.seconds));
  return text;
}

bool ProgressLine::keep_going(const Progress& progress) {
  if (is_interrupted()) return false;
  if (width_ == 0) return true;
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return true;
  next_ = now + kInterval;
  // The last column stays free: some terminals would go on to the next line.
  out_ << kEraseLine << progress_text(progress, time_limit_seconds_).substr(0, width_ - 1)
       << std::flush;
  is_shown_ = true;
  return true;
}

void ProgressLine::erase() {
  if (is_shown_) out_ << kEraseLine << std::flush;
  is_shown_ = false;
}

}  // namespace loris
