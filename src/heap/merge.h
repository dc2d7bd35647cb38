#pragma once
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "heap/numbering.h"
#include "heap/refine.h"

namespace loris {

/// References that are terms: a variable for each reference of the input, constants for null and
/// for what the run has made, and if-then-else of them. A state keeps all aliasings; what a program
/// reads and writes through such a reference is a term too (papers/003; DESIGN 6, points 1 to 5).
///
/// Conditions that the path has decided are used as they are met, so that terms do not grow with
/// what is known already.
class Merger {
 public:
  /// Whether a reference is spread over the objects that it may lead to as soon as it is read: the
  /// guarded sets of papers/002. Else it stays one variable.
  Merger(const Refiner& refiner, const Numbering& numbering, bool spreads)
      : symbols_(refiner.symbols()),
        types_(refiner.types()),
        terms_(symbols_.terms()),
        numbering_(numbering),
        spreads_(spreads) {}

  const Numbering& numbering() const { return numbering_; }
  /// Whether the path excludes a condition. What is excluded makes no term larger.
  std::function<bool(Term condition)> excludes = {};
  /// What a String or box has inside: a box its number, a String of the run its text.
  struct Content {
    const Class* cls;
    Value number = {};
    std::u16string text = {};
  };
  /// Of an object that is there, if it is the one that everyone gets for its content.
  std::function<std::optional<Content>(ObjectId object)> kept_content = {};
  /// References of which `same` has asked whether they are such boxes, since this was called last.
  /// What is true of such boxes has to be assumed before a condition of `same` is used.
  std::vector<SymbolId> take_asked() const { return std::exchange(asked_, {}); }
  Term kept_axioms(const InputHeap& input, SymbolId symbol) const;
  Term term_of(Value value) const;
  Value value_of(Kind kind, Term term) const;
  /// What a variable of the input may be, as far as the path has decided.
  TypeSet types_of(const InputHeap& input, Term variable) const;
  /// The types of all that the reference may lead to.
  TypeSet possible_types(const Heap& objects, const InputHeap& input, Term reference) const;

  Term same(const InputHeap& input, Term a, Term b) const;
  Term is_null(const InputHeap& input, Term reference) const;
  /// Whether it leads to an object of these types, or is null if null is among them.
  Term is_in(const Heap& objects, const InputHeap& input, Term reference, TypeSet types) const;
  /// Whether it leads to an object of a class that is accepted. What the run has made may be of
  /// classes that no input has.
  using Accept = std::function<bool(const Class& cls)>;
  Term is_of(const Heap& objects, const InputHeap& input, Term reference, const Accept& accept,
             bool null_is_in) const;
  /// All classes that it may lead to, sorted by name.
  std::vector<const Class*> possible_classes(const Heap& objects, const InputHeap& input,
                                             Term reference) const;
  /// The path has decided a condition that was made here.
  void learn(InputHeap& input, Term condition, bool holds) const;
  /// The path has decided that a variable is of these types.
  void narrow(InputHeap& input, Term variable, TypeSet types) const;
  /// The condition as far as it is not decided.
  Term known(const InputHeap& input, Term condition) const;

  /// Of a variable, the one that stands for it and all that the path found equal to it.
  Term leader(const InputHeap& input, Term reference) const;
  /// The reference as it is when it has just been read from somewhere.
  Term loaded(InputHeap& input, Term reference) const;
  /// What must hold of a reference that was just read, beyond its domain: none for nothing.
  Term constraint(const InputHeap& input, Term reference) const;

  Value read(Heap& objects, InputHeap& input, Term reference, const Field& field) const;
  void write(Heap& objects, InputHeap& input, Term reference, const Field& field,
             Value value) const;
  Value length(const Heap& objects, InputHeap& input, Term reference) const;
  Value read_element(const Heap& objects, InputHeap& input, Term reference, Storage storage,
                     Value index) const;
  void write_element(Heap& objects, InputHeap& input, Term reference, Storage storage, Value index,
                     Value value) const;

  /// So many elements from `first` on go to another array, from `into` on; all are within.
  struct ElementCopy {
    Term from;
    Value first;
    Term to;
    Value into, count;
  };
  /// An element of an array that the run has made, which gets the value under the condition.
  struct ElementStore {
    ObjectId array;
    std::uint32_t index;
    Term condition;
    Value value;
  };
  /// The length of the longest array that the run has made with a known length and that it may be.
  std::uint32_t longest_made(const Heap& objects, Term reference) const;
  /// What a copy puts into the arrays that the run has made with a known length.
  std::vector<ElementStore> copied(const Heap& objects, InputHeap& input, Storage storage,
                                   const ElementCopy& copy) const;
  /// Copies; `stores` is what `copied` found.
  void copy(Heap& objects, InputHeap& input, Storage storage, const ElementCopy& copy,
            const std::vector<ElementStore>& stores) const;

  /// How many input objects there may be at most.
  std::uint32_t most_objects() const;

  /// All variables and constants that the term may be, each once.
  std::vector<Term> leaves(Term reference) const;
  Value choose(Term condition, Value then, Value otherwise) const;
  Term choose(Term condition, Term then, Term otherwise) const;

 private:
  /// Applies `leaf` to every end of an if-then-else term; shared parts are done once.
  template <class Result>
  class Mapping;
  Value mapped(const InputHeap& input, Term reference,
               const std::function<Value(Term leaf)>& leaf) const;
  Term mapped_condition(const InputHeap& input, Term reference,
                        const std::function<Term(Term leaf)>& leaf) const;
  void learn_equal(InputHeap& input, Term a, Term b) const;
  std::optional<Content> content_of(const InputHeap& input, Term leaf) const;
  Term same_kept(const InputHeap& input, const Content& content, Term other) const;
  Term has_content(SymbolId symbol, const Content& content) const;
  Term is_small(const Class& cls, Value number) const;
  Value number_in(SymbolId symbol, const Class& cls) const;
  Term same_leaves(const InputHeap& input, Term a, Term b) const;
  Value read_leaf(Heap& objects, InputHeap& input, Term leaf, const Field& field) const;
  class Elements;
  Term is_inside(const InputHeap& input, Value index, Value first, Value count) const;
  Value moved(Value index, Value from, Value to) const;
  Term equal_numbers(Value a, Value b) const;
  Term fits_array(const InputHeap& input, Term array, Term element) const;
  bool is_excluded(InputHeap& input, Term condition) const;
  /// A reference that is followed leads to an object.
  void add_place(InputHeap& input, Term reference) const {
    if (terms_.op(reference) == TermOp::Variable && !symbols_.at(symbols_.of(reference)).is_private)
      input.merged.add_place(symbols_.of(reference));
  }

  InputSymbols& symbols_;
  TypeUniverse& types_;
  TermStore& terms_;
  const Numbering& numbering_;
  bool spreads_;
  mutable std::vector<SymbolId> asked_;
};

}  // namespace loris
