#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "classfile/class_reader.h"

namespace loris {
namespace fs = std::filesystem;
namespace {

bool has_classes(const fs::path& home) {
  std::error_code error;
  return fs::is_regular_file(home / "lib/modules", error) ||
         fs::is_directory(home / "jmods", error);
}

/// The value of KEY="value" in the release file, empty when it has none.
std::string release_value(const fs::path& home, std::string_view key) {
  std::ifstream file(home / "release");
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(key) || line.substr(key.size(), 2) != "=\"") continue;
    const std::size_t start = key.size() + 2, end = line.find('"', start);
    return line.substr(start, end == std::string::npos ? end : end - start);
  }
  return {};
}

/// "17.0.15" -> 17, "26-ea" -> 26; 0 when it does not start with a number.
int feature_of(std::string_view version) {
  int feature = 0;
  std::from_chars(version.data(), version.data() + version.size(), feature);
  return feature;
}

/// A JDK without a release file still says its age in its classes.
int feature_of_classes(const Jdk& jdk) {
  const auto classes = open_jdk(jdk);
  const auto object = classes->find("java/lang/Object");
  if (!object) throw InputError(fmt::format("{}: holds no java/lang/Object", jdk.home));
  return read_class(object->bytes, object->origin).major - 44;
}

Jdk read_jdk(const fs::path& home) {
  Jdk jdk{.home = home.string(), .feature = 0, .version = release_value(home, "JAVA_VERSION")};
  jdk.feature = feature_of(jdk.version);
  if (jdk.feature == 0) {
    jdk.feature = feature_of_classes(jdk);
    jdk.version = std::to_string(jdk.feature);
  }
  return jdk;
}

std::string what_is_missing(const fs::path& home) {
  std::error_code error;
  if (!fs::exists(home, error)) return "it does not exist";
  if (fs::exists(home / "lib/rt.jar", error) || fs::exists(home / "jre/lib/rt.jar", error)) {
    return "it is Java 8 or older, 9 is needed";
  }
  return "it has neither lib/modules nor jmods";
}

Jdk jdk_at(const std::string& home, std::string_view where) {
  if (has_classes(home)) return read_jdk(home);
  throw InputError(fmt::format("no JDK at {} '{}': {}", where, home, what_is_missing(home)));
}

/// The home of the `java` in a directory of PATH: the links of /usr/bin/java lead to HOME/bin/java.
std::optional<fs::path> home_of_java_in(const fs::path& directory) {
  const fs::path java = directory / "java";
  if (::access(java.c_str(), X_OK) != 0) return std::nullopt;
  std::error_code error;
  const fs::path real = fs::canonical(java, error);
  if (error || !fs::is_regular_file(real, error)) return std::nullopt;
  return real.parent_path().parent_path();
}

Jdk jdk_on_path() {
  const char* path = std::getenv("PATH");
  std::string_view rest = path == nullptr ? "" : path;
  std::string looked;
  while (!rest.empty()) {
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    const auto home = home_of_java_in(fs::path(rest.substr(0, colon)));
    if (home && has_classes(*home)) return read_jdk(*home);
    if (home) looked += fmt::format("; '{}': {}", home->string(), what_is_missing(*home));
    rest.remove_prefix(std::min(colon + 1, rest.size()));
  }
  throw InputError(fmt::format(
      "no JDK found: none was named, JAVA_HOME is not set, and PATH has no java of a JDK{}",
      looked));
}

}  // namespace

Jdk find_jdk(const std::optional<std::string>& home) {
  if (home) return jdk_at(*home, "the given home");
  const char* java_home = std::getenv("JAVA_HOME");
  if (java_home != nullptr && *java_home != '\0') return jdk_at(java_home, "JAVA_HOME");
  return jdk_on_path();
}

std::unique_ptr<ClassSource> open_jdk(const Jdk& jdk) {
  const fs::path image = fs::path(jdk.home) / "lib/modules";
  std::error_code error;
  if (fs::is_regular_file(image, error)) return open_jimage(image.string());
  return open_jmods((fs::path(jdk.home) / "jmods").string());
}

}  // namespace loris
