// The input is a jar: what it lists is looked up, and refused or read.
#include <cstddef>
#include <cstdint>

#include "base/input_error.h"
#include "classfile/jar_source.h"

namespace {

void find(const loris::ClassSource& source, const std::string& name) {
  try {
    source.find(name);
  } catch (const loris::InputError&) {
    return;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    const auto source =
        loris::make_jar_source(loris::ZipArchive::in_memory("fuzz.jar", {data, size}), 17);
    for (const std::string& name : source->list()) find(*source, name);
  } catch (const loris::InputError&) {
    return 0;
  }
  return 0;
}
