#include "report/sarif.h"

#include <map>
#include <ostream>
#include <tuple>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/reversed.h"
#include "report/drawing.h"
#include "report/java_text.h"
#include "report/json_dump.h"
#include "report/sarif_places.h"
#include "report/sarif_rules.h"
#include "report/text.h"
#include "report/version.h"

namespace loris {

namespace {

using Json = nlohmann::ordered_json;

Json text_json(const std::string& text) { return Json{{"text", text}}; }

/// Where a reader looks first: the innermost line of the program that the exception came through.
/// A check that fails says nothing of the place; then it is the last line of the target.
TraceStep primary_place(const PathResult& path) {
  if (is_check(path) && path.trace) {
    for (const TraceStep& step : reversed(path.trace->steps)) {
      if (step.depth == 0 && !step.is_library) return step;
    }
  }
  for (const TraceStep& frame : path.frames) {
    if (!frame.is_library) return frame;
  }
  if (path.trace && !path.trace->steps.empty()) return path.trace->steps.front();
  return {std::make_shared<const TracedMethod>(), 0, 0, true};
}

/// Violations of one kind at one place.
struct Cause {
  TraceStep place;
  const PathResult* shown = nullptr;  // the one with the smallest input
  std::uint64_t paths = 0;
};

std::vector<Cause> causes_of(const std::vector<PathResult>& violations) {
  using Key = std::tuple<std::string, std::string, std::string, std::uint32_t>;
  std::vector<Cause> causes;
  std::map<Key, std::size_t> known;
  const auto size = [](const PathResult& path) {
    return path.input ? path.input->nodes.size() : 0;
  };
  for (const PathResult& path : violations) {
    TraceStep place = primary_place(path);
    const Key key{path.kind, path.at, place.method->file, place.line};
    const auto [found, is_new] = known.try_emplace(key, causes.size());
    if (is_new) causes.push_back({std::move(place), &path, 0});
    Cause& cause = causes[found->second];
    ++cause.paths;
    if (size(path) < size(*cause.shown)) cause.shown = &path;
  }
  return causes;
}

/// FNV-1a, 64 bits.
class Fingerprint {
 public:
  void add(std::string_view text) {
    for (const char c : text) add_byte(static_cast<unsigned char>(c));
    add_byte(0);
  }
  std::string text() const { return fmt::format("{:016x}", hash_); }

 private:
  void add_byte(unsigned char byte) { hash_ = (hash_ ^ byte) * 0x100000001b3ULL; }
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

/// Lines count from the first of their method, so that what is above it can change.
void add_place(Fingerprint& fingerprint, const TraceStep& step) {
  fingerprint.add(step.method->class_name);
  fingerprint.add(step.method->name);
  if (!step.is_library) fingerprint.add(std::to_string(step.line - step.method->first_line));
}

class SarifWriter {
 public:
  SarifWriter(std::ostream& out, const Result& result, SourceFiles& sources,
              const SarifOptions& options)
      : out_(out), result_(result), options_(options), places_(sources, options.directory) {}

  void write() {
    out_ << "{\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n"
         << "\"version\": \"2.1.0\",\n\"runs\": [{\n\"tool\": " << dump(tool()) << ",\n"
         << "\"automationDetails\": " << dump(automation()) << ",\n\"columnKind\": "
         << "\"utf16CodeUnits\",\n\"results\": [";
    write_results();
    out_ << "],\n\"originalUriBaseIds\": " << dump(places_.base_ids())
         << ",\n\"invocations\": " << dump(invocations()) << "}]}\n";
  }

 private:
  static Json tool() {
    Json rules = Json::array();
    for (const SarifRule& rule : sarif_rules()) {
      rules.push_back(Json{{"id", rule.id},
                           {"shortDescription", text_json(std::string(rule.title))},
                           {"fullDescription", text_json(std::string(rule.help))},
                           {"help", text_json(std::string(rule.help))},
                           {"defaultConfiguration", Json{{"level", "error"}}},
                           {"properties", Json{{"precision", "very-high"},
                                               {"problem.severity", "error"},
                                               {"tags", {"correctness"}}}}});
    }
    Json notifications = Json::array();
    for (const auto& [id, text] :
         {std::pair("incomplete", "Something was left unexplored."),
          std::pair("left-out", "More was found than a SARIF file should hold."),
          std::pair("assumed", "Something was taken for granted.")})
      notifications.push_back(Json{{"id", id}, {"shortDescription", text_json(text)}});
    return Json{{"driver", Json{{"name", "Loris"},
                                {"version", std::string(version())},
                                {"semanticVersion", std::string(version())},
                                {"rules", std::move(rules)},
                                {"notifications", std::move(notifications)}}}};
  }

  Json automation() const {
    return Json{{"id", "loris/" + short_text(result_.asked.target) + "/"}};
  }

  std::string short_text(const std::string& text) const {
    return shortened(text, options_.limits.text);
  }

  // --- results

  void write_results() {
    const std::vector<Cause> causes = causes_of(result_.violations);
    const std::size_t written = std::min(causes.size(), options_.limits.results);
    const char* separator = "\n";
    for (std::size_t i = 0; i < written; ++i) {
      out_ << separator << dump(result_json(causes[i]));
      separator = ",\n";
    }
    if (written < causes.size())
      leave_out(
          fmt::format("{} of {} results are left out", causes.size() - written, causes.size()));
  }

  Json result_json(const Cause& cause) {
    const PathResult& path = *cause.shown;
    const std::size_t rule = sarif_rule_of(path.kind);
    const bool is_false_alarm = path.audit == Audit::Infeasible;
    Json json{{"ruleId", sarif_rules()[rule].id},
              {"ruleIndex", rule},
              {"kind", "fail"},
              {"level", is_false_alarm ? "note" : "error"},
              {"message", text_json(message(cause))},
              {"locations", Json::array({places_.location(cause.place)})}};
    add_related(json, cause);
    if (path.trace && !path.trace->steps.empty()) json["codeFlows"] = code_flows(path);
    json["partialFingerprints"] = Json{{"lorisViolation/v1", fingerprint(cause)}};
    json["occurrenceCount"] = cause.paths;
    json["properties"] = Json{{"path", short_text(path_id(path.choices))},
                              {"target", short_text(result_.asked.target)}};
    return json;
  }

  std::string summary(const PathResult& path) const {
    if (is_check(path))
      return fmt::format("The {} does not hold after {}.", path.kind, result_.asked.target);
    std::string text = fmt::format("{} leaves {}.", path.kind, result_.asked.target);
    if (!path.message.empty()) text += " " + path.message;
    return text;
  }

  std::string message(const Cause& cause) const {
    const PathResult& path = *cause.shown;
    std::string text = summary(path);
    if (path.audit == Audit::Infeasible)
      text += "\nA false alarm: no input that satisfies the preconditions takes this path.";
    text += fmt::format("\nPath {}", path_id(path.choices));
    if (cause.paths > 1) text += fmt::format(", one of {}", cause.paths);
    if (!path.calls.empty()) text += fmt::format("\n{}", fmt::join(path.calls, "; "));
    if (path.input) text += fmt::format("\nInput:\n{}", fmt::join(draw(*path.input), "\n"));
    return short_text(text);
  }

  /// The frames of the stack but for the place itself, or the check that fails.
  void add_related(Json& json, const Cause& cause) {
    const PathResult& path = *cause.shown;
    Json related = Json::array();
    for (const TraceStep& frame : path.frames) {
      const bool is_primary = frame.line == cause.place.line && !frame.is_library &&
                              frame.method->file == cause.place.method->file;
      if (is_primary) continue;
      if (related.size() == options_.limits.related_locations) {
        leave_out(fmt::format("path {}: {} frames of its stack are left out", path_id(path.choices),
                              path.frames.size() - related.size()));
        break;
      }
      Json location = places_.location(frame);
      location["id"] = related.size() + 1;
      const bool is_thrower = &frame == path.frames.data();
      location["message"] = text_json(is_check(path) ? "the check that fails"
                                      : is_thrower   ? "thrown here"
                                                     : "called here");
      related.push_back(std::move(location));
    }
    if (!related.empty()) json["relatedLocations"] = std::move(related);
  }

  // --- code flows

  Json code_flows(const PathResult& path) {
    const Trace& trace = *path.trace;
    const std::size_t most = options_.limits.flow_locations;
    const std::size_t dropped = trace.steps.size() > most ? trace.steps.size() - most : 0;
    if (dropped > 0 || trace.is_cut)
      leave_out(fmt::format("path {}: {} of its lines are left out", path_id(path.choices),
                            trace.is_cut ? "the last" : std::to_string(dropped)));
    Json locations = Json::array();
    TraceStep caller = trace.steps.front();
    auto decision = trace.decisions.begin();
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
      const TraceStep& step = trace.steps[i];
      std::string text = step_text(step);
      for (; decision != trace.decisions.end() && decision->step == i; ++decision)
        text += (text.empty() ? "" : ", ") + decision->text;
      if (i + 1 == trace.steps.size()) text += (text.empty() ? "" : "; ") + end_text(path);
      if (!step.is_library) caller = step;
      if (i >= most / 2 && i < most / 2 + dropped) continue;
      locations.push_back(flow_location(caller, step, text, i));
    }
    return Json::array(
        {Json{{"message", text_json("Path " + short_text(path_id(path.choices)))},
              {"threadFlows", Json::array({Json{{"locations", std::move(locations)}}})}}});
  }

  static std::string step_text(const TraceStep& step) {
    return step.is_library ? fmt::format("calls {}.{}", step.method->class_name, step.method->name)
                           : "";
  }

  static std::string end_text(const PathResult& path) {
    return is_check(path) ? path.kind + " does not hold" : path.kind;
  }

  /// What the library does is shown where it was called.
  Json flow_location(const TraceStep& caller, const TraceStep& step, const std::string& text,
                     std::size_t index) {
    Json location = places_.location(step.is_library ? caller : step);
    if (!text.empty()) location["message"] = text_json(short_text(text));
    return Json{{"location", std::move(location)},
                {"nestingLevel", step.depth},
                {"executionOrder", index + 1},
                {"importance", text.empty() ? "unimportant" : "essential"}};
  }

  std::string fingerprint(const Cause& cause) const {
    Fingerprint fingerprint;
    fingerprint.add(cause.shown->kind);
    fingerprint.add(result_.asked.target);
    add_place(fingerprint, cause.place);
    if (!cause.shown->frames.empty()) add_place(fingerprint, cause.shown->frames.front());
    return fingerprint.text();
  }

  // --- the run

  void leave_out(std::string text) {
    if (left_out_.size() < kMostTold)
      left_out_.push_back(std::move(text));
    else
      ++untold_;
  }

  static Json notification(const char* id, std::size_t index, const std::string& text) {
    return Json{{"descriptor", Json{{"id", id}, {"index", index}}},
                {"level", "warning"},
                {"message", text_json(text)}};
  }

  Json invocations() const {
    Json notifications = Json::array();
    for (const Limit& limit : result_.limits) {
      std::string text = fmt::format("Incomplete: {}, at {}", limit.what, limit.where);
      if (limit.count > 1) text += fmt::format(" ({} times)", limit.count);
      notifications.push_back(notification("incomplete", 0, short_text(text)));
    }
    if (result_.is_vacuous())
      notifications.push_back(notification(
          "incomplete", 0,
          short_text("Vacuous: no input in scope satisfies " + refusing_text(result_) + ".")));
    for (const std::string& assumption : result_.assumptions) {
      notifications.push_back(notification("assumed", 2, short_text("Assumed: " + assumption)));
      notifications.back()["level"] = "note";
    }
    if (!result_.complete && result_.limits.empty())
      notifications.push_back(notification("incomplete", 0, incomplete_text()));
    for (const std::string& text : left_out_)
      notifications.push_back(notification("left-out", 1, short_text(text)));
    if (untold_ > 0)
      notifications.push_back(
          notification("left-out", 1, fmt::format("the same of {} more", untold_)));
    return Json::array({Json{{"executionSuccessful", true},
                             {"exitCode", options_.exit_code},
                             {"toolExecutionNotifications", std::move(notifications)}}});
  }

  std::string incomplete_text() const {
    if (!result_.asked.path.empty())
      return "Incomplete: only the path " + short_text(result_.asked.path) + " was asked for";
    if (result_.leaves_out)
      return "Incomplete: inputs that may be objects of static fields were left out";
    return "Incomplete: not every path could be decided";
  }

  static constexpr std::size_t kMostTold = 100;

  std::ostream& out_;
  const Result& result_;
  const SarifOptions& options_;
  SarifPlaces places_;
  std::vector<std::string> left_out_;
  std::uint64_t untold_ = 0;
};

}  // namespace

void write_sarif(std::ostream& out, const Result& result, SourceFiles& sources,
                 const SarifOptions& options) {
  SarifWriter(out, result, sources, options).write();
}

}  // namespace loris
