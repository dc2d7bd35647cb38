#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "base/check.h"
#include "base/persistent_array.h"
#include "heap/object.h"

namespace loris {

/// All objects of one state, by id. A copy costs a pointer; objects are copied when a state that
/// shares them writes.
class Heap {
 public:
  /// The object behind a reference that is not null.
  const Object& at(ObjectId id) const {
    const ObjectPtr* found = objects_.find(id.value);
    LORIS_CHECK(found != nullptr && found->get() != nullptr, "a reference should name an object");
    return *found->get();
  }
  bool has(ObjectId id) const {
    const ObjectPtr* found = objects_.find(id.value);
    return found != nullptr && found->get() != nullptr;
  }
  /// The same for writing; the object belongs to this heap alone afterwards. The reference is good
  /// until the heap is copied or collected.
  Object& edit(ObjectId id) {
    ObjectPtr& link = objects_.edit(id.value);
    LORIS_CHECK(link.get() != nullptr, "a reference should name an object");
    if (link.get()->shared()) link = ObjectPtr(link.get()->copy());
    return *link.get();
  }

  ObjectId add_instance(const Class& cls);
  /// An instance with more cells than its class declares: a class mirror with its statics.
  ObjectId add_instance(const Class& cls, std::uint32_t cells);
  ObjectId add_array(const Class& array_class, std::uint32_t length);
  /// An array and, for every further length, the arrays that it holds.
  ObjectId add_nested_array(const Class& array_class, std::span<const std::int32_t> lengths);
  /// A shallow copy, unlocked.
  ObjectId add_copy(ObjectId original);
  /// Puts a new array in the place of another: all references lead to it from then on.
  void replace_array(ObjectId id, const Class& array_class, std::uint32_t length);

  /// Bytes allocated since the last collection.
  std::size_t allocated_bytes() const { return allocated_; }
  std::size_t live_bytes() const { return live_; }

  /// Frees every object that `is_live` does not name. Ids of freed objects are used again.
  void sweep(const std::vector<bool>& is_live);
  /// One more than the largest id in use.
  std::uint32_t limit() const { return limit_; }

  /// Reads a cell of an instance as the field's kind.
  static Value load(const Object& object, std::uint32_t slot, Kind kind) {
    if (object.has_terms()) [[unlikely]] {
      if (const Term term = object.term_at(slot)) return Value::of_term(kind, term);
    }
    return {object.raw<std::uint64_t>(slot), kind, false};
  }
  /// Writes a cell of an instance; the value is already narrowed to the field's type.
  static void store(Object& object, std::uint32_t slot, Value value) {
    if (value.symbolic) [[unlikely]] {
      object.set_term(slot, value.term());
      return;
    }
    object.clear_term(slot);
    object.set_raw<std::uint64_t>(slot, value.bits);
  }

 private:
  ObjectId add(Object* object);

  PersistentArray<ObjectPtr> objects_;
  std::uint32_t next_ = 1;  // where the search for a free id starts
  std::uint32_t limit_ = 1;
  std::size_t allocated_ = 0, live_ = 0;
};

/// An int as a field or element of this storage holds it (JVMS 6.5, putfield and bastore).
std::int32_t narrow(Storage storage, std::int32_t value);

/// Reads an element of an array; the index was checked.
Value load_element(const Object& array, std::uint32_t index);
/// Writes an element of an array; the index was checked, the value has the array's kind.
void store_element(Object& array, std::uint32_t index, Value value);

}  // namespace loris
