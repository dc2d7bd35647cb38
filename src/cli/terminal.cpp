#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace loris {

Terminal terminal(int descriptor) {
  constexpr std::size_t kNarrowest = 40;
  Terminal found;
  found.is_terminal = ::isatty(descriptor) != 0;
  if (!found.is_terminal) return found;
  const char* no_colour = std::getenv("NO_COLOR");
  const char* kind = std::getenv("TERM");
  const bool is_dumb = kind == nullptr || std::string_view(kind) == "dumb";
  found.has_colour = !is_dumb && (no_colour == nullptr || *no_colour == '\0');
  winsize size{};
  if (::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    found.width = std::max<std::size_t>(size.ws_col, kNarrowest);
  return found;
}

}  // namespace loris
