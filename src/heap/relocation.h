#pragma once
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "heap/numbering.h"
#include "heap/refine.h"

namespace loris {

/// Elements of input arrays whose places were decided beside the heap, by the array's origin.
struct FoundElement {
  SymbolId array;
  Value index, initial;
};
using FoundElements = std::vector<FoundElement>;

/// What has to be decided before more can be said: where a reference leads, the class of an object,
/// or which element of an array an index means.
struct Blocked {
  SymbolId symbol = {};
  TypeSet within = {};  // of the symbol: whether it is one of these is enough, if there are any
  ObjectId object = {};
  SymbolId array = {};
  Value index = {};
};

/// That two Strings or boxes which are one object have the same content.
Term same_content(InputSymbols& symbols, SymbolId a, SymbolId b);

/// That two Strings have the same characters; what is behind their ends does not count.
Term equal_texts(InputSymbols& symbols, SymbolId a, SymbolId b);

/// That the String has these characters.
Term has_text(InputSymbols& symbols, SymbolId string, std::u16string_view text);

/// Reads the names that one state has given to its input in another heap of the same input, where
/// other references are decided: there "list.head.next" may be a name for "list.tail".
class Relocation {
 public:
  /// `numbering` where conditions speak of references, else null.
  Relocation(const Refiner& refiner, const Numbering* numbering, HeapView view,
             const FoundElements& found)
      : refiner_(refiner),
        symbols_(refiner.symbols()),
        types_(refiner.types()),
        terms_(symbols_.terms()),
        numbering_(numbering),
        view_(view),
        found_(found) {}

  /// The reference there; none when something has to be decided first, see `blocked`.
  std::optional<SymbolId> symbol(SymbolId name);
  /// Whose fields are those of what the reference leads to.
  std::optional<SymbolId> owner(SymbolId name);
  /// A variable as the term that it is there.
  std::optional<Term> value(Term variable);
  /// The element of an array at an index that has this value there, if it is known.
  std::optional<FoundElement> fixed(SymbolId array, Term index, std::int32_t value);
  /// A condition there. Parts that cannot be told stay as they are: then `blocked` says why.
  Term condition(Term condition, const std::vector<Term>& variables);

  /// What was missing since this was asked last; none when nothing was.
  std::optional<Blocked> take_blocked() { return std::exchange(blocked_, std::nullopt); }

 private:
  std::optional<Value> element(const Place& place);
  std::optional<Value> index(Value name);
  std::optional<Value> known_element(SymbolId array, Value index) const;
  std::optional<Term> reference(SymbolId name);
  std::uint64_t number_of(ObjectId object) const;
  bool is_value(TypeSet types) const;
  void block(Blocked blocked) {
    if (!blocked_) blocked_ = blocked;
  }

  const Refiner& refiner_;
  InputSymbols& symbols_;
  TypeUniverse& types_;
  TermStore& terms_;
  const Numbering* numbering_;
  HeapView view_;
  const FoundElements& found_;
  std::optional<Blocked> blocked_;
};

}  // namespace loris
