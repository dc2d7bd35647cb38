#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/input_error.h"
#include "hex/rules.h"

namespace loris::hex {

/// What is wrong with a rule file: "FILE:LINE:COLUMN: MESSAGE", and lines that show the place.
class RuleError : public InputError {
 public:
  RuleError(const std::string& message, std::vector<std::string> excerpt)
      : InputError(message), excerpt_(std::move(excerpt)) {}
  const std::vector<std::string>& excerpt() const { return excerpt_; }

 private:
  std::vector<std::string> excerpt_;
};

/// The excerpt is the line, and a caret below the column.
RuleError error_at(const std::string& file, std::string_view text, Place place,
                   const std::string& message);
inline RuleError error_at(const Rules& rules, Place place, const std::string& message) {
  return error_at(rules.file, rules.text, place, message);
}

}  // namespace loris::hex
