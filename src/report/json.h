#pragma once
#include <string>

#include "exec/result.h"

namespace loris {

/// The result as one JSON object (CONTRACT: the keys that scripts rely on), ending in a newline.
std::string to_json(const Result& result);

}  // namespace loris
