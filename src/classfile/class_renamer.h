#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace loris {

/// The same class file under another name: the class's own Class constant gets it, as HotSpot does
/// for hidden classes; descriptors and other constants stay. Throws InputError when there is no
/// such constant.
std::vector<std::uint8_t> rename_class(std::span<const std::uint8_t> bytes, std::string_view origin,
                                       std::string_view name);

}  // namespace loris
