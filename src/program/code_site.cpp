#include "program/code_site.h"

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/names.h"

namespace loris {

void CodeSite::fail(std::size_t at, std::string_view message) const {
  const std::string name = quoted(fmt::format("{}{}", method.name, method.descriptor));
  throw InputError(fmt::format("{}: method {} at {}: {}", file.origin,
                               std::string_view(name).substr(1, name.size() - 2), at, message));
}

}  // namespace loris
