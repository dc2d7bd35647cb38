#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace loris {

/// The value of an attribute of a manifest's main section; names are compared without case, long
/// values are put together from their continuation lines. Absent is an ordinary answer.
std::optional<std::string> manifest_attribute(std::string_view manifest, std::string_view name);

}  // namespace loris
