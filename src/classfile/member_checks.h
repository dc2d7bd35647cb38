#pragma once
#include <string>

#include "classfile/class_file.h"

namespace loris {

/// What is wrong with the flags of the class itself (JVMS 4.1), empty when nothing is.
std::string class_flaw(const ClassFile& file);
/// What is wrong with the flags of a field (JVMS 4.5), empty when nothing is.
std::string field_flaw(const FieldInfo& field, const ClassFile& file);
/// What is wrong with the flags, descriptor and code of a method (JVMS 4.6, 4.7.3), empty when
/// nothing is.
std::string method_flaw(const MethodInfo& method, const ClassFile& file);

}  // namespace loris
