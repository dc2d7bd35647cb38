#include "report/source_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace loris {

namespace {

namespace fs = std::filesystem;

/// A class file may name any source; one that leaves its root is not looked for.
bool stays_below(const std::string& path) {
  const fs::path named(path);
  return path.find('\0') == std::string::npos && !named.is_absolute() &&
         std::none_of(named.begin(), named.end(),
                      [](const fs::path& part) { return part == ".."; });
}

std::optional<std::vector<std::string>> read_lines(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) {
    if (line.ends_with('\r')) line.pop_back();
    lines.push_back(line);
  }
  return lines;
}

}  // namespace

std::optional<std::string> SourceFiles::find(const std::string& path) {
  const auto [known, is_new] = found_.try_emplace(path);
  if (!is_new || path.empty() || !stays_below(path)) return known->second;
  for (const std::string& root : roots_) {
    const fs::path candidate = fs::path(root) / path;
    std::error_code ignored;
    if (!fs::is_regular_file(candidate, ignored)) continue;
    known->second = candidate.lexically_normal().string();
    break;
  }
  return known->second;
}

const std::vector<std::string>* SourceFiles::lines(const std::string& path) {
  const auto [known, is_new] = lines_.try_emplace(path);
  if (is_new) {
    if (const auto file = find(path)) known->second = read_lines(*file);
  }
  return known->second ? &*known->second : nullptr;
}

std::optional<std::string> SourceFiles::line(const std::string& path, std::uint32_t number) {
  const std::vector<std::string>* all = lines(path);
  if (all == nullptr || number == 0 || number > all->size()) return std::nullopt;
  return (*all)[number - 1];
}

}  // namespace loris
