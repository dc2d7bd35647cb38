#pragma once
#include "classfile/class_file.h"

namespace loris {

/// Throws InputError unless the method's code can be run without ever looking outside its frame or
/// taking one kind of value for another ("Foo.class: method m(I)V at 12: iadd needs int, int, found
/// int, reference"). Kinds are those of JVMS 2.11.1: classes of references are not looked at, so
/// this is no replacement for the casts and checks that the instructions do themselves. A method
/// without code passes.
///
/// All code must decode; only code that can be reached is judged for the kinds of its operands.
void check_code(const ClassFile& file, const MethodInfo& method);

}  // namespace loris
