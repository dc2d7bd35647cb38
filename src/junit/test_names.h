#pragma once
#include <string>

#include "exec/result.h"
#include "program/program.h"

namespace loris {

/// "BstInsertTest", "Bst_NodeInsertTest"; with the types of the parameters where the method is
/// overloaded, and with a mark where another method of the package would have the same.
std::string test_class_name(Program& program, const Method& target);

/// The class for the next tests, where one is not enough: "BstInsertPart2Test" after
/// "BstInsertTest". Runners look for names that end in Test.
std::string numbered_class_name(const std::string& name, std::size_t number);
/// Gives the tests of a result their names: what is special about the input and how the path ends,
/// "find_rootNull_returnsNull". Each has a name of its own, with the path's number where words do
/// not tell it from others.
void name_tests(Result& result);
/// That name; where none was given "path17_throwsNullPointerException", "path4_returns".
std::string test_method_name(const PathResult& path);

}  // namespace loris
