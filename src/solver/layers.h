#pragma once
#include <memory>
#include <string>

#include "solver/applications.h"
#include "solver/solver.h"
#include "solver/stats.h"

namespace loris {

/// Yes with the known model when that satisfies the condition as it is.
std::unique_ptr<Solver> make_reuse(const TermStore& terms, std::unique_ptr<Solver> next,
                                   SolverStats& stats);

/// Which model is made where none is known: one near the defaults, which depends on nothing but the
/// question, or any, which takes less time.
enum class OrderModels : std::uint8_t { NearDefaults, Any };

/// Decides order, equality and constant bounds between variables in process.
std::unique_ptr<Solver> make_order(const TermStore& terms, std::unique_ptr<Solver> next,
                                   SolverStats& stats,
                                   OrderModels models = OrderModels::NearDefaults);

/// Writes the numbers that a path says of variables into what it says after that, and refuses those
/// with which something before them is wrong.
std::unique_ptr<Solver> make_fixed(TermStore& terms, std::unique_ptr<Solver> next);

/// Sees to it that variables which are applications of one function to equal arguments are equal.
/// `in_process` is whether it answers what it can itself.
std::unique_ptr<Solver> make_congruence(TermStore& terms, const Applications& applications,
                                        std::unique_ptr<Solver> next, SolverStats& stats,
                                        bool in_process);

/// Takes each question apart into questions without if-then-else.
std::unique_ptr<Solver> make_unwind(TermStore& terms, std::unique_ptr<Solver> next);

/// Passes on only the conjuncts that share variables with the condition, and remembers the answer
/// for each set of conjuncts.
std::unique_ptr<Solver> make_slice(const TermStore& terms, std::unique_ptr<Solver> next,
                                   SolverStats& stats);

/// Asks both. If one says yes and the other no, the answer is Unknown and the statistics say so; if
/// only one has an answer, that is the answer, counted as unconfirmed.
std::unique_ptr<Solver> make_cross_check(const TermStore& terms, std::unique_ptr<Solver> first,
                                         std::unique_ptr<Solver> second, SolverStats& stats);

/// Writes each query as DIRECTORY/000001.smt2 and so on, with the answer, and which variables are
/// applications if the backend is told. Throws InputError when the directory cannot be written.
std::unique_ptr<Solver> make_query_log(const TermStore& terms, const Applications* applications,
                                       std::unique_ptr<Solver> next, const std::string& directory);

}  // namespace loris
