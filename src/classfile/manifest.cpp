#include "classfile/manifest.h"

#include <algorithm>
#include <filesystem>

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

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char l = lower(c);
  return l >= 'a' && l <= 'f' ? l - 'a' + 10 : -1;
}

std::string percent_decoded(std::string_view url) {
  std::string path;
  for (std::size_t i = 0; i < url.size(); ++i) {
    const bool escaped = url[i] == '%' && i + 2 < url.size() && hex_digit(url[i + 1]) >= 0 &&
                         hex_digit(url[i + 2]) >= 0;
    if (!escaped) {
      path += url[i];
      continue;
    }
    path += static_cast<char>(hex_digit(url[i + 1]) * 16 + hex_digit(url[i + 2]));
    i += 2;
  }
  return path;
}

/// "lib/b.jar" and "b.jar" name files beside the jar; empty for all else: a jar does not say what
/// is read elsewhere.
std::string path_beside(std::string_view url) {
  if (url.find(':') != std::string_view::npos) return {};
  const std::string path = percent_decoded(url);
  const std::string normal = std::filesystem::path(path).lexically_normal().string();
  const bool is_beside = !path.empty() && path.find('\0') == std::string::npos &&
                         normal[0] != '/' && normal != ".." && !normal.starts_with("../");
  return is_beside ? path : std::string();
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

std::vector<std::string> manifest_class_path(std::string_view manifest) {
  std::vector<std::string> paths;
  const std::string value = manifest_attribute(manifest, "Class-Path").value_or("");
  std::string_view rest = value;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    std::string path = path_beside(rest.substr(0, end));
    if (!path.empty()) paths.push_back(std::move(path));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return paths;
}

}  // namespace loris
