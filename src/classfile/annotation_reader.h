#pragma once
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_cursor.h"

namespace loris {

/// The body of a Runtime(In)VisibleAnnotations attribute (JVMS 4.7.16), added to `out`.
void read_annotations(ConstantCursor& in, bool visible, std::vector<Annotation>& out);
/// The body of a Runtime(In)VisibleParameterAnnotations attribute (JVMS 4.7.18), added by
/// parameter.
void read_parameter_annotations(ConstantCursor& in, bool visible,
                                std::vector<std::vector<Annotation>>& out);

}  // namespace loris
