#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loris {

/// The value of an attribute of a manifest's main section; names are compared without case, long
/// values are put together from their continuation lines. Absent is an ordinary answer.
std::optional<std::string> manifest_attribute(std::string_view manifest, std::string_view name);

/// The paths in its Class-Path, relative to the jar unless absolute. They are URLs in the file;
/// those that do not name a file are left out.
std::vector<std::string> manifest_class_path(std::string_view manifest);

}  // namespace loris
