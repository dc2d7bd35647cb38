#pragma once
#include <functional>
#include <iosfwd>
#include <string>

namespace loris {

/// Writes a file so that readers see the old text or all of the new one: beside it first, then
/// renamed. A device or pipe is written directly. Throws an InputError when that fails.
void write_file(const std::string& path, const std::function<void(std::ostream&)>& write);

/// Makes a directory and those above it where there are none. Throws an InputError when that fails.
void make_directory(const std::string& path);

}  // namespace loris
