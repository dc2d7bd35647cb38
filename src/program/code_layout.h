#pragma once
#include <cstdint>
#include <vector>

#include "program/code_site.h"

namespace loris {

/// Where instructions are in a method's code.
struct CodeLayout {
  static constexpr std::uint8_t kStart = 1;   // an instruction starts here
  static constexpr std::uint8_t kLeader = 2;  // and can be reached other than from the one before
                                              // it, or other exception handlers cover it

  std::vector<std::uint8_t> marks;  // one per byte
  std::uint32_t locals = 0;         // one more than the highest local that is mentioned
  bool has_subroutines = false;

  bool is_start(std::int64_t at) const {
    return at >= 0 && at < static_cast<std::int64_t>(marks.size()) &&
           marks[static_cast<std::size_t>(at)] != 0;
  }
  bool is_leader(std::size_t at) const { return (marks[at] & kLeader) != 0; }
};

/// Checks what holds of each instruction alone, reachable or not, as JVMS 4.9.1 has it: it is
/// whole, its local is in the frame, its constant has the right type, its targets are instructions.
/// Throws InputError.
CodeLayout check_layout(const CodeSite& site);

}  // namespace loris
