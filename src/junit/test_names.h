#pragma once
#include <string>

#include "exec/result.h"
#include "program/class.h"

namespace loris {

/// "BstInsertTest"; with the types of the parameters where the method is overloaded.
std::string test_class_name(const Method& target);

/// The class for the next tests, where one is not enough: "BstInsertPart2Test" after
/// "BstInsertTest". Runners look for names that end in Test.
std::string numbered_class_name(const std::string& name, std::size_t number);
/// "path17_throwsNullPointerException", "path3_returnsTrue", "path4_returns".
std::string test_method_name(const PathResult& path);

}  // namespace loris
