#pragma once
#include <cstdlib>

namespace loris::test {

/// Set by `./dev test long`: tests that try many values try all of them.
inline bool is_thorough() { return std::getenv("LORIS_THOROUGH") != nullptr; }

}  // namespace loris::test
