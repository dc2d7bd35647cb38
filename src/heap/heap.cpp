#include "heap/heap.h"

#include "base/java_math.h"

namespace loris {

namespace {

constexpr unsigned kInstanceCellLog2 = 3;

}  // namespace

ObjectId Heap::add(Object* object) {
  ObjectPtr adopted(object);
  const std::size_t size = sizeof(Object) + object->byte_size();
  while (next_ < limit_) {
    const ObjectPtr* link = objects_.find(next_);
    if (link == nullptr || link->get() == nullptr) break;
    ++next_;
  }
  LORIS_CHECK(next_ != 0xffffffffu, "ids should suffice for the memory of the machine");
  const ObjectId id{next_++};
  if (next_ > limit_) limit_ = next_;
  objects_.edit(id.value) = std::move(adopted);
  allocated_ += size;
  live_ += size;
  return id;
}

ObjectId Heap::add_instance(const Class& cls) { return add_instance(cls, cls.instance_slots); }

ObjectId Heap::add_instance(const Class& cls, std::uint32_t cells) {
  return add(Object::make(cls.id, cells, Object::kInstance, kInstanceCellLog2));
}

ObjectId Heap::add_array(const Class& array_class, std::uint32_t length) {
  const Storage storage = array_class.storage;
  return add(
      Object::make(array_class.id, length, static_cast<std::uint8_t>(storage), size_log2(storage)));
}

ObjectId Heap::add_nested_array(const Class& array_class, std::span<const std::int32_t> lengths) {
  const auto length = static_cast<std::uint32_t>(lengths[0]);
  const ObjectId array = add_array(array_class, length);
  if (lengths.size() == 1) return array;
  for (std::uint32_t i = 0; i < length; ++i) {
    const ObjectId element = add_nested_array(*array_class.element, lengths.subspan(1));
    store_element(edit(array), i, Value::of_ref(element));
  }
  return array;
}

ObjectId Heap::add_copy(ObjectId original) {
  Object* copy = at(original).copy();
  copy->set_locks(0);
  return add(copy);
}

void Heap::replace_array(ObjectId id, const Class& array_class, std::uint32_t length) {
  const Storage storage = array_class.storage;
  ObjectPtr made(
      Object::make(array_class.id, length, static_cast<std::uint8_t>(storage), size_log2(storage)));
  ObjectPtr& link = objects_.edit(id.value);
  live_ += made.get()->byte_size();
  live_ -= link.get()->byte_size();
  link = std::move(made);
}

void Heap::sweep(const std::vector<bool>& is_live) {
  std::vector<std::uint32_t> dead;
  objects_.for_each([&](std::uint32_t id, const ObjectPtr& link) {
    if (link.get() != nullptr && !is_live[id]) dead.push_back(id);
  });
  for (const std::uint32_t id : dead) {
    ObjectPtr& link = objects_.edit(id);
    live_ -= sizeof(Object) + link.get()->byte_size();
    link = ObjectPtr();
  }
  next_ = 1;
  allocated_ = 0;
}

std::int32_t narrow(Storage storage, std::int32_t value) {
  switch (storage) {
    case Storage::Boolean: return value & 1;
    case Storage::Byte: return java_i2b(value);
    case Storage::Char: return java_i2c(value);
    case Storage::Short: return java_i2s(value);
    default: return value;
  }
}

Value load_element(const Object& array, std::uint32_t index) {
  if (array.has_terms()) [[unlikely]] {
    if (const Term term = array.term_at(index))
      return Value::of_term(kind_of(array.storage()), term);
  }
  switch (array.storage()) {
    case Storage::Boolean:
    case Storage::Byte: return Value::of_int(array.raw<std::int8_t>(index));
    case Storage::Char: return Value::of_int(array.raw<std::uint16_t>(index));
    case Storage::Short: return Value::of_int(array.raw<std::int16_t>(index));
    case Storage::Int: return Value::of_int(array.raw<std::int32_t>(index));
    case Storage::Float: return {array.raw<std::uint32_t>(index), Kind::Float, false};
    case Storage::Long: return {array.raw<std::uint64_t>(index), Kind::Long, false};
    case Storage::Double: return {array.raw<std::uint64_t>(index), Kind::Double, false};
    case Storage::Ref: return Value::of_ref({array.raw<std::uint32_t>(index)});
  }
  LORIS_CHECK(false, "an array should have a storage");
  return {};
}

void store_element(Object& array, std::uint32_t index, Value value) {
  if (value.symbolic) [[unlikely]] {
    array.set_term(index, value.term());
    return;
  }
  array.clear_term(index);
  switch (array.storage()) {
    case Storage::Boolean: array.set_raw(index, static_cast<std::int8_t>(value.bits & 1)); return;
    case Storage::Byte: array.set_raw(index, static_cast<std::int8_t>(value.bits)); return;
    case Storage::Char:
    case Storage::Short: array.set_raw(index, static_cast<std::uint16_t>(value.bits)); return;
    case Storage::Int:
    case Storage::Float:
    case Storage::Ref: array.set_raw(index, static_cast<std::uint32_t>(value.bits)); return;
    case Storage::Long:
    case Storage::Double: array.set_raw(index, value.bits); return;
  }
}

}  // namespace loris
