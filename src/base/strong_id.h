#pragma once
#include <compare>
#include <cstdint>
#include <functional>

namespace loris {

/// An index that cannot be mixed up with another: Id<struct ClassTag> and Id<struct MethodTag>
/// differ. Zero means none, so that ids can live in zero-filled storage.
template <class Tag>
struct Id {
  std::uint32_t value = 0;
  explicit operator bool() const { return value != 0; }
  friend auto operator<=>(const Id&, const Id&) = default;
};

}  // namespace loris

template <class Tag>
struct std::hash<loris::Id<Tag>> {
  std::size_t operator()(loris::Id<Tag> id) const noexcept { return id.value; }
};
