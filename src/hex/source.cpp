#include "hex/source.h"

#include <fmt/format.h>

namespace loris::hex {

namespace {

constexpr std::size_t kShown = 100;  // of a long line

std::string_view line_of(std::string_view text, std::uint32_t line) {
  for (std::uint32_t i = 1; i < line; ++i) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + 1);
  }
  text = text.substr(0, text.find('\n'));
  if (text.ends_with('\r')) text.remove_suffix(1);
  return text;
}

/// Nothing that a terminal would take for a command, and no tabs, which would move the caret.
std::string blanked(std::string_view text) {
  std::string shown(text);
  for (char& c : shown) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) c = ' ';
  }
  return shown;
}

/// Characters, of which those beyond ASCII have several bytes.
std::size_t width(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xc0) != 0x80 ? 1 : 0;
  return count;
}

}  // namespace

RuleError error_at(const std::string& file, std::string_view text, Place place,
                   const std::string& message) {
  std::string_view line = line_of(text, place.line);
  std::size_t column = std::min<std::size_t>(place.column - 1, line.size());
  const std::size_t cut = column > kShown / 2 ? column - kShown / 2 : 0;
  line = line.substr(cut, kShown);
  column -= cut;
  const std::string indent(width(line.substr(0, column)), ' ');
  return RuleError(fmt::format("{}:{}:{}: {}", file, place.line, place.column, message),
                   {blanked(line), indent + '^'});
}

}  // namespace loris::hex
