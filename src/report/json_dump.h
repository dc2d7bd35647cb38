#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace loris {

/// One line of JSON. Names in class files may hold what UTF-8 has not; it must not end the report.
std::string dump(const nlohmann::ordered_json& json);

}  // namespace loris
