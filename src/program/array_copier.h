#pragma once
#include <string_view>

#include "program/class_builder.h"

namespace loris {

/// The synthesized class that copies arrays element by element, for arrays of which not everything
/// is known.
inline constexpr std::string_view kArrayCopier = "loris/ArrayCopier";

/// For each element type T, with Object for all references:
/// "copy" (T[] from, int, T[] to, int, int)V as System.arraycopy, and
/// "fill" (T[] from, T[] to)T[], which copies all and returns the second.
ClassBuilder draw_array_copier();

}  // namespace loris
