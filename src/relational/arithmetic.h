#pragma once
#include <utility>

#include "relational/number.h"

namespace loris::relational {

// What Java computes of whole numbers beside sums and differences. Results that may not fit are
// those of so many bits.

Number product(Circuit& circuit, const Number& a, const Number& b, unsigned width);
/// Rounded towards zero, with a remainder of the sign of `a`. By zero they may be any numbers.
std::pair<Number, Number> quotient_and_remainder(Circuit& circuit, const Number& a, const Number& b,
                                                 unsigned width);

enum class Shift : std::uint8_t { Left, Right, RightUnsigned };
/// Of a number of so many bits, 32 or 64; only the lowest bits of the distance count.
Number shifted(Circuit& circuit, Shift shift, const Number& a, const Number& distance,
               unsigned width);

enum class Bitwise : std::uint8_t { And, Or, Xor };
Number combined(Circuit& circuit, Bitwise how, const Number& a, const Number& b);
/// Its lowest bits as a number that is not negative.
Number unsigned_part(const Number& a, unsigned width);

}  // namespace loris::relational
