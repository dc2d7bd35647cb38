#pragma once
#include <chrono>
#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "spec/stepper.h"

namespace loris {

/// Says of states whether some valid input reaches them, as far as it looks.
class Decider : public Feasibility {
 public:
  /// The same as `check` for a node as it is: gives it a witness, where the decider has such.
  virtual Answer begin(Node& node) = 0;

  /// The node with an input that can be shown: what it leaves open is shown as null, where that is
  /// not allowed it has a value. None where it can be shown as it is, or nothing better is known.
  virtual std::optional<Node> completed(const Node&) { return std::nullopt; }

  struct Counts {
    std::uint64_t total = 0, reused = 0;
    double seconds = 0;
  };
  const Counts& counts() const { return counts_; }
  /// What was met on the way: what, where, how often; what else a reader should know.
  using Limits = std::map<std::pair<std::string, std::string>, std::uint64_t>;
  const Limits& limits() const { return limits_; }
  virtual std::set<std::string> notes() const { return {}; }

 protected:
  Counts counts_;
  Limits limits_;
};

/// Adds the time until it goes out of scope.
class Stopwatch {
 public:
  explicit Stopwatch(double& seconds) : seconds_(seconds) {}
  Stopwatch(const Stopwatch&) = delete;
  Stopwatch& operator=(const Stopwatch&) = delete;
  ~Stopwatch() { seconds_ += std::chrono::duration<double>(Clock::now() - start_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  double& seconds_;
  const Clock::time_point start_ = Clock::now();
};

/// Runs with another heap strategy until it goes out of scope.
class WithStrategy {
 public:
  WithStrategy(Interpreter& vm, HeapStrategy& strategy)
      : vm_(vm), before_(vm.use_strategy(strategy)) {}
  WithStrategy(const WithStrategy&) = delete;
  WithStrategy& operator=(const WithStrategy&) = delete;
  ~WithStrategy() { vm_.use_strategy(before_); }

 private:
  Interpreter& vm_;
  HeapStrategy& before_;
};

}  // namespace loris
