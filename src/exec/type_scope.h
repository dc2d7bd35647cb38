#pragma once
#include <string>
#include <vector>

#include "program/program.h"

namespace loris {

/// The classes that input objects may have, sorted by name: those of the class path, those named in
/// the signatures of the target and of the fields reached from there, Object, String and the boxes.
/// Of these, `globs` ("pkg.*") keep some; one without a wildcard also adds a class of the JDK and
/// what its fields name. Abstract classes are left out.
std::vector<const Class*> classes_in_scope(Program& program, const Method& target,
                                           const std::vector<std::string>& globs);

}  // namespace loris
