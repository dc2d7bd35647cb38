#include "classfile/class_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/input_error.h"

namespace loris {
namespace fs = std::filesystem;
namespace {

using Sources = std::vector<std::unique_ptr<ClassSource>>;

bool starts_like_a_class(const std::string& path) {
  char magic[4] = {};
  std::ifstream(path, std::ios::binary).read(magic, sizeof magic);
  return std::string_view(magic, 4) == "\xCA\xFE\xBA\xBE";
}

bool is_jar_name(const fs::path& path) {
  return path.extension() == ".jar" || path.extension() == ".JAR";
}

std::unique_ptr<ClassSource> open_entry(const std::string& path, int feature) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) {
    throw InputError(fmt::format("class path entry '{}' does not exist", path));
  }
  if (fs::is_directory(status)) return open_directory(path);
  if (path.ends_with(".class") || starts_like_a_class(path)) return open_class_file(path);
  return open_jar(path, feature);
}

/// "lib/*" stands for the jars in lib, as for java; here in the order of their names.
void open_wildcard(const std::string& entry, int feature, Sources& sources) {
  const std::string directory = entry == "*" ? "." : entry.substr(0, entry.size() - 2);
  if (!fs::is_directory(directory.empty() ? "/" : directory)) {
    throw InputError(fmt::format("class path entry '{}' does not exist", entry));
  }
  std::vector<std::string> jars;
  for (const auto& file : fs::directory_iterator(directory.empty() ? "/" : directory)) {
    if (is_jar_name(file.path())) jars.push_back(file.path().string());
  }
  std::sort(jars.begin(), jars.end());
  for (const std::string& jar : jars) sources.push_back(open_entry(jar, feature));
}

}  // namespace

Sources open_class_path(const std::vector<std::string>& entries, int feature) {
  Sources sources;
  for (const std::string& entry : entries) {
    if (entry == "*" || entry.ends_with("/*")) {
      open_wildcard(entry, feature, sources);
    } else {
      sources.push_back(open_entry(entry.empty() ? "." : entry, feature));
    }
  }
  return sources;
}

}  // namespace loris
