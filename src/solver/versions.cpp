#include "solver/versions.h"

#include <cvc5/cvc5.h>
#include <z3.h>

#include <fmt/format.h>

namespace loris {

std::string z3_version() {
  unsigned major = 0, minor = 0, build = 0, revision = 0;
  Z3_get_version(&major, &minor, &build, &revision);
  return fmt::format("{}.{}.{}", major, minor, build);
}

std::string cvc5_version() { return cvc5::Solver().getVersion(); }

}  // namespace loris
