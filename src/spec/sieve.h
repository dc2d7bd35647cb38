#pragma once
#include <deque>
#include <memory>
#include <vector>

#include "spec/demand.h"
#include "spec/predicate_tree.h"

namespace loris {

/// What is assumed on the way to a branch, and what of a demand waits for a decision there.
struct Walk {
  /// A part of a demand that waits.
  struct Open {
    const Demand* demand;
    std::size_t part;
    Blocked blocked = {};
    TypeSet types = {};        // of the symbol that it waits for
    std::size_t elements = 0;  // that are known of the array that it waits for
    bool waits_for_leaf = false;
  };

  PathCondition condition;
  PathCondition own;  // of it, what the demand of this sieve made of it
  Model model;
  std::vector<Open> open;
  std::vector<ObjectId> taken;  // by objects that are apart
  bool is_sure = true;          // that the condition is possible
};

/// A branch of a precondition's tree under the demand of a sieve.
struct Sifted {
  /// Before: judged, but the branch was not read then. Gone: no input of the branch meets the
  /// demand.
  enum class Stage : std::uint8_t { Fresh, Before, Judged, Gone };

  std::shared_ptr<PredicateTree::Branch> branch;
  Sifted* above = nullptr;  // the same branch in the sieve above
  Sifted* parent = nullptr;
  Stage stage = Stage::Fresh;
  bool has_children = false;                    // that is, they are known
  std::uint32_t first_child = 0, children = 0;  // among the branches of the sieve
  Walk walk = {};  // of this sieve's own demand alone what is open and taken

  bool is_gone() const { return stage == Stage::Gone; }
  /// From now on it is gone, and holds nothing.
  void drop() { *this = {nullptr, nullptr, nullptr, Stage::Gone}; }
};

/// What the demand of a state leaves of a precondition's tree, as far as someone has looked. The
/// sieve of a state that goes on sifts what is left in the one above, so along a path nothing is
/// judged twice, and what is gone for a state is gone for all that follow.
struct Sieve {
  /// For the whole demand on inputs of this tree, of which the sieve above, if it is of the same
  /// tree, has a part.
  static std::shared_ptr<Sieve> below(std::shared_ptr<Sieve> above, const PredicateTree* tree,
                                      Demand demand);

  /// The same for what is asked beyond the sieve above, if there is one.
  static std::shared_ptr<Sieve> with(std::shared_ptr<Sieve> above, const PredicateTree* tree,
                                     Demand more);

  /// All that is asked, here and above.
  Demand whole() const;
  std::vector<Demand::Sameness> all_samenesses() const;

  const PredicateTree* tree = nullptr;
  std::shared_ptr<Sieve> above;
  Demand demand;                                         // what is asked beyond the sieve above
  std::vector<Demand::Reference> references;             // here and above, by symbol
  std::size_t conjuncts = 0, apart = 0, samenesses = 0;  // here and above
  Term newest = {};                                      // conjunct, here or above
  std::shared_ptr<std::deque<Sifted>> branches = std::make_shared<std::deque<Sifted>>();
  /// An index of which it is asked that it has this value.
  struct Fixed {
    SymbolId array;
    Term index;
    std::int32_t value;
  };
  std::vector<Fixed> fixed;                   // here and above; what is asked has names by that
  std::vector<std::shared_ptr<Sieve>> cases;  // that stand for this sieve, see IndexCases
  bool has_cases = false;                     // that is, they are known, if there are any
  bool has_open_index = false;                // here or above, once the cases are known
  Sieve* source = nullptr;  // whose branches these are: the nearest above that someone searched
};

}  // namespace loris
