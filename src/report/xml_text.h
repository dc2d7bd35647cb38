#pragma once
#include <string>
#include <string_view>

namespace loris {

/// Text for an attribute in double quotes or between tags. What XML 1.0 cannot hold, and bytes that
/// are no UTF-8, become U+FFFD.
std::string xml_escaped(std::string_view text);

}  // namespace loris
