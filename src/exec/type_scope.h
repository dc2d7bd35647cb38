#pragma once
#include <functional>
#include <string>
#include <vector>

#include "program/program.h"

namespace loris {

/// The classes that input objects may have, sorted by name: those of the class path, those named in
/// the signatures of the target and of the fields reached from there, Object, String and the boxes.
/// Of these, `globs` ("pkg.*") keep some; one without a wildcard also adds a class of the JDK and
/// what its fields name. Abstract classes are left out, and those of the class path that cannot be
/// loaded, whose names are added to `unloadable`: no object has such a class. There may be many:
/// `before_each` of the class path may end it with an exception.
std::vector<const Class*> classes_in_scope(Program& program, const Method& target,
                                           const std::vector<std::string>& globs,
                                           std::vector<std::string>& unloadable,
                                           const std::function<void()>& before_each);

/// The same where the input is entered by an object of a class.
std::vector<const Class*> classes_in_scope(Program& program, const Class& root,
                                           const std::vector<std::string>& globs,
                                           std::vector<std::string>& unloadable);

}  // namespace loris
