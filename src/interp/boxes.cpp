// Boxes: what valueOf makes of terms, and those that it gives to everyone.
#include <fmt/format.h>

#include "base/check.h"
#include "interp/interpreter.h"
#include "term/print.h"

namespace loris {

namespace {

/// JLS 5.1.7 and the library's caches: valueOf gives one object for these numbers.
struct Cache {
  std::int64_t low, high;
};

Cache cache_of(const Class& cls) {
  constexpr std::int64_t kLow = -128, kHigh = 127;
  return {cls.name == "java/lang/Character" ? 0 : kLow, kHigh};
}

const Field& value_field(const Class& box) {
  const Field* found = nullptr;
  for (const Field& field : box.fields) {
    if (field.name == "value" && !field.is_static()) found = &field;
  }
  LORIS_CHECK(found != nullptr, "a box should have a value");
  return *found;
}

std::string_view cache_class(const Class& cls) {
  if (cls.name == "java/lang/Byte") return "java/lang/Byte$ByteCache";
  if (cls.name == "java/lang/Character") return "java/lang/Character$CharacterCache";
  if (cls.name == "java/lang/Short") return "java/lang/Short$ShortCache";
  if (cls.name == "java/lang/Integer") return "java/lang/Integer$IntegerCache";
  return cls.name == "java/lang/Long" ? "java/lang/Long$LongCache" : "";
}

}  // namespace

Value Interpreter::box(const Class& cls, Value number) {
  const std::string name = state_->input.fresh_name(
      fmt::format("{}.valueOf({})", cls.external_name(), print(terms_, number.term())));
  const SymbolId symbol = refiner_->symbols().own(name, cls);
  if (merger_ != nullptr) {
    state_->input.merged.add_boxed({symbol, number});
    return Value::of_term(Kind::Ref, refiner_->symbols().at(symbol).term);
  }
  Alternatives only = refiner_->choose_object(view(), symbol);
  LORIS_CHECK(only.size() == 1, "a box of its own should be the only choice");
  state_->heap = std::move(only[0].objects);
  state_->input = std::move(only[0].input);
  Object& made = heap().edit(state_->input.facts(symbol).object);
  made.make_symbolic().is_boxed = true;
  Heap::store(made, value_field(cls).slot, number);
  return Value::of_term(Kind::Ref, refiner_->symbols().at(symbol).term);
}

bool Interpreter::made_by_value_of(ObjectId object) const {
  const Symbolic* symbolic = heap().at(object).symbolic();
  return symbolic != nullptr && symbolic->is_boxed;
}

/// The array of boxes that valueOf gives to everyone; null where there is none yet.
ObjectId Interpreter::box_cache(const Class& cls) {
  const std::string_view holder = cache_class(cls);
  const Class* cache = holder.empty() ? nullptr : program_.find_loaded(holder);
  if (cache == nullptr || status(*cache) != InitStatus::Done) return {};
  return get_static(*cache, "cache", fmt::format("[L{};", cls.name)).as_ref();
}

ObjectId Interpreter::kept_box(const Class& cls, std::int64_t number) {
  if (cls.name == "java/lang/Boolean") {
    if (status(cls) != InitStatus::Done) return {};
    return get_static(cls, number != 0 ? "TRUE" : "FALSE", "Ljava/lang/Boolean;").as_ref();
  }
  const ObjectId cache = box_cache(cls);
  if (!cache) return {};
  const std::int64_t index = number - cache_of(cls).low;
  const Object& array = heap().at(cache);
  if (index < 0 || index >= array.length()) return {};
  return load_element(array, static_cast<std::uint32_t>(index)).as_ref();
}

/// A concrete box that valueOf gives to everyone who asks for its number.
bool Interpreter::is_cached_box(ObjectId box) {
  const Class& cls = class_of(box);
  if (&cls == &known_->string || !is_value_class(cls) || heap().at(box).is_input()) return false;
  const Value number = box_value(box);
  if (number.symbolic || number.kind == Kind::Float || number.kind == Kind::Double) return false;
  return kept_box(cls, number.kind == Kind::Long ? number.as_long() : number.as_int()) == box;
}

Value Interpreter::box_value(ObjectId box) {
  const Field& field = value_field(class_of(box));
  const Value value = Heap::load(heap().at(box), field.slot, field.kind());
  return value.symbolic && value.term() == kUntouched ? touch(box, field.slot, field) : value;
}

}  // namespace loris
