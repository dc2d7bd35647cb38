#include <iostream>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "cli/commands.h"

namespace loris {

int doctor(const std::optional<std::string>& jdk) {
  try {
    const Jdk found = find_jdk(jdk);
    const auto library = open_jdk(found);
    const std::size_t classes = library->list().size();
    std::cout << fmt::format("JDK       {} at {} ({} classes)\n", found.version, found.home,
                             classes);
    return 0;
  } catch (const InputError& e) {
    std::cout << fmt::format("JDK       missing: {}\n", e.what());
    return 3;
  }
}

}  // namespace loris
