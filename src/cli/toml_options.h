#pragma once
#include <optional>
#include <string>
#include <vector>

#include "cli/explore_options.h"

namespace loris {

/// The options that a loris.toml gives, at its top level or under [explore], which goes first.
/// Throws an InputError with line and column for what is no option or has the wrong type.
std::vector<GivenOption> read_toml_options(const std::string& text, const std::string& file,
                                           const std::vector<ExploreOption>& table);

/// The text of a file; none when there is no such file, an InputError when it cannot be read.
std::optional<std::string> read_if_present(const std::string& file);

}  // namespace loris
