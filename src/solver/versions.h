#pragma once
#include <string>

namespace loris {

/// The solvers that this program runs with: "4.8.12".
std::string z3_version();
std::string cvc5_version();

}  // namespace loris
