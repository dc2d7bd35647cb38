#pragma once
#include <iterator>

namespace loris {

/// What a container has, the last first, for a range-for. Instead of std::views::reverse: clang 14,
/// which lints, cannot read that of libstdc++.
template <class Container>
class Reversed {
 public:
  explicit Reversed(Container& container) : container_(container) {}
  auto begin() const { return std::rbegin(container_); }
  auto end() const { return std::rend(container_); }

 private:
  Container& container_;
};

template <class Container>
Reversed<Container> reversed(Container& container) {
  return Reversed<Container>(container);
}

}  // namespace loris
