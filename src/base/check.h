#pragma once

namespace loris {

/// Reports a bug of ours with its place and ends the process with status 70.
[[noreturn]] void check_failed(const char* condition, const char* message, const char* file,
                               int line);

}  // namespace loris

/// States what must hold if this program is right; checked in release builds too.
#define LORIS_CHECK(condition, message) \
  ((condition) ? static_cast<void>(0)   \
               : ::loris::check_failed(#condition, message, __FILE__, __LINE__))
