#pragma once
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "spec/sieve.h"

namespace loris {

/// An input that a precondition accepts and that meets a demand: many inputs, in fact, all that
/// satisfy the condition.
struct Solution {
  std::shared_ptr<PredicateTree::Branch> leaf;
  Heap heap;
  InputHeap input;
  FoundElements found;
  PathCondition condition;       // over the names of this heap
  Model model;                   // of it
  std::shared_ptr<Sieve> sieve;  // of the demand that it meets, where searches go on from it
};

/// Looks for inputs in the order of a precondition's tree.
class TreeSearch {
 public:
  using Branch = PredicateTree::Branch;
  /// What to do after an input was shown; Useless: no state that asks for more needs to see it.
  enum class Next : std::uint8_t { Stop, GoOn, Useless };
  using Visit = std::function<Next(Solution)>;

  /// Heaps first: conditions on numbers count at the leaves alone.
  TreeSearch(const Machine& machine, PredicateTree& tree, Demands& demands, Solver& solver,
             std::function<bool()> keep_going, bool heaps_first = false)
      : machine_(machine),
        tree_(tree),
        demands_(demands),
        solver_(solver),
        keep_going_(std::move(keep_going)),
        heaps_first_(heaps_first) {}

  /// Shows all inputs that pass the sieve until `visit` has seen enough: then Yes. No where all
  /// were shown, Unknown where some may be missing, for instance because `most` branches were
  /// looked at.
  Answer search(Sieve& sieve, const Visit& visit, std::uint64_t most = UINT64_MAX);

  /// Branches that the last search looked at.
  std::uint64_t visited() const { return most_ - left_; }

  /// The solution for the sieve above, where it passes this one as well; none where that cannot be
  /// told at once.
  std::optional<Solution> keep(const Solution& solution, const Sieve& sieve);

  /// What made the last answer unknown: what, where, how often.
  using Limits = std::map<std::pair<std::string, std::string>, std::uint64_t>;
  const Limits& met() const { return met_; }
  /// What the variables of the demand are under a solution.
  Model model_for(const Sieve& sieve, const Solution& solution) const;

 private:
  // The way down:
  Sifted& root_of(Sieve& sieve);
  Answer visit(Sieve& sieve, Sifted& sifted);
  Answer visit_children(Sieve& sieve, Sifted& sifted);
  Answer visit_leaf(Sieve& sieve, Sifted& leaf);
  bool judge(Sieve& sieve, Sifted& sifted);
  bool sift(Sieve& sieve, Sifted& sifted);
  bool assume_guards(Walk& walk, const Sifted& sifted);
  bool is_apart(const Sieve& sieve, const Sifted& sifted) const;
  void find_children(Sieve& sieve, Sifted& sifted);
  static void drop_all(Sifted* sifted);
  static bool is_left(const Sifted& sifted);
  static Sifted* next_fork(const Sieve& sieve, Sifted* sifted);
  Sifted& add(Sieve& sieve, Sifted sifted);
  void forget();

  // At a leaf, in tree_leaves.cpp:
  Answer settle(Refined heap, FoundElements found, Walk walk);
  Answer accept(Refined heap, FoundElements found, Walk walk);
  void add_fixed(const Refined& heap, FoundElements& found) const;
  Answer settle_symbol(const Refined& heap, const FoundElements& found, const Walk& walk,
                       const Blocked& blocked);
  Answer settle_element(const Refined& heap, const FoundElements& found, const Walk& walk,
                        const Blocked& blocked);
  void fit_element(Refined& heap, const Class& array_class, SymbolId element) const;

  // Both:
  std::vector<Walk::Open> parts_of(const Sieve& sieve);
  bool is_about_numbers(const Demand& demand, std::size_t part);
  bool assume(Walk& walk, Term condition);
  bool holds(const PathCondition& conditions, const Model& model) const;
  bool consider(Walk& walk, HeapView view, const FoundElements& found, bool all);
  bool is_decided(const Walk::Open& open, HeapView view) const;
  static std::size_t known_elements(SymbolId array, HeapView view);
  Answer unknown(const std::string& what, const std::string& where);

  Machine machine_;
  PredicateTree& tree_;
  Demands& demands_;
  Solver& solver_;
  std::function<bool()> keep_going_;
  bool heaps_first_;
  // Of the search that is going on:
  Sieve* sieve_ = nullptr;
  const std::shared_ptr<Branch>* leaf_ = nullptr;
  const Visit* visit_ = nullptr;
  bool is_useful_ = false;             // the leaf: some input of it was shown, and not in vain
  std::uint64_t most_ = 0, left_ = 0;  // branches that may be looked at
  Limits met_;
  // Of all searches: what sieves hold.
  std::vector<std::weak_ptr<std::deque<Sifted>>> held_;
  std::size_t added_ = 0;
};

}  // namespace loris
