#pragma once
#include <array>
#include <cstdint>
#include <utility>

namespace loris {

/// An array of 2^32 elements, default-valued until set, whose copy costs one pointer.
///
/// A tree of small nodes with reference counts: copies share nodes, and `edit` copies the nodes on
/// its way only where they are shared. An array that was never copied is thus edited in place, at
/// the price of a few counter checks. Counts are not atomic: copies stay in one thread.
template <class T>
class PersistentArray {
 public:
  PersistentArray() = default;
  PersistentArray(const PersistentArray& other) : root_(other.root_), levels_(other.levels_) {
    if (root_ != nullptr) ++root_->refs;
  }
  PersistentArray(PersistentArray&& other) noexcept
      : root_(std::exchange(other.root_, nullptr)), levels_(std::exchange(other.levels_, 0u)) {}
  PersistentArray& operator=(PersistentArray other) noexcept {
    std::swap(root_, other.root_);
    std::swap(levels_, other.levels_);
    return *this;
  }
  ~PersistentArray() { release(root_, levels_); }

  /// The element at index, or null while nothing near it was ever set.
  const T* find(std::uint32_t index) const {
    if (!covers(index)) return nullptr;
    const Node* node = root_;
    for (unsigned level = levels_; level > 0; --level) {
      if (node == nullptr) return nullptr;
      node = static_cast<const Inner*>(node)->children[child_index(index, level)];
    }
    if (node == nullptr) return nullptr;
    return &static_cast<const Leaf*>(node)->elements[index & kLeafMask];
  }

  T get(std::uint32_t index) const {
    const T* found = find(index);
    return found == nullptr ? T{} : *found;
  }

  /// The element at index, for writing; copies shared nodes on the way to it.
  T& edit(std::uint32_t index) {
    while (!covers(index)) grow();
    Node** link = &root_;
    for (unsigned level = levels_; level > 0; --level) {
      auto* inner = own<Inner>(link, level);
      link = &inner->children[child_index(index, level)];
    }
    return own<Leaf>(link, 0)->elements[index & kLeafMask];
  }

  /// Calls visit(index, element) for each element of every leaf that exists, in order.
  template <class Visit>
  void for_each(Visit visit) const {
    walk(root_, levels_, 0, visit);
  }

  /// Calls visit(index, element, earlier element) where this array may differ from one that it was
  /// copied from; what both still share is not looked at.
  template <class Visit>
  void for_each_change(const PersistentArray& earlier, Visit visit) const {
    const Node* node = root_;
    unsigned level = levels_;
    for (; node != nullptr && level > earlier.levels_; --level)
      node = static_cast<const Inner*>(node)->children[0];
    compare(node, earlier.root_, earlier.levels_, 0, visit);
  }

 private:
  static constexpr unsigned kLeafBits = 5, kInnerBits = 6;
  static constexpr std::uint32_t kLeafMask = (1u << kLeafBits) - 1,
                                 kInnerMask = (1u << kInnerBits) - 1;

  struct Node {
    std::uint32_t refs = 1;
  };
  struct Inner : Node {
    std::array<Node*, 1u << kInnerBits> children{};
  };
  struct Leaf : Node {
    std::array<T, 1u << kLeafBits> elements{};
  };

  static unsigned shift(unsigned level) { return kLeafBits + kInnerBits * (level - 1); }
  static std::uint32_t child_index(std::uint32_t index, unsigned level) {
    return (index >> shift(level)) & kInnerMask;
  }
  bool covers(std::uint32_t index) const {
    const unsigned bits = kLeafBits + kInnerBits * levels_;
    return root_ != nullptr && (bits >= 32 || (index >> bits) == 0);
  }

  void grow() {
    if (root_ == nullptr) {
      root_ = levels_ == 0 ? static_cast<Node*>(new Leaf) : new Inner;
      return;
    }
    auto* inner = new Inner;
    inner->children[0] = root_;
    root_ = inner;
    ++levels_;
  }

  /// Makes the node behind link exist and belong to this array alone.
  template <class N>
  static N* own(Node** link, unsigned level) {
    if (*link == nullptr) {
      *link = new N;
    } else if ((*link)->refs > 1) {
      auto* copy = new N(*static_cast<N*>(*link));
      copy->refs = 1;
      if (level > 0) retain_children(copy);
      --(*link)->refs;
      *link = copy;
    }
    return static_cast<N*>(*link);
  }

  static void retain_children(Node* node) {
    for (Node* child : static_cast<Inner*>(node)->children) {
      if (child != nullptr) ++child->refs;
    }
  }

  static void release(Node* node, unsigned level) {
    if (node == nullptr || --node->refs > 0) return;
    if (level == 0) {
      delete static_cast<Leaf*>(node);
      return;
    }
    for (Node* child : static_cast<Inner*>(node)->children) release(child, level - 1);
    delete static_cast<Inner*>(node);
  }

  template <class Visit>
  static void walk(const Node* node, unsigned level, std::uint32_t base, Visit& visit) {
    if (node == nullptr) return;
    if (level == 0) {
      const auto& elements = static_cast<const Leaf*>(node)->elements;
      for (std::uint32_t i = 0; i < elements.size(); ++i) visit(base + i, elements[i]);
      return;
    }
    const auto& children = static_cast<const Inner*>(node)->children;
    for (std::uint32_t i = 0; i < children.size(); ++i) {
      walk(children[i], level - 1, base + (i << shift(level)), visit);
    }
  }

  template <class Visit>
  static void compare(const Node* node, const Node* earlier, unsigned level, std::uint32_t base,
                      Visit& visit) {
    if (node == earlier) return;
    if (level == 0) {
      static const Leaf empty;
      const auto& now = (node != nullptr ? static_cast<const Leaf*>(node) : &empty)->elements;
      const auto& then =
          (earlier != nullptr ? static_cast<const Leaf*>(earlier) : &empty)->elements;
      for (std::uint32_t i = 0; i < now.size(); ++i) visit(base + i, now[i], then[i]);
      return;
    }
    static const Inner empty;
    const auto& now = (node != nullptr ? static_cast<const Inner*>(node) : &empty)->children;
    const auto& then = (earlier != nullptr ? static_cast<const Inner*>(earlier) : &empty)->children;
    for (std::uint32_t i = 0; i < now.size(); ++i)
      compare(now[i], then[i], level - 1, base + (i << shift(level)), visit);
  }

  Node* root_ = nullptr;
  unsigned levels_ = 0;  // inner levels above the leaves
};

}  // namespace loris
