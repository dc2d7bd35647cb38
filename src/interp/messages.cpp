// Messages of exceptions that the VM raises with numbers or classes that are not known.
//
// Such an exception keeps what its message is made of (heap/object.h, UnwrittenMessage). The first
// read of Throwable.detailMessage writes it: numbers by the library's own code, which forks over
// their digits, a class once it is decided. A program that never asks does not fork.
#include <algorithm>

#include <fmt/format.h>

#include "base/check.h"
#include "interp/array_copying.h"
#include "interp/interpreter.h"
#include "program/array_copier.h"
#include "program/messages.h"
#include "program/type_names.h"

namespace loris {

namespace {

const Method& message_writer(Program& program, std::string_view name) {
  const Class* cls = program.find_loaded(kMessages);
  if (cls == nullptr)
    cls = &program.define(std::make_unique<ClassFile>(draw_messages().build()), true);
  for (const auto& method : cls->methods) {
    if (method->name == name) return *method;
  }
  LORIS_CHECK(false, "there should be a writer for every message");
  return *cls->methods[0];
}

std::string cast_message(const Class& actual, const Class& wanted) {
  return fmt::format("class {} cannot be cast to class {} ({})", actual.external_name(),
                     wanted.external_name(), module_note(actual, wanted));
}

/// As HotSpot names the elements of an array in messages of arraycopy.
std::string element_kind(const Class& array_class) {
  return array_class.storage == Storage::Ref ? "object array" : array_class.element->name;
}

}  // namespace

bool Interpreter::has_unwritten_message(const State& state, ObjectId exception) const {
  const Symbolic* symbolic = state.heap.at(exception).symbolic();
  return symbolic != nullptr && symbolic->message != nullptr;
}

/// Whether a read through an open reference could meet a message that is not written.
bool Interpreter::may_be_unwritten(const Field& field) const {
  if (&field != &known_->throwable_message) return false;
  for (std::uint32_t id = 1; id < heap().limit(); ++id) {
    if (heap().has(ObjectId{id}) && has_unwritten_message(*state_, ObjectId{id})) return true;
  }
  return false;
}

Flow Interpreter::raise_unwritten(std::string_view java_class, UnwrittenMessage message) {
  const Class& cls = program_.load(java_class);
  Flow flow;
  if (!ensure_initialized(cls, flow)) return flow;
  flow = raise_with(cls, "()V", {});
  heap().edit(state_->stack.top().subject).make_symbolic().message =
      std::make_shared<const UnwrittenMessage>(std::move(message));
  return flow;
}

Flow Interpreter::raise_numbers(std::string_view java_class, std::string_view writer,
                                std::vector<Value> numbers) {
  return raise_unwritten(java_class, {&message_writer(program_, writer), std::move(numbers)});
}

/// The class of a value that is not null; null where it may have several.
const Class* Interpreter::only_class(Value value) {
  if (is_open(value)) {
    const auto classes = merger_->possible_classes(heap(), state_->input, value.term());
    return classes.size() == 1 ? classes[0] : nullptr;
  }
  if (!value.symbolic && !heap().at(value.as_ref()).is_input()) return &class_of(value.as_ref());
  const TypeSet types = value.symbolic
                            ? refiner_->types_of(view(), refiner_->symbols().of(value.term()))
                            : refiner_->object_types(heap(), value.as_ref());
  TypeUniverse& all = refiner_->types();
  const auto members = all.members(all.minus(types, all.null()));
  return members.size() == 1 ? members[0] : nullptr;
}

Flow Interpreter::raise_cast(Value value, const Class& wanted) {
  constexpr std::string_view kException = "java/lang/ClassCastException";
  if (const Class* actual = only_class(value))
    return raise(kException, cast_message(*actual, wanted));
  return raise_unwritten(kException, {nullptr, {value}, &wanted});
}

/// JVMS 6.5 (aastore); System.arraycopy, which may be done element by element, names both arrays.
Flow Interpreter::raise_store(Value value) {
  constexpr std::string_view kException = "java/lang/ArrayStoreException";
  const Frame& top = state_->stack.top();
  if (top.code->method->owner->name == kArrayCopier) {
    constexpr int kFrom = 0, kTo = 2;
    const Class* from = only_class(top.locals()[kFrom]);
    const Class* to = only_class(top.locals()[kTo]);
    if (from == nullptr || to == nullptr)
      return unsupported("copying into an array that is left open");
    return raise(kException, copy_mismatch(*from, *to));
  }
  if (const Class* actual = only_class(value)) return raise(kException, actual->external_name());
  return raise_unwritten(kException, {nullptr, {value}});
}

Flow Interpreter::raise_copy_fault(std::span<const Value> arguments) {
  const auto length = [&](Value array) {
    return is_open(array) ? open_length(array) : length_of(heap().at(array.as_ref()));
  };
  const auto kind = [&](Value array) {
    if (!is_open(array)) return element_kind(class_of(array.as_ref()));
    return element_kind(*merger_->possible_classes(heap(), state_->input, array.term())[0]);
  };
  return raise_numbers(
      "java/lang/ArrayIndexOutOfBoundsException", fmt::format("copy {}", kind(arguments[0])),
      {arguments[1], length(arguments[0]), arguments[3], length(arguments[2]), arguments[4]});
}

/// Instead of a read of the message: it is written, and the read done again or replaced by what
/// writes it.
Flow Interpreter::write_message(ObjectId exception) {
  const auto message = heap().at(exception).symbolic()->message;
  const auto forget = [&] { heap().edit(exception).make_symbolic().message = nullptr; };
  if (message->writer != nullptr) {
    if (is_too_deep()) return too_deep();
    std::vector<Value> arguments{Value::of_ref(exception)};
    arguments.insert(arguments.end(), message->values.begin(), message->values.end());
    forget();
    --state_->stack.own().sp;
    Flow flow;
    call(*message->writer, arguments, flow);
    return flow;
  }
  const Value value = message->values[0];
  Flow flow;
  const Class* actual = nullptr;
  if (is_open(value)) {
    if (!class_of_value(value, actual, flow)) return flow;
  } else {
    ObjectId object;
    if (!dereference(value, object, flow) || !decide_class(object, flow)) return flow;
    actual = &class_of(object);
  }
  const std::string text = message->wanted == nullptr ? actual->external_name()
                                                      : cast_message(*actual, *message->wanted);
  forget();
  Heap::store(heap().edit(exception), known_->throwable_message.slot,
              Value::of_ref(new_string(std::string_view(text))));
  return Flow::Stay;
}

}  // namespace loris
