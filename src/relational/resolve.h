#pragma once
#include "relational/syntax.h"
#include "relational/usage.h"
#include "relational/vocabulary.h"

namespace loris::relational {

/// Finds what the names of a specification mean and whether it makes sense: formulas where formulas
/// are expected, fields that some object has. Throws an InputError with the place; adds what it
/// speaks of.
void resolve(const Specification& specification, const Vocabulary& vocabulary, Usage& usage);

}  // namespace loris::relational
