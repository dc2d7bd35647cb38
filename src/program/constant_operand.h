#pragma once
#include "classfile/instruction.h"
#include "program/code_site.h"

namespace loris {

/// Checks the constant-pool operand of an instruction, if it has one, and those beside it: an
/// argument count, dimensions (JVMS 4.9.1). Throws InputError.
void check_constant_operand(const CodeSite& site, const Instruction& insn);

}  // namespace loris
