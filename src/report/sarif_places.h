#pragma once
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "exec/trace.h"
#include "report/source_files.h"

namespace loris {

/// Writes places in the program as SARIF locations.
class SarifPlaces {
 public:
  using Json = nlohmann::ordered_json;
  /// `directory` as in SarifOptions.
  SarifPlaces(SourceFiles& sources, std::string directory)
      : sources_(sources), directory_(std::move(directory)) {}

  /// The file and the line; a place of the library has only the name of its method.
  Json location(const TraceStep& step);
  /// What the artifacts' uriBaseIds mean, those that were used.
  Json base_ids() const;

 private:
  Json artifact(const std::string& path);

  SourceFiles& sources_;
  std::string directory_;
  bool uses_found_ = false, uses_guessed_ = false;
};

/// Characters that a URI does not hold as they are become "%20" and the like; "/" stays.
std::string uri_encoded(std::string_view path);

}  // namespace loris
