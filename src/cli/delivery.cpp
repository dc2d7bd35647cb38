#include "cli/delivery.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

#include <fmt/format.h>

#include "base/input_error.h"
#include "cli/interrupt.h"
#include "cli/output_file.h"
#include "cli/test_delivery.h"
#include "report/batch.h"
#include "report/batch_sarif.h"
#include "report/coverage_xml.h"
#include "report/dot.h"
#include "report/explain.h"
#include "report/html.h"
#include "report/java_text.h"
#include "report/json.h"
#include "report/sarif.h"

namespace loris {

namespace {

void write_to(std::ostream& out, const std::function<void(std::ostream&)>& write) {
  write(out);
  out.flush();
  if (!out) throw InputError("cannot write to standard output");
}

using Task = std::function<void()>;

Task to_file(const std::string& file, std::ostream& out, std::function<void(std::ostream&)> write) {
  return [&file, &out, write = std::move(write)] {
    if (file == "-")
      write_to(out, write);
    else
      write_file(file, write);
  };
}

/// None after an interrupt.
double seconds_left(Deadline deadline, double most) {
  if (is_interrupted()) return 0;
  const std::chrono::duration<double> left = deadline - std::chrono::steady_clock::now();
  return std::clamp(left.count(), 0.0, most);
}

std::string working_directory() {
  std::error_code error;
  return std::filesystem::current_path(error).string();
}

/// A long list of choices is no name for a file.
std::string drawing_name(const PathResult& path) {
  constexpr std::size_t kLongest = 100;
  const std::string id = path_id(path.choices);
  return id.size() <= kLongest ? fmt::format("path-{}.dot", id)
                               : fmt::format("path-number-{}.dot", path.index);
}

/// One file with a graph for each path, or a directory with a file for each.
Task drawings(const Result& result, const ExploreCommand& command, std::ostream& out) {
  namespace fs = std::filesystem;
  const std::vector<PathResult>& paths = command.options.path ? result.followed : result.violations;
  std::error_code ignored;
  if (!command.dot->ends_with('/') && !fs::is_directory(*command.dot, ignored))
    return to_file(*command.dot, out, [&](std::ostream& to) {
      for (const PathResult& path : paths) write_dot(to, path, result.asked.target);
    });
  return [&] {
    make_directory(*command.dot);
    for (const PathResult& path : paths)
      write_file((fs::path(*command.dot) / drawing_name(path)).string(),
                 [&](std::ostream& to) { write_dot(to, path, result.asked.target); });
  };
}

/// Writes DIR/index.html; makes the directory where there is none.
void write_report(const std::string& directory, const std::vector<const Result*>& results,
                  const HtmlOptions& options) {
  make_directory(directory);
  const std::string file = (std::filesystem::path(directory) / "index.html").string();
  write_file(file, [&](std::ostream& to) { write_html(to, results, options); });
}

HtmlOptions html_options(const ExploreCommand& command, SourceFiles& sources, Deadline deadline) {
  HtmlOptions options;
  options.sources = &sources;
  options.test_of = shown_tests(command);
  options.graphviz_seconds = seconds_left(deadline, options.graphviz_seconds);
  if (options.graphviz_seconds == 0) options.graphviz_paths = 0;
  return options;
}

/// Writes what was asked for beside the summary, one by one.
std::vector<Task> reports_of(const Result& result, const ExploreCommand& command,
                             SourceFiles& sources, Deadline deadline, std::ostream& out) {
  std::vector<Task> reports;
  if (command.json)
    reports.push_back(
        to_file(*command.json, out, [&](std::ostream& to) { write_json(to, result); }));
  if (command.sarif)
    reports.push_back(to_file(*command.sarif, out, [&](std::ostream& to) {
      write_sarif(to, result, sources, {working_directory(), exit_status(result)});
    }));
  if (command.coverage)
    reports.push_back(
        to_file(*command.coverage, out, [&](std::ostream& to) { write_coverage_xml(to, result); }));
  if (command.dot) reports.push_back(drawings(result, command, out));
  if (command.report)
    reports.emplace_back([&, deadline] {
      write_report(*command.report, {&result}, html_options(command, sources, deadline));
    });
  return reports;
}

int status_of(const Explored& one) {
  if (!one.error.empty()) return one.is_bad_input ? 2 : 3;
  return exit_status(one.result);
}

/// A difference on the JVM weighs more than what was found: that is in doubt then.
int worst_status(const std::vector<Explored>& explored) {
  const bool is_in_doubt = std::any_of(explored.begin(), explored.end(), [](const Explored& one) {
    return one.result.is_in_doubt();
  });
  for (const int status : {2, is_in_doubt ? 3 : 1, 3}) {
    if (std::any_of(explored.begin(), explored.end(),
                    [&](const Explored& one) { return status_of(one) == status; }))
      return status;
  }
  return 0;
}

/// The same for several explorations.
std::vector<Task> reports_of(const std::vector<Explored>& explored, const ExploreCommand& command,
                             SourceFiles& sources, Deadline deadline, std::ostream& out) {
  std::vector<Task> reports;
  if (command.json)
    reports.push_back(
        to_file(*command.json, out, [&](std::ostream& to) { write_batch_json(to, explored); }));
  if (command.sarif)
    reports.push_back(to_file(*command.sarif, out, [&](std::ostream& to) {
      write_batch_sarif(to, explored, command.options.target, sources,
                        {working_directory(), worst_status(explored)});
    }));
  if (command.coverage)
    reports.push_back(to_file(*command.coverage, out, [&](std::ostream& to) {
      Result merged = merged_coverage(explored);
      merged.asked.target = command.options.target;
      write_coverage_xml(to, merged);
    }));
  if (command.report)
    reports.emplace_back([&, deadline] {
      HtmlOptions options = html_options(command, sources, deadline);
      std::vector<const Result*> results;
      for (const Explored& one : explored) {
        if (one.error.empty())
          results.push_back(&one.result);
        else
          options.not_explored.emplace_back(one.target, one.error);
      }
      write_report(*command.report, results, options);
    });
  return reports;
}

/// The summary, then the reports; with one of them on standard output, the summary goes to standard
/// error. What cannot be written leaves a line and the status 2.
int deliver_all(int status, const std::function<void(std::ostream&)>& text,
                const std::vector<Task>& reports, bool fills_output, std::ostream& out,
                std::ostream& err) {
  const auto attempt = [&](const Task& report) {
    try {
      report();
    } catch (const InputError& e) {
      err << "loris: " << printable(e.what()) << '\n';
      status = 2;
    }
  };
  if (!fills_output) attempt([&] { write_to(out, text); });
  for (const Task& report : reports) attempt(report);
  if (fills_output) text(err);
  return status;
}

/// The path that was followed, line by line, and the verdict.
std::string explanation(const Result& result, SourceFiles& sources, TextOptions style) {
  std::string text;
  for (const PathResult& path : result.followed)
    text += explain(path, result.asked.target, sources, style);
  style.verbosity = Verbosity::Quiet;
  return text + to_text(result, style);
}

}  // namespace

bool is_time_left(Deadline deadline) { return seconds_left(deadline, 1) > 0; }

int exit_status(const Result& result) {
  if (result.is_in_doubt()) return 3;
  if (result.paths.violating > 0 || !result.violations.empty()) return 1;
  return result.is_decided() && !result.is_vacuous() ? 0 : 3;
}

int deliver(const Result& result, const ExploreCommand& command, const TextOptions& style,
            Deadline deadline, std::ostream& out, std::ostream& err) {
  SourceFiles sources(command.sources);
  const auto text = [&](std::ostream& to) {
    to << (command.explains ? explanation(result, sources, style) : to_text(result, style));
  };
  return deliver_all(exit_status(result), text, reports_of(result, command, sources, deadline, out),
                     command.fills_output(), out, err);
}

int deliver_batch(const std::vector<Explored>& explored, const ExploreCommand& command,
                  const TextOptions& style, Deadline deadline, std::ostream& out,
                  std::ostream& err) {
  SourceFiles sources(command.sources);
  const auto text = [&](std::ostream& to) { to << batch_text(explored, style); };
  return deliver_all(worst_status(explored), text,
                     reports_of(explored, command, sources, deadline, out), command.fills_output(),
                     out, err);
}

}  // namespace loris
