#pragma once
#include <array>
#include <deque>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "heap/numbering.h"
#include "heap/scope.h"
#include "heap/type_universe.h"
#include "program/generics.h"
#include "solver/applications.h"
#include "term/term.h"

namespace loris {

/// A reference of the input, named by the way to it: "this", "list.head", "a[3]".
///
/// The initial value of a field f of an input object is always the symbol of its origin's name
/// followed by ".f". So the initial heap is a function of names and is never written; what a state
/// has decided of it is in its InputHeap.
struct Symbol {
  std::string name;
  Term term;  // a variable of sort Ref
  const Class* declared;
  TypeSet types;                 // what it may be at first, null included if it may be null
  std::uint32_t depth = 0;       // of the object that it leads to first
  bool is_private = false;       // nothing else can lead to its object: what is inside a String
  GenericType generic = {};      // as a signature says, if one does
  SymbolId text = {};            // of what only a String holds: the String
  bool is_loose = false;         // numbered: its domain has numbers of other types as well
  const Class* bound = nullptr;  // the class that a signature names, if it is below `declared`

  /// The least that is known of the class of its object.
  const Class& type() const { return bound != nullptr ? *bound : *declared; }
};

/// What a variable of the input stands for: something of the object that `base` leads to, as it was
/// at first, or nothing that depends on another variable.
struct Place {
  enum class Kind : std::uint8_t { Root, Field, Element, Length, Kept };
  Kind kind = Kind::Root;
  SymbolId base = {};
  const Field* field = nullptr;  // of a Field
  Value index = {};              // of an Element
};

/// All symbols of a run. They are made when they are first read, and shared by all states.
class InputSymbols {
 public:
  InputSymbols(Program& program, TermStore& terms, TypeUniverse& types, Scope scope);

  /// From now on references are variables over these numbers, and fields and elements of the input
  /// applications to them.
  void number_by(const Numbering& numbering) { numbering_ = &numbering; }
  const Applications& applications() const { return applications_; }

  /// A reference where the input is entered: the receiver, a parameter, a static field.
  SymbolId root(const std::string& name, const Class& declared, TypeSet types);
  /// The same with a generic type, which is taken as true.
  SymbolId root(const std::string& name, const Class& declared, TypeSet types,
                const GenericType& generic);
  /// A name for an object that nothing but this reference leads to, of one class.
  SymbolId own(const std::string& name, const Class& cls);
  /// A number where the input is entered, of the type given by its descriptor character.
  Term number(const std::string& name, char type);
  /// Of what a program asks for by a name of its own: this one, or if it was given to a value of
  /// another type before, on another path, then with the type.
  std::string asked_name(const std::string& name, const Class& type);
  /// The initial value of a field of the input object with this origin.
  Value field(SymbolId origin, const Field& field);
  /// The same if it has been read on some path, else Unset.
  Value known_field(SymbolId origin, const Field& field) const;
  /// "this.next", or "x.Node::next" where x may have several fields of that name.
  std::string field_name(SymbolId origin, const Field& field) const;
  /// The initial value of an element of the input array with this origin and class.
  Value element(SymbolId origin, const Class& array_class, Value index);
  /// Whether a box of the input is the one that valueOf gives for its number: 1 or 0.
  Value kept(SymbolId origin);
  Value length(SymbolId origin);
  /// The elements that have been read on some path, in that order.
  struct Element {
    Value index, value;
  };
  const std::vector<Element>& elements(SymbolId origin) const;

  const Symbol& at(SymbolId id) const { return symbols_[id.value]; }
  /// The symbol whose term this is.
  SymbolId of(Term term) const { return {by_term_[term.id]}; }
  bool is_symbol(Term term) const { return term.id < by_term_.size() && by_term_[term.id] != 0; }

  /// How the variable came about.
  Place place_of(Term variable) const {
    return variable.id < places_.size() ? places_[variable.id] : Place{};
  }

  /// Nearer to the roots first, then by name: an order that no history of the run changes.
  bool comes_before(SymbolId a, SymbolId b) const;

  TypeUniverse& types() { return types_; }
  const Scope& scope() const { return scope_; }
  Program& program() { return program_; }
  TermStore& terms() { return terms_; }
  /// What was taken as true beyond the scope: annotations, generic signatures. For people.
  const std::set<std::string>& assumptions() const { return assumptions_; }
  /// The type of a parameter or field that a class declares. Where it is not there, the reference
  /// is null or leads to an object of a class that nobody knows, which is said.
  const Class& declared_type(std::string_view descriptor, const Class& declaring);
  /// Whether some reference may lead to an object of a class that nobody knows.
  bool has_unknown() const { return has_unknown_; }
  void assume(std::string assumption) { assumptions_.insert(std::move(assumption)); }
  /// An object that was there before the run, where it was met, and the reference that may lead to
  /// it but is not taken to do so: such inputs are left out.
  using LeftOut = std::array<std::string, 3>;
  const std::set<LeftOut>& left_out() const { return left_out_; }
  void leave_out(LeftOut what) { left_out_.insert(std::move(what)); }

 private:
  struct FieldKey {
    SymbolId origin;
    const Field* field;
    friend bool operator==(const FieldKey&, const FieldKey&) = default;
  };
  struct FieldKeyHash {
    std::size_t operator()(const FieldKey& key) const {
      return std::hash<const void*>()(key.field) * 31 + key.origin.value;
    }
  };

  SymbolId add(Symbol symbol);
  Value placed(Value value, Place place);
  Value applied(Value value, const void* function, SymbolId base, Term index);
  Value make_element(SymbolId origin, const Class& array_class, Value index);
  Value make_field(SymbolId origin, const Field& field);
  Value make_text_field(SymbolId origin, const Field& field);
  TypeSet field_types(const Field& field, const Class& declared);
  GenericType field_generic(SymbolId origin, const Field& field);
  void constrain(Symbol& symbol);
  void note_scope(const Symbol& symbol);

  Program& program_;
  TermStore& terms_;
  TypeUniverse& types_;
  Scope scope_;
  std::deque<Symbol> symbols_;          // by SymbolId; the first is unused
  std::vector<std::uint32_t> by_term_;  // SymbolId by Term
  std::vector<Place> places_;           // by Term
  std::unordered_map<std::string, SymbolId> by_name_;
  std::unordered_map<std::string, const Class*> asked_types_;  // by the name
  std::unordered_map<FieldKey, Value, FieldKeyHash> fields_;
  std::unordered_map<std::uint32_t, std::vector<Element>> elements_;  // by the array's SymbolId
  std::set<std::string> assumptions_;
  bool has_unknown_ = false;
  std::set<LeftOut> left_out_;
  const Numbering* numbering_ = nullptr;
  Applications applications_;
  std::unordered_map<const void*, std::uint32_t> functions_;  // by field, or by what they are of
};

}  // namespace loris
