// Array instructions.
#include <fmt/format.h>

#include "interp/interpreter.h"
#include "program/type_names.h"

namespace loris {

namespace {

/// What an array instruction works on; baload and bastore serve booleans as well as bytes.
Storage storage_of(Act act) {
  switch (act) {
    case Act::iaload:
    case Act::iastore: return Storage::Int;
    case Act::laload:
    case Act::lastore: return Storage::Long;
    case Act::faload:
    case Act::fastore: return Storage::Float;
    case Act::daload:
    case Act::dastore: return Storage::Double;
    case Act::aaload:
    case Act::aastore: return Storage::Ref;
    case Act::caload:
    case Act::castore: return Storage::Char;
    case Act::saload:
    case Act::sastore: return Storage::Short;
    default: return Storage::Byte;
  }
}

bool fits(const Object& object, Storage storage) {
  return object.is_array_of(storage) ||
         (storage == Storage::Byte && object.is_array_of(Storage::Boolean));
}

/// Puts an element in the place of its array and index.
void give_element(Frame& frame, Value value) {
  frame.stack()[frame.sp - 2] = value;
  if (slots_of(value.kind) == 2)
    frame.stack()[frame.sp - 1] = Value{};
  else
    --frame.sp;
}

constexpr std::uint64_t kMaxArrayBytes = std::uint64_t{1} << 32;
constexpr std::int32_t kMaxArrayLength = 0x7fffffff - 2;  // as HotSpot

}  // namespace

Flow Interpreter::raise_index(std::int64_t index, std::uint32_t length) {
  return raise("java/lang/ArrayIndexOutOfBoundsException",
               fmt::format("Index {} out of bounds for length {}", index, length));
}

Flow Interpreter::array_load(Act act) {
  Frame& frame = state_->stack.own();
  const Value index = frame.stack()[frame.sp - 1];
  const Value array = frame.stack()[frame.sp - 2];
  ObjectId id = array.as_ref();
  Flow flow;
  const Storage storage = storage_of(act);
  if (array.symbolic || !id) [[unlikely]] {
    if (is_open(array)) return array_load_merged(storage);
    if (!dereference(array, id, flow)) return flow;
  }
  const Object& object = heap().at(id);
  if (!fits(object, storage)) [[unlikely]] {
    if (const auto done = load_of_text(id, index, storage)) return *done;
    if (!knows(id, plain_text("an array instruction"), flow)) return flow;
    return raise("java/lang/VerifyError", "load from another kind of array");
  }
  if (index.symbolic || object.has_unknown_length()) [[unlikely]]
    return merger_ != nullptr ? array_load_merged(storage) : load_symbolic(id, index);
  const auto i = static_cast<std::uint32_t>(index.as_int());
  if (i >= object.length()) [[unlikely]]
    return raise_index(index.as_int(), object.length());
  Value value = load_element(object, i);
  if (value.symbolic && value.kind == Kind::Ref) [[unlikely]] {
    if (!loaded(value, flow)) return flow;
    value = settled(value);
  }
  give_element(state_->stack.own(), value);
  return Flow::Next;
}

Flow Interpreter::array_store(Act act) {
  const Frame& top = state_->stack.top();
  const Storage storage = storage_of(act);
  const unsigned slots = slots_of(kind_of(storage));
  const Value value = top.stack()[top.sp - slots];
  const Value index = top.stack()[top.sp - slots - 1];
  const Value array = top.stack()[top.sp - slots - 2];
  ObjectId id = array.as_ref();
  Flow flow;
  if (array.symbolic || !id) [[unlikely]] {
    if (is_open(array)) return array_store_merged(storage);
    if (!dereference(array, id, flow)) return flow;
  }
  const Object& object = heap().at(id);
  if (!fits(object, storage)) [[unlikely]] {
    if (const auto done = store_into_text(id, index, value, storage)) return *done;
    if (!knows(id, plain_text("an array instruction"), flow)) return flow;
    return raise("java/lang/VerifyError", "store into another kind of array");
  }
  if (index.symbolic || object.has_unknown_length()) [[unlikely]]
    return merger_ != nullptr ? array_store_merged(storage) : store_symbolic(id, index, value);
  const auto i = static_cast<std::uint32_t>(index.as_int());
  if (i >= object.length()) [[unlikely]]
    return raise_index(index.as_int(), object.length());
  if (storage == Storage::Ref && value.bits != 0) {
    const bool may =
        is_open(value) ? may_store_merged(array, value, flow) : may_store(id, value, flow);
    if (!may) return flow;
  }
  Value stored = value;
  if (value.symbolic && value.kind == Kind::Int) stored = narrowed(object.storage(), value);
  store_element(heap().edit(id), i, stored);
  state_->stack.own().sp -= slots + 2;
  return Flow::Next;
}

/// JVMS 6.5 (aastore): the class of what is stored must fit the array.
bool Interpreter::may_store(ObjectId array, Value value, Flow& flow) {
  const Class& element = *class_of(array).element;
  if (&element == &known_->object) return true;
  bool is_in = false;
  if (value.symbolic || (refiner_ != nullptr && heap().at(value.as_ref()).is_input())) {
    if (!knows_type(value, element, plain_text("a store into an array"), flow)) return false;
    if (!decide_type(value, element, true, is_in, flow)) return false;
  } else {
    is_in = class_of(value.as_ref()).is_assignable_to(element);
    if (!is_in && class_of(value.as_ref()).is_unknown()) {
      if (!knows_type(value, element, plain_text("a store into an array"), flow)) return false;
      is_in = true;
    }
  }
  if (is_in) return true;
  forget_unwritten(array);
  flow = raise_store(value);
  return false;
}

Flow Interpreter::array_length() {
  const Value array = state_->stack.top().stack()[state_->stack.top().sp - 1];
  ObjectId id = array.as_ref();
  Flow flow;
  if (array.symbolic || !id) [[unlikely]] {
    if (is_open(array)) return array_length_merged(array);
    if (!dereference(array, id, flow)) return flow;
  }
  const Object& object = heap().at(id);
  if (!object.is_array()) [[unlikely]] {
    if (!knows(id, plain_text("an array instruction"), flow)) return flow;
    return raise("java/lang/VerifyError", "arraylength of an object");
  }
  Frame& frame = state_->stack.own();
  frame.stack()[frame.sp - 1] = is_units(object) ? doubled(length_of(object)) : length_of(object);
  return Flow::Next;
}

/// Next when an allocation of that size may be tried.
Flow Interpreter::check_room(std::uint64_t bytes) {
  if (bytes > kMaxArrayBytes || bytes + heap().live_bytes() > kMaxHeapBytes) {
    return raise("java/lang/OutOfMemoryError", "Java heap space");
  }
  return Flow::Next;
}

Flow Interpreter::new_array(const Class& array_class) {
  collect_if_due();
  Frame& frame = state_->stack.own();
  Value& top = frame.stack()[frame.sp - 1];
  if (top.symbolic) [[unlikely]]
    return new_array_of(array_class, top.term());
  const std::int32_t length = top.as_int();
  if (length < 0) return raise("java/lang/NegativeArraySizeException", std::to_string(length));
  if (length > kMaxArrayLength) {
    return raise("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit");
  }
  const Flow room =
      check_room(static_cast<std::uint64_t>(length) << size_log2(array_class.storage));
  if (room != Flow::Next) return room;
  top = Value::of_ref(heap().add_array(array_class, static_cast<std::uint32_t>(length)));
  return Flow::Next;
}

namespace {

/// The bytes that all arrays of these lengths take together, or more than any heap has.
std::uint64_t nested_bytes(const Class& array_class, std::span<const std::int32_t> lengths) {
  constexpr std::uint64_t kTooMany = ~std::uint64_t{0} >> 8;
  std::uint64_t arrays = 1, bytes = 0;
  const Class* cls = &array_class;
  for (const std::int32_t length : lengths) {
    const auto n = static_cast<std::uint64_t>(length);
    bytes += arrays * (sizeof(Object) + (n << size_log2(cls->storage)));
    arrays *= n;
    if (arrays > kTooMany >> 32 || bytes > kTooMany) return kTooMany;
    cls = cls->element;
  }
  return bytes;
}

}  // namespace

Flow Interpreter::multi_new_array(const Class& array_class, unsigned dimensions) {
  collect_if_due();
  Frame& frame = state_->stack.own();
  std::vector<std::int32_t> lengths;
  for (unsigned i = 0; i < dimensions; ++i) {
    const Value length = frame.stack()[frame.sp - dimensions + i];
    if (length.symbolic) return unsupported("an array of symbolic length");
    lengths.push_back(length.as_int());
  }
  for (const std::int32_t length : lengths) {
    if (length < 0) return raise("java/lang/NegativeArraySizeException", std::to_string(length));
  }
  const Flow room = check_room(nested_bytes(array_class, lengths));
  if (room != Flow::Next) return room;
  frame.sp -= dimensions;
  frame.stack()[frame.sp++] = Value::of_ref(heap().add_nested_array(array_class, lengths));
  return Flow::Next;
}

}  // namespace loris
