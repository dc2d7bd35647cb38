#pragma once
#include <string>

namespace loris {

enum class Colour : std::uint8_t { Bold = 1, Dim = 2, Red = 31, Green = 32, Yellow = 33 };

/// The text in a colour of the terminal, or as it is.
std::string coloured(bool has_colour, Colour colour, const std::string& text);

}  // namespace loris
