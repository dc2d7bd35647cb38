#include "classfile/class_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "base/input_error.h"
#include "classfile/manifest.h"

namespace loris {
namespace fs = std::filesystem;
namespace {

bool starts_like_a_class(const std::string& path) {
  char magic[4] = {};
  std::ifstream(path, std::ios::binary).read(magic, sizeof magic);
  return std::string_view(magic, sizeof magic) == "\xCA\xFE\xBA\xBE";
}

/// The jars in the directory of "lib/*", in the order of their names.
std::vector<std::string> expand_wildcard(const std::string& entry) {
  const fs::path directory = entry == "*" ? fs::path(".") : fs::path(entry).parent_path();
  std::error_code error;
  std::vector<std::string> jars;
  for (fs::directory_iterator at(directory, error), end; !error && at != end; at.increment(error)) {
    const fs::path extension = at->path().extension();
    if (extension == ".jar" || extension == ".JAR") jars.push_back(at->path().string());
  }
  if (error) throw InputError(fmt::format("class path entry '{}': {}", entry, error.message()));
  std::sort(jars.begin(), jars.end());
  return jars;
}

/// Opens entries from the left, and behind each jar what its manifest's Class-Path names.
class Opener {
 public:
  explicit Opener(int feature) : feature_(feature) {}

  void open(const std::string& entry) {
    if (entry == "*" || entry.ends_with("/*")) {
      for (const std::string& jar : expand_wildcard(entry)) open_one(jar);
    } else {
      open_one(entry.empty() ? "." : entry);
    }
  }

  std::vector<std::unique_ptr<ClassSource>> take() { return std::move(sources_); }

 private:
  void open_one(const std::string& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) {
      throw InputError(fmt::format("class path entry '{}' does not exist", path));
    }
    if (!opened_.insert(fs::canonical(path, error)).second) return;
    if (fs::is_directory(status)) {
      sources_.push_back(open_directory(path));
    } else if (!fs::is_regular_file(status)) {
      throw InputError(fmt::format("class path entry '{}' is not a regular file", path));
    } else if (path.ends_with(".class") || starts_like_a_class(path)) {
      sources_.push_back(open_class_file(path));
    } else {
      open_with_class_path(path);
    }
  }

  /// As for java, what a manifest names but is not there is left out.
  void open_with_class_path(const std::string& jar) {
    const ClassSource& source = *sources_.emplace_back(open_jar(jar, feature_));
    const auto manifest = source.find_resource("META-INF/MANIFEST.MF");
    if (!manifest) return;
    const std::string_view text(reinterpret_cast<const char*>(manifest->bytes.data()),
                                manifest->bytes.size());
    for (const std::string& named : manifest_class_path(text)) {
      const fs::path path = fs::path(jar).parent_path() / named;
      std::error_code error;
      if (fs::exists(path, error)) open_one(path.string());
    }
  }

  int feature_;
  std::vector<std::unique_ptr<ClassSource>> sources_;
  std::set<fs::path> opened_;
};

}  // namespace

std::vector<std::unique_ptr<ClassSource>> open_class_path(const std::vector<std::string>& entries,
                                                          int feature) {
  Opener opener(feature);
  for (const std::string& entry : entries) opener.open(entry);
  return opener.take();
}

}  // namespace loris
