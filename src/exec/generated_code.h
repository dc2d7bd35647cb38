#pragma once
#include <vector>

#include "program/code.h"

namespace loris {

// What compilers write by themselves and nobody wants to hear of in a report on coverage. JaCoCo
// leaves out the same, and in addition what javac repeats of finally blocks and writes for
// try-with-resources.

/// Methods that javac makes, and constructors that only forbid or number instances.
bool is_generated(const Method& method, const Code& code);

/// The annotation says so: javax.annotation.processing.Generated, lombok.Generated and the like.
bool is_marked_generated(const std::vector<Annotation>& annotations);

/// By instruction: the handler that unlocks after an exception in a synchronized block, and the
/// comparisons of a switch on a String, which ends in a switch on a number.
std::vector<bool> generated_instructions(const Code& code);

}  // namespace loris
