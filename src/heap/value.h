#pragma once
#include <bit>
#include <cstdint>

#include "base/strong_id.h"
#include "program/kinds.h"
#include "term/term.h"

namespace loris {

/// The name of an object; null is zero.
using ObjectId = Id<struct ObjectTag>;

/// Terms for values of this kind.
inline Sort sort_of(Kind kind) {
  switch (kind) {
    case Kind::Long: return Sort::Long;
    case Kind::Float: return Sort::Float;
    case Kind::Double: return Sort::Double;
    case Kind::Ref: return Sort::Ref;
    default: return Sort::Int;
  }
}

/// What a local variable, an operand or a field holds: a concrete value or a term.
struct Value {
  std::uint64_t bits = 0;  // the value, zero-extended; a term's id when symbolic
  Kind kind = Kind::Unset;
  bool symbolic = false;

  static Value of_int(std::int32_t v) { return {static_cast<std::uint32_t>(v), Kind::Int, false}; }
  static Value of_bool(bool v) { return {v ? 1u : 0u, Kind::Int, false}; }
  static Value of_long(std::int64_t v) {
    return {static_cast<std::uint64_t>(v), Kind::Long, false};
  }
  static Value of_float(float v) { return {std::bit_cast<std::uint32_t>(v), Kind::Float, false}; }
  static Value of_double(double v) {
    return {std::bit_cast<std::uint64_t>(v), Kind::Double, false};
  }
  static Value of_ref(ObjectId v) { return {v.value, Kind::Ref, false}; }
  static Value of_null() { return {0, Kind::Ref, false}; }
  static Value of_term(Kind kind, Term term) { return {term.id, kind, true}; }
  /// The value of this kind whose bits are all zero: what Java gives to fields and elements.
  static Value zero(Kind kind) { return {0, kind, false}; }

  // Each of these is for a concrete value of that kind.
  std::int32_t as_int() const { return static_cast<std::int32_t>(bits); }
  std::int64_t as_long() const { return static_cast<std::int64_t>(bits); }
  float as_float() const { return std::bit_cast<float>(static_cast<std::uint32_t>(bits)); }
  double as_double() const { return std::bit_cast<double>(bits); }
  ObjectId as_ref() const { return {static_cast<std::uint32_t>(bits)}; }

  Term term() const { return {static_cast<std::uint32_t>(bits)}; }

  friend bool operator==(const Value&, const Value&) = default;
};

}  // namespace loris
