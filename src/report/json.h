#pragma once
#include <iosfwd>
#include <string>

#include "exec/result.h"

namespace loris {

/// The result as one JSON object (docs/json.md), ending in a newline. Each violation and each
/// listed path has a line of its own, so that a hundred thousand of them need no memory here.
void write_json(std::ostream& out, const Result& result);
std::string to_json(const Result& result);

}  // namespace loris
