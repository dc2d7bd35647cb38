#include "base/byte_cursor.h"

#include <fmt/format.h>

#include "base/input_error.h"

namespace loris {

void ByteCursor::fail(std::string_view message) const {
  throw InputError(name_, offset(), message);
}

void ByteCursor::fail_short(std::size_t needed) const {
  fail(fmt::format("{} more bytes expected, {} are left", needed, remaining()));
}

}  // namespace loris
