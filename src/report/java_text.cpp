#include "report/java_text.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/check.h"
#include "interp/text.h"
#include "program/type_names.h"
#include "term/bits.h"

namespace loris {

namespace {

bool is_high_surrogate(char16_t unit) { return unit >= 0xd800 && unit < 0xdc00; }
bool is_low_surrogate(char16_t unit) { return unit >= 0xdc00 && unit < 0xe000; }

/// How many units from `at` on are one character; 0 for half a surrogate pair.
std::size_t character_length(std::u16string_view text, std::size_t at) {
  if (is_low_surrogate(text[at])) return 0;
  if (!is_high_surrogate(text[at])) return 1;
  return at + 1 < text.size() && is_low_surrogate(text[at + 1]) ? 2 : 0;
}

std::string escaped(char16_t unit) {
  switch (unit) {
    case '\n': return "\\n";
    case '\t': return "\\t";
    case '\r': return "\\r";
    case '\b': return "\\b";
    case '\f': return "\\f";
    case '\\': return "\\\\";
    default: return fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
  }
}

/// Controls, and the characters that move or hide their neighbours on a terminal.
bool is_printable(char16_t unit) {
  return unit >= 0x20 && !(unit >= 0x7f && unit < 0xa0) && !(unit >= 0x200b && unit <= 0x200f) &&
         !(unit >= 0x2028 && unit <= 0x202e) && !(unit >= 0x2066 && unit <= 0x2069) &&
         unit != 0xfeff;
}

std::string quoted_literal(std::u16string_view text, char quote) {
  std::string literal(1, quote);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = character_length(text, at);
    if (text[at] == static_cast<char16_t>(quote))
      literal += std::string("\\") + quote;
    else if (length == 0 || text[at] == '\\' || !is_printable(text[at]))
      literal += escaped(text[at]);
    else
      literal += to_utf8(text.substr(at, length));
    at += std::max<std::size_t>(length, 1);
  }
  return literal + quote;
}

template <class T>
std::string java_floating(T value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  std::string digits = fmt::format("{}", value);
  if (digits.find_first_of(".e") == std::string::npos) digits += ".0";
  return digits;
}

}  // namespace

std::string class_text(std::string_view internal_name) {
  if (internal_name.starts_with('[')) return type_text(internal_name);
  std::string name(internal_name);
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

std::string short_class_text(std::string_view internal_name) {
  const std::string whole = class_text(internal_name);
  const std::size_t dot = whole.rfind('.');
  std::string name = dot == std::string::npos ? whole : whole.substr(dot + 1);
  const std::size_t dollar = name.rfind('$');
  if (dollar == std::string::npos || dollar + 1 == name.size()) return name;
  const char first = name[dollar + 1];
  return first >= '0' && first <= '9' ? name : name.substr(dollar + 1);
}

std::string primitive_text(GraphValue value) {
  switch (value.type) {
    case 'Z': return value.bits != 0 ? "true" : "false";
    case 'C': return char_literal(static_cast<char16_t>(value.bits));
    case 'J': return fmt::format("{}", from_bits<std::int64_t>(value.bits));
    case 'F': return floating_text(from_bits<float>(value.bits));
    case 'D': return floating_text(from_bits<double>(value.bits));
    case 'B':
    case 'S':
    case 'I': return fmt::format("{}", from_bits<std::int32_t>(value.bits));
    default: LORIS_CHECK(value.type == 'V', "a primitive value should have a primitive type");
  }
  return {};
}

std::string floating_text(double value) { return java_floating(value); }
std::string floating_text(float value) { return java_floating(value); }

std::string string_literal(std::u16string_view text) { return quoted_literal(text, '"'); }
std::string char_literal(char16_t unit) { return quoted_literal({&unit, 1}, '\''); }

bool is_well_formed(std::u16string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = character_length(text, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

std::string printable(std::string_view text) {
  std::string made;
  std::u16string plain;
  for (const char16_t unit : from_utf8(text)) {
    if (is_printable(unit)) {
      plain += unit;
      continue;
    }
    made += to_utf8(plain) + escaped(unit);
    plain.clear();
  }
  return made + to_utf8(plain);
}

std::string shortened(const std::string& text, std::size_t most) {
  if (text.size() <= most || columns(text) <= most) return text;
  std::size_t at = 0, kept = 0;
  while (at < text.size()) {
    const bool begins = (static_cast<unsigned char>(text[at]) & 0xc0) != 0x80;
    if (begins && kept++ == most - 1) break;
    ++at;
  }
  return text.substr(0, at) + "…";
}

std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
  }));
}

}  // namespace loris
