#include "program/find_class.h"

#include <algorithm>

namespace loris {

const Class* find_class(Program& program, std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  for (;;) {
    if (const Class* found = program.find(name)) return found;
    const std::size_t slash = name.rfind('/');
    if (slash == std::string::npos) return nullptr;
    name[slash] = '$';
  }
}

}  // namespace loris
