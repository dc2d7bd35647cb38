#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "heap/value.h"
#include "program/class.h"

namespace loris {

/// A reference that is part of the input, named by how it is reached (heap/input_symbols.h).
using SymbolId = Id<struct SymbolTag>;
/// A set of classes that an object may have (heap/type_universe.h).
using TypeSet = Id<struct TypeSetTag>;

/// What stands in a cell of an input object that nobody has read or written: the initial value is
/// decided when it is first read.
inline constexpr Term kUntouched{0xffffffffu};

/// An element of an array whose length is not known; the indexes of one array are pairwise
/// different on its path (papers/004, 3.1: accumulators).
struct ArrayElement {
  Value index;
  Value initial;  // of an input array: what was read here before any write; Unset when unread
  Value current;
};

/// The message of an exception that the VM raised with values that are not known: written when the
/// program first asks for it. Until then the exception's field is null.
struct UnwrittenMessage {
  const Method* writer = nullptr;  // of numbers: takes the exception and them, sets the message
  std::vector<Value> values;       // the numbers; else the object that did not fit
  const Class* wanted = nullptr;   // what it was cast to; none where it was stored
};

/// What an object has only if something about it is symbolic.
struct Symbolic {
  std::vector<std::pair<std::uint32_t, Term>> cells;  // sorted by index
  SymbolId origin;  // input objects: the reference that led to it first; else none
  TypeSet types;    // input objects: the classes that it may have
  Value length;     // arrays of unknown length: a term; else Unset
  std::vector<ArrayElement> elements;  // of those arrays
  bool is_boxed = false;               // made by valueOf of a box class: the same for small numbers
  bool is_apart = false;               // input objects: known to differ from all others
  bool changed = false;                // input objects: written since they were made or reset
  std::shared_ptr<const UnwrittenMessage> message;  // exceptions
};

/// An object or array: a header and, behind it, packed cells.
///
/// A cell of an instance is 8 bytes, a cell of an array as wide as its elements; both are stored as
/// the machine stores them, so that Unsafe may look at an array's bytes. A cell that holds a term
/// has an entry in `symbolic_`, which almost no object needs. An input object whose class is not
/// decided has the nearest common superclass of those it may have; an array of unknown length keeps
/// its elements in `symbolic_` and has no cells.
class Object {
 public:
  /// Cells of instances count as this storage for their width alone.
  static constexpr std::uint8_t kInstance = 0xff;

  static Object* make(ClassId cls, std::uint32_t length, std::uint8_t storage, unsigned width_log2);
  Object* copy() const;
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) destroy();
  }
  bool shared() const { return refs_ > 1; }

  ClassId cls() const { return cls_; }
  std::uint32_t length() const { return length_; }
  bool is_array() const { return storage_ != kInstance; }
  bool is_array_of(Storage storage) const { return storage_ == static_cast<std::uint8_t>(storage); }
  Storage storage() const { return static_cast<Storage>(storage_); }
  std::size_t byte_size() const { return std::size_t{length_} << width_log2_; }
  std::byte* bytes() { return reinterpret_cast<std::byte*>(this + 1); }
  const std::byte* bytes() const { return reinterpret_cast<const std::byte*>(this + 1); }

  /// The cell as it is stored; the index was checked.
  template <class T>
  T raw(std::uint32_t index) const {
    return reinterpret_cast<const T*>(bytes())[index];
  }
  template <class T>
  void set_raw(std::uint32_t index, T value) {
    reinterpret_cast<T*>(bytes())[index] = value;
  }

  bool has_terms() const { return symbolic_ != nullptr; }
  /// Null for an object that is concrete through and through.
  const Symbolic* symbolic() const { return symbolic_.get(); }
  Symbolic& make_symbolic();
  bool is_input() const { return symbolic_ != nullptr && symbolic_->origin; }
  bool has_unknown_length() const {
    return symbolic_ != nullptr && symbolic_->length.kind != Kind::Unset;
  }
  void set_class(ClassId cls) { cls_ = cls; }
  /// The term in the cell, or none.
  Term term_at(std::uint32_t index) const;
  void set_term(std::uint32_t index, Term term);
  /// Forgets the cell's term, if it has one: it is about to hold a concrete value.
  void clear_term(std::uint32_t index) {
    if (symbolic_ != nullptr) erase_term(index);
  }

  /// How often this thread has locked it.
  std::uint16_t locks() const { return locks_; }
  void set_locks(std::uint16_t locks) { locks_ = locks; }

 private:
  Object(ClassId cls, std::uint32_t length, std::uint8_t storage, unsigned width_log2)
      : cls_(cls),
        length_(length),
        storage_(storage),
        width_log2_(static_cast<std::uint8_t>(width_log2)) {}
  Object(const Object& other);
  ~Object() = default;
  void destroy();
  void erase_term(std::uint32_t index);

  std::uint32_t refs_ = 1;
  ClassId cls_;
  std::uint32_t length_;
  std::uint8_t storage_;
  std::uint8_t width_log2_;
  std::uint16_t locks_ = 0;
  std::unique_ptr<Symbolic> symbolic_;
};

/// Shares an object; the heap's table is made of these.
class ObjectPtr {
 public:
  ObjectPtr() = default;
  explicit ObjectPtr(Object* adopted) : object_(adopted) {}
  ObjectPtr(const ObjectPtr& other) : object_(other.object_) {
    if (object_ != nullptr) object_->retain();
  }
  ObjectPtr(ObjectPtr&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  ObjectPtr& operator=(ObjectPtr other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~ObjectPtr() {
    if (object_ != nullptr) object_->release();
  }
  Object* get() const { return object_; }

 private:
  Object* object_ = nullptr;
};

}  // namespace loris
