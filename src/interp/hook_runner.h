#pragma once
#include <string_view>

namespace loris {

/// The synthesized class that runs a shutdown hook; a hook's stack begins above it.
inline constexpr std::string_view kHookRunner = "loris/HookRunner";

}  // namespace loris
