#pragma once
#include <memory>

#include "solver/smt.h"

namespace loris {

/// What a backend will be asked about, which may change how it works best. Nonlinear is integers
/// multiplied with or divided by one another: some such questions are easier with bits.
enum class Theory : std::uint8_t { Integers, Nonlinear, Bits, Floating };

/// A check that takes longer is Unknown; 0 is no limit.
std::unique_ptr<SmtSolver> make_z3(Theory theory, std::uint32_t timeout_ms);
std::unique_ptr<SmtSolver> make_cvc5(Theory theory, std::uint32_t timeout_ms);

}  // namespace loris
