#include "base/input_error.h"

#include <fmt/format.h>

namespace loris {

InputError::InputError(std::string_view name, std::size_t at, std::string_view message)
    : std::runtime_error(fmt::format("{}: {} (byte {:#x})", name, message, at)) {}

}  // namespace loris
