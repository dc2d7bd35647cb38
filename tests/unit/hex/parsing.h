#pragma once
#include <string>

#include "hex/parser.h"

namespace loris::hex {

/// The rules of a file a.hex with this text.
inline Rules parse(const std::string& text) { return parse_rules("a.hex", text); }

/// "LINE:COLUMN: MESSAGE" of the error that a text gives.
std::string error_of(const std::string& text);

}  // namespace loris::hex
