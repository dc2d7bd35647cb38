#pragma once
#include "classfile/instruction.h"
#include "program/code_site.h"
#include "program/kind_frame.h"

namespace loris {

/// Takes the frame from before an instruction to after it. Throws InputError when the instruction
/// finds other kinds than it needs, or too few values, or pushes more than the frame has room for.
void step_kinds(const CodeSite& site, const Instruction& insn, KindFrame& frame);

}  // namespace loris
