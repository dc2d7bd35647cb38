#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace CaDiCaL {
class Solver;
}

namespace loris::relational {

/// A truth value of a circuit: a variable, or with a minus sign its negation.
using Lit = int;
inline constexpr Lit kTrue = 1;
inline constexpr Lit kFalse = -1;
constexpr Lit constant(bool value) { return value ? kTrue : kFalse; }

/// Gates over variables, and a solver that knows what they mean.
///
/// Equal gates are made once and those that are constant not at all. Each is told to the solver
/// when it is made and stays: what is asked later is asked by assumptions, and what the solver has
/// learnt holds on. CaDiCaL answers the same in every run.
class Circuit {
 public:
  Circuit();
  ~Circuit();
  Circuit(const Circuit&) = delete;
  Circuit& operator=(const Circuit&) = delete;

  Lit variable();
  Lit all_of(std::vector<Lit> inputs);
  Lit any_of(std::vector<Lit> inputs);
  Lit both(Lit a, Lit b) { return all_of({a, b}); }
  Lit either(Lit a, Lit b) { return any_of({a, b}); }
  Lit implies(Lit a, Lit b) { return any_of({-a, b}); }
  Lit exclusive(Lit a, Lit b);
  Lit same(Lit a, Lit b) { return -exclusive(a, b); }
  Lit choose(Lit condition, Lit then, Lit otherwise);
  Lit at_most_one(const std::vector<Lit>& inputs);

  /// From now on this holds.
  void require(Lit lit);
  void require_any(const std::vector<Lit>& clause);

  /// Whether all that is required can hold together with these; a solution is kept.
  bool solve(const std::vector<Lit>& assumptions);
  /// The same for as long as `keep_going` says so; then nothing.
  std::optional<bool> solve(const std::vector<Lit>& assumptions,
                            const std::function<bool()>& keep_going);
  /// In the solution that was found last; false for what was made since.
  bool value(Lit lit) const { return value(solution_, lit); }
  /// By variable, as it was at a solution.
  using Solution = std::vector<bool>;
  const Solution& solution() const { return solution_; }
  static bool value(const Solution& solution, Lit lit);

  std::uint32_t variable_count() const { return last_; }
  /// Throws an InputError when the circuit has grown beyond this.
  static constexpr std::uint32_t kMostVariables = 4'000'000;

 private:
  Lit gate(std::vector<Lit> inputs);

  std::unique_ptr<CaDiCaL::Solver> solver_;
  std::map<std::vector<Lit>, Lit> gates_;  // conjunctions, by their inputs
  std::map<std::pair<Lit, Lit>, Lit> exclusives_;
  Solution solution_;
  std::uint32_t last_ = 1;
};

}  // namespace loris::relational
