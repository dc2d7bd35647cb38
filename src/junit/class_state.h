#pragma once
#include <string>
#include <vector>

#include "exec/result.h"
#include "junit/source_names.h"

namespace loris {

/// What the classes of the program that a run may come to have in their static fields.
struct ClassStates {
  /// Something that restoring these fields does not undo: objects that are written, initializers
  /// that do more than set constants. A test then needs the classes as they are at first.
  bool needs_fresh_classes = false;
  /// Otherwise: classes whose static fields a test may leave changed. Internal names.
  std::vector<std::string> variable;
};

ClassStates states_of_classes(SourceNames& names, const Result& result);

}  // namespace loris
