#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loris {

/// The value of an attribute of a manifest's main section; names are compared without case, long
/// values are put together from their continuation lines. Absent is an ordinary answer.
std::optional<std::string> manifest_attribute(std::string_view manifest, std::string_view name);

/// The paths in its Class-Path that are relative to the directory of the jar and do not leave it.
/// They are URLs in the file; all others are left out.
std::vector<std::string> manifest_class_path(std::string_view manifest);

}  // namespace loris
