#pragma once
#include <cstddef>
#include <string>

#include "classfile/constant_pool.h"
#include "classfile/instruction.h"

namespace loris {

/// What an instruction pops and pushes, in the letters of program/slot_kinds.h.
struct StackEffect {
  std::string popped;  // the top of the stack last
  char pushed = 'V';   // at most one value
};

/// Of every instruction but dup and its kin, whose constant was found to be right (check_code).
StackEffect stack_effect(const ConstantPool& constants, const Instruction& insn);

/// dup and its kin: a copy of the topmost `copied` slots is put below the `under` slots beneath
/// them.
struct Duplication {
  std::size_t copied = 0, under = 0;
};

/// For dup, dup_x1, …, dup2_x2; nothing is copied by others.
Duplication duplication(Op op);

}  // namespace loris
