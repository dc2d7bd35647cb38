#pragma once
#include <vector>

#include "program/program.h"

namespace loris {

/// The classes that stand for those outside the scope (docs/adr/0011): one for classes of which
/// only interfaces may be known, and one for each class that a signature of the target or of a
/// field names and below which no class is in scope. With `statics` also those that static fields
/// of the class path name.
std::vector<const Class*> unknown_classes(Program& program, const Method& target,
                                          const std::vector<const Class*>& in_scope, bool statics);

}  // namespace loris
