#pragma once
#include <string_view>

namespace loris {

/// "0.1.0", as the build has it.
std::string_view version();

}  // namespace loris
