// jdk.internal.misc.Unsafe: reading, writing and comparing one value in an object or array.
//
// An offset names a cell: the first is at kUnsafeBase. The cells of an array are as wide as its
// elements, and a value may be of several bytes of a byte[], terms among them.
#include <array>
#include <cstring>

#include <fmt/format.h>

#include "interp/byte_terms.h"
#include "interp/native.h"
#include "interp/unsafe_offset.h"

namespace loris {

namespace {

/// Where a value is: a cell of an instance, of which `field` is known where something about the
/// instance is symbolic, or bytes of an array.
struct ValuePlace {
  Value holder;  // a reference that is left open, else an object
  std::size_t at = 0;
  const Field* field = nullptr;
  bool is_array = false;

  std::uint32_t cell() const { return static_cast<std::uint32_t>(at / sizeof(std::uint64_t)); }
};

template <class T>
struct Access;  // how a value of C++ type T is a Value
template <>
struct Access<std::int32_t> {
  static Value make(std::int32_t v) { return Value::of_int(v); }
  static std::int32_t take(Value v) { return v.as_int(); }
};
template <>
struct Access<std::int64_t> {
  static Value make(std::int64_t v) { return Value::of_long(v); }
  static std::int64_t take(Value v) { return v.as_long(); }
};
template <>
struct Access<float> {
  static Value make(float v) { return Value::of_float(v); }
  static float take(Value v) { return v.as_float(); }
};
template <>
struct Access<double> {
  static Value make(double v) { return Value::of_double(v); }
  static double take(Value v) { return v.as_double(); }
};
template <>
struct Access<ObjectId> {
  static Value make(ObjectId v) { return Value::of_ref(v); }
  static ObjectId take(Value v) { return v.as_ref(); }
};
template <class T>
requires(std::is_integral_v<T> && sizeof(T) < 4) struct Access<T> {
  static Value make(T v) { return Value::of_int(v); }
  static T take(Value v) { return static_cast<T>(v.as_int()); }
};

template <class T>
Kind kind_of_access() {
  return Access<T>::make(T{}).kind;
}

/// The instance field in a cell of objects of this class; null when there is none.
const Field* field_at(const Class& cls, std::size_t cell) {
  for (const Class* owner : cls.ancestors) {
    for (const Field& field : owner->fields) {
      if (!field.is_static() && field.slot == cell) return &field;
    }
  }
  return nullptr;
}

Flow outside_heap(NativeCall& call) {
  return call.unsupported(fmt::format("{} outside the Java heap", call.method.key()));
}

Flow mixed_terms(NativeCall& call) {
  return call.unsupported(
      fmt::format("{} of an open value that was stored as another type", call.method.key()));
}

/// A place in an object that is left open, whose class is decided.
bool find_open_place(NativeCall& call, ValuePlace& place, Flow& flow) {
  const Class* cls = nullptr;
  if (!call.vm.class_of_value(place.holder, cls, flow)) return false;
  place.field = cls->is_array() ? nullptr : field_at(*cls, place.cell());
  if (place.field == nullptr)
    flow = call.unsupported(fmt::format("{} in an object that is left open", call.method.key()));
  return place.field != nullptr;
}

/// True with the place of `width` bytes; else flow says why not.
bool find_place(NativeCall& call, std::size_t width, ValuePlace& place, Flow& flow) {
  place.holder = call.arguments[1];
  if (call.arguments[2].symbolic) {
    flow = call.unsupported(fmt::format("{} at an open offset", call.method.key()));
    return false;
  }
  const std::int64_t offset = call.long_integer(2);
  place.at = static_cast<std::size_t>(offset - kUnsafeBase);
  const bool is_cell = place.at % sizeof(std::uint64_t) == 0;
  if (place.holder.symbolic && offset >= kUnsafeBase && is_cell)
    return find_open_place(call, place, flow);
  flow = Flow::Stay;
  if (!place.holder.symbolic && place.holder.as_ref() && offset >= kUnsafeBase) {
    const Object& object = call.heap().at(place.holder.as_ref());
    place.is_array = object.is_array();
    if (place.at + width <= object.byte_size() && (place.is_array || is_cell)) {
      if (object.has_terms() && !place.is_array)
        place.field = field_at(call.vm.class_of(place.holder.as_ref()), place.cell());
      return true;
    }
  }
  flow = outside_heap(call);
  return false;
}

/// Whether the array's cells are of that width and kind, and the place is one of them.
bool is_element(const Object& array, const ValuePlace& place, std::size_t width, Kind kind) {
  return std::size_t{1} << size_log2(array.storage()) == width && place.at % width == 0 &&
         kind_of(array.storage()) == kind;
}

bool is_of_bytes(const Object& array) {
  return array.storage() == Storage::Byte || array.storage() == Storage::Boolean;
}

/// A value of that type as a cell of that width holds it.
template <class T>
Value narrowed_to(TermStore& terms, Value value) {
  if (!value.symbolic) return Access<T>::make(Access<T>::take(value));
  if constexpr (std::is_integral_v<T> && sizeof(T) < sizeof(std::int32_t)) {
    const Term term = terms.make(narrowing_of(sizeof(T), std::is_signed_v<T>), value.term());
    return known_value(terms, Kind::Int, term);
  }
  return value;
}

/// True with the value of an array that holds terms; else flow says why there is none.
template <class T>
bool read_terms(NativeCall& call, const Object& array, const ValuePlace& place, Value& value,
                Flow& flow) {
  TermStore& terms = call.vm.terms();
  if (is_element(array, place, sizeof(T), kind_of_access<T>())) {
    value = load_element(array, static_cast<std::uint32_t>(place.at / sizeof(T)));
    value = narrowed_to<T>(terms, value);
    return true;
  }
  if constexpr (std::is_integral_v<T>) {
    if (is_of_bytes(array)) {
      std::vector<Value> bytes;
      for (std::size_t i = 0; i < sizeof(T); ++i)
        bytes.push_back(load_element(array, static_cast<std::uint32_t>(place.at + i)));
      value = joined_bytes(terms, bytes, std::is_signed_v<T>);
      return true;
    }
  }
  flow = mixed_terms(call);
  return false;
}

/// True with the value; else flow says what comes first.
template <class T>
bool read(NativeCall& call, const ValuePlace& place, Value& value, Flow& flow) {
  if (place.holder.symbolic) {
    if (!call.vm.read_open_field(place.holder, *place.field, value, flow)) return false;
    value = narrowed_to<T>(call.vm.terms(), value);
    return true;
  }
  const Object& object = call.heap().at(place.holder.as_ref());
  if (place.is_array) {
    if (object.has_terms()) return read_terms<T>(call, object, place, value, flow);
    T raw;
    std::memcpy(&raw, object.bytes() + place.at, sizeof(T));
    value = Access<T>::make(raw);
    return true;
  }
  if (place.field != nullptr && place.field->kind() == kind_of_access<T>())
    return call.vm.read_field(place.holder.as_ref(), *place.field, value, flow);
  value = Heap::load(object, place.cell(), kind_of_access<T>());
  if (value.symbolic && place.field != nullptr) {
    flow = mixed_terms(call);
    return false;
  }
  value = narrowed_to<T>(call.vm.terms(), value);
  return true;
}

/// True when an array took a value although one of them has terms; else flow says why not.
template <class T>
bool write_terms(NativeCall& call, const ValuePlace& place, Value value, Flow& flow) {
  TermStore& terms = call.vm.terms();
  Object& array = call.heap().edit(place.holder.as_ref());
  if (is_element(array, place, sizeof(T), kind_of_access<T>())) {
    store_element(array, static_cast<std::uint32_t>(place.at / sizeof(T)),
                  narrowed_to<T>(terms, value));
    return true;
  }
  if constexpr (std::is_integral_v<T>) {
    if (is_of_bytes(array)) {
      for (std::size_t i = 0; i < sizeof(T); ++i) {
        store_element(array, static_cast<std::uint32_t>(place.at + i), byte_of(terms, value, i));
      }
      return true;
    }
  }
  flow = mixed_terms(call);
  return false;
}

/// A value of an array at an offset that is a term: so many elements from an open index on.
struct OpenPlace {
  ObjectId array;
  Term first;
  std::uint32_t count = 1;
};

/// Where the place is inside the array, and no part of an element.
Term is_inside(NativeCall& call, const OpenPlace& place, std::uint32_t element_width) {
  TermStore& terms = call.vm.terms();
  const std::uint32_t length = call.heap().at(place.array).length();
  const std::int64_t bytes = std::int64_t{length} * element_width;
  const Term offset = call.arguments[2].term();
  const auto all = [&](Term a, Term b) { return terms.make(TermOp::BoolAnd, a, b); };
  const Term low = terms.make(TermOp::Ge, offset, terms.long_constant(kUnsafeBase));
  const Term high = terms.make(
      TermOp::Le, offset, terms.long_constant(kUnsafeBase + bytes - place.count * element_width));
  Term inside = all(low, high);
  if (element_width == 1) return inside;
  const Term rest = terms.make(TermOp::And, offset, terms.long_constant(element_width - 1));
  return all(inside, terms.make(TermOp::Eq, rest, terms.long_constant(0)));
}

/// True with the place of a T; else flow says why there is none.
template <class T>
bool find_open_offset(NativeCall& call, OpenPlace& place, Flow& flow) {
  constexpr std::uint32_t kMaxElements = 4096;
  const Value holder = call.arguments[1];
  flow = Flow::Stay;
  if (!holder.symbolic && holder.as_ref()) {
    const Object& array = call.heap().at(holder.as_ref());
    const bool is_known = array.is_array() && !array.has_unknown_length() &&
                          array.storage() != Storage::Ref && array.length() <= kMaxElements;
    const bool is_whole = is_known && is_element(array, {holder}, sizeof(T), kind_of_access<T>());
    if (is_whole || (is_known && std::is_integral_v<T> && is_of_bytes(array))) {
      TermStore& terms = call.vm.terms();
      const unsigned shift = size_log2(array.storage());
      const Term from_base =
          terms.make(TermOp::Sub, call.arguments[2].term(), terms.long_constant(kUnsafeBase));
      const Term index =
          terms.make(TermOp::Shr, from_base, terms.int_constant(static_cast<std::int32_t>(shift)));
      place = {holder.as_ref(), terms.make(TermOp::L2I, index),
               is_whole ? 1u : static_cast<std::uint32_t>(sizeof(T))};
      return true;
    }
  }
  flow = call.unsupported(fmt::format("{} at an open offset", call.method.key()));
  return false;
}

Term index_after(TermStore& terms, Term first, std::uint32_t by) {
  return terms.make(TermOp::Add, first, terms.int_constant(static_cast<std::int32_t>(by)));
}

template <class T>
Flow put_at_open_offset(NativeCall& call) {
  OpenPlace place;
  Flow flow;
  if (!find_open_offset<T>(call, place, flow)) return flow;
  TermStore& terms = call.vm.terms();
  const std::uint32_t width = 1u << size_log2(call.heap().at(place.array).storage());
  const auto write = [&] {
    const Value value = call.arguments[4];
    Object& array = call.vm.heap().edit(place.array);
    if (place.count == 1) {
      store_chosen_element(terms, array, place.first, narrowed_to<T>(terms, value));
      return Value::zero(Kind::Void);
    }
    if constexpr (std::is_integral_v<T>) {
      for (std::uint32_t i = 0; i < place.count; ++i) {
        store_chosen_element(terms, array, index_after(terms, place.first, i),
                             byte_of(terms, value, i));
      }
    }
    return Value::zero(Kind::Void);
  };
  return call.go_on_where(is_inside(call, place, width), write,
                          fmt::format("{} outside an array", call.method.key()));
}

template <class T>
Flow get_at_open_offset(NativeCall& call) {
  OpenPlace place;
  Flow flow;
  if (!find_open_offset<T>(call, place, flow)) return flow;
  TermStore& terms = call.vm.terms();
  const std::uint32_t width = 1u << size_log2(call.heap().at(place.array).storage());
  const auto read = [&] {
    const Object& array = call.vm.heap().at(place.array);
    if (place.count == 1) return narrowed_to<T>(terms, chosen_element(terms, array, place.first));
    if constexpr (std::is_integral_v<T>) {
      std::vector<Value> bytes;
      for (std::uint32_t i = 0; i < place.count; ++i)
        bytes.push_back(chosen_element(terms, array, index_after(terms, place.first, i)));
      return joined_bytes(terms, bytes, std::is_signed_v<T>);
    }
    return Value{};
  };
  return call.go_on_where(is_inside(call, place, width), read,
                          fmt::format("{} outside an array", call.method.key()));
}

/// True when it is written; else flow says why not.
template <class T>
bool write(NativeCall& call, const ValuePlace& place, Value value, Flow& flow) {
  if (place.holder.symbolic) {
    if (place.field->kind() != kind_of_access<T>()) {
      flow = mixed_terms(call);
      return false;
    }
    call.vm.merger()->write(call.heap(), call.vm.state().input, place.holder.term(), *place.field,
                            narrowed_to<T>(call.vm.terms(), value));
    return true;
  }
  Object& object = call.heap().edit(place.holder.as_ref());
  if (place.is_array) {
    if (object.has_terms() || value.symbolic) return write_terms<T>(call, place, value, flow);
    const T stored = Access<T>::take(value);
    std::memcpy(object.bytes() + place.at, &stored, sizeof(T));
    return true;
  }
  if (object.is_input()) object.make_symbolic().changed = true;
  Heap::store(object, place.cell(), narrowed_to<T>(call.vm.terms(), value));
  return true;
}

// Slots: 0 this, 1 object, 2–3 offset, 4 … values.

template <class T>
Flow get(NativeCall& call) {
  if (call.arguments[2].symbolic) return get_at_open_offset<T>(call);
  ValuePlace place;
  Value value;
  Flow flow;
  if (!find_place(call, sizeof(T), place, flow) || !read<T>(call, place, value, flow)) return flow;
  return call.give(value);
}

template <class T>
Flow put(NativeCall& call) {
  if (call.arguments[2].symbolic) return put_at_open_offset<T>(call);
  ValuePlace place;
  Flow flow;
  if (!find_place(call, sizeof(T), place, flow) ||
      !write<T>(call, place, call.arguments[4], flow)) {
    return flow;
  }
  return call.give_nothing();
}

template <class T>
constexpr std::size_t kValueSlots = sizeof(T) == 8 ? 2 : 1;

/// Whether two values are the same, as a condition; none where that is not known of references.
template <class T>
std::optional<Term> same_value(TermStore& terms, Value a, Value b) {
  if (a.symbolic == b.symbolic && a.bits == b.bits) return terms.bool_constant(true);
  if (!a.symbolic && !b.symbolic) {
    return terms.bool_constant(Access<T>::make(Access<T>::take(a)).bits ==
                               Access<T>::make(Access<T>::take(b)).bits);
  }
  if constexpr (std::is_integral_v<T>)
    return terms.make(TermOp::Eq, as_term(terms, a), as_term(terms, b));
  return std::nullopt;
}

/// compareAndSet gives whether it did, compareAndExchange gives what was there.
template <class T, bool kExchange>
Flow compare_and_set(NativeCall& call) {
  ValuePlace place;
  Value actual;
  Flow flow;
  if (!find_place(call, sizeof(T), place, flow) || !read<T>(call, place, actual, flow)) return flow;
  TermStore& terms = call.vm.terms();
  const Value expected = narrowed_to<T>(terms, call.arguments[4]);
  Value wanted = narrowed_to<T>(terms, call.arguments[4 + kValueSlots<T>]);
  const auto same = same_value<T>(terms, actual, expected);
  if (!same) return call.unsupported("comparing and setting a symbolic value");
  if (!terms.is_constant(*same)) {
    wanted =
        known_value(terms, wanted.kind,
                    terms.make(TermOp::Ite, *same, as_term(terms, wanted), as_term(terms, actual)));
  }
  const bool never = terms.is_constant(*same) && terms.bits(*same) == 0;
  if (!never && !write<T>(call, place, wanted, flow)) return flow;
  if (kExchange) return call.give(actual);
  return call.give(
      known_value(terms, Kind::Int,
                  terms.make(TermOp::Ite, *same, terms.int_constant(1), terms.int_constant(0))));
}

constexpr std::string_view kUnsafeClass = "jdk/internal/misc/Unsafe";

constexpr std::array kUnsafeValueRows{
    NativeRow{kUnsafeClass, "getInt", "(Ljava/lang/Object;J)I", get<std::int32_t>, true},
    NativeRow{kUnsafeClass, "putInt", "(Ljava/lang/Object;JI)V", put<std::int32_t>, true},
    NativeRow{kUnsafeClass, "getByte", "(Ljava/lang/Object;J)B", get<std::int8_t>, true},
    NativeRow{kUnsafeClass, "putByte", "(Ljava/lang/Object;JB)V", put<std::int8_t>, true},
    NativeRow{kUnsafeClass, "getShort", "(Ljava/lang/Object;J)S", get<std::int16_t>, true},
    NativeRow{kUnsafeClass, "putShort", "(Ljava/lang/Object;JS)V", put<std::int16_t>, true},
    NativeRow{kUnsafeClass, "getChar", "(Ljava/lang/Object;J)C", get<std::uint16_t>, true},
    NativeRow{kUnsafeClass, "putChar", "(Ljava/lang/Object;JC)V", put<std::uint16_t>, true},
    NativeRow{kUnsafeClass, "getLong", "(Ljava/lang/Object;J)J", get<std::int64_t>, true},
    NativeRow{kUnsafeClass, "putLong", "(Ljava/lang/Object;JJ)V", put<std::int64_t>, true},
    NativeRow{kUnsafeClass, "getFloat", "(Ljava/lang/Object;J)F", get<float>, true},
    NativeRow{kUnsafeClass, "putFloat", "(Ljava/lang/Object;JF)V", put<float>, true},
    NativeRow{kUnsafeClass, "getDouble", "(Ljava/lang/Object;J)D", get<double>, true},
    NativeRow{kUnsafeClass, "putDouble", "(Ljava/lang/Object;JD)V", put<double>, true},
    NativeRow{kUnsafeClass, "getBoolean", "(Ljava/lang/Object;J)Z", get<std::int8_t>, true},
    NativeRow{kUnsafeClass, "putBoolean", "(Ljava/lang/Object;JZ)V", put<std::int8_t>, true},
    NativeRow{kUnsafeClass, "getReference", "", get<ObjectId>, true},
    NativeRow{kUnsafeClass, "putReference", "", put<ObjectId>, true},
    NativeRow{kUnsafeClass, "getIntVolatile", "", get<std::int32_t>, true},
    NativeRow{kUnsafeClass, "putIntVolatile", "", put<std::int32_t>, true},
    NativeRow{kUnsafeClass, "getByteVolatile", "", get<std::int8_t>, true},
    NativeRow{kUnsafeClass, "putByteVolatile", "", put<std::int8_t>, true},
    NativeRow{kUnsafeClass, "getShortVolatile", "", get<std::int16_t>, true},
    NativeRow{kUnsafeClass, "putShortVolatile", "", put<std::int16_t>, true},
    NativeRow{kUnsafeClass, "getCharVolatile", "", get<std::uint16_t>, true},
    NativeRow{kUnsafeClass, "putCharVolatile", "", put<std::uint16_t>, true},
    NativeRow{kUnsafeClass, "getLongVolatile", "", get<std::int64_t>, true},
    NativeRow{kUnsafeClass, "putLongVolatile", "", put<std::int64_t>, true},
    NativeRow{kUnsafeClass, "getFloatVolatile", "", get<float>, true},
    NativeRow{kUnsafeClass, "putFloatVolatile", "", put<float>, true},
    NativeRow{kUnsafeClass, "getDoubleVolatile", "", get<double>, true},
    NativeRow{kUnsafeClass, "putDoubleVolatile", "", put<double>, true},
    NativeRow{kUnsafeClass, "getBooleanVolatile", "", get<std::int8_t>, true},
    NativeRow{kUnsafeClass, "putBooleanVolatile", "", put<std::int8_t>, true},
    NativeRow{kUnsafeClass, "getReferenceVolatile", "", get<ObjectId>, true},
    NativeRow{kUnsafeClass, "putReferenceVolatile", "", put<ObjectId>, true},
    NativeRow{kUnsafeClass, "compareAndSetInt", "", compare_and_set<std::int32_t, false>, true},
    NativeRow{kUnsafeClass, "compareAndExchangeInt", "", compare_and_set<std::int32_t, true>, true},
    NativeRow{kUnsafeClass, "compareAndSetLong", "", compare_and_set<std::int64_t, false>, true},
    NativeRow{kUnsafeClass, "compareAndExchangeLong", "", compare_and_set<std::int64_t, true>,
              true},
    NativeRow{kUnsafeClass, "compareAndSetReference", "", compare_and_set<ObjectId, false>, true},
    NativeRow{kUnsafeClass, "compareAndExchangeReference", "", compare_and_set<ObjectId, true>,
              true},
    // The library would swap a small value inside its word, which here is not there.
    NativeRow{kUnsafeClass, "compareAndSetByte", "", compare_and_set<std::int8_t, false>, true},
    NativeRow{kUnsafeClass, "compareAndExchangeByte", "", compare_and_set<std::int8_t, true>, true},
    NativeRow{kUnsafeClass, "compareAndSetShort", "", compare_and_set<std::int16_t, false>, true},
    NativeRow{kUnsafeClass, "compareAndExchangeShort", "", compare_and_set<std::int16_t, true>,
              true},
    NativeRow{kUnsafeClass, "compareAndSetChar", "", compare_and_set<std::uint16_t, false>, true},
    NativeRow{kUnsafeClass, "compareAndExchangeChar", "", compare_and_set<std::uint16_t, true>,
              true},
    NativeRow{kUnsafeClass, "compareAndSetBoolean", "", compare_and_set<std::int8_t, false>, true},
    NativeRow{kUnsafeClass, "compareAndExchangeBoolean", "", compare_and_set<std::int8_t, true>,
              true},
};

}  // namespace

std::span<const NativeRow> unsafe_value_natives() { return kUnsafeValueRows; }

}  // namespace loris
