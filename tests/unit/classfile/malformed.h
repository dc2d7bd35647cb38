#pragma once
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "class_writer.h"
#include "classfile/class_reader.h"
#include "java_tools.h"

namespace loris::test {

/// What error_of says of a class that is read.
inline constexpr auto kFine = "no InputError";

inline std::string error_of(const Bytes& bytes) {
  return input_error_of([&] { read_class(bytes, "A.class"); });
}

inline std::string error_of(const ClassWriter& made) { return error_of(made.bytes()); }

inline void expect_error(const ClassWriter& made, std::string_view part) {
  const std::string error = error_of(made);
  EXPECT_NE(error.find(part), std::string::npos) << error;
  EXPECT_TRUE(error.starts_with("A.class: ")) << error;
}

}  // namespace loris::test
