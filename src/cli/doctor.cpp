#include <iostream>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "cli/commands.h"
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

}  // namespace

int doctor(const std::optional<std::string>& jdk) {
  const bool has_jdk = report_jdk(jdk);
  std::cout << fmt::format("z3        {}\n", z3_version());
  std::cout << fmt::format("cvc5      {}\n", cvc5_version());
  return has_jdk ? 0 : 3;
}

}  // namespace loris
