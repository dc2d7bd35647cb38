#pragma once
#include "classfile/class_file.h"
#include "classfile/constant_cursor.h"

namespace loris {

/// The fields table (JVMS 4.5) into file.fields; file.access is read already.
void read_fields(ConstantCursor& in, ClassFile& file);
/// The methods table (JVMS 4.6) into file.methods; file.access is read already.
void read_methods(ConstantCursor& in, ClassFile& file);

}  // namespace loris
