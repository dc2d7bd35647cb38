#pragma once
#include <string>

#include "program/program.h"

namespace loris {

/// Loads the class of a name in which some of the dots may stand for dollar signs; null where there
/// is none. Throws InputError for one that is broken.
const Class* find_class(Program& program, std::string name);

}  // namespace loris
