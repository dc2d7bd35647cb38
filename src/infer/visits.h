#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "exec/graph.h"
#include "infer/pattern.h"

namespace loris::infer {

/// What a visit finds at the end of a path.
enum class Found : std::uint8_t {
  Null,
  New,      // an object that was not met before
  Met,      // one that was
  Anything  // the predicate did not look at this reference
};

/// A reference, and the path on which a visit came to it.
struct Finding {
  Word path;                         // the root first
  std::vector<std::string> classes;  // of the objects on the way; classes[i] is behind i + 1 steps
  Found found = Found::Null;
  Word target;            // Met: the path on which the object was met
  std::size_t visit = 0;  // Met: which visit this is of
  friend auto operator<=>(const Finding&, const Finding&) = default;
};

/// All that visits of some heaps find, each thing once.
struct Findings {
  std::vector<Finding> findings;
  std::vector<std::vector<Word>> visits;  // the paths of all objects, where something was met
  bool is_whole = true;                   // false when a heap has more orders than were followed
};

/// "Lhex/LinkedList$Entry;" without its ends; arrays as they are.
std::string class_of(const std::string& descriptor);

/// A class as the heaps show it: its reference fields with the classes that they are declared with.
using ClassFields = std::map<std::string, std::map<std::string, std::string>>;

/// Every order of visiting every heap (papers/001, Definition 3.4: all backbones). `roots` are the
/// names to use for the roots of the graphs.
Findings visit_all(const std::vector<Graph>& heaps, const std::vector<std::string>& roots);

ClassFields classes_of(const std::vector<Graph>& heaps);

}  // namespace loris::infer
