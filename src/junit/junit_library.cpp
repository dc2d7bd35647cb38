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

/// "5.9.2" where x.jar is a link to x-5.9.2.jar.
std::string version_of(const std::filesystem::path& jar) {
  std::error_code none;
  const std::string real = std::filesystem::read_symlink(jar, none).stem().string();
  const std::string name = jar.stem().string();
  return real.starts_with(name + "-") ? real.substr(name.size() + 1) : "";
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
