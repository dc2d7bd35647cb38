#pragma once
#include <memory>
#include <optional>
#include <set>

#include "spec/demand.h"
#include "spec/purity.h"
#include "spec/stepper.h"

namespace loris {

/// The references that a demand speaks of, and those on the way to them.
std::set<SymbolId> mentioned_in(const Demand& demand, const InputSymbols& symbols,
                                const TermStore& terms);

/// Leaves out calls of a predicate that look at parts of the input nobody asks about: each may
/// return anything. What is refused even then is refused by the predicate too.
class Skipping {
 public:
  Skipping(const Machine& machine, Purity& purity, std::set<SymbolId> mentioned)
      : machine_(machine), purity_(purity), mentioned_(std::move(mentioned)) {}

  /// The node after the outermost call that can be left out, if it is in one.
  std::optional<Node> after_call(const Node& node);

 private:
  bool is_other_value(const Value& value, HeapView view) const;
  bool looks_elsewhere(const Frame& frame, HeapView view) const;
  bool looks_at_values(const Frame& frame, HeapView view) const;
  bool can_skip(const Frame& frame, const State& state) const;

  Machine machine_;
  Purity& purity_;
  std::set<SymbolId> mentioned_;
  unsigned results_ = 0;  // of calls that were left out
};

}  // namespace loris
