#include "parsing.h"

#include <gtest/gtest.h>

#include "base/input_error.h"

namespace loris::hex {

std::string error_of(const std::string& text) {
  try {
    parse(text);
  } catch (const InputError& e) {
    const std::string message = e.what();
    EXPECT_TRUE(message.starts_with("a.hex:")) << message;
    return message.substr(6);
  }
  return "no error";
}

}  // namespace loris::hex
