#include "report/sarif_places.h"

#include <filesystem>

#include <fmt/format.h>

#include "report/java_text.h"

namespace loris {

namespace {

using Json = SarifPlaces::Json;

constexpr const char* kFound = "%SRCROOT%";  // the name that GitHub and others know
constexpr const char* kGuessed = "SOURCES";

std::string method_text(const TracedMethod& method) {
  return method.class_name + "." + method.name;
}

}  // namespace

std::string uri_encoded(std::string_view path) {
  std::string uri;
  for (const char c : path) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                          (c >= '0' && c <= '9') ||
                          std::string_view("/-._~").find(c) != std::string_view::npos;
    if (is_plain)
      uri += c;
    else
      uri += fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
  }
  return uri;
}

/// A file that was found is named from the directory if it lies below, else from the root.
Json SarifPlaces::artifact(const std::string& path) {
  namespace fs = std::filesystem;
  const auto found = sources_.find(path);
  if (!found) {
    uses_guessed_ = true;
    return Json{{"uri", uri_encoded(path)}, {"uriBaseId", kGuessed}};
  }
  const fs::path whole = (fs::path(directory_) / *found).lexically_normal();
  const fs::path below = whole.lexically_relative(directory_);
  if (below.empty() || *below.begin() == "..")
    return Json{{"uri", "file://" + uri_encoded(whole.string())}};
  uses_found_ = true;
  return Json{{"uri", uri_encoded(below.string())}, {"uriBaseId", kFound}};
}

Json SarifPlaces::location(const TraceStep& step) {
  Json location = Json::object();
  if (!step.is_library) {
    // Readers want a line where there are none.
    const std::uint32_t line = step.line == 0 ? 1 : step.line;
    location["physicalLocation"] = Json{{"artifactLocation", artifact(step.method->file)},
                                        {"region", Json{{"startLine", line}}}};
  }
  location["logicalLocations"] = Json::array({Json{
      {"fullyQualifiedName", shortened(method_text(*step.method), 1000)}, {"kind", "function"}}});
  return location;
}

Json SarifPlaces::base_ids() const {
  Json ids = Json::object();
  if (uses_found_) {
    ids[kFound] = Json::object();
    if (!directory_.empty()) ids[kFound]["uri"] = "file://" + uri_encoded(directory_) + "/";
    ids[kFound]["description"] = Json{{"text", "where loris was run"}};
  }
  if (uses_guessed_)
    ids[kGuessed] =
        Json{{"description",
              Json{{"text", "the root of the sources, which were not found: see --source"}}}};
  return ids;
}

}  // namespace loris
