#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/persistent_array.h"
#include "heap/merged_heap.h"
#include "heap/object.h"

namespace loris {

/// What one state has decided of the input: which types its references may have, and which objects
/// they lead to. A copy costs a few pointers.
class InputHeap {
 public:
  /// What is known of a reference. Nothing decided: as its symbol says. Null: the set of null
  /// alone.
  struct Facts {
    TypeSet types;    // none: as its symbol says
    ObjectId object;  // where it leads, once that is decided
  };

  Facts facts(SymbolId symbol) const { return facts_.get(symbol.value); }
  void set_facts(SymbolId symbol, Facts facts) { facts_.edit(symbol.value) = facts; }

  /// Input objects in the order in which they were made; Strings, boxes and enum constants are not
  /// among them, for no other reference may turn out to lead there.
  std::uint32_t object_count() const { return count_; }
  ObjectId object(std::uint32_t index) const { return objects_.get(index); }
  void add_object(ObjectId object) { objects_.edit(count_++) = object; }

  template <class Visit>
  void for_each_decided(Visit visit) const {
    facts_.for_each([&](std::uint32_t id, const Facts& facts) {
      if (facts.types || facts.object) visit(SymbolId{id}, facts);
    });
  }

  /// Decided comparisons of Strings or boxes of the input.
  struct Comparison {
    ObjectId a, b;
    bool same;
  };
  const std::vector<Comparison>& comparisons() const;
  void add_comparison(Comparison comparison);

  /// From now on fresh names begin with this, a text that stays.
  void name_by(const char* prefix) {
    prefix_ = prefix;
    names_.reset();
  }
  /// The name itself if nobody has asked for it, else with a number behind it.
  std::string fresh_name(const std::string& name);

  /// Of strategies that decide nothing before the program does.
  MergedHeap merged;

  /// Of what restricts inputs (heap/restriction.h): what later decisions have to agree with, by
  /// numbers that it gives, and what has to be run because of the last decisions.
  PersistentArray<std::uint8_t> marks;
  std::vector<std::uint32_t> due;

  /// Whether the number that stands for an input object's identity hash was used.
  bool hash_used = false;
  /// Whether conditions say which Strings and boxes are one: then what is decided of them has to
  /// agree, and is a condition itself.
  bool has_identities = false;

 private:
  PersistentArray<Facts> facts_;       // by SymbolId
  PersistentArray<ObjectId> objects_;  // by the order of creation
  std::uint32_t count_ = 0;
  std::shared_ptr<const std::vector<Comparison>> comparisons_;
  std::shared_ptr<const std::vector<std::string>> names_;  // that a program gave
  const char* prefix_ = "";
};

}  // namespace loris
