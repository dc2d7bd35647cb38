#pragma once
#include <span>

#include "heap/heap.h"
#include "term/term.h"

namespace loris {

/// The term as a value of this kind; concrete where it is a constant.
Value known_value(const TermStore& terms, Kind kind, Term term);
Term as_term(TermStore& terms, Value value);

/// What narrows an int to so many bytes, one or two.
TermOp narrowing_of(std::size_t width, bool is_signed);
/// An integer of bytes, the lowest first.
Value joined_bytes(TermStore& terms, std::span<const Value> bytes, bool is_signed);
/// A byte of an integer, the lowest being the first.
Value byte_of(TermStore& terms, Value value, std::size_t number);

/// The element at an index that is a term, within the array.
Value chosen_element(TermStore& terms, const Object& array, Term index);
void store_chosen_element(TermStore& terms, Object& array, Term index, Value value);

}  // namespace loris
