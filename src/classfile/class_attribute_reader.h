#pragma once
#include "classfile/class_file.h"
#include "classfile/constant_cursor.h"

namespace loris {

/// The attributes of the class itself (JVMS 4.7), and what they and the constants say about each
/// other: bootstrap indexes, nest host or members.
void read_class_attributes(ConstantCursor& in, ClassFile& file);

}  // namespace loris
