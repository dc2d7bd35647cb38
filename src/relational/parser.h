#pragma once
#include <string>

#include "relational/syntax.h"

namespace loris::relational {

/// Reads a file of the relational language (docs/algorithms/sat.md has the grammar). Throws an
/// InputError with line, column and a caret where it is not one.
Specification parse_specification(const std::string& file, std::string text);
/// The same of a file that is there.
Specification read_specification(const std::string& file);

}  // namespace loris::relational
