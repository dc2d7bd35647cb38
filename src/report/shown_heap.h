#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "exec/result.h"

namespace loris {

/// A field, element or root of a picture: the text of a value, or the object it leads to.
struct ShownPart {
  std::string key;
  std::string text;
  std::optional<std::size_t> target;  // a node of the graph
  bool is_changed = false;            // it is not the same before and after
};

enum class Fate : std::uint8_t { Stays, New, Gone };

struct ShownObject {
  std::size_t node = 0;
  std::string class_name;
  std::vector<ShownPart> parts;
  bool hides_parts = false;  // some that the path does not depend on
  bool is_array = false;
  Fate fate = Fate::Stays;  // New: the run made it. Gone: afterwards nothing leads to it
};

/// A heap as a picture shows it: objects that the roots lead to; Strings, boxes and constants are
/// plain values.
struct ShownHeap {
  std::vector<ShownPart> roots;
  std::vector<ShownObject> objects;  // in the order of the graph
};

/// The heaps of a path side by side, with what differs marked on both sides. A path that has no
/// output changes nothing.
struct HeapPair {
  std::optional<ShownHeap> before, after;
};
HeapPair shown_heaps(const PathResult& path);

}  // namespace loris
