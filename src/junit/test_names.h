#pragma once
#include <string>

#include "exec/result.h"
#include "program/class.h"

namespace loris {

/// "BstInsertTest"; with the types of the parameters where the method is overloaded.
std::string test_class_name(const Method& target);
/// "path17_throwsNullPointerException", "path3_returnsTrue", "path4_returns".
std::string test_method_name(const PathResult& path);

}  // namespace loris
