#pragma once
#include "exec/options.h"
#include "heap/scope.h"
#include "program/program.h"

namespace loris {

/// Which inputs the options ask about. Throws an InputError where they name what is not there.
Scope input_scope(Program& program, const ExploreOptions& options);

}  // namespace loris
