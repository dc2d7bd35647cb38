#include "junit/literals.h"

#include <array>
#include <cmath>

#include <fmt/format.h>

#include "interp/text.h"
#include "report/java_text.h"
#include "term/bits.h"

namespace loris {

namespace {

bool is_plain(char16_t unit) { return unit >= 0x20 && unit < 0x7f; }

/// Below 0x80 octal: \u000a would end the line before javac sees the literal (JLS 3.3).
std::string escaped(char16_t unit) {
  switch (unit) {
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    case '"': return "\\\"";
    case '\'': return "\\'";
    case '\\': return "\\\\";
    default: break;
  }
  if (unit < 0x80) return fmt::format("\\{:03o}", static_cast<unsigned>(unit));
  return fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
}

std::string quoted(std::u16string_view text, char quote) {
  std::string literal(1, quote);
  for (const char16_t unit : text) {
    const bool needs_escape =
        !is_plain(unit) || unit == static_cast<char16_t>(quote) || unit == u'\\';
    literal += needs_escape ? escaped(unit) : std::string(1, static_cast<char>(unit));
  }
  return literal + quote;
}

template <class T>
std::string floating(T value, const char* type, const char* suffix) {
  if (std::isnan(value)) return fmt::format("{}.NaN", type);
  if (std::isinf(value))
    return fmt::format("{}.{}_INFINITY", type, value > 0 ? "POSITIVE" : "NEGATIVE");
  return floating_text(value) + suffix;
}

bool ends_in_open_backslash(const std::string& text) {
  std::size_t count = 0;
  while (count < text.size() && text[text.size() - 1 - count] == '\\') ++count;
  return count % 2 == 1;
}

struct Drawn {
  std::string_view from, to;
};

constexpr std::array kDrawn{
    Drawn{"─", "-"}, Drawn{"→", ">"},   Drawn{"│", "|"}, Drawn{"╭", "."}, Drawn{"╮", "."},
    Drawn{"┌", "."}, Drawn{"┐", "."},   Drawn{"╰", "'"}, Drawn{"╯", "'"}, Drawn{"└", "'"},
    Drawn{"┘", "'"}, Drawn{"┴", "+"},   Drawn{"┬", "+"}, Drawn{"┼", "+"}, Drawn{"├", "|"},
    Drawn{"┤", "|"}, Drawn{"…", "..."},
};

std::string in_ascii(std::string_view utf8) {
  std::string text;
  for (std::size_t at = 0; at < utf8.size();) {
    bool found = false;
    for (const Drawn& each : kDrawn) {
      if (!utf8.substr(at).starts_with(each.from)) continue;
      text += each.to;
      at += each.from.size();
      found = true;
      break;
    }
    if (!found) text += utf8[at++];
  }
  return text;
}

}  // namespace

std::string ascii_string_literal(std::u16string_view text) { return quoted(text, '"'); }

std::string ascii_string_literal(std::string_view utf8) {
  return ascii_string_literal(from_utf8(utf8));
}

std::string ascii_string_expression(std::u16string_view text) {
  // A constant has at most 65535 bytes, and a character up to three of them (JVMS 4.4.7).
  constexpr std::size_t kPiece = 20'000;
  if (text.size() <= kPiece) return ascii_string_literal(text);
  std::string pieces;
  for (std::size_t at = 0; at < text.size(); at += kPiece)
    pieces += ", " + ascii_string_literal(text.substr(at, kPiece));
  return fmt::format("java.lang.String.join(\"\"{})", pieces);
}

std::string primitive_expression(const GraphValue& value) {
  switch (value.type) {
    case 'Z': return value.bits != 0 ? "true" : "false";
    case 'B': return fmt::format("(byte) {}", from_bits<std::int32_t>(value.bits));
    case 'S': return fmt::format("(short) {}", from_bits<std::int32_t>(value.bits));
    case 'C': {
      const auto unit = static_cast<char16_t>(value.bits);
      return quoted({&unit, 1}, '\'');
    }
    case 'J': return fmt::format("{}L", from_bits<std::int64_t>(value.bits));
    case 'F': return floating(from_bits<float>(value.bits), "java.lang.Float", "f");
    case 'D': return floating(from_bits<double>(value.bits), "java.lang.Double", "");
    default: return fmt::format("{}", from_bits<std::int32_t>(value.bits));
  }
}

std::string comment_text(std::string_view utf8) {
  std::string text;
  for (const char16_t unit : from_utf8(in_ascii(utf8))) {
    // A backslash before a u would begin an escape, and a wrong one is an error even in a comment.
    if (unit == 'u' && ends_in_open_backslash(text)) text += '\\';
    text += is_plain(unit) ? std::string(1, static_cast<char>(unit)) : escaped(unit);
  }
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

}  // namespace loris
