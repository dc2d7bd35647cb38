#pragma once
#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "heap/object.h"
#include "program/program.h"

namespace loris {

/// The classes that input objects may have, and sets of them.
///
/// Null counts as a member like a class, so that "null or not a Node" is one set. Sets are
/// interned: equal sets have equal ids, the empty set is TypeSet{}, and what is asked twice is
/// remembered.
class TypeUniverse {
 public:
  /// The classes that can be made; they are numbered in the order given. Those of `hidden` are in
  /// no set but those that name them: what only the insides of a String hold. Those of `unknown`
  /// stand for classes outside: the first for what is below no class of the others.
  TypeUniverse(const Program& program, std::vector<const Class*> classes,
               const std::vector<const Class*>& hidden = {},
               const std::vector<const Class*>& unknown = {});

  std::span<const Class* const> classes() const { return {classes_.data(), visible_}; }
  TypeSet null() const { return null_; }
  /// The classes that are assignable to `declared`, without null.
  TypeSet below(const Class& declared);
  /// What a reference of this type may lead to, without null: the classes below it, or where there
  /// is none, classes that nobody knows and that may be below it.
  TypeSet led_to(const Class& declared);
  /// The classes that nobody knows (Class::stands_for).
  TypeSet unknown() const { return unknown_; }
  std::span<const Class* const> unknown_classes() const { return entry(unknown_).members; }
  /// Boxes and Strings: their fields are final, so that which object it is matters to == alone.
  TypeSet values() const { return values_; }
  /// Enum classes: their objects are the constants.
  TypeSet enums() const { return enums_; }

  TypeSet meet(TypeSet a, TypeSet b);
  TypeSet join(TypeSet a, TypeSet b);
  TypeSet minus(TypeSet a, TypeSet b);
  bool has_null(TypeSet set) const { return entry(set).has_null; }
  /// The members but null, in order.
  std::span<const Class* const> members(TypeSet set) const { return entry(set).members; }
  /// The set of one class, which may be outside the universe: then it is empty.
  TypeSet only(const Class& cls);
  /// The set of these classes; those outside the universe are left out.
  TypeSet of(std::span<const Class* const> classes);
  /// Those of them that are accepted, without null.
  template <class Accept>
  TypeSet filter(TypeSet set, const Accept& accept) {
    std::vector<const Class*> accepted;
    for (const Class* cls : members(set)) {
      if (accept(*cls)) accepted.push_back(cls);
    }
    return of(accepted);
  }
  /// The nearest class that all members (at least one) are assignable to.
  const Class& upper(TypeSet set) const { return *entry(set).upper; }
  /// The most cells that an object of a member has.
  std::uint32_t cells(TypeSet set) const { return entry(set).cells; }

 private:
  using Bits = std::vector<std::uint64_t>;  // bit 0 is null, bit 1 + i the i-th class
  struct Entry {
    Bits bits;
    std::vector<const Class*> members;
    const Class* upper = nullptr;
    std::uint32_t cells = 0;
    bool has_null = false;
  };
  struct BitsHash {
    std::size_t operator()(const Bits& bits) const;
  };

  const Entry& entry(TypeSet set) const { return entries_[set.value]; }
  TypeSet intern(Bits bits);
  template <class Operation>
  TypeSet combine(std::unordered_map<std::uint64_t, TypeSet>& known, TypeSet a, TypeSet b,
                  Operation operation);
  TypeSet those(bool (*test)(const Class&));

  std::vector<const Class*> classes_;
  std::size_t visible_;  // of classes_
  std::unordered_map<const Class*, std::size_t> numbers_;
  std::vector<Entry> entries_;
  std::unordered_map<Bits, TypeSet, BitsHash> ids_;
  std::unordered_map<std::uint64_t, TypeSet> meets_, joins_, differences_;
  std::unordered_map<const Class*, TypeSet> below_;
  const Class* object_;
  TypeSet null_, values_, enums_, unknown_;
};

/// The methods that objects of these types select, each with the types that do, in their order.
std::vector<std::pair<const Method*, TypeSet>> selected_methods(Program& program,
                                                                TypeUniverse& types, TypeSet set,
                                                                const Method& method);

bool is_value_class(const Class& cls);
bool is_enum_class(const Class& cls);

}  // namespace loris
