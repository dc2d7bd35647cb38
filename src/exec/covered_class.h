#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace loris {

/// How much of something was run: instructions, and ways out of those that have several.
struct CoverageSums {
  std::uint64_t instructions = 0, instructions_run = 0;
  std::uint64_t branches = 0, branches_run = 0;

  void add(const CoverageSums& other) {
    instructions += other.instructions;
    instructions_run += other.instructions_run;
    branches += other.branches;
    branches_run += other.branches_run;
  }
};

/// An instruction with several ways out.
struct BranchSums {
  std::uint32_t line = 0;  // 0 when it is not known
  std::uint64_t ways = 0, taken = 0;
};

struct CoveredMethod {
  std::string name, descriptor;
  std::uint32_t first_line = 0;  // 0 when it is not known
  CoverageSums sums;
  std::map<std::uint32_t, CoverageSums> lines;
  std::vector<BranchSums> branching;
};

/// A class of the class path that a path came into, with all its methods that have code, also those
/// that no path has entered.
struct CoveredClass {
  std::string name;                    // internal: "com/example/Bst$Node"
  std::string source_file;             // "Bst.java"; empty when the class file names none
  std::vector<CoveredMethod> methods;  // in the order of the class file
};

}  // namespace loris
