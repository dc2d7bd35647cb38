#pragma once
#include <cstddef>
#include <cstdint>

#include "program/class.h"

namespace loris {

/// What annotations say about a reference, by their simple names, in any package, of the
/// declaration or of its type: NonNull, Nonnull or NotNull, and Nullable.
enum class Nullness : std::uint8_t { Unsaid, Never, Maybe };

Nullness nullness_of(const Field& field);
Nullness nullness_of_result(const Method& method);
/// Of a parameter, counted from 0 without the receiver.
Nullness nullness_of_parameter(const Method& method, std::size_t index);

}  // namespace loris
