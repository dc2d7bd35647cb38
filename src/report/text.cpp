#include "report/text.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "report/condition.h"
#include "report/drawing.h"
#include "report/java_text.h"
#include "report/style.h"
#include "report/violation_groups.h"

namespace loris {

namespace {

std::string plural(std::uint64_t count, std::string_view noun) {
  std::string text = fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
  return noun == "query" && count != 1 ? fmt::format("{} queries", count) : text;
}

std::string seconds_text(double seconds) {
  return seconds < 10 ? fmt::format("{:.2f} s", seconds) : fmt::format("{:.0f} s", seconds);
}

std::string bytes_text(std::uint64_t bytes) {
  const double mebibytes = static_cast<double>(bytes) / (1U << 20U);
  return mebibytes < 1024 ? fmt::format("{:.0f} MB", mebibytes)
                          : fmt::format("{:.1f} GB", mebibytes / 1024);
}

class TextWriter {
 public:
  TextWriter(const Result& result, const TextOptions& options)
      : result_(result), options_(options) {}

  std::string write() {
    if (options_.verbosity == Verbosity::Quiet) {
      for (const ViolationGroup& group : grouped(result_.violations)) put_heading(group);
      for (const ViolationGroup& group : grouped(result_.undecided)) put_undecided(group);
      if (options_.says_assumptions) put_assumptions();
    } else {
      put_violations();
      for (const ViolationGroup& group : grouped(result_.undecided)) {
        put_undecided(group);
        line(coloured(Colour::Dim, "  path " + path_id(group.first->choices)));
        put_stack(group.first->stack);
        line("  no input was shown to end so: " + printable(group.first->unchecked));
        line("");
      }
      put_path_list();
      put_facts();
    }
    put_verdict();
    put_differences();
    return std::move(text_);
  }

 private:
  std::string coloured(Colour colour, const std::string& text) const {
    return loris::coloured(options_.colour, colour, text);
  }

  void line(const std::string& text) { text_ += text + "\n"; }

  // --- violations

  void put_violations() {
    const bool all = options_.verbosity == Verbosity::Verbose;
    for (const ViolationGroup& group : grouped(result_.violations)) {
      put_heading(group);
      put_violation(*group.first);
      for (const PathResult* path : group.more) {
        if (!all) break;
        line("");
        put_violation(*path);
      }
      line("");
    }
  }

  void put_heading(const ViolationGroup& group) {
    put_heading(coloured(Colour::Red, "violation "), group);
  }

  void put_undecided(const ViolationGroup& group) {
    put_heading(coloured(Colour::Yellow, "undecided "), group);
  }

  void put_heading(std::string text, const ViolationGroup& group) {
    text += coloured(Colour::Bold, printable(group.first->kind));
    if (!group.first->at.empty()) text += " at " + printable(group.first->at);
    if (!group.more.empty()) text += fmt::format(" ({} paths)", group.more.size() + 1);
    line(text);
  }

  void put_violation(const PathResult& path) {
    line(coloured(Colour::Dim, "  path " + path_id(path.choices)));
    if (!path.message.empty()) line("  " + printable(path.message));
    put_stack(path.stack);
    if (path.audit == Audit::Infeasible)
      line("  a false alarm: no input that satisfies the preconditions takes this path");
    if (!path.calls.empty()) line(printable(fmt::format("  {}", fmt::join(path.calls, "; "))));
    if (path.input) put_graph("input", *path.input, nullptr);
    const bool shows_output = is_check(path) || options_.verbosity == Verbosity::Verbose;
    if (path.output && shows_output)
      put_graph("afterwards", *path.output, path.input ? &*path.input : nullptr);
    if (!path.test.empty()) line("  test " + test_text(path));
    if (!path.replayable) line("  depends on an identity hash code, so a JVM may do otherwise");
  }

  static std::string test_text(const PathResult& path) {
    std::string text = path.test;
    if (!path.replayed.empty()) text += ": " + path.replayed;
    return path.replay_note.empty() ? text : fmt::format("{} ({})", text, path.replay_note);
  }

  void put_stack(const std::vector<std::string>& stack) {
    constexpr std::size_t kShownFrames = 8;
    const bool all = options_.verbosity == Verbosity::Verbose || stack.size() <= kShownFrames + 1;
    const std::size_t shown = all ? stack.size() : kShownFrames;
    for (std::size_t i = 0; i < shown; ++i)
      line(coloured(Colour::Dim, "    at " + printable(stack[i])));
    if (shown < stack.size())
      line(coloured(Colour::Dim, fmt::format("    … {} more", stack.size() - shown)));
  }

  void put_graph(const char* title, const Graph& graph, const Graph* before) {
    line(fmt::format("  {}", title));
    constexpr std::size_t kIndent = 4;
    for (const std::string& drawn : draw(graph, before, options_.width - kIndent))
      line(std::string(kIndent, ' ') + printable(drawn));
  }

  // --- listed paths

  void put_path_list() {
    if (!result_.paths_listed) return;
    for (const PathResult& path : result_.path_list) {
      line(printable(fmt::format("path {}: {}", path_id(path.choices), ending_text(path))));
      for (const std::string& conjunct : condition_of(path)) line("  " + printable(conjunct));
      if (options_.verbosity == Verbosity::Verbose && path.input)
        put_graph("input", *path.input, nullptr);
      if (options_.verbosity == Verbosity::Verbose && path.output)
        put_graph("afterwards", *path.output, path.input ? &*path.input : nullptr);
    }
    if (!result_.path_list.empty()) line("");
  }

  static std::string ending_text(const PathResult& path) {
    const std::string where = path.at.empty() ? "" : " at " + path.at;
    switch (path.ending) {
      case Ending::Normal: return path.result.empty() ? "returns" : "returns " + path.result;
      case Ending::Exceptional: return "throws " + path.kind + where;
      case Ending::Violating: return "violates: " + path.kind + where;
      case Ending::Undecided: return "undecided: " + path.kind + where;
      case Ending::Cut: return "cut: " + path.kind + where;
      case Ending::Unsupported: return "unsupported: " + path.kind + where;
    }
    return {};
  }

  // --- counts

  /// "paths       94: 94 normal"; a line too long goes on under its beginning.
  void put_fact(const std::string& name, const std::string& raw) {
    const std::string text = printable(raw);
    constexpr std::size_t kNameWidth = 13;
    std::string current = coloured(Colour::Bold, name) + std::string(kNameWidth - name.size(), ' ');
    std::size_t used = kNameWidth;
    std::size_t start = 0;
    while (start < text.size()) {
      const std::size_t end = std::min(text.find(' ', start), text.size());
      const std::string word = text.substr(start, end - start);
      const std::size_t width = columns(word);
      if (used > kNameWidth && used + 1 + width > options_.width) {
        line(current);
        current = std::string(kNameWidth, ' ');
        used = kNameWidth;
      }
      if (used > kNameWidth) current += " ";
      current += word;
      used += width + (used > kNameWidth ? 1 : 0);
      start = end + 1;
    }
    line(current);
  }

  void put_facts() {
    put_fact("target", fmt::format("{}, heap {}, decide {}, solver {}", result_.asked.target,
                                   result_.asked.heap, result_.asked.decide, result_.asked.solver));
    put_fact("bounds", bounds_text());
    if (options_.verbosity == Verbosity::Verbose)
      put_fact("types", fmt::format("{}", fmt::join(result_.asked.types, ", ")));
    put_fact("paths", paths_text());
    if (result_.audit) put_fact("audit", audit_text(*result_.audit));
    put_fact("coverage", fmt::format("{} of {} branches, {} of {} lines",
                                     result_.coverage.branches_covered, result_.coverage.branches,
                                     result_.coverage.lines_covered, result_.coverage.lines));
    if (result_.tests_written > 0)
      put_fact("tests", tests_text(result_.tests_written, result_.tests_disabled));
    if (result_.replay) put_fact("replay", replay_text(*result_.replay));
    put_not_run();
    put_fact("time", effort_text());
    put_assumptions();
    for (const Limit& limit : result_.limits) put_fact("cut", limit_text(limit));
  }

  void put_assumptions() {
    for (const std::string& assumption : result_.assumptions) put_fact("assumed", assumption);
  }

  std::string bounds_text() const {
    std::vector<std::string> bounds;
    for (const auto& [name, bound] : result_.asked.bounds)
      bounds.push_back(fmt::format("{} = {}", name, bound));
    for (const ClassCount& own : result_.asked.objects)
      bounds.push_back(fmt::format("{} of {}", own.count, own.cls));
    for (const FieldRange& range : result_.asked.ranges)
      bounds.push_back(fmt::format("{} in {}..{}", range.field, range.low, range.high));
    return fmt::format("{}", fmt::join(bounds, ", "));
  }

  std::string paths_text() const {
    const PathCounts& paths = result_.paths;
    std::vector<std::string> outcomes;
    const auto add = [&](std::uint64_t count, const char* what) {
      if (count > 0) outcomes.push_back(fmt::format("{} {}", count, what));
    };
    add(paths.normal, "normal");
    add(paths.exceptional, "exceptional");
    add(paths.violating, "violating");
    add(paths.undecided, "undecided");
    std::string text = fmt::format("{}", paths.total());
    if (!outcomes.empty()) text += fmt::format(": {}", fmt::join(outcomes, ", "));
    outcomes.clear();
    add(paths.cut, "cut");
    add(paths.unsupported, "unsupported");
    add(paths.pruned, "pruned");
    if (!outcomes.empty()) text += fmt::format("; beside them {}", fmt::join(outcomes, ", "));
    return text;
  }

  void put_not_run() {
    std::map<std::string, std::uint64_t> reasons;
    for (const PathResult& path : result_.path_list) {
      if (path.replayed == "not runnable") ++reasons[path.replay_note];
    }
    for (const auto& [why, count] : reasons)
      put_fact("not run", count > 1 ? fmt::format("{} ({} times)", why, count) : why);
  }

  /// A difference is a mistake of ours, and everything else that is said here is in doubt.
  void put_differences() {
    if (!result_.is_in_doubt()) return;
    constexpr std::size_t kShown = 10;
    std::size_t shown = 0;
    for (const PathResult& path : result_.path_list) {
      const bool is_shown = path.replayed == "differs" && shown < kShown;
      if (is_shown) line(coloured(Colour::Red, "differs ") + path.test + ": " + path.replay_note);
      if (is_shown) ++shown;
    }
    const ReplayCounts& replay = *result_.replay;
    std::vector<std::string> mistakes;
    if (replay.differs > 0)
      mistakes.push_back(
          fmt::format("the JVM does not do what {} of {} tests say", replay.differs, replay.run()));
    if (replay.uncompiled > 0)
      mistakes.push_back(plural(replay.uncompiled, "test") + " cannot be compiled");
    line(coloured(Colour::Red, fmt::format("REPLAY FAILED: {}. This is a mistake of loris: please "
                                           "report it, and trust nothing above until it is mended.",
                                           fmt::join(mistakes, ", "))));
  }

  static std::string audit_text(const AuditCounts& audit) {
    std::string text = fmt::format("{} checked, {} without a valid input",
                                   plural(audit.checked, "path"), audit.infeasible);
    if (audit.false_alarms > 0)
      text += fmt::format(", {} of them violating: false alarms", audit.false_alarms);
    if (audit.unknown > 0) text += fmt::format(", {} undecided", audit.unknown);
    return text;
  }

  std::string effort_text() const {
    const QueryCounts& queries = result_.queries;
    std::string text =
        fmt::format("{}, {}, {} ({} by the solver, {})", seconds_text(result_.seconds),
                    bytes_text(result_.peak_memory_bytes), plural(queries.total, "query"),
                    queries.by_solver, seconds_text(queries.seconds));
    if (result_.decider_calls > 0) {
      text += fmt::format(", {} ({} reused, {})", plural(result_.decider_calls, "decider call"),
                          result_.decider_reused, seconds_text(result_.decider_seconds));
    }
    return text;
  }

  static std::string limit_text(const Limit& limit) {
    std::string text = limit.what;
    const bool is_place = limit.where.find(':') != std::string::npos;
    if (!limit.where.empty()) text += is_place ? " at " + limit.where : " (" + limit.where + ")";
    if (limit.count > 1) text += fmt::format(" ({} times)", limit.count);
    return text;
  }

  // --- the last line

  void put_verdict() {
    if (!result_.violations.empty())
      line(coloured(Colour::Red, violations_text()));
    else if (!result_.complete)
      line(coloured(Colour::Yellow,
                    "incomplete: nothing wrong so far, but " + printable(why_incomplete())));
    else if (result_.is_vacuous())
      line(coloured(Colour::Yellow, vacuous_text()));
    else if (result_.paths.undecided > 0)
      line(coloured(Colour::Yellow, undecided_text() + "; nothing else wrong within the bounds" +
                                        bounds_in_short()));
    else
      line(coloured(Colour::Green,
                    fmt::format("complete: nothing wrong within the bounds{}", bounds_in_short())));
  }

  std::string violations_text() const {
    const std::size_t paths = result_.violations.size();
    const std::size_t groups = grouped(result_.violations).size();
    std::string text = plural(paths, "violating path");
    if (groups < paths) text += groups == 1 ? " of one kind" : fmt::format(" of {} kinds", groups);
    if (result_.paths.undecided > 0) text += "; " + undecided_text();
    return text + (result_.complete
                       ? fmt::format("; nothing else wrong within the bounds{}", bounds_in_short())
                       : "; incomplete: " + printable(why_incomplete()));
  }

  std::string undecided_text() const {
    return plural(result_.paths.undecided, "violating path") + " undecided: no input was shown";
  }

  std::string vacuous_text() const {
    return fmt::format("vacuous: no input within the bounds{} satisfies {}", bounds_in_short(),
                       printable(refusing_text(result_)));
  }

  /// " (n = 5)": the bounds on the number of objects.
  std::string bounds_in_short() const {
    std::vector<std::string> bounds;
    for (const auto& [name, bound] : result_.asked.bounds) {
      if (name.size() == 1) bounds.push_back(fmt::format("{} = {}", name, bound));
    }
    return bounds.empty() ? "" : fmt::format(" ({})", fmt::join(bounds, ", "));
  }

  std::string why_incomplete() const {
    std::vector<std::string> reasons;
    const PathCounts& paths = result_.paths;
    if (!result_.asked.path.empty()) {
      const bool is_there = paths.total() + paths.cut + paths.unsupported > 0;
      reasons.push_back(is_there ? fmt::format("only path {} was followed", result_.asked.path)
                                 : fmt::format("there is no path {}", result_.asked.path));
    }
    if (result_.interrupted) reasons.emplace_back("interrupted");
    if (result_.unexplored > 0)
      reasons.push_back(fmt::format("{} left unexplored", plural(result_.unexplored, "state")));
    for (const Limit& limit : result_.limits) {
      if (std::find(reasons.begin(), reasons.end(), limit.what) == reasons.end())
        reasons.push_back(limit.what);
    }
    if (result_.leaves_out)
      reasons.emplace_back("inputs that may be objects of static fields were left out");
    if (reasons.empty()) {
      if (paths.cut > 0) reasons.push_back(plural(paths.cut, "path") + " cut");
      if (paths.unsupported > 0)
        reasons.push_back(plural(paths.unsupported, "path") + " unsupported");
      if (result_.queries.unknown > 0)
        reasons.push_back(plural(result_.queries.unknown, "query") + " undecided");
    }
    return reasons.empty() ? "not everything was explored"
                           : fmt::format("{}", fmt::join(reasons, ", "));
  }

  const Result& result_;
  const TextOptions& options_;
  std::string text_;
};

}  // namespace

std::string refusing_text(const Result& result) {
  if (!result.refused_by.empty()) return fmt::format("{}", fmt::join(result.refused_by, ", nor "));
  if (result.refused_together.empty()) return "all that is assumed";
  return fmt::format("all of {}", fmt::join(result.refused_together, ", "));
}

std::string tests_text(std::uint64_t written, std::uint64_t disabled) {
  std::string text = fmt::format("{} written", written);
  if (disabled > 0) text += fmt::format(", {} disabled", disabled);
  return text;
}

std::string replay_text(const ReplayCounts& replay) {
  std::string text = fmt::format("{} run on the JVM, {} confirmed", plural(replay.run(), "test"),
                                 replay.confirmed);
  if (replay.differs > 0) text += fmt::format(", {} differ", replay.differs);
  if (replay.not_runnable > 0) text += fmt::format("; {} not runnable", replay.not_runnable);
  return text;
}

std::string to_text(const Result& result, const TextOptions& options) {
  return TextWriter(result, options).write();
}

}  // namespace loris
