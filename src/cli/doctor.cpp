#include <iostream>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "cli/commands.h"
#include "junit/junit_library.h"
#include "mona/prover.h"
#include "solver/versions.h"

namespace loris {

namespace {

/// False when there is none that can be used.
bool report_jdk(const std::optional<std::string>& jdk) {
  try {
    const Jdk found = find_jdk(jdk);
    const auto library = open_jdk(found);
    std::cout << fmt::format("JDK       {} at {} ({} classes)\n", found.version, found.home,
                             library->list().size());
    return true;
  } catch (const InputError& e) {
    std::cout << fmt::format("JDK       missing: {}\n", e.what());
    return false;
  }
}

/// Only --replay needs it.
void report_junit(int release) {
  try {
    const JunitLibrary found = find_junit(release);
    std::cout << fmt::format("JUnit {}   {} at {}\n", release,
                             found.version.empty() ? "found" : found.version, found.jars[0]);
  } catch (const InputError& e) {
    std::cout << fmt::format("JUnit {}   missing, for --replay: {}\n", release, e.what());
  }
}

/// Only --decide mona needs it.
void report_mona() {
  const auto found = mona::find_program();
  if (!found) {
    std::cout << "mona      missing, for --decide mona (Debian package mona)\n";
    return;
  }
  const std::string version = mona::version_of(*found);
  std::cout << fmt::format("mona      {} at {}\n", version.empty() ? "found" : version, *found);
}

}  // namespace

int doctor(const std::optional<std::string>& jdk) {
  const bool has_jdk = report_jdk(jdk);
  std::cout << fmt::format("z3        {}\n", z3_version());
  std::cout << fmt::format("cvc5      {}\n", cvc5_version());
  report_mona();
  for (const int release : {5, 4}) report_junit(release);
  return has_jdk ? 0 : 3;
}

}  // namespace loris
