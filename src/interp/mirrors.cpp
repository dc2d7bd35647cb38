// java.lang.Class objects and java.lang.String objects.
#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "base/check.h"
#include "interp/interpreter.h"
#include "interp/text.h"

namespace loris {

ObjectId Interpreter::mirror(const Class& cls) {
  const ClassState* known = state_->classes.find(cls.id.value);
  if (known != nullptr && known->mirror) return known->mirror;
  const Class& class_class = known_->class_class;
  const ObjectId made =
      heap().add_instance(class_class, class_class.instance_slots + cls.static_slots);
  state_->classes.edit(cls.id.value).mirror = made;
  Heap::store(heap().edit(made), known_->class_id,
              Value::of_int(static_cast<std::int32_t>(cls.id.value)));
  if (cls.is_array())
    set_field(made, "componentType", "Ljava/lang/Class;", Value::of_ref(mirror(*cls.element)));
  set_constants(cls, made);
  settle(cls, made);
  return made;
}

/// JVMS 5.5 step 6: static fields with a ConstantValue attribute.
void Interpreter::set_constants(const Class& cls, ObjectId mirror) {
  for (const Field& field : cls.fields) {
    if (!field.is_static() || field.info == nullptr || field.info->constant_value == 0) continue;
    const ConstantPool& constants = cls.file->constants;
    const std::uint16_t index = field.info->constant_value;
    Value value;
    switch (constants.tag(index)) {
      case ConstantTag::Integer: value = Value::of_int(constants.integer(index)); break;
      case ConstantTag::Float: value = Value::of_float(constants.float_value(index)); break;
      case ConstantTag::Long: value = Value::of_long(constants.long_value(index)); break;
      case ConstantTag::Double: value = Value::of_double(constants.double_value(index)); break;
      default: value = Value::of_ref(intern(from_modified_utf8(constants.string(index))));
    }
    if (field.kind() == Kind::Int) value = Value::of_int(narrow(field.storage, value.as_int()));
    Heap::store(heap().edit(mirror), known_->class_class.instance_slots + field.slot, value);
  }
}

const Class& Interpreter::mirrored(ObjectId mirror) {
  const Object& object = heap().at(mirror);
  LORIS_CHECK(object.cls() == known_->class_class.id, "a mirror should be a java.lang.Class");
  return program_.at(ClassId{object.raw<std::uint32_t>(2 * known_->class_id)});
}

ObjectId Interpreter::new_string(std::u16string_view text) {
  const bool latin1 = !options_.wide_texts &&
                      std::all_of(text.begin(), text.end(), [](char16_t c) { return c < 0x100; });
  const auto length = static_cast<std::uint32_t>(text.size());
  const ObjectId value = options_.wide_texts
                             ? heap().add_array(known_->unit_array, length)
                             : heap().add_array(known_->byte_array, latin1 ? length : 2 * length);
  std::byte* bytes = heap().edit(value).bytes();
  if (latin1)
    std::transform(text.begin(), text.end(), bytes,
                   [](char16_t c) { return static_cast<std::byte>(c); });
  else
    std::memcpy(bytes, text.data(), 2 * text.size());
  const ObjectId string = heap().add_instance(known_->string);
  Object& object = heap().edit(string);
  Heap::store(object, known_->string_value, Value::of_ref(value));
  Heap::store(object, known_->string_coder, Value::of_int(latin1 ? 0 : 1));
  return string;
}

ObjectId Interpreter::new_string(std::string_view utf8) { return new_string(from_utf8(utf8)); }

/// Whether its characters, or how many there are, may be terms.
bool Interpreter::has_open_text(const Object& string) {
  const Value value = Heap::load(string, known_->string_value, Kind::Ref);
  const Value coder = Heap::load(string, known_->string_coder, Kind::Int);
  if (value.symbolic || coder.symbolic) return true;
  return value.as_ref() && heap().at(value.as_ref()).has_terms();
}

std::u16string Interpreter::text_of(ObjectId string) {
  const Object& object = heap().at(string);
  LORIS_CHECK(object.cls() == known_->string.id, "a text should be a java.lang.String");
  if (has_open_text(object))
    throw UnsupportedError{"a String whose characters are open, read by the virtual machine"};
  const ObjectId value = Heap::load(object, known_->string_value, Kind::Ref).as_ref();
  const Value coder = Heap::load(object, known_->string_coder, Kind::Int);
  if (!value) return {};
  const bool latin1 = coder.as_int() == 0;
  const Object& array = heap().at(value);
  std::u16string text(latin1 ? array.byte_size() : array.byte_size() / 2, u'\0');
  if (latin1) {
    for (std::uint32_t i = 0; i < array.length(); ++i) text[i] = array.raw<std::uint8_t>(i);
  } else {
    std::memcpy(text.data(), array.bytes(), 2 * text.size());
  }
  return text;
}

std::string Interpreter::utf8_of(ObjectId string) { return to_utf8(text_of(string)); }

std::uint32_t Interpreter::literal_number(std::u16string text) {
  const auto next = static_cast<std::uint32_t>(literal_texts_.size());
  const auto [at, added] = literal_numbers_.try_emplace(std::move(text), next);
  if (added) literal_texts_.push_back(&at->first);
  return at->second;
}

ObjectId Interpreter::literal(std::uint32_t number) {
  const ObjectId* known = state_->literals.find(number);
  if (known != nullptr && *known) return *known;
  const ObjectId made = new_string(*literal_texts_[number]);
  state_->literals.edit(number) = made;
  return made;
}

ObjectId Interpreter::intern(std::u16string_view text) {
  return literal(literal_number(std::u16string(text)));
}

ObjectId Interpreter::intern_string(ObjectId string) {
  if (has_open_text(heap().at(string)))
    throw UnsupportedError{"String.intern of a String whose characters are open"};
  const std::uint32_t number = literal_number(text_of(string));
  const ObjectId* known = state_->literals.find(number);
  if (known != nullptr && *known) return *known;
  state_->literals.edit(number) = string;
  return string;
}

Value Interpreter::get_field(ObjectId object, std::string_view field, std::string_view descriptor) {
  const Field* found = program_.find_field(class_of(object), field, descriptor);
  LORIS_CHECK(found != nullptr && !found->is_static(),
              "the library's class should have this field");
  const Value value = Heap::load(heap().at(object), found->slot, found->kind());
  // Who asks wants an object: a name of one is none.
  if (value.symbolic && value.kind == Kind::Ref)
    throw UnsupportedError{
        fmt::format("{}.{} of an input in native code", found->owner->external_name(), field)};
  return value;
}

void Interpreter::set_field(ObjectId object, std::string_view field, std::string_view descriptor,
                            Value value) {
  const Field* found = program_.find_field(class_of(object), field, descriptor);
  LORIS_CHECK(found != nullptr && !found->is_static(),
              "the library's class should have this field");
  Heap::store(heap().edit(object), found->slot, value);
}

Value Interpreter::get_static(const Class& cls, std::string_view field,
                              std::string_view descriptor) {
  const Field* found = cls.declared_field(field, descriptor);
  LORIS_CHECK(found != nullptr && found->is_static(),
              "the library's class should have this static field");
  return Heap::load(heap().at(mirror(cls)), known_->class_class.instance_slots + found->slot,
                    found->kind());
}

void Interpreter::set_static(const Class& cls, std::string_view field, std::string_view descriptor,
                             Value value) {
  const Field* found = cls.declared_field(field, descriptor);
  LORIS_CHECK(found != nullptr && found->is_static(),
              "the library's class should have this static field");
  const ObjectId holder = mirror(cls);
  Heap::store(heap().edit(holder), known_->class_class.instance_slots + found->slot, value);
}

std::string Interpreter::utf8_in(const State& state, ObjectId string) {
  State copy = state;
  state_ = &copy;
  std::string text = utf8_of(string);
  state_ = nullptr;
  return text;
}

void Interpreter::set_static(State& state, const Class& cls, const Field& field, Value value) {
  state_ = &state;
  set_static(cls, field.name, field.descriptor, value);
}

}  // namespace loris
