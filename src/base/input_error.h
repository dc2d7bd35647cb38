#pragma once
#include <stdexcept>
#include <string>
#include <string_view>

namespace loris {

/// Untrusted input is not what it should be: the message says what, where and what was expected.
class InputError : public std::runtime_error {
 public:
  explicit InputError(const std::string& message) : std::runtime_error(message) {}
  /// "NAME: MESSAGE (byte 0xAT)"
  InputError(std::string_view name, std::size_t at, std::string_view message);
};

}  // namespace loris
