#pragma once
#include <cstddef>

namespace loris {

struct Terminal {
  bool is_terminal = false;
  bool has_colour = false;  // unless NO_COLOR is set (no-color.org) or the terminal is dumb
  std::size_t width = 100;  // in columns; of a file, a width that reads well
};

/// What a file descriptor leads to.
Terminal terminal(int descriptor);

}  // namespace loris
