#pragma once
#include <array>
#include <memory>
#include <string_view>

#include "spec/decider.h"
#include "spec/predicate_tree.h"
#include "spec/sat_input.h"
#include "spec/tree_vocabulary.h"

namespace loris {

class HexRules;

/// What is only for one that asks another program about rules.
struct TreeParts {
  const hex::Rules* rules = nullptr;      // about the structure of the input; null for none
  std::vector<InputRoot> roots = {};      // of which they may speak
  std::optional<std::string> cache = {};  // a directory for answers
  double seconds = 0;                     // for one answer
};

/// What a decider is made of.
struct DeciderParts {
  Machine machine;  // runs states
  Machine inside;  // runs predicates, with a strategy that decides which objects references lead to
  Precondition all;         // all that is assumed
  Precondition heap, data;  // its halves, where the user has split it; else twice the whole
  Solver& walking;          // for what is asked along the tree of a precondition
  Solver *quick_inside, *quick_walking;  // that answer at once or not at all; null for none
  std::function<bool()> keep_going;
  bool reuses = true;             // what was found for the parent of a state
  const SatInput* sat = nullptr;  // specifications for a SAT solver, where there are such
  HexRules* rules = nullptr;      // that restrict inputs, where there are such
  TreeParts tree = {};
};

struct DeciderRow {
  std::string_view name, help;
  /// None where it has no say on the way: the precondition is ignored, or comes before the target.
  std::unique_ptr<Decider> (*make)(const DeciderParts& parts) = nullptr;
  bool is_precise = false;  // each state that it lets pass has a valid input
};

std::unique_ptr<Decider> make_hybrid(const DeciderParts& parts);
std::unique_ptr<Decider> make_hex(const DeciderParts& parts);
std::unique_ptr<Decider> make_lissa(const DeciderParts& parts);
std::unique_ptr<Decider> make_mona(const DeciderParts& parts);
std::unique_ptr<Decider> make_pli(const DeciderParts& parts);
std::unique_ptr<Decider> make_precise(const DeciderParts& parts);
std::unique_ptr<Decider> make_sat(const DeciderParts& parts);

inline constexpr std::array kDeciders{
    DeciderRow{"precise", "some input of each state satisfies them", make_precise, true},
    DeciderRow{"none", "preconditions are taken for true"},
    DeciderRow{"eager", "preconditions run on the input before the target"},
    DeciderRow{"hybrid", "they run on what is decided of the input, up to the first open decision",
               make_hybrid},
    DeciderRow{"lissa", "what is decided of the heap can be completed, whatever its numbers are",
               make_lissa},
    DeciderRow{"pli", "such a completion also has numbers that fit the path", make_pli, true},
    DeciderRow{"hex", "the rules of --hex allow what is decided of the input", make_hex},
    DeciderRow{"sat", "what is decided of the input can be completed to what --sat says", make_sat},
    DeciderRow{"mona",
               "what is decided of the heap can be completed to a tree that the rules allow",
               make_mona},
    DeciderRow{"driver", "the receiver is built by calls of its own class"},
};

/// The numbers that name references in conditions of this strategy; null where none do.
inline const Numbering* numbering_of(HeapStrategy& strategy) {
  return strategy.merger() == nullptr ? nullptr : &strategy.merger()->numbering();
}

}  // namespace loris
