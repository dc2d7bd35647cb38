#pragma once
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "exec/options.h"

namespace loris {

// What the values of options mean. Each throws an InputError that says what was expected and found;
// whoever read the value puts the option's name before it.

std::int64_t parse_count(std::string_view text, std::int64_t least,
                         std::int64_t most = std::numeric_limits<std::int64_t>::max());
std::uint64_t parse_seed(std::string_view text);
/// "10s", "5m", "1.5h", "200ms", or plain seconds.
/// At most `most` seconds.
double parse_duration(std::string_view text, double most = 1e9);
/// "512M", "2G", "64K", or plain bytes.
std::uint64_t parse_size(std::string_view text);
/// "pkg.Class.field=LO..HI"
FieldRange parse_range(std::string_view text);
/// "pkg.Class=N"
ClassCount parse_class_count(std::string_view text);
/// "0.2.1", or "-" for no choice.
std::vector<std::uint32_t> parse_choices(std::string_view text);
/// "a:b:c" without empty entries.
std::vector<std::string> split_path(std::string_view path);

}  // namespace loris
