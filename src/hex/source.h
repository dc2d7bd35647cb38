#pragma once
#include <string>
#include <string_view>

#include "base/input_error.h"
#include "hex/rules.h"

namespace loris::hex {

/// "FILE:LINE:COLUMN: MESSAGE", the line, and a caret below the column.
InputError error_at(const std::string& file, std::string_view text, Place place,
                    const std::string& message);
inline InputError error_at(const Rules& rules, Place place, const std::string& message) {
  return error_at(rules.file, rules.text, place, message);
}

}  // namespace loris::hex
