#include "program/find_class.h"

#include <algorithm>

#include <fmt/format.h>

#include "program/link_error.h"

namespace loris {

const Class* find_class(Program& program, std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  for (;;) {
    try {
      if (const Class* found = program.find(name)) return found;
    } catch (const LinkError& e) {
      std::replace(name.begin(), name.end(), '/', '.');
      throw InputError(fmt::format("class {} cannot be loaded: {}", name, e.what()));
    }
    const std::size_t slash = name.rfind('/');
    if (slash == std::string::npos) return nullptr;
    name[slash] = '$';
  }
}

}  // namespace loris
