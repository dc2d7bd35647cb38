// The input is a class file: it is refused or read, and then goes through every stage.
#include <cstddef>
#include <cstdint>

#include "base/input_error.h"
#include "classfile/class_reader.h"
#include "stages.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    const loris::ClassFile file = loris::read_class({data, size}, "fuzz.class");
    for (const loris::test::Stage& stage : loris::test::stages()) stage.run(file);
  } catch (const loris::InputError&) {
    return 0;
  }
  return 0;
}
