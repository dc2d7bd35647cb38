#include "classfile/manifest.h"

#include <algorithm>

namespace loris {
namespace {

/// Lines end in CR LF, LF or CR, as in the JAR file specification.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end);
  if (text.starts_with("\r\n")) {
    text.remove_prefix(2);
  } else if (!text.empty()) {
    text.remove_prefix(1);
  }
  return line;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_name(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::optional<std::string> manifest_attribute(std::string_view manifest, std::string_view name) {
  while (!manifest.empty()) {
    std::string line(take_line(manifest));
    if (line.empty()) return std::nullopt;  // the end of the main section
    while (manifest.starts_with(' ')) line += take_line(manifest).substr(1);
    const std::size_t colon = line.find(": ");
    if (colon == std::string::npos || !same_name(std::string_view(line).substr(0, colon), name)) {
      continue;
    }
    return line.substr(colon + 2);
  }
  return std::nullopt;
}

}  // namespace loris
