#pragma once
#include <string>
#include <string_view>

namespace loris {

/// JVMS 4.4.7: zero as two bytes, supplementary characters as two surrogates of three bytes each.
/// Malformed bytes become U+FFFD; class files were checked when they were read.
std::u16string from_modified_utf8(std::string_view text);
/// Standard UTF-8 in and out; malformed input becomes U+FFFD, lone surrogates '?'.
std::u16string from_utf8(std::string_view text);
std::string to_utf8(std::u16string_view text);

}  // namespace loris
