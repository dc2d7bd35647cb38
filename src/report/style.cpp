#include "report/style.h"

#include <fmt/format.h>

namespace loris {

std::string coloured(bool has_colour, Colour colour, const std::string& text) {
  if (!has_colour) return text;
  return fmt::format("\033[{}m{}\033[0m", static_cast<int>(colour), text);
}

}  // namespace loris
