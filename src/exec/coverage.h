#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "exec/result.h"
#include "program/program.h"

namespace loris {

/// Which instructions and branches were run, by method; of several workers together.
class CoverageMarks {
 public:
  struct MethodMarks {
    std::vector<std::uint8_t> marks;     // per instruction, as program/code.h
    std::vector<std::uint8_t> branches;  // per instruction: how many ways it has, 0 for no branch
    std::vector<int> lines;              // per instruction, -1 where it is not known
  };

  void add(const CoverageMarks& other);
  void add(const std::string& method, MethodMarks marks);
  CoverageCounts counts() const;

 private:
  std::map<std::string, MethodMarks> methods_;  // by key
};

CoverageMarks coverage_marks(const Program& program);

}  // namespace loris
