#include "report/batch.h"

#include <algorithm>
#include <ostream>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "report/java_text.h"
#include "report/json.h"
#include "report/json_dump.h"
#include "report/version.h"

namespace loris {

namespace {

using Json = nlohmann::ordered_json;
using Row = std::vector<std::string>;

enum class State : std::uint8_t { Complete, Incomplete, Violating, NotExplored };

State state(const Explored& one) {
  if (!one.error.empty()) return State::NotExplored;
  if (!one.result.violations.empty()) return State::Violating;
  const bool is_answered = one.result.is_decided() && !one.result.is_vacuous();
  return is_answered ? State::Complete : State::Incomplete;
}

/// What tells one from another: the target, and the strategies where they differ.
class Names {
 public:
  explicit Names(const std::vector<Explored>& explored) {
    for (const Explored& one : explored) {
      if (!one.error.empty()) continue;
      heaps_.insert(one.result.asked.heap);
      deciders_.insert(one.result.asked.decide);
    }
  }
  std::string of(const Explored& one) const {
    std::string name = printable(one.target);
    if (!one.error.empty()) return name;
    if (heaps_.size() > 1) name += ", heap " + one.result.asked.heap;
    if (deciders_.size() > 1) name += ", decide " + one.result.asked.decide;
    return name;
  }

 private:
  std::set<std::string> heaps_, deciders_;
};

std::string indented(const std::string& text) {
  std::string lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines += "  " + text.substr(at, end - at) + "\n";
    at = end + 1;
  }
  return lines;
}

Row table_row(const std::string& name, const Explored& one) {
  if (!one.error.empty()) return {name, "–", "–", "–", "–", "–"};
  const Result& result = one.result;
  return {name,
          fmt::format("{}", result.paths.total()),
          fmt::format("{}", result.paths.violating),
          fmt::format("{}", result.paths.cut + result.paths.unsupported),
          fmt::format("{}/{}", result.coverage.branches_covered, result.coverage.branches),
          fmt::format("{:.2f} s", result.seconds)};
}

/// The first column to the left, all others to the right.
std::string table_text(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(rows[0].size());
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
  }
  std::string text;
  for (const Row& row : rows) {
    std::string line = row[0] + std::string(widths[0] - columns(row[0]), ' ');
    for (std::size_t i = 1; i < row.size(); ++i)
      line += std::string(2 + widths[i] - columns(row[i]), ' ') + row[i];
    text += line + "\n";
  }
  return text;
}

std::string verdict(const std::vector<Explored>& explored) {
  std::size_t counts[4] = {};
  double seconds = 0;
  std::set<std::string> targets;
  for (const Explored& one : explored) {
    ++counts[static_cast<std::size_t>(state(one))];
    seconds += one.result.seconds;
    targets.insert(one.target);
  }
  const bool is_comparison = targets.size() == 1 && explored.size() > 1;
  std::string text =
      is_comparison ? fmt::format("{} strategies", explored.size())
                    : fmt::format("{} method{}", targets.size(), targets.size() == 1 ? "" : "s");
  text += fmt::format(": {} with violations, {} incomplete, {} complete",
                      counts[static_cast<std::size_t>(State::Violating)],
                      counts[static_cast<std::size_t>(State::Incomplete)],
                      counts[static_cast<std::size_t>(State::Complete)]);
  const std::size_t left_out = counts[static_cast<std::size_t>(State::NotExplored)];
  if (left_out > 0) text += fmt::format(", {} not explored", left_out);
  return text + fmt::format("; {:.2f} s", seconds);
}

/// What came of all tests together; empty when none were asked for.
std::string all_tests_text(const std::vector<Explored>& explored) {
  std::uint64_t written = 0, disabled = 0;
  std::optional<ReplayCounts> replay;
  for (const Explored& one : explored) {
    written += one.result.tests_written;
    disabled += one.result.tests_disabled;
    if (one.result.replay) replay = replay.value_or(ReplayCounts{}) + *one.result.replay;
  }
  std::string text;
  if (written > 0) text += "tests   " + tests_text(written, disabled) + "\n";
  if (replay) text += "replay  " + replay_text(*replay) + "\n";
  return text.empty() ? text : text + "\n";
}

Json failure_json(const Explored& one) {
  return Json{{"tool", "loris"},
              {"version", version()},
              {"target", one.target},
              {"complete", false},
              {"error", one.error}};
}

}  // namespace

std::string batch_text(const std::vector<Explored>& explored, const TextOptions& options) {
  const Names names(explored);
  const bool is_quiet = options.verbosity == Verbosity::Quiet;
  TextOptions each = options;
  if (options.verbosity == Verbosity::Normal) each.verbosity = Verbosity::Quiet;
  each.says_assumptions = !is_quiet;
  std::string text;
  std::vector<Row> rows{{"", "paths", "violating", "cut", "branches", "time"}};
  for (const Explored& one : explored) {
    const std::string name = names.of(one);
    rows.push_back(table_row(name, one));
    if (is_quiet && state(one) == State::Complete && !one.result.is_in_doubt()) continue;
    text += name + "\n";
    text += indented(one.error.empty() ? to_text(one.result, each)
                                       : "not explored: " + printable(one.error));
  }
  if (!is_quiet) text += "\n" + table_text(rows) + "\n" + all_tests_text(explored);
  return text + verdict(explored) + "\n";
}

void write_batch_json(std::ostream& out, const std::vector<Explored>& explored) {
  const bool complete = std::all_of(explored.begin(), explored.end(), [](const Explored& one) {
    return one.error.empty() && one.result.complete;
  });
  out << "{\n  \"tool\": \"loris\",\n  \"version\": " << Json(version()).dump()
      << ",\n  \"complete\": " << (complete ? "true" : "false") << ",\n  \"targets\": [";
  const char* separator = "\n";
  for (const Explored& one : explored) {
    out << separator;
    if (one.error.empty())
      write_json(out, one.result);
    else
      out << dump(failure_json(one)) << "\n";
    separator = ",\n";
  }
  out << "]\n}\n";
}

}  // namespace loris
