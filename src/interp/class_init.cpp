// Class initialization, JVMS 5.5. Each initializer is a frame, so nothing here runs Java code
// itself.
#include <algorithm>

#include <fmt/format.h>

#include "interp/interpreter.h"

namespace loris {

namespace {

/// JVMS 5.5 step 7: of the superinterfaces of a class, those with default methods count.
bool declares_default_method(const Class& interface) {
  for (const auto& method : interface.methods) {
    if (!method->is_abstract() && !method->is_static()) return true;
  }
  return false;
}

}  // namespace

void Interpreter::set_status(const Class& cls, InitStatus status) {
  state_->classes.edit(cls.id.value).status = status;
}

InitStatus Interpreter::status(const Class& cls) const {
  const ClassState* known = state_->classes.find(cls.id.value);
  return known == nullptr ? InitStatus::Untouched : known->status;
}

bool Interpreter::ensure_initialized(const Class& cls, Flow& flow) {
  switch (status(cls)) {
    case InitStatus::Done:
    case InitStatus::InProgress: return true;
    case InitStatus::Failed: flow = raise_init_failed(cls); return false;
    case InitStatus::Untouched: break;
  }
  flow = begin_init(cls);
  return status(cls) == InitStatus::Done;
}

/// Puts the class's initializer on the stack. It is fresh until its supertypes are initialized.
Flow Interpreter::begin_init(const Class& cls) {
  if (refiner_ != nullptr && !cls.module.empty() && !cls.hidden &&
      std::find(late_.begin(), late_.end(), cls.name) == late_.end())
    late_.push_back(cls.name);
  mirror(cls);
  if (cls.initializer == nullptr && next_to_initialize(cls) == nullptr) {
    set_status(cls, InitStatus::Done);
    return Flow::Stay;
  }
  Code& code =
      cls.initializer == nullptr ? *empty_initializer_->code : program_.code(*cls.initializer);
  set_status(cls, InitStatus::InProgress);
  if (refiner_ != nullptr) note_initializer(cls, false);
  Frame& frame = state_->stack.push(code);
  frame.on_exit = OnExit::InitDone;
  frame.initializing = &cls;
  frame.fresh = true;
  return continue_init();
}

/// The first supertype that has to be initialized before this class.
const Class* Interpreter::next_to_initialize(const Class& cls) const {
  if (cls.is_interface()) return nullptr;
  const auto pending = [this](const Class& c) {
    return status(c) == InitStatus::Untouched || status(c) == InitStatus::Failed;
  };
  if (cls.super != nullptr && pending(*cls.super)) return cls.super;
  for (const Class* interface : cls.all_interfaces) {
    if (pending(*interface) && declares_default_method(*interface)) return interface;
  }
  return nullptr;
}

/// The top frame is fresh: goes on with what has to be initialized before it, or starts it.
Flow Interpreter::continue_init() {
  const Class& cls = *state_->stack.top().initializing;
  Flow flow;
  if (state_->stack.top().on_exit != OnExit::InitDone) {
    if (!ensure_initialized(cls, flow)) return flow;
  } else {
    while (const Class* next = next_to_initialize(cls)) {
      if (!ensure_initialized(*next, flow)) return flow;
    }
  }
  state_->stack.own().fresh = false;
  return Flow::Stay;
}

/// An initializer ended by an exception. True when another exception was raised in its place.
bool Interpreter::fail_init(const Class& cls, ObjectId exception) {
  set_status(cls, InitStatus::Failed);
  const ObjectId record = init_failure_record(exception);
  state_->classes.edit(cls.id.value).failure = record;
  if (class_of(exception).is_assignable_to(known_->error)) return false;
  const Value cause = Value::of_ref(exception);
  const Class& error = program_.load("java/lang/ExceptionInInitializerError");
  if (state_->stack.empty()) return false;
  raise_with(error, "(Ljava/lang/Throwable;)V", std::span(&cause, 1));
  return true;
}

/// What later uses of the class name as their cause: the exception by name, with its trace, but not
/// the exception itself.
ObjectId Interpreter::init_failure_record(ObjectId exception) {
  if (has_unwritten_message(*state_, exception))
    throw UnsupportedError{"an initializer that ends by an exception with open numbers"};
  const Value detail = get_field(exception, "detailMessage", "Ljava/lang/String;");
  const std::string message =
      fmt::format("Exception {}{} [in thread \"main\"]", class_of(exception).external_name(),
                  detail.as_ref() ? ": " + utf8_of(detail.as_ref()) : std::string());
  const ObjectId record =
      heap().add_instance(program_.load("java/lang/ExceptionInInitializerError"));
  set_field(record, "detailMessage", "Ljava/lang/String;", Value::of_ref(new_string(message)));
  set_field(record, "suppressedExceptions", "Ljava/util/List;",
            get_static(known_->throwable, "SUPPRESSED_SENTINEL", "Ljava/util/List;"));
  set_field(record, "backtrace", "Ljava/lang/Object;",
            get_field(exception, "backtrace", "Ljava/lang/Object;"));
  set_field(record, "depth", "I", get_field(exception, "depth", "I"));
  set_field(record, "stackTrace", "[Ljava/lang/StackTraceElement;",
            get_static(known_->throwable, "UNASSIGNED_STACK", "[Ljava/lang/StackTraceElement;"));
  return record;
}

Flow Interpreter::raise_init_failed(const Class& cls) {
  const ObjectId failure = state_->classes.get(cls.id.value).failure;
  const std::string message = fmt::format("Could not initialize class {}", cls.external_name());
  const Value text = Value::of_ref(new_string(message));
  const std::uint32_t depth = state_->stack.depth();
  const Flow flow = raise_with(program_.load("java/lang/NoClassDefFoundError"),
                               "(Ljava/lang/String;)V", std::span(&text, 1));
  if (state_->stack.depth() == depth + 1) state_->stack.own().cause = failure;
  return flow;
}

}  // namespace loris
