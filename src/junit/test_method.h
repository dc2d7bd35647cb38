#pragma once
#include <string>
#include <vector>

#include "exec/options.h"
#include "exec/result.h"
#include "junit/source_names.h"

namespace loris {

/// A test of one path.
struct TestMethod {
  std::string name;                // "path17_throwsNullPointerException"
  std::vector<std::string> notes;  // lines of the comment above it
  std::vector<std::string> body;
  bool throws = false, uses_helper = false, has_answers = false, uses_place = false;
  std::string obstacle;  // why it cannot be run; empty when it can
};

/// What all tests of a run have in common.
struct TestedTarget {
  Program& program;
  const Method& method;
  SourceNames& names;
  int junit = 5;
};

TestMethod write_test(const TestedTarget& target, const PathResult& path);

}  // namespace loris
