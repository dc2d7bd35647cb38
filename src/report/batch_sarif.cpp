#include "report/batch_sarif.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <sstream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "report/json_dump.h"

namespace loris {

namespace {

using Json = nlohmann::ordered_json;

Json sarif_json(const Result& result, SourceFiles& sources, const SarifOptions& options) {
  std::ostringstream text;
  write_sarif(text, result, sources, options);
  return Json::parse(text.str());
}

Json notification(const char* id, std::size_t index, const std::string& text) {
  return Json{{"descriptor", Json{{"id", id}, {"index", index}}},
              {"level", "warning"},
              {"message", Json{{"text", text}}}};
}

/// Puts the results and notifications of another run behind those of the first.
void append(Json& run, Json&& other) {
  for (Json& one : other["results"]) run["results"].push_back(std::move(one));
  Json& told = run["invocations"][0]["toolExecutionNotifications"];
  for (Json& one : other["invocations"][0]["toolExecutionNotifications"])
    told.push_back(std::move(one));
  if (other.contains("originalUriBaseIds"))
    run["originalUriBaseIds"].update(other["originalUriBaseIds"]);
}

void limit_results(Json& run, std::size_t most) {
  Json& results = run["results"];
  if (results.size() <= most) return;
  const std::string text =
      fmt::format("{} of {} results are left out", results.size() - most, results.size());
  results.erase(results.begin() + static_cast<std::ptrdiff_t>(most), results.end());
  run["invocations"][0]["toolExecutionNotifications"].push_back(notification("left-out", 1, text));
}

void keep_most(CoverageSums& sums, const CoverageSums& other) {
  sums.instructions_run = std::max(sums.instructions_run, other.instructions_run);
  sums.branches_run = std::max(sums.branches_run, other.branches_run);
}

void merge(CoveredMethod& method, const CoveredMethod& other) {
  keep_most(method.sums, other.sums);
  CoverageSums whole;
  for (auto& [line, sums] : method.lines) {
    const auto found = other.lines.find(line);
    if (found != other.lines.end()) keep_most(sums, found->second);
    whole.add(sums);
  }
  keep_most(method.sums, whole);
  for (std::size_t i = 0; i < std::min(method.branching.size(), other.branching.size()); ++i)
    method.branching[i].taken = std::max(method.branching[i].taken, other.branching[i].taken);
}

}  // namespace

void write_batch_sarif(std::ostream& out, const std::vector<Explored>& explored,
                       const std::string& name, SourceFiles& sources, const SarifOptions& options) {
  Json log = sarif_json({}, sources, options);
  Json& run = log["runs"][0];
  run["invocations"][0]["toolExecutionNotifications"] = Json::array();  // those of no target
  for (const Explored& one : explored) {
    if (one.error.empty())
      append(run, std::move(sarif_json(one.result, sources, options)["runs"][0]));
    else
      run["invocations"][0]["toolExecutionNotifications"].push_back(notification(
          "incomplete", 0, fmt::format("{} was not explored: {}", one.target, one.error)));
  }
  run["automationDetails"]["id"] = "loris/" + name + "/";
  limit_results(run, options.limits.results);
  out << dump(log) << "\n";
}

Result merged_coverage(const std::vector<Explored>& explored) {
  std::map<std::string, CoveredClass> classes;
  for (const Explored& one : explored) {
    for (const CoveredClass& cls : one.result.classes) {
      const auto [found, is_new] = classes.try_emplace(cls.name, cls);
      if (is_new) continue;
      auto& methods = found->second.methods;
      for (std::size_t i = 0; i < std::min(methods.size(), cls.methods.size()); ++i)
        merge(methods[i], cls.methods[i]);
    }
  }
  Result merged;
  for (auto& [name, cls] : classes) merged.classes.push_back(std::move(cls));
  return merged;
}

}  // namespace loris
