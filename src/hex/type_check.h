#pragma once
#include <map>
#include <string>

#include "hex/rules.h"
#include "program/program.h"

namespace loris::hex {

/// The references at which a target is entered, with their declared types: "this" and parameters by
/// name, static fields as "t/Pool:first".
using Roots = std::map<std::string, const Class*, std::less<>>;

/// Checks the rules against the classes: all that they name is there, and paths have the types that
/// rules speak of. Names of classes become internal ("t/Tree$Node"), a field is given the class
/// that declares it, a call its descriptor. Throws an InputError with line, column and a caret.
///
/// Without `roots` parameters may have any type; with them, every root that a rule names must be
/// one.
void check_types(Rules& rules, Program& program, const Roots* roots);

/// "list.hex: 5 rules, 2 companion methods, 1 class with rules of its own; read as a conjunction".
std::string summary(const Rules& rules);

}  // namespace loris::hex
