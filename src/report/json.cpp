#include "report/json.h"

#include <ostream>
#include <sstream>

#include "report/condition.h"
#include "report/graph_json.h"
#include "report/json_dump.h"
#include "report/version.h"

namespace loris {

namespace {

using Json = nlohmann::ordered_json;

/// Writes "key": value, one key to a line.
class TopLevel {
 public:
  explicit TopLevel(std::ostream& out) : out_(out) { out_ << "{"; }

  void add(const char* key, const Json& value) { begin(key) << dump(value); }

  /// An array whose elements are made one at a time.
  template <class Element, class Make>
  void add_lines(const char* key, const std::vector<Element>& elements, Make make) {
    begin(key) << "[";
    const char* separator = "\n    ";
    for (const Element& element : elements) {
      out_ << separator << dump(make(element));
      separator = ",\n    ";
    }
    out_ << (elements.empty() ? "]" : "\n  ]");
  }

  void end() { out_ << "\n}\n"; }

 private:
  std::ostream& begin(const char* key) {
    out_ << separator_ << "\n  \"" << key << "\": ";
    separator_ = ",";
    return out_;
  }

  std::ostream& out_;
  const char* separator_ = "";
};

Json bounds_json(const Asked& asked) {
  Json json = Json::object();
  for (const auto& [name, bound] : asked.bounds) json[name] = bound;
  for (const ClassCount& own : asked.objects) json["objects"][own.cls] = own.count;
  for (const FieldRange& range : asked.ranges)
    json["range"][range.field] = Json::array({range.low, range.high});
  json["types"] = asked.types;
  return json;
}

Json paths_json(const PathCounts& paths) {
  return Json{{"total", paths.total()},           {"normal", paths.normal},
              {"exceptional", paths.exceptional}, {"violating", paths.violating},
              {"undecided", paths.undecided},     {"cut", paths.cut},
              {"pruned", paths.pruned},           {"unsupported", paths.unsupported}};
}

Json queries_json(const QueryCounts& queries) {
  return Json{{"total", queries.total},
              {"sat", queries.sat},
              {"unsat", queries.unsat},
              {"unknown", queries.unknown},
              {"deciding", queries.total - queries.beside},
              {"in_process", queries.in_process},
              {"by_solver", queries.by_solver},
              {"disagreements", queries.disagreements},
              {"unconfirmed", queries.unconfirmed},
              {"seconds", queries.seconds}};
}

Json coverage_json(const CoverageCounts& coverage) {
  return Json{{"branches", coverage.branches},
              {"branches_covered", coverage.branches_covered},
              {"lines", coverage.lines},
              {"lines_covered", coverage.lines_covered}};
}

Json limits_json(const std::vector<Limit>& limits) {
  Json json = Json::array();
  for (const Limit& limit : limits)
    json.push_back(Json{{"what", limit.what}, {"where", limit.where}, {"count", limit.count}});
  return json;
}

const char* audit_text(Audit audit) {
  switch (audit) {
    case Audit::Valid: return "valid";
    case Audit::Infeasible: return "infeasible";
    default: return "unknown";
  }
}

Json step_json(const TraceStep& step) {
  Json json{{"file", step.method->file},
            {"line", step.line},
            {"class", step.method->class_name},
            {"method", step.method->name},
            {"depth", step.depth}};
  if (step.is_library) json["library"] = true;
  return json;
}

Json trace_json(const Trace& trace) {
  Json steps = Json::array();
  for (const TraceStep& step : trace.steps) steps.push_back(step_json(step));
  for (const TraceDecision& decision : trace.decisions) {
    const char* key = decision.is_implied ? "implied" : "decided";
    steps[decision.step][key].push_back(decision.text);
  }
  Json json{{"steps", std::move(steps)}};
  if (trace.is_cut) json["cut"] = true;
  return json;
}

void add_findings(Json& json, const PathResult& path) {
  if (path.trace) json["trace"] = trace_json(*path.trace);
  if (!path.calls.empty()) json["calls"] = path.calls;
  if (path.audit != Audit::NotAsked) json["audit"] = audit_text(path.audit);
  if (!path.replayable) json["replayable"] = false;
}

void add_graphs(Json& json, const PathResult& path) {
  if (path.input) json["input"] = graph_json(*path.input, GraphSide::Input);
  if (path.output) json["output"] = graph_json(*path.output, GraphSide::Output);
}

Json text_or_null(const std::string& text) { return text.empty() ? Json() : Json(text); }

Json replay_json(const ReplayCounts& replay) {
  return Json{{"run", replay.run()},
              {"confirmed", replay.confirmed},
              {"differs", replay.differs},
              {"not_runnable", replay.not_runnable}};
}

Json undecided_json(const PathResult& path) {
  Json json{{"kind", path.kind},           {"at", path.at},
            {"stack", path.stack},         {"index", path.index},
            {"id", path_id(path.choices)}, {"message", path.message},
            {"why", path.unchecked}};
  add_findings(json, path);
  return json;
}

Json violation_json(const PathResult& path) {
  Json json{{"kind", path.kind},
            {"at", path.at},
            {"stack", path.stack},
            {"index", path.index},
            {"id", path_id(path.choices)},
            {"test", text_or_null(path.test)},
            {"replayed", text_or_null(path.replayed)},
            {"message", path.message}};
  if (!path.replay_note.empty()) json["replay_note"] = path.replay_note;
  add_findings(json, path);
  add_graphs(json, path);
  return json;
}

const char* ending_text(Ending ending) {
  switch (ending) {
    case Ending::Normal: return "normal";
    case Ending::Exceptional: return "exceptional";
    case Ending::Violating: return "violating";
    case Ending::Undecided: return "undecided";
    case Ending::Cut: return "cut";
    case Ending::Unsupported: return "unsupported";
  }
  return "";
}

/// What a normal path returned, or what ended another one and where.
Json outcome_json(const PathResult& path) {
  Json json = Json::object();
  if (!path.kind.empty()) json["kind"] = path.kind;
  if (!path.message.empty()) json["message"] = path.message;
  if (!path.at.empty()) json["at"] = path.at;
  if (!path.stack.empty()) json["stack"] = path.stack;
  if (!path.result.empty()) json["result"] = path.result;
  return json;
}

Json path_json(const PathResult& path) {
  Json json{{"id", path_id(path.choices)},
            {"ending", ending_text(path.ending)},
            {"condition", condition_of(path)}};
  if (path.input) json["input"] = graph_json(*path.input, GraphSide::Input);
  if (!path.unchecked.empty()) json["unchecked"] = path.unchecked;
  json["outcome"] = outcome_json(path);
  if (path.output) json["output"] = graph_json(*path.output, GraphSide::Output);
  if (!path.lets.empty()) json["let"] = path.lets;
  if (path.partition) json["partition"] = partition_json(*path.partition);
  if (path.final_heap) json["final"] = final_heap_json(*path.final_heap);
  add_findings(json, path);
  if (!path.test.empty()) json["test"] = path.test;
  if (!path.replayed.empty()) json["replayed"] = path.replayed;
  if (!path.replay_note.empty()) json["replay_note"] = path.replay_note;
  return json;
}

void add_asked(TopLevel& top, const Asked& asked) {
  top.add("tool", "loris");
  top.add("version", version());
  top.add("target", asked.target);
  top.add("heap", asked.heap);
  top.add("decide", asked.decide);
  top.add("bounds", bounds_json(asked));
  top.add("solver", asked.solver);
  top.add("search", asked.search);
  if (!asked.path.empty()) top.add("path", asked.path);
}

void add_counts(TopLevel& top, const Result& result) {
  top.add("complete", result.complete);
  top.add("vacuous", result.is_vacuous());
  if (result.is_vacuous()) top.add("refused_by", result.refused_by);
  if (result.is_vacuous()) top.add("refused_together", result.refused_together);
  top.add("undecided", result.paths.undecided);
  top.add("interrupted", result.interrupted);
  top.add("unexplored", result.unexplored);
  top.add("paths", paths_json(result.paths));
  top.add("solver_queries", queries_json(result.queries));
  top.add("decider_calls", Json{{"total", result.decider_calls},
                                {"reused", result.decider_reused},
                                {"seconds", result.decider_seconds}});
  if (result.audit)
    top.add("audit", Json{{"checked", result.audit->checked},
                          {"infeasible", result.audit->infeasible},
                          {"false_alarms", result.audit->false_alarms},
                          {"unknown", result.audit->unknown}});
  top.add("seconds", result.seconds);
  top.add("peak_memory_bytes", result.peak_memory_bytes);
  top.add("coverage", coverage_json(result.coverage));
  top.add("limits", limits_json(result.limits));
}

}  // namespace

void write_json(std::ostream& out, const Result& result) {
  TopLevel top(out);
  add_asked(top, result.asked);
  add_counts(top, result);
  top.add_lines("violations", result.violations, violation_json);
  if (!result.undecided.empty()) top.add_lines("undecided_list", result.undecided, undecided_json);
  top.add("assumptions", result.assumptions);
  top.add("replay", replay_json(result.replay.value_or(ReplayCounts{})));
  if (result.paths_listed) top.add_lines("path_list", result.path_list, path_json);
  top.end();
}

std::string to_json(const Result& result) {
  std::ostringstream out;
  write_json(out, result);
  return out.str();
}

}  // namespace loris
