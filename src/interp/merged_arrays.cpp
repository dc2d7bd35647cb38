// Arrays through references that are terms, and copies between them.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "interp/interpreter.h"

namespace loris {

namespace {

Value index_below(const Frame& frame, unsigned slots) { return frame.stack()[frame.sp - slots]; }

}  // namespace

/// True where the array is not null and the index within it.
bool Interpreter::in_bounds(Value array, Value index, Flow& flow) {
  if (!not_null(array, flow)) return false;
  if (is_open(array) && !knows_open(array, plain_text("an array instruction"), flow)) return false;
  const Value length = merger_->length(heap(), state_->input, merger_->term_of(array));
  if (length.kind == Kind::Unset) {
    flow = raise("java/lang/VerifyError", "an array instruction on another object");
    return false;
  }
  const Term inside = merger_->known(state_->input, in_range(index, length));
  if (terms_.is_constant(inside) && terms_.bits(inside) != 0) return true;
  std::vector<Forked::Alternative> alternatives;
  State next = *state_;
  merger_->learn(next.input, inside, true);
  alternatives.push_back({inside, std::move(next)});
  alternatives.push_back(out_of_range(index, length));
  merger_->learn(alternatives.back().state.input, inside, false);
  flow = fork_guarded(std::move(alternatives));
  return false;
}

Flow Interpreter::array_load_merged(Storage storage) {
  const Frame& top = state_->stack.top();
  const Value index = index_below(top, 1), array = index_below(top, 2);
  Flow flow;
  if (storage == Storage::Byte && has_units(array)) return call_byte_at(array, index);
  if (storage == Storage::Char && has_units(array) && !make_units_of(array))
    return unsupported("characters of a String among bytes");
  if (!in_bounds(array, index, flow)) return flow;
  ++state_->symbolic_steps;
  storage = element_storage(array, storage);
  const Value value =
      merger_->read_element(heap(), state_->input, merger_->term_of(array), storage, index);
  if (value.kind == Kind::Unset)
    return raise("java/lang/VerifyError", "load from another kind of array");
  if (!bounded(value, flow)) return flow;
  put_element(state_->stack.own(), value);
  return Flow::Next;
}

/// baload and bastore serve booleans as well as bytes.
Storage Interpreter::element_storage(Value array, Storage storage) {
  if (storage != Storage::Byte) return storage;
  const TypeSet types = merger_->possible_types(heap(), state_->input, merger_->term_of(array));
  for (const Class* cls : refiner_->types().members(types)) {
    if (cls->is_array() && cls->storage == Storage::Byte) return Storage::Byte;
    if (cls->is_array() && cls->storage == Storage::Boolean) return Storage::Boolean;
  }
  return storage;
}

Flow Interpreter::array_store_merged(Storage storage) {
  const unsigned slots = slots_of(kind_of(storage));
  const Frame& top = state_->stack.top();
  Value value = index_below(top, slots);
  const Value index = index_below(top, slots + 1), array = index_below(top, slots + 2);
  Flow flow;
  if (storage == Storage::Byte && has_units(array))
    return unsupported("a byte of a String's characters at an open index");
  if (storage == Storage::Char && has_units(array) && !make_units_of(array))
    return unsupported("characters of a String among bytes");
  if (!in_bounds(array, index, flow)) return flow;
  storage = element_storage(array, storage);
  if (storage == Storage::Ref && !may_store_merged(array, value, flow)) return flow;
  if (value.kind == Kind::Int) value = narrowed(storage, value);
  merger_->write_element(heap(), state_->input, merger_->term_of(array), storage, index, value);
  state_->stack.own().sp -= slots + 2;
  return Flow::Next;
}

/// JVMS 6.5 (aastore).
bool Interpreter::may_store_merged(Value array, Value value, Flow& flow) {
  if (!value.symbolic && !value.as_ref()) return true;
  const Term reference = merger_->term_of(value), holder = merger_->term_of(array);
  const auto holders = merger_->possible_classes(heap(), state_->input, holder);
  Term fits = terms_.bool_constant(false);
  for (const Class* cls : holders) {
    if (!cls->is_array()) continue;
    if (value.symbolic &&
        !knows_type_open(value, *cls->element, plain_text("a store into an array"), flow))
      return false;
    const auto is_it = [&](const Class& actual) { return &actual == cls; };
    const Term here = holders.size() == 1
                          ? terms_.bool_constant(true)
                          : merger_->is_of(heap(), state_->input, holder, is_it, false);
    const auto below = [&](const Class& actual) {
      return actual.is_unknown() || actual.is_assignable_to(*cls->element);
    };
    const Term stores = merger_->is_of(heap(), state_->input, reference, below, true);
    fits = terms_.make(TermOp::BoolOr, fits, terms_.make(TermOp::BoolAnd, here, stores));
  }
  fits = merger_->known(state_->input, fits);
  if (terms_.is_constant(fits) && terms_.bits(fits) != 0) return true;
  const auto refuse = [&] { raise_store(value); };
  flow = fork_on(
      fits, [] {}, refuse);
  return false;
}

Flow Interpreter::array_length_merged(Value array) {
  Flow flow;
  if (!not_null(array, flow) || !knows_open(array, plain_text("an array instruction"), flow))
    return flow;
  const Value length = merger_->length(heap(), state_->input, merger_->term_of(array));
  if (length.kind == Kind::Unset) return raise("java/lang/VerifyError", "arraylength of an object");
  const bool has_text = has_units(array);
  if (has_text && !make_units_of(array)) return unsupported("characters of a String among bytes");
  Frame& frame = state_->stack.own();
  frame.stack()[frame.sp - 1] = has_text ? doubled(length) : length;
  return Flow::Next;
}

Value Interpreter::open_length(Value array) {
  return merger_->length(heap(), state_->input, array.term());
}

namespace {

using Classes = std::vector<const Class*>;

/// How elements are stored in all arrays of both; none where that is not decided.
std::optional<Storage> common_storage(const Classes& from, const Classes& to) {
  std::optional<Storage> common;
  for (const Classes* classes : {&from, &to}) {
    for (const Class* cls : *classes) {
      if (!cls->is_array() || (common && *common != cls->storage)) return std::nullopt;
      common = cls->storage;
    }
  }
  return common;
}

/// Whether each element of an array of the first classes fits into any of the second.
bool always_fit(const Classes& from, const Classes& to) {
  return std::all_of(from.begin(), from.end(), [&](const Class* source) {
    return std::all_of(to.begin(), to.end(), [&](const Class* target) {
      return source == target || (source->storage == Storage::Ref &&
                                  source->element->is_assignable_to(*target->element));
    });
  });
}

}  // namespace

/// True where both are arrays of one kind of elements, all of which fit; `storage` has the kind.
/// False with no flow where that depends on the elements or has to be decided first.
bool Interpreter::may_copy(Value from, Value to, Storage& storage) {
  const auto classes = [&](Value value) {
    return merger_->possible_classes(heap(), state_->input, merger_->term_of(value));
  };
  const Classes sources = classes(from), targets = classes(to);
  const auto common = common_storage(sources, targets);
  const bool is_same = merger_->term_of(from) == merger_->term_of(to);
  if (!common || (!is_same && !always_fit(sources, targets))) return false;
  storage = *common;
  return true;
}

/// True where all that is copied is within both arrays.
bool Interpreter::copy_in_bounds(const Merger::ElementCopy& copy, Flow& flow) {
  const Term zero = terms_.int_constant(0), count = merger_->term_of(copy.count);
  Term inside = terms_.bool_constant(true);
  const auto also = [&](Term condition) {
    const Term left = merger_->known(state_->input, condition);
    inside = terms_.make(TermOp::BoolAnd, inside, left);
  };
  for (const Value number : {copy.first, copy.into, copy.count})
    also(terms_.make(TermOp::Ge, merger_->term_of(number), zero));
  for (const auto& [array, start] : {std::pair{copy.from, copy.first}, {copy.to, copy.into}}) {
    const Value length = merger_->length(heap(), state_->input, array);
    const Term last = terms_.make(TermOp::Sub, merger_->term_of(length), count);
    also(terms_.make(TermOp::Le, merger_->term_of(start), last));
  }
  inside = merger_->known(state_->input, inside);
  if (terms_.is_constant(inside) && terms_.bits(inside) != 0) return true;
  const auto refuse = [&] {
    const std::array arguments{merger_->value_of(Kind::Ref, copy.from), copy.first,
                               merger_->value_of(Kind::Ref, copy.to), copy.into, copy.count};
    raise_copy_fault(arguments);
  };
  flow = fork_on(
      inside, [] {}, refuse);
  return false;
}

std::optional<Flow> Interpreter::copy_merged(std::span<const Value> arguments) {
  if (merger_ == nullptr) return std::nullopt;
  const Value from = arguments[0], to = arguments[2];
  const auto is_null = [&](Value value) {
    return merger_->is_null(state_->input, merger_->term_of(value));
  };
  const Term null =
      merger_->known(state_->input, terms_.make(TermOp::BoolOr, is_null(from), is_null(to)));
  if (!terms_.is_constant(null) || terms_.bits(null) != 0) {
    return fork_on(
        null, [this] { raise("java/lang/NullPointerException"); }, [] {});
  }
  Storage storage;
  if (!may_copy(from, to, storage)) return std::nullopt;
  const Merger::ElementCopy copy{merger_->term_of(from), arguments[1], merger_->term_of(to),
                                 arguments[3], arguments[4]};
  Flow flow;
  if (!copy_in_bounds(copy, flow)) return flow;
  if (copy.first.symbolic || copy.into.symbolic || copy.count.symbolic) {
    for (const Term array : {copy.from, copy.to}) {
      const std::uint32_t length = merger_->longest_made(heap(), array);
      if (length > kMaxCases)
        return unsupported(fmt::format("a symbolic index into {} elements", length));
    }
  }
  const auto stores = merger_->copied(heap(), state_->input, storage, copy);
  for (const Merger::ElementStore& store : stores) {
    if (!bounded(store.value, flow)) return flow;
  }
  merger_->copy(heap(), state_->input, storage, copy, stores);
  ++state_->symbolic_steps;
  return Flow::Next;
}

}  // namespace loris
