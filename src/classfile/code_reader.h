#pragma once
#include "classfile/class_file.h"
#include "classfile/constant_cursor.h"

namespace loris {

/// The body of a Code attribute (JVMS 4.7.3) with its line numbers and local variables. The
/// instructions are copied, not looked at.
CodeAttribute read_code(ConstantCursor& in);

}  // namespace loris
