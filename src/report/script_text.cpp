#include "report/script_text.h"

#include "report/json_dump.h"

namespace loris {

namespace {

/// What after a "<" has a meaning inside a script block: "</script", "<!--", "<script".
bool begins_markup(char next) { return next == '/' || next == '!' || next == 's' || next == 'S'; }

}  // namespace

std::string html_text(std::string_view text) {
  std::string escaped;
  escaped.reserve(text.size());
  for (const char c : text) {
    switch (c) {
      case '&': escaped += "&amp;"; break;
      case '<': escaped += "&lt;"; break;
      case '>': escaped += "&gt;"; break;
      case '"': escaped += "&quot;"; break;
      case '\'': escaped += "&#39;"; break;
      default: escaped += c;
    }
  }
  return escaped;
}

std::string script_json(const nlohmann::ordered_json& json) {
  const std::string plain = dump(json);
  std::string safe;
  safe.reserve(plain.size() + plain.size() / 64);
  for (std::size_t i = 0; i < plain.size(); ++i) {
    const bool is_last = i + 1 == plain.size();
    // "<" stands only inside a string of JSON, where it may be escaped.
    if (plain[i] == '<' && (is_last || begins_markup(plain[i + 1])))
      safe += "\\u003c";
    else
      safe += plain[i];
  }
  return safe;
}

}  // namespace loris
