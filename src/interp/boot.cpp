// Makes the library ready, as the launcher of a JVM does before main.
#include <array>

#include <fmt/format.h>

#include "base/check.h"
#include "interp/interpreter.h"

namespace loris {

namespace {

/// Classes whose initializers must have run before the VM raises or makes their objects.
constexpr std::array<std::string_view, 28> kEarlyClasses{
    "java/lang/String",
    "java/lang/System",
    "java/lang/Class",
    "java/lang/ThreadGroup",
    "java/lang/Thread",
    "java/lang/Throwable",
    "java/lang/ArithmeticException",
    "java/lang/ArrayIndexOutOfBoundsException",
    "java/lang/ArrayStoreException",
    "java/lang/ClassCastException",
    "java/lang/ClassCircularityError",
    "java/lang/ClassFormatError",
    "java/lang/ExceptionInInitializerError",
    "java/lang/IllegalAccessError",
    "java/lang/IllegalMonitorStateException",
    "java/lang/IncompatibleClassChangeError",
    "java/lang/InstantiationError",
    "java/lang/AbstractMethodError",
    "java/lang/NegativeArraySizeException",
    "java/lang/NoClassDefFoundError",
    "java/lang/NoSuchFieldError",
    "java/lang/NoSuchMethodError",
    "java/lang/NullPointerException",
    "java/lang/OutOfMemoryError",
    "java/lang/StackOverflowError",
    "java/lang/VerifyError",
    "java/lang/reflect/Method",
    "java/lang/ref/Finalizer",
};

constexpr std::int32_t kNormalPriority = 5;

}  // namespace

/// Runs a method from an empty stack to its end.
std::optional<Unsupported> Interpreter::run_to_end(State& state, const Method& method,
                                                   std::span<const Value> arguments) {
  enter(state, method, arguments);
  Outcome outcome = run(state);
  if (std::holds_alternative<Returned>(outcome)) return std::nullopt;
  if (auto* unsupported = std::get_if<Unsupported>(&outcome)) return std::move(*unsupported);
  if (auto* threw = std::get_if<Threw>(&outcome)) {
    const Value message = get_field(threw->exception, "detailMessage", "Ljava/lang/String;");
    return Unsupported{fmt::format("the library's start-up threw {}: {}",
                                   class_of(threw->exception).external_name(),
                                   message.as_ref() ? utf8_of(message.as_ref()) : "(no message)"),
                       method.key()};
  }
  return Unsupported{"the library's start-up ended early", method.key()};
}

std::optional<Unsupported> Interpreter::initialize(State& state, const Class& cls) {
  state_ = &state;
  Flow flow;
  if (ensure_initialized(cls, flow)) return std::nullopt;
  Outcome outcome = run(state);
  if (std::holds_alternative<Returned>(outcome)) return std::nullopt;
  if (auto* unsupported = std::get_if<Unsupported>(&outcome)) return std::move(*unsupported);
  return Unsupported{"a class of the library cannot be initialized", cls.external_name()};
}

std::optional<Unsupported> Interpreter::make_main_thread(State& state) {
  const Class& group = program_.load("java/lang/ThreadGroup");
  const Class& thread = program_.load("java/lang/Thread");
  const ObjectId system_group = state.heap.add_instance(group);
  const ObjectId main_group = state.heap.add_instance(group);
  state.main_thread = state.heap.add_instance(thread);
  state.thread = state.main_thread;
  if (thread.declared_field("priority", "I") != nullptr) {
    set_field(state.thread, "priority", "I", Value::of_int(kNormalPriority));
  }
  const std::array root{Value::of_ref(system_group)};
  if (auto failed = run_to_end(state, *group.declared_method("<init>", "()V"), root)) return failed;
  const std::array main{Value::of_ref(main_group), Value::of_ref(system_group),
                        Value::of_ref(intern(u"main"))};
  const Method* make_group =
      group.declared_method("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
  if (auto failed = run_to_end(state, *make_group, main)) return failed;
  const std::array thread_arguments{Value::of_ref(state.thread), Value::of_ref(main_group),
                                    Value::of_ref(intern(u"main"))};
  const Method* make_thread =
      thread.declared_method("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
  return run_to_end(state, *make_thread, thread_arguments);
}

std::optional<Unsupported> Interpreter::boot(State& state) {
  state_ = &state;
  for (const std::string_view name : kEarlyClasses) {
    if (name == "java/lang/Throwable") {
      if (auto failed = make_main_thread(state)) return failed;
    }
    if (auto failed = initialize(state, program_.load(name))) return failed;
    if (name == "java/lang/String" && options_.wide_texts)
      set_static(known_->string, "COMPACT_STRINGS", "Z", Value::of_bool(false));
  }
  const Class& system = program_.load("java/lang/System");
  return run_to_end(state, *system.declared_method("initPhase1", "()V"), {});
}

}  // namespace loris
