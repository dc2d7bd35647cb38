#pragma once
#include "program/class.h"

namespace loris {
class Program;

/// Loads the superclass and the interfaces of a class whose file is read, and checks that they may
/// stand there (JVMS 5.3.5). Throws LinkError.
void link_supertypes(Program& program, Class& made);

/// Gives every declared field its slot, and parses every method's descriptor.
void lay_out_members(Class& made);

}  // namespace loris
