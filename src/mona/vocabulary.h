#pragma once
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "hex/rules.h"

namespace loris::mona {

using Index = std::uint32_t;

/// What rules speak of: classes, fields and roots, without the program that has them. Names are
/// internal ("t/Node").
struct Vocabulary {
  /// Classes that the rules cannot tell apart.
  struct Kind {
    std::set<std::string> types;  // named in rules, to which they are assignable
    std::vector<Index> fields;    // that rules name
    std::set<Index> elsewhere;    // kinds to which their other fields may lead
  };
  struct Reference {
    hex::Path::Base base = hex::Path::Base::Anchor;  // Root, Static; Anchor for a field
    std::string class_name, name;
    std::string declared;   // its type
    std::set<Index> kinds;  // of objects that it may lead to
    bool may_be_null = true;
  };

  std::vector<Kind> kinds;
  std::vector<Reference> references;  // fields, then roots
  Index fields = 0;                   // how many of them are fields
};

}  // namespace loris::mona
