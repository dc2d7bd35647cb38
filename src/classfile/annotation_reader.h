#pragma once
#include <memory>
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
/// The body of a Runtime(In)VisibleTypeAnnotations attribute of a field or a method (JVMS 4.7.20);
/// those of other targets and of parts of a type are read and dropped.
void read_type_annotations(ConstantCursor& in, bool visible, std::vector<TypeAnnotation>& out);

/// Keeps the rest of an attribute's body as it stands, in one of the parts of `raw`.
void keep_raw(const ConstantCursor& in, std::unique_ptr<RawAnnotations>& raw,
              std::vector<std::uint8_t> RawAnnotations::*part);

/// Rows that classes, members and record components share.
template <class Owner>
void read_visible_annotations(ConstantCursor& in, Owner& owner) {
  keep_raw(in, owner.raw, &RawAnnotations::visible);
  read_annotations(in, true, owner.annotations);
}
template <class Owner>
void read_invisible_annotations(ConstantCursor& in, Owner& owner) {
  read_annotations(in, false, owner.annotations);
}
template <class Owner>
void read_visible_type_annotations(ConstantCursor& in, Owner& owner) {
  keep_raw(in, owner.raw, &RawAnnotations::types);
  read_type_annotations(in, true, owner.type_annotations);
}
template <class Owner>
void read_invisible_type_annotations(ConstantCursor& in, Owner& owner) {
  read_type_annotations(in, false, owner.type_annotations);
}
/// Of classes and record components, where nothing here looks inside.
template <class Owner>
void keep_type_annotations(ConstantCursor& in, Owner& owner) {
  keep_raw(in, owner.raw, &RawAnnotations::types);
  in.take(in.remaining());
}

}  // namespace loris
