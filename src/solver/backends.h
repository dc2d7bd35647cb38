#pragma once
#include <memory>

#include "solver/patience.h"
#include "solver/smt.h"

namespace loris {

/// What a backend will be asked about, which may change how it works best. Nonlinear is integers
/// multiplied with or divided by one another: some such questions are easier with bits.
enum class Theory : std::uint8_t { Integers, Nonlinear, Bits, Floating };

/// cvc5 knows of the time alone: who stops does not wait for it.
std::unique_ptr<SmtSolver> make_z3(Theory theory, const Patience& patience);
std::unique_ptr<SmtSolver> make_cvc5(Theory theory, const Patience& patience);

}  // namespace loris
