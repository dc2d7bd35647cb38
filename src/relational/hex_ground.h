#pragma once
#include "hex/rules.h"
#include "relational/backbone.h"

namespace loris::relational {

/// What rules, whose names are resolved, speak of.
void add_usage(const hex::Rules& rules, const Vocabulary& vocabulary, Usage& usage);

/// Whether the visit obeys the rules (papers/001, Definition 3.2), as one truth value. Companion
/// methods are no part of it.
Lit ground(const hex::Rules& rules, const Vocabulary& vocabulary, const Universe& universe,
           Backbone& backbone, Circuit& circuit);

}  // namespace loris::relational
