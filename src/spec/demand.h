#pragma once
#include <memory>
#include <unordered_map>
#include <vector>

#include "heap/relocation.h"
#include "interp/state.h"
#include "solver/path_condition.h"

namespace loris {

/// What a state asks of an input, in the names that the state has given to it.
struct Demand {
  /// A condition, over numbers and where states keep all aliasings over references.
  struct Conjunct {
    Term term;
    std::shared_ptr<const std::vector<Term>> variables;
  };
  /// A reference of which something is decided.
  struct Reference {
    SymbolId symbol;
    TypeSet types;
    SymbolId object;  // the name of the object that it leads to; none where that does not matter
  };
  /// Strings or boxes that are one object, or are not.
  struct Sameness {
    SymbolId a, b;
    bool same;
  };

  std::vector<Conjunct> conjuncts;
  std::vector<Reference> references;
  std::vector<SymbolId> apart;  // names of objects, which are pairwise different
  std::vector<Sameness> samenesses;

  std::size_t size() const {
    return conjuncts.size() + references.size() + apart.size() + samenesses.size();
  }
};

/// What is known of one part of a demand in a heap.
struct Judgement {
  enum class Truth : std::uint8_t { No, Yes, Number, Open };
  Truth truth = Truth::Yes;
  Term condition = {};   // Number: what is left to be asked of numbers
  ObjectId taken = {};   // Yes: the object is this one, and no other that is apart may be
  Blocked blocked = {};  // Open: what has to be decided first
};

/// Makes demands of states, and judges them.
class Demands {
 public:
  Demands(const Refiner& refiner, const Numbering* numbering)
      : refiner_(refiner), numbering_(numbering) {}

  /// All that the state has decided and assumed.
  Demand of(const PathCondition& condition, const State& state);
  /// What it has decided of references alone.
  Demand decided(const State& state) const;
  Demand::Conjunct conjunct(Term condition) const;
  /// Whether the condition speaks of references alone.
  bool is_about_references(Term condition) const;

  /// The part at this place of the demand, in a heap.
  Judgement judge(const Demand& demand, std::size_t part, HeapView view,
                  const FoundElements& found) const;
  /// Whether Strings and boxes can be the same and different as demands and the heap have it.
  /// Where conditions speak of references, what the heap has is a condition: `known`.
  bool agrees(const std::vector<Demand::Sameness>& demanded, HeapView view,
              const FoundElements& found, std::vector<Term>& known) const;
  /// What is demanded of Strings and boxes as conditions on their names in the heap.
  std::vector<Term> identities(const std::vector<Demand::Sameness>& demanded, HeapView view,
                               const FoundElements& found) const;
  const Numbering* numbering() const { return numbering_; }

 private:
  Judgement judge_conjunct(const Demand::Conjunct& conjunct, HeapView view,
                           Relocation& there) const;
  Judgement judge_reference(const Demand::Reference& reference, HeapView view,
                            Relocation& there) const;
  Judgement judge_apart(SymbolId name, HeapView view, Relocation& there) const;
  Judgement judge_sameness(const Demand::Sameness& sameness, Relocation& there) const;
  Term with_contents(Term condition, HeapView view) const;
  std::shared_ptr<const std::vector<Term>> variables_of(Term condition) const;

  const Refiner& refiner_;
  const Numbering* numbering_;
  mutable std::unordered_map<Term, std::shared_ptr<const std::vector<Term>>> variables_;
};

}  // namespace loris
