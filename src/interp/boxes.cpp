// Strings and boxes of the input, and what valueOf makes of terms: objects whose identity is left
// open until == asks.
#include <fmt/format.h>

#include "base/check.h"
#include "heap/relocation.h"
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

ObjectId Interpreter::kept_box(const Class& cls, std::int32_t number) {
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
  if (!is_value_class(cls) || heap().at(box).is_input()) return false;
  const ObjectId cache = box_cache(cls);
  if (!cache) return false;
  const Object& array = heap().at(cache);
  for (std::uint32_t i = 0; i < array.length(); ++i) {
    if (load_element(array, i).as_ref() == box) return true;
  }
  return false;
}

Value Interpreter::box_value(ObjectId box) {
  const Field& field = value_field(class_of(box));
  const Value value = Heap::load(heap().at(box), field.slot, field.kind());
  return value.symbolic && value.term() == kUntouched ? touch(box, field.slot, field) : value;
}

/// Two references of which at least one leads to a String or box that was not set apart from the
/// others.
bool Interpreter::may_be_same(ObjectId a, ObjectId b) const {
  if (!is_value_object(a) && !is_value_object(b)) return false;
  const auto kinds = [this](ObjectId object) {
    const TypeSet own = refiner_->object_types(heap(), object);
    return own ? own : refiner_->types().only(program_.at(heap().at(object).cls()));
  };
  return bool(refiner_->types().meet(kinds(a), kinds(b)));
}

/// When two boxes of one class are one object: of the input they may be, if they hold the same
/// bits; valueOf gives one object for a small number and a new one for any other.
Term Interpreter::same_box(ObjectId a, ObjectId b) {
  const Value left = box_value(a), right = box_value(b);
  const Term x = term_of(left), y = term_of(right);
  Term equal = terms_.make(TermOp::Eq, x, y);
  if (left.kind == Kind::Float || left.kind == Kind::Double) {
    const Term both_nan =
        terms_.make(TermOp::BoolAnd, terms_.make(TermOp::Ne, x, x), terms_.make(TermOp::Ne, y, y));
    return terms_.make(TermOp::BoolOr, equal, both_nan);
  }
  if (!made_by_value_of(a) && !made_by_value_of(b)) return equal;
  const Cache cache = cache_of(class_of(a));
  const auto number = [&](std::int64_t n) {
    return left.kind == Kind::Long ? terms_.long_constant(n)
                                   : terms_.int_constant(static_cast<std::int32_t>(n));
  };
  const Term small = terms_.make(TermOp::BoolAnd, terms_.make(TermOp::Ge, x, number(cache.low)),
                                 terms_.make(TermOp::Le, x, number(cache.high)));
  return terms_.make(TermOp::BoolAnd, equal, small);
}

/// Adds to the guards what being the same and being different mean for the names of two Strings or
/// boxes of the input, where conditions speak of these.
Flow Interpreter::fork_identity(ObjectId a, ObjectId b, Forked::Alternative same,
                                Forked::Alternative different) {
  const auto origin = [this](ObjectId object) {
    const Symbolic* symbolic = heap().at(object).symbolic();
    return symbolic == nullptr ? SymbolId{} : symbolic->origin;
  };
  const SymbolId left = origin(a), right = origin(b);
  if (state_->input.has_identities && left && right) {
    const Term x = refiner_->symbols().at(left).term, y = refiner_->symbols().at(right).term;
    same.guard = terms_.make(TermOp::BoolAnd, same.guard, terms_.make(TermOp::Eq, x, y));
    different.guard = terms_.make(TermOp::BoolAnd, different.guard, terms_.make(TermOp::Ne, x, y));
  }
  std::vector<Forked::Alternative> alternatives;
  alternatives.push_back(std::move(same));
  alternatives.push_back(std::move(different));
  return fork_guarded(std::move(alternatives));
}

/// Two Strings of the input whose characters are known by name already: where they are one, these
/// are the same.
Flow Interpreter::fork_read_texts(ObjectId a, ObjectId b) {
  const auto text_of = [this](ObjectId text) {
    return refiner_->symbols().of(heap().at(text).term_at(known_->string_value));
  };
  for (const ObjectId text : {a, b}) {
    const ObjectId characters = state_->input.facts(text_of(text)).object;
    if (!characters) continue;
    for (const ArrayElement& element : heap().at(characters).symbolic()->elements) {
      if (element.index.symbolic)
        return unsupported("== on two Strings of the input that were read at an unknown index");
    }
  }
  State same = *state_, different = *state_;
  same.input.add_comparison({a, b, true});
  different.input.add_comparison({a, b, false});
  const Term equal = same_content(refiner_->symbols(), heap().at(a).symbolic()->origin,
                                  heap().at(b).symbolic()->origin);
  return fork_identity(a, b, {equal, std::move(same)},
                       {terms_.bool_constant(true), std::move(different)});
}

/// Two Strings of the input: where they are one, all names of the one that was not read lead to the
/// other from then on.
Flow Interpreter::fork_texts(ObjectId a, ObjectId b) {
  const auto is_read = [this](ObjectId text) {
    return heap().at(text).term_at(known_->string_value) != kUntouched;
  };
  if (is_read(a) && is_read(b)) return fork_read_texts(a, b);
  const ObjectId kept = is_read(b) ? b : a, dropped = is_read(b) ? a : b;
  State same = *state_, different = *state_;
  same.input.add_comparison({a, b, true});
  different.input.add_comparison({a, b, false});
  std::vector<SymbolId> names;
  same.input.for_each_decided([&](SymbolId symbol, const InputHeap::Facts& facts) {
    if (facts.object == dropped) names.push_back(symbol);
  });
  for (const SymbolId name : names)
    same.input.set_facts(name, {same.input.facts(name).types, kept});
  return fork_identity(a, b, {terms_.bool_constant(true), std::move(same)},
                       {terms_.bool_constant(true), std::move(different)});
}

Flow Interpreter::fork_values(ObjectId a, ObjectId b) {
  Flow flow;
  if (!decide_class(a, flow) || !decide_class(b, flow)) return flow;
  State different = *state_;
  different.input.add_comparison({a, b, false});
  if (&class_of(a) != &class_of(b)) {
    *state_ = std::move(different);
    return Flow::Stay;
  }
  if (&class_of(a) == &known_->string) return fork_texts(a, b);
  const Term equal = same_box(a, b);
  State same = *state_;
  different = *state_;
  same.input.add_comparison({a, b, true});
  different.input.add_comparison({a, b, false});
  const auto by_value_of = [this](ObjectId box) {
    return made_by_value_of(box) || !heap().at(box).is_input();
  };
  // An input box with the same number may be another object; two that valueOf made may not.
  const Term unequal = by_value_of(a) && by_value_of(b) ? terms_.make(TermOp::Not, equal)
                                                        : terms_.bool_constant(true);
  return fork_identity(a, b, {equal, std::move(same)}, {unequal, std::move(different)});
}

}  // namespace loris
