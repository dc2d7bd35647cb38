#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace loris {

/// Which inputs take a path, and what its run leaves behind, all in terms of the initial heap: the
/// texts and their meaning are those of tests/partition/FORMAT.md.
struct InputObject {
  std::string name;                // "this.next"
  std::vector<std::string> types;  // its class is one of these
};

/// What is known of a reference that the path has read. Without a name to be the same as and
/// without types it is null.
struct InputReference {
  std::string name;                // "this.left"
  std::optional<std::string> is;   // that object or enum constant
  std::vector<std::string> types;  // undecided: one of these
  bool may_be_null = false;        // undecided: or null
};

/// Names for terms that others have in common, each over the inputs and earlier names.
using Lets = std::vector<std::pair<std::string, std::string>>;

struct Partition {
  std::vector<InputObject> objects;
  std::vector<InputReference> references;
  std::vector<std::pair<std::string, std::string>> same, distinct;
  std::vector<std::string> conjuncts;
};

/// What it asks of references, for readers: "this.next != null".
std::vector<std::string> reference_conditions(const Partition& partition);

struct NewObject {
  std::string name, class_name;       // "new1", "Node" or "int[]"
  std::optional<std::string> length;  // of an array
  std::optional<std::string> text;    // of a String
};

/// A place gets a value; or so many places from there on get what is in those from another on.
struct FinalWrite {
  std::string place, value;
  std::optional<std::string> count = std::nullopt;
};

struct FinalHeap {
  std::optional<std::string> result;
  std::vector<NewObject> objects;
  std::vector<FinalWrite> writes;  // oldest first
  bool opaque = false;             // holds objects of the library that cannot be written so
};

}  // namespace loris
