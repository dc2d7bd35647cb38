#pragma once
#include <string>

#include "hex/rules.h"

namespace loris::hex {

/// The steps in our syntax: ".root(.left|.right)*".
std::string text_of(const Steps& steps);

}  // namespace loris::hex
