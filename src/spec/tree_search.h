#pragma once
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "spec/demand.h"
#include "spec/predicate_tree.h"

namespace loris {

/// An input that a precondition accepts and that meets a demand: many inputs, in fact, all that
/// satisfy the condition.
struct Solution {
  PredicateTree::Branch* leaf = nullptr;
  Heap heap;
  InputHeap input;
  FoundElements found;
  PathCondition condition;  // over the names of this heap
  Model model;              // of it
  bool has_doubt = false;   // before it there may be others: no search may begin here
};

/// Looks for inputs in the order of a precondition's tree.
class TreeSearch {
 public:
  using Branch = PredicateTree::Branch;
  /// Says whether to go on.
  using Visit = std::function<bool(Solution)>;

  TreeSearch(const Machine& machine, PredicateTree& tree, Demands& demands, Solver& solver,
             std::function<bool()> keep_going)
      : machine_(machine),
        tree_(tree),
        demands_(demands),
        solver_(solver),
        keep_going_(std::move(keep_going)) {}

  /// Shows all inputs that meet the demand until `visit` has seen enough: then Yes. No where all
  /// were shown, Unknown where some may be missing, for instance because `most` branches were
  /// looked at. `from` is the first that meets a part of the demand, if it is known.
  Answer search(const Demand& demand, const Solution* from, const Visit& visit,
                std::uint64_t most = UINT64_MAX);

  /// The same, but conditions on numbers count at the leaves alone.
  Answer search_heaps_first(const Demand& demand, const Solution* from, const Visit& visit);

  /// The solution where the demand is met as well; none where that cannot be told at once.
  std::optional<Solution> keep(const Solution& solution, const Demand& more);

  /// What made the last answer unknown: what, where, how often.
  using Limits = std::map<std::pair<std::string, std::string>, std::uint64_t>;
  const Limits& met() const { return met_; }
  /// What the variables of the demand are under a solution.
  Model model_for(const Demand& demand, const Solution& solution) const;

 private:
  /// A part of the demand that waits for a decision.
  struct Open {
    std::size_t part;
    Blocked blocked;
    TypeSet types;             // of the symbol that it waits for
    std::size_t elements = 0;  // that are known of the array that it waits for
    bool waits_for_leaf = false;
  };
  struct Walk {
    PathCondition condition;
    Model model;
    std::vector<Open> open;
    std::vector<ObjectId> taken;  // by objects that are apart
    bool is_sure = true;          // that the condition is possible
  };

  Answer start(const Demand& demand, const Solution* from, const Visit& visit, std::uint64_t most,
               bool numbers_wait);
  Answer visit(Branch& branch, Walk walk, std::size_t depth);
  Answer settle(Branch& leaf, Refined heap, FoundElements found, Walk walk);
  Answer settle_symbol(Branch& leaf, const Refined& heap, const FoundElements& found,
                       const Walk& walk, const Blocked& blocked);
  Answer settle_element(Branch& leaf, const Refined& heap, const FoundElements& found,
                        const Walk& walk, const Blocked& blocked);
  void fit_element(Refined& heap, const Class& array_class, SymbolId element) const;
  bool assume(Walk& walk, Term condition);
  bool assume_guards(Walk& walk, const Branch& branch);
  bool consider(Walk& walk, Branch& branch);
  bool consider(Walk& walk, HeapView view, const FoundElements& found, bool all, Branch* branch);
  Judgement judge(std::size_t part, HeapView view, const FoundElements& found, Branch* branch);
  bool is_decided(const Open& open, HeapView view) const;
  static std::size_t known_elements(SymbolId array, HeapView view);
  Answer unknown(const std::string& what, const std::string& where);

  Machine machine_;
  PredicateTree& tree_;
  Demands& demands_;
  Solver& solver_;
  std::function<bool()> keep_going_;
  // Of the search that is going on:
  const Demand* demand_ = nullptr;
  const Visit* visit_ = nullptr;
  std::vector<std::uint32_t> from_;  // the way to the first leaf that counts
  std::uint64_t left_ = 0;           // branches that may be looked at
  Limits met_;
};

}  // namespace loris
