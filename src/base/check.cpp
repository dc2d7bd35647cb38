#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace loris {

void check_failed(const char* condition, const char* message, const char* file, int line) {
  std::fprintf(stderr, "loris: internal error: %s (%s, %s:%d)\n", message, condition, file, line);
  std::_Exit(70);
}

}  // namespace loris
