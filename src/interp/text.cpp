#include "interp/text.h"

#include <cstdint>

namespace loris {

namespace {

constexpr char16_t kReplacement = 0xfffd;

bool is_continuation(unsigned char byte) { return (byte & 0xc0) == 0x80; }

/// Decodes one sequence of up to `most` bytes at text[at]; 0 bytes taken when malformed.
std::uint32_t decode(std::string_view text, std::size_t at, std::size_t most, std::size_t& taken) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
  const unsigned char lead = byte(0);
  std::size_t length = 1;
  std::uint32_t code = lead;
  if ((lead & 0xe0) == 0xc0)
    length = 2, code = lead & 0x1f;
  else if ((lead & 0xf0) == 0xe0)
    length = 3, code = lead & 0x0f;
  else if ((lead & 0xf8) == 0xf0)
    length = 4, code = lead & 0x07;
  else if (lead >= 0x80)
    length = 0;
  taken = 0;
  if (length == 0 || length > most || at + length > text.size()) return kReplacement;
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(byte(i))) return kReplacement;
    code = code << 6 | (byte(i) & 0x3f);
  }
  taken = length;
  return code;
}

std::u16string decode_all(std::string_view text, std::size_t most) {
  std::u16string result;
  result.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    std::size_t taken = 0;
    const std::uint32_t code = decode(text, at, most, taken);
    at += taken == 0 ? 1 : taken;
    if (code < 0x10000) {
      result.push_back(static_cast<char16_t>(code));
    } else {
      result.push_back(static_cast<char16_t>(0xd800 + ((code - 0x10000) >> 10)));
      result.push_back(static_cast<char16_t>(0xdc00 + ((code - 0x10000) & 0x3ff)));
    }
  }
  return result;
}

void append(std::string& out, std::uint32_t code) {
  const auto put = [&out](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (code < 0x80) return put(code);
  if (code < 0x800) return put(0xc0 | code >> 6), put(0x80 | (code & 0x3f));
  if (code < 0x10000) {
    return put(0xe0 | code >> 12), put(0x80 | (code >> 6 & 0x3f)), put(0x80 | (code & 0x3f));
  }
  put(0xf0 | code >> 18), put(0x80 | (code >> 12 & 0x3f)), put(0x80 | (code >> 6 & 0x3f)),
      put(0x80 | (code & 0x3f));
}

}  // namespace

std::u16string from_modified_utf8(std::string_view text) { return decode_all(text, 3); }
std::u16string from_utf8(std::string_view text) { return decode_all(text, 4); }

std::string to_utf8(std::u16string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char16_t unit = text[i];
    const bool high = unit >= 0xd800 && unit < 0xdc00, low = unit >= 0xdc00 && unit < 0xe000;
    if (high && i + 1 < text.size() && text[i + 1] >= 0xdc00 && text[i + 1] < 0xe000) {
      append(result, 0x10000u + ((unit - 0xd800u) << 10) + (text[++i] - 0xdc00u));
    } else {
      append(result, high || low ? U'?' : unit);
    }
  }
  return result;
}

}  // namespace loris
