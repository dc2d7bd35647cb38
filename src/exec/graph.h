#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "heap/input_heap.h"

namespace loris {

/// A value in an object graph.
struct GraphValue {
  char type = 'L';  // as a descriptor character; 'L' for every reference, 'V' for no value
  std::uint64_t bits =
      0;  // a number as in term/bits.h; of a reference 0 for null, else 1 + its node
  friend bool operator==(const GraphValue&, const GraphValue&) = default;
};

/// A number as Java writes it; not for references.
std::string graph_value_text(const GraphValue& value);

struct GraphField {
  std::string owner;  // internal name of the class that declares it
  std::string name, descriptor;
  GraphValue value;
  bool is_read = false;  // input graphs: the path depends on it; else any value would do
};

/// An object or array of a concrete class.
struct GraphNode {
  std::string class_name;  // internal: "java/util/TreeMap", "[I"
  /// Not empty: nobody knows the class of the object, which is below these, internal names; then
  /// class_name is the first of them, or Object.
  std::vector<std::string> unknown;
  std::string name;                  // input objects: how it was first reached, "this.root.left"
  std::vector<GraphField> fields;    // of instances, superclasses first
  std::vector<GraphValue> elements;  // of arrays
  std::u16string text;               // of a java.lang.String, which has no fields here
  bool is_kept = false;              // the one object that everyone gets for its content: the
                                     // interned String, the box that valueOf gives
  bool is_enum_constant = false;     // fields are empty, text is the constant's name
};

/// What a run asked for by Loris.anyInt and the like.
struct AskedFor {
  std::string name;  // that the program gave it
  AskedIn in = AskedIn::Target;
  std::string by;  // the key of the target or a predicate
};

/// Where the graph is entered: "this", a parameter, "Config.limit" for a static field, then what
/// the run asked for in the order of its calls; in an output graph also "result" or "exception".
struct GraphRoot {
  std::string name, descriptor;
  GraphValue value;
  std::optional<AskedFor> asked = std::nullopt;
};

/// Objects before or after a run. In an output graph the objects of the input come first, in the
/// same order.
struct Graph {
  std::vector<GraphRoot> roots;
  std::vector<GraphNode> nodes;
};

}  // namespace loris
