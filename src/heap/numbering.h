#pragma once
#include <cstdint>
#include <map>
#include <vector>

#include "heap/heap.h"
#include "heap/scope.h"
#include "heap/type_universe.h"
#include "term/term.h"

namespace loris {

/// Numbers for all objects that an input may have: 0 is null, every class has a range of its own,
/// as many numbers as the scope allows objects, an enum one for each constant.
///
/// A reference that is left open is a variable over these numbers. Its class is that of its number:
/// types are ranges, two names of one object have one type, and no class has more objects than the
/// scope allows (DESIGN 6, points 4 and 5). What the run makes has numbers beyond all of them.
class Numbering {
 public:
  /// What no other reference leads to has its own numbers from here on.
  static constexpr std::int64_t kFirstPrivate = std::int64_t{1} << 40;

  Numbering(const Program& program, TypeUniverse& types, const Scope& scope, const Heap& objects,
            const std::vector<ObjectId>& enum_constants);

  /// The least that has all numbers of the types; exact is false when it has others as well.
  struct Hull {
    Domain domain;
    bool exact = true;
  };
  Hull hull(TypeSet types) const;
  /// Whether a variable has a number of one of these types.
  Term is_in(TermStore& terms, Term variable, TypeSet types) const;
  /// The types whose numbers are between these.
  TypeSet types_between(std::int64_t low, std::int64_t high) const;

  /// The number of an object that is there: an enum constant, or what the run has made.
  std::uint64_t number_of(ObjectId object) const;
  /// The number of an input object of this class, which has so many before it.
  std::uint64_t number_of(const Class& cls, std::uint32_t before) const;
  /// The object of such a number; none for null and for input objects.
  ObjectId object_of(std::uint64_t number) const;
  /// The class of an input object's number; null for other numbers.
  const Class* class_of(std::uint64_t number) const;
  /// Numbers of the enum constants, by ObjectId.
  const std::map<std::uint32_t, std::uint64_t>& constants() const { return constants_; }
  bool is_input(std::uint64_t number) const { return number != 0 && number <= last_; }

 private:
  struct Range {
    const Class* cls;
    std::int64_t low, high;
  };
  const Range* range_of(const Class& cls) const;
  std::vector<std::pair<std::int64_t, std::int64_t>> ranges_of(TypeSet types) const;

  TypeUniverse& types_;
  std::vector<Range> ranges_;  // in the order of their numbers
  std::map<const Class*, std::size_t> by_class_;
  std::map<std::uint32_t, std::uint64_t> constants_;    // numbers of enum constants, by ObjectId
  std::map<std::uint64_t, ObjectId> constant_objects_;  // and back
  std::uint64_t last_ = 0;
};

}  // namespace loris
