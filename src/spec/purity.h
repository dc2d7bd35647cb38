#pragma once
#include <unordered_map>

#include "classfile/instruction.h"
#include "program/program.h"

namespace loris {

/// Finds methods whose runs nobody can tell from their results: they write to nothing but their own
/// locals and make no objects, nor do the methods that they call.
class Purity {
 public:
  explicit Purity(Program& program) : program_(program) {}

  /// False as well where it cannot be told.
  bool is_pure(const Method& method);

 private:
  bool has_pure_code(const Method& method);
  bool is_pure_call(const Method& caller, const Instruction& call);

  Program& program_;
  std::unordered_map<const Method*, bool> known_;  // true while it is being looked at
};

}  // namespace loris
