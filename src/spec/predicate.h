#pragma once
#include <string>

#include "program/program.h"

namespace loris {

/// A predicate that runs on the input: `method` gets the first of the things that can be given.
struct Predicate {
  const Method* method = nullptr;
  std::string text;           // as the user named it
  std::size_t arguments = 0;  // how many it takes, its receiver included
};

}  // namespace loris
