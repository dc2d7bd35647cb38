#pragma once
#include <string>
#include <vector>

namespace loris {

/// The jars that tests of a JUnit release are compiled and run with.
struct JunitLibrary {
  int release = 5;  // or 4
  std::vector<std::string> jars;
  std::string version;  // "5.9.2", or empty where the names do not tell
};

/// As Debian installs them. Throws InputError that names the package when something is missing.
JunitLibrary find_junit(int release, const std::string& directory = "/usr/share/java");

}  // namespace loris
