#include "report/html_summary.h"

#include <algorithm>

#include <fmt/format.h>

#include "report/text.h"
#include "report/violation_groups.h"

namespace loris {

namespace {

using Json = nlohmann::ordered_json;

/// The last line of the summary for people.
std::string verdict(const Result& result) {
  std::string text = to_text(result, {Verbosity::Quiet, false, 100});
  while (text.ends_with('\n')) text.pop_back();
  return text.substr(text.rfind('\n') + 1);
}

const char* state(const Result& result) {
  if (!result.violations.empty()) return "violating";
  return result.is_decided() && !result.is_vacuous() ? "complete" : "incomplete";
}

/// A cause, and the places of its paths among those of the report.
Json group_json(const ViolationGroup& group, const Result& result,
                const std::vector<std::size_t>& places) {
  constexpr std::size_t kMostListed = 200;
  Json paths = Json::array();
  const auto add = [&](const PathResult* path) {
    const auto violation = static_cast<std::size_t>(path - result.violations.data());
    if (violation < places.size()) paths.push_back(places[violation]);
  };
  add(group.first);
  for (std::size_t i = 0; i < std::min(group.more.size(), kMostListed); ++i) add(group.more[i]);
  return Json{{"kind", group.first->kind},
              {"at", group.first->at},
              {"message", group.first->message},
              {"count", group.more.size() + 1},
              {"paths", std::move(paths)}};
}

Json bounds_rows(const Asked& asked) {
  Json json = Json::array();
  for (const auto& [name, bound] : asked.bounds)
    json.push_back(Json::array({name, fmt::format("{}", bound)}));
  for (const ClassCount& own : asked.objects)
    json.push_back(Json::array({"objects " + own.cls, fmt::format("{}", own.count)}));
  for (const FieldRange& range : asked.ranges)
    json.push_back(
        Json::array({"range " + range.field, fmt::format("{}..{}", range.low, range.high)}));
  return json;
}

Json counts_json(const Result& result) {
  const PathCounts& paths = result.paths;
  return Json{{"total", paths.total()},           {"normal", paths.normal},
              {"exceptional", paths.exceptional}, {"violating", paths.violating},
              {"undecided", paths.undecided},     {"cut", paths.cut},
              {"unsupported", paths.unsupported}, {"pruned", paths.pruned},
              {"unexplored", result.unexplored}};
}

Json effort_json(const Result& result) {
  const QueryCounts& queries = result.queries;
  return Json{{"seconds", result.seconds},
              {"memory", result.peak_memory_bytes},
              {"queries", queries.total},
              {"by_solver", queries.by_solver},
              {"unknown", queries.unknown},
              {"solver_seconds", queries.seconds},
              {"decider_calls", result.decider_calls},
              {"decider_reused", result.decider_reused},
              {"decider_seconds", result.decider_seconds}};
}

}  // namespace

Json html_summary(const Result& result) {
  Json json{{"target", result.asked.target},
            {"heap", result.asked.heap},
            {"decide", result.asked.decide},
            {"solver", result.asked.solver},
            {"search", result.asked.search},
            {"path", result.asked.path},
            {"state", state(result)},
            {"verdict", verdict(result)},
            {"bounds", bounds_rows(result.asked)},
            {"types", result.asked.types},
            {"paths", counts_json(result)},
            {"effort", effort_json(result)},
            {"assumptions", result.assumptions}};
  json["coverage"] = Json{{"branches", result.coverage.branches},
                          {"branches_covered", result.coverage.branches_covered},
                          {"lines", result.coverage.lines},
                          {"lines_covered", result.coverage.lines_covered}};
  json["limits"] = Json::array();
  for (const Limit& limit : result.limits)
    json["limits"].push_back(Json::array({limit.what, limit.where, limit.count}));
  json["groups"] = Json::array();
  const std::vector<std::size_t> places = violation_places(result);
  for (const ViolationGroup& group : grouped(result.violations))
    json["groups"].push_back(group_json(group, result, places));
  if (result.audit)
    json["audit"] = Json{{"checked", result.audit->checked},
                         {"infeasible", result.audit->infeasible},
                         {"false_alarms", result.audit->false_alarms},
                         {"unknown", result.audit->unknown}};
  return json;
}

}  // namespace loris
