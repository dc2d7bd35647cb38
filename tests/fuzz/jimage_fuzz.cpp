// The input is an image: it is listed, and some names are looked up.
#include <cstddef>
#include <cstdint>

#include "base/input_error.h"
#include "classfile/jimage.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    const auto source = loris::open_jimage_in_memory("fuzz", {data, size});
    source->find("java/lang/Object");
    source->find_resource("/m/p");
    for (const std::string& name : source->list()) source->find(name);
  } catch (const loris::InputError&) {
    return 0;
  }
  return 0;
}
