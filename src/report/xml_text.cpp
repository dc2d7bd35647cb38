#include "report/xml_text.h"

#include <fmt/format.h>

#include "interp/text.h"

namespace loris {

namespace {

bool is_xml(char16_t unit) {
  return unit >= 0x20 ? unit < 0xfffe : unit == '\t' || unit == '\n' || unit == '\r';
}

/// None: as it is.
const char* entity(char16_t unit) {
  switch (unit) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\'': return "&apos;";
    case '\t': return "&#9;";
    case '\n': return "&#10;";
    case '\r': return "&#13;";
    default: return nullptr;
  }
}

}  // namespace

std::string xml_escaped(std::string_view text) {
  std::string escaped;
  std::u16string plain;
  const auto flush = [&] {
    escaped += to_utf8(plain);
    plain.clear();
  };
  for (const char16_t unit : from_utf8(text)) {
    if (const char* named = entity(unit)) {
      flush();
      escaped += named;
    } else {
      plain += is_xml(unit) ? unit : u'\ufffd';
    }
  }
  flush();
  return escaped;
}

}  // namespace loris
