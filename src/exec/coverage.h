#pragma once
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "exec/covered_class.h"
#include "exec/result.h"
#include "program/program.h"

namespace loris {

/// Which instructions and branches were run, by class; of several workers together.
class CoverageMarks {
 public:
  struct Instruction {
    int line = -1;           // -1 where it is not known
    std::uint32_t ways = 0;  // ways out of a branch or switch; 0 for no branch
    bool is_run = false;
    bool is_generated = false;      // by the compiler
    std::set<std::uint32_t> taken;  // the ways that were: 0 and 1, or the targets of a switch
  };
  struct MethodMarks {
    std::string name, descriptor;
    bool is_entered = false;
    bool is_generated = false;  // by the compiler, not written by anybody
    std::vector<Instruction> instructions;
  };
  struct ClassMarks {
    std::string source_file;
    bool is_generated = false;
    std::vector<MethodMarks> methods;
  };

  void add(const CoverageMarks& other);
  void add(const std::string& class_name, ClassMarks marks);
  /// Of the methods that were entered.
  CoverageCounts counts() const;
  /// Every class that was reached, without what the compiler generated.
  std::vector<CoveredClass> classes() const;

 private:
  std::map<std::string, ClassMarks> classes_;  // by internal name
};

CoverageMarks coverage_marks(const Program& program);
/// Forgets what was run.
void clear_coverage(const Program& program);

/// Of the methods that were entered up to now: branches covered, and all there are.
std::pair<std::uint64_t, std::uint64_t> branches_so_far(const Program& program);

}  // namespace loris
