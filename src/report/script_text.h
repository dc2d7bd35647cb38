#pragma once
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace loris {

/// Text between tags and in quoted attributes of HTML.
std::string html_text(std::string_view text);

/// JSON for a <script type="application/json"> block: no text inside can end the block, open a
/// comment or another script, and what is no UTF-8 is replaced.
std::string script_json(const nlohmann::ordered_json& json);

}  // namespace loris
