#pragma once
#include "program/class.h"

namespace loris {

/// Whether an annotation of the simple name NonNull, Nonnull or NotNull, in any package, says that
/// the field is never null.
bool is_non_null(const Field& field);
/// The same of a parameter, counted from 0 without the receiver.
bool is_non_null_parameter(const Method& method, std::size_t index);

}  // namespace loris
