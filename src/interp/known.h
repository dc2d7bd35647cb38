#pragma once
#include <cstdint>

#include "program/program.h"

namespace loris {

/// Classes and fields of the library that the VM itself touches, looked up once.
struct Known {
  explicit Known(Program& program);

  const Class& object;
  const Class& string;
  const Class& class_class;
  const Class& throwable;
  const Class& error;
  const Class& byte_array;
  const Class& unit_array;
  std::uint32_t string_value, string_coder;  // slots
  std::uint32_t class_id;                    // the injected field of java.lang.Class
  std::uint32_t class_module, class_loader;
  const Field& throwable_message;
};

/// The slot of an instance field that must be there.
std::uint32_t slot_of(const Class& cls, std::string_view field, std::string_view descriptor);

}  // namespace loris
