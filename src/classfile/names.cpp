#include "classfile/names.h"

#include <fmt/format.h>

#include <cstdint>
#include <cstring>

namespace loris {
namespace {

/// No byte is zero and none is above 0x7f; eight bytes at a time.
bool is_plain_ascii(std::string_view text) {
  constexpr std::uint64_t kOnes = 0x0101010101010101, kHighs = 0x8080808080808080;
  std::size_t i = 0;
  for (; i + 8 <= text.size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + i, 8);
    if (((word - kOnes) | word) & kHighs) return false;
  }
  for (; i < text.size(); ++i) {
    if (text[i] <= 0) return false;
  }
  return true;
}

bool is_continuation(std::string_view text, std::size_t at) {
  return at < text.size() && (static_cast<std::uint8_t>(text[at]) & 0xc0) == 0x80;
}

/// The length of the encoding that starts at `at`, 0 when there is none.
std::size_t encoded_length(std::string_view text, std::size_t at, bool allow_overlong) {
  const auto first = static_cast<std::uint8_t>(text[at]);
  if (first == 0) return 0;
  if (first < 0x80) return 1;
  if (!is_continuation(text, at + 1)) return 0;
  const auto second = static_cast<std::uint8_t>(text[at + 1]);
  if ((first & 0xe0) == 0xc0) {
    const bool needed = first >= 0xc2 || (first == 0xc0 && second == 0x80);
    return needed || allow_overlong ? 2 : 0;
  }
  if ((first & 0xf0) != 0xe0 || !is_continuation(text, at + 2)) return 0;
  return first > 0xe0 || second >= 0xa0 || allow_overlong ? 3 : 0;
}

}  // namespace

bool is_unqualified_name(std::string_view text) {
  for (const char c : text) {
    if (c == '.' || c == ';' || c == '[' || c == '/') return false;
  }
  return !text.empty();
}

bool is_method_name(std::string_view text) {
  if (text == "<init>" || text == "<clinit>") return true;
  for (const char c : text) {
    if (c == '<' || c == '>') return false;
  }
  return is_unqualified_name(text);
}

bool is_class_name(std::string_view text) {
  char previous = '/';
  for (const char c : text) {
    if (c == '.' || c == ';' || c == '[' || (c == '/' && previous == '/')) return false;
    previous = c;
  }
  return previous != '/';
}

bool is_modified_utf8(std::string_view text, bool allow_overlong) {
  if (is_plain_ascii(text)) return true;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = encoded_length(text, at, allow_overlong);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 120;
  std::string out = "'";
  for (const char c : text.substr(0, kLongest)) {
    if (static_cast<std::uint8_t>(c) < 0x20 || c == 0x7f) {
      out += fmt::format("\\x{:02x}", static_cast<std::uint8_t>(c));
    } else {
      out += c;
    }
  }
  return out + (text.size() > kLongest ? "…'" : "'");
}

}  // namespace loris
