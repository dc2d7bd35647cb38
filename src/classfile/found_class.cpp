#include "classfile/found_class.h"

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/class_reader.h"
#include "classfile/names.h"

namespace loris {

ClassBytes owned_bytes(std::vector<std::uint8_t> storage, std::string origin, std::string module) {
  ClassBytes found{{}, std::move(storage), std::move(origin), std::move(module)};
  found.bytes = found.storage;
  return found;
}

void check_class_name(const ClassBytes& found, std::string_view expected) {
  const std::string name = read_class_name(found.bytes, found.origin);
  if (name == expected) return;
  throw InputError(fmt::format("{}: contains class {}, expected {}", found.origin,
                               loris::quoted(name), loris::quoted(expected)));
}

}  // namespace loris
