#include "junit/junit_library.h"

#include <filesystem>

#include <fmt/format.h>

#include "base/input_error.h"

namespace loris {

namespace {

std::vector<std::string> jar_names(int release) {
  if (release == 4) return {"junit4", "hamcrest"};
  return {"junit-jupiter-api",     "junit-jupiter-engine",    "junit-platform-commons",
          "junit-platform-engine", "junit-platform-launcher", "opentest4j",
          "apiguardian-api"};
}

/// "5.9.2" where x-5.9.2.jar stands beside x.jar and is the same file.
std::string version_of(const std::filesystem::path& jar) {
  const std::string start = jar.stem().string() + "-";
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(jar.parent_path(), none)) {
    const std::string name = entry.path().stem().string();
    if (name.starts_with(start) && std::filesystem::equivalent(entry.path(), jar, none))
      return name.substr(start.size());
  }
  return {};
}

}  // namespace

JunitLibrary find_junit(int release, const std::string& directory) {
  JunitLibrary library{release, {}, {}};
  for (const std::string& name : jar_names(release)) {
    const std::filesystem::path jar = std::filesystem::path(directory) / (name + ".jar");
    std::error_code none;
    if (!std::filesystem::exists(jar, none))
      throw InputError(fmt::format("JUnit {0} was not found: no {1} (Debian package junit{0})",
                                   release, jar.string()));
    if (library.jars.empty()) library.version = version_of(jar);
    library.jars.push_back(jar.string());
  }
  return library;
}

}  // namespace loris
