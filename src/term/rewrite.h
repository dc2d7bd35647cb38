#pragma once
#include "term/term.h"

namespace loris {

/// A simpler term with the same value as op applied to these operands, under every assignment; none
/// when no rule applies. The operands are well sorted and not all constant.
Term rewrite(TermStore& terms, TermOp op, Term a, Term b, Term c);

}  // namespace loris
