#include "relational/circuit.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <cadical.hpp>

#include "base/check.h"
#include "base/input_error.h"

namespace loris::relational {

namespace {
constexpr int kSatisfiable = 10, kUnsatisfiable = 20;  // as CaDiCaL says it

/// Looked at from time to time: a look at the clock is dearer than a step of the solver.
class Stopper final : public CaDiCaL::Terminator {
 public:
  explicit Stopper(const std::function<bool()>& keep_going) : keep_going_(keep_going) {}
  bool terminate() override {
    constexpr unsigned kSteps = 1000;
    return ++steps_ % kSteps == 0 && !keep_going_();
  }

 private:
  const std::function<bool()>& keep_going_;
  unsigned steps_ = 0;
};

bool by_variable(Lit a, Lit b) {
  return std::abs(a) != std::abs(b) ? std::abs(a) < std::abs(b) : a < b;
}
}  // namespace

/// Questions are many and small: what prepares for one hard question is left out.
Circuit::Circuit() : solver_(std::make_unique<CaDiCaL::Solver>()) {
  solver_->configure("plain");
  solver_->set("quiet", 1);
  require(kTrue);
}

Circuit::~Circuit() = default;

Lit Circuit::variable() {
  if (last_ == kMostVariables)
    throw InputError(
        "the specification is too large for this scope: more than 4 million variables (see -n)");
  return static_cast<Lit>(++last_);
}

Lit Circuit::all_of(std::vector<Lit> inputs) {
  std::sort(inputs.begin(), inputs.end(), by_variable);
  inputs.erase(std::unique(inputs.begin(), inputs.end()), inputs.end());
  std::size_t kept = 0;
  for (const Lit input : inputs) {
    if (input == kFalse || (kept > 0 && inputs[kept - 1] == -input)) return kFalse;
    if (input != kTrue) inputs[kept++] = input;
  }
  inputs.resize(kept);
  if (inputs.empty()) return kTrue;
  return inputs.size() == 1 ? inputs[0] : gate(std::move(inputs));
}

Lit Circuit::any_of(std::vector<Lit> inputs) {
  for (Lit& input : inputs) input = -input;
  return -all_of(std::move(inputs));
}

/// The output is true if and only if all inputs are.
Lit Circuit::gate(std::vector<Lit> inputs) {
  const auto [known, is_new] = gates_.emplace(inputs, 0);
  if (!is_new) return known->second;
  const Lit output = known->second = variable();
  for (const Lit input : inputs) require_any({-output, input});
  for (Lit& input : inputs) input = -input;
  inputs.push_back(output);
  require_any(inputs);
  return output;
}

Lit Circuit::exclusive(Lit a, Lit b) {
  if (std::abs(a) > std::abs(b)) std::swap(a, b);
  const bool negated = (a < 0) != (b < 0);
  a = std::abs(a);
  b = std::abs(b);
  if (a == b) return constant(negated);
  if (a == kTrue) return negated ? b : -b;
  const auto [known, is_new] = exclusives_.emplace(std::pair(a, b), 0);
  if (is_new) {
    const Lit output = known->second = variable();
    require_any({-output, a, b});
    require_any({-output, -a, -b});
    require_any({output, -a, b});
    require_any({output, a, -b});
  }
  return negated ? -known->second : known->second;
}

Lit Circuit::choose(Lit condition, Lit then, Lit otherwise) {
  if (then == otherwise) return then;
  return either(both(condition, then), both(-condition, otherwise));
}

Lit Circuit::at_most_one(const std::vector<Lit>& inputs) {
  std::vector<Lit> pairs;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) pairs.push_back(any_of({-inputs[i], -inputs[j]}));
  }
  return all_of(std::move(pairs));
}

void Circuit::require(Lit lit) { require_any({lit}); }

void Circuit::require_any(const std::vector<Lit>& clause) {
  for (const Lit lit : clause) solver_->add(lit);
  solver_->add(0);
}

bool Circuit::solve(const std::vector<Lit>& assumptions) {
  const std::optional<bool> answer = solve(assumptions, [] { return true; });
  LORIS_CHECK(answer.has_value(), "nobody stops the solver");
  return *answer;
}

std::optional<bool> Circuit::solve(const std::vector<Lit>& assumptions,
                                   const std::function<bool()>& keep_going) {
  Stopper stopper(keep_going);
  solver_->connect_terminator(&stopper);
  for (const Lit lit : assumptions) solver_->assume(lit);
  const int answer = solver_->solve();
  solver_->disconnect_terminator();
  if (answer == kUnsatisfiable) return false;
  if (answer != kSatisfiable) return std::nullopt;
  solution_.assign(last_ + 1, false);
  const auto known = static_cast<std::uint32_t>(solver_->vars());
  for (std::uint32_t i = 1; i <= std::min(last_, known); ++i)
    solution_[i] = solver_->val(static_cast<int>(i)) > 0;
  return true;
}

bool Circuit::value(const Solution& solution, Lit lit) {
  const auto variable = static_cast<std::size_t>(std::abs(lit));
  return variable < solution.size() && solution[variable] == (lit > 0);
}

}  // namespace loris::relational
