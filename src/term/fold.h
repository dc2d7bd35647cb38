#pragma once
#include <cstdint>
#include <optional>

#include "term/term.h"

namespace loris {

/// What op computes from the bits of its operands, the first of which has sort `sort`. None for an
/// integer divided by zero.
std::optional<std::uint64_t> apply(TermOp op, Sort sort, std::uint64_t a, std::uint64_t b = 0,
                                   std::uint64_t c = 0);

/// The same on terms, if all of them are constants.
std::optional<std::uint64_t> fold(const TermStore& terms, TermOp op, Term a, Term b, Term c);

}  // namespace loris
