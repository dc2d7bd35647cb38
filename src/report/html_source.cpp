#include "report/html_source.h"

#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "classfile/descriptor.h"
#include "program/type_names.h"
#include "report/java_text.h"

namespace loris {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostSourceBytes = 8'000'000;

/// "3-7,9"
std::string ranges(const std::set<std::uint32_t>& lines) {
  std::string text;
  for (auto at = lines.begin(); at != lines.end();) {
    const std::uint32_t first = *at;
    std::uint32_t last = first;
    while (++at != lines.end() && *at == last + 1) last = *at;
    if (!text.empty()) text += ',';
    text += first == last ? fmt::format("{}", first) : fmt::format("{}-{}", first, last);
  }
  return text;
}

/// As traces name it: by its package.
std::string file_of(const CoveredClass& cls) {
  const std::size_t slash = cls.name.rfind('/');
  return slash == std::string::npos ? cls.source_file
                                    : cls.name.substr(0, slash + 1) + cls.source_file;
}

Json sums_json(const CoverageSums& sums) {
  return Json::array({sums.instructions, sums.instructions_run, sums.branches, sums.branches_run});
}

/// "insert(Node, int)"
std::string method_text(const CoveredMethod& method) {
  std::vector<std::string> types;
  for (const std::string_view parameter : parse_method_descriptor(method.descriptor).parameters) {
    const std::string type = type_text(parameter);
    types.push_back(type.substr(type.find_last_of(".$") + 1));
  }
  return fmt::format("{}({})", method.name, fmt::join(types, ", "));
}

Json method_json(const CoveredMethod& method) {
  std::uint64_t run = 0;
  for (const auto& [line, sums] : method.lines) run += sums.instructions_run > 0 ? 1 : 0;
  return Json{{"name", method_text(method)},      {"line", method.first_line},
              {"lines", method.lines.size()},     {"lines_run", run},
              {"branches", method.sums.branches}, {"branches_run", method.sums.branches_run}};
}

std::set<std::string> mentioned_files(const std::vector<const Result*>& results) {
  std::set<std::string> files;
  for (const Result* result : results) {
    for (const CoveredClass& cls : result->classes) {
      if (!cls.source_file.empty()) files.insert(file_of(cls));
    }
  }
  return files;
}

}  // namespace

std::vector<std::string> traced_lines(const Trace& trace) {
  std::vector<std::string> order;
  std::map<std::string, std::set<std::uint32_t>> lines;
  for (const TraceStep& step : trace.steps) {
    if (step.is_library || step.line == 0 || step.method->file.empty()) continue;
    const auto [found, is_new] = lines.try_emplace(step.method->file);
    if (is_new) order.push_back(step.method->file);
    found->second.insert(step.line);
  }
  for (std::string& file : order) file = fmt::format("{}:{}", file, ranges(lines[file]));
  return order;
}

Json coverage_page(const Result& result) {
  std::map<std::string, std::map<std::uint32_t, CoverageSums>> files;
  Json classes = Json::array();
  for (const CoveredClass& cls : result.classes) {
    Json methods = Json::array();
    for (const CoveredMethod& method : cls.methods) {
      methods.push_back(method_json(method));
      for (const auto& [line, sums] : method.lines) files[file_of(cls)][line].add(sums);
    }
    classes.push_back(Json{
        {"name", class_text(cls.name)}, {"file", file_of(cls)}, {"methods", std::move(methods)}});
  }
  Json lines = Json::object();
  for (const auto& [file, sums] : files) {
    Json rows = Json::array();
    for (const auto& [line, sum] : sums) {
      Json row = sums_json(sum);
      row.insert(row.begin(), line);
      rows.push_back(std::move(row));
    }
    lines[file] = std::move(rows);
  }
  return Json{{"classes", std::move(classes)}, {"files", std::move(lines)}};
}

Json mentioned_sources(const std::vector<const Result*>& results, SourceFiles& sources) {
  Json found = Json::object();
  std::size_t bytes = 0;
  for (const std::string& file : mentioned_files(results)) {
    const std::vector<std::string>* lines = sources.lines(file);
    if (lines == nullptr) continue;
    std::size_t size = 0;
    for (const std::string& line : *lines) size += line.size() + 3;
    if (bytes + size > kMostSourceBytes) continue;
    bytes += size;
    found[file] = *lines;
  }
  return found;
}

}  // namespace loris
