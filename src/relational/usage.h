#pragma once
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "relational/vocabulary.h"

namespace loris::relational {

/// What specifications speak of: so much of the input is part of the problem.
struct Usage {
  std::vector<const Field*> references, numbers;  // each once, as they were first named
  std::vector<const Class*> classes;              // that were named, each once
  std::set<std::string> roots;
  std::int64_t low = 0, high = 0;  // of the numbers that are written
  std::int64_t offset = 0;         // of all that are added to others

  void add(const Field& field);
  void add(const Class& cls);
  /// A class that is named stands for all its objects: adds the fields through which inputs lead to
  /// such, those aside that may hold anything.
  void add_ways(const Vocabulary& vocabulary);
};

}  // namespace loris::relational
