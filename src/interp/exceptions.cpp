// Exceptions are data: they are raised by running their constructor, and thrown by leaving frames.
#include <fmt/format.h>

#include "base/check.h"
#include "interp/interpreter.h"
#include "program/link_error.h"

namespace loris {

Flow Interpreter::raise(std::string_view java_class, const std::optional<std::string>& message) {
  const Class& cls = program_.load(java_class);
  if (!message) return raise_with(cls, "()V", {});
  const Value text = Value::of_ref(new_string(*message));
  // AssertionError, InternalError and others differ in what their constructors take.
  return raise_with(cls, "(Ljava/lang/String;)V", std::span(&text, 1));
}

Flow Interpreter::raise(const LinkError& error) {
  if (program_.find_loaded(error.java_class()) == nullptr) program_.load(error.java_class());
  return raise(error.java_class(), error.message());
}

Flow Interpreter::raise_with(const Class& cls, std::string_view descriptor,
                             std::span<const Value> arguments) {
  Flow flow;
  if (!ensure_initialized(cls, flow)) return flow;
  const Method* constructor = cls.declared_method("<init>", descriptor);
  LORIS_CHECK(constructor != nullptr,
              "an exception that the VM raises should have this constructor");
  const ObjectId exception = heap().add_instance(cls);
  Code& code = program_.code(*constructor);
  Frame& frame = state_->stack.push(code);
  frame.locals()[0] = Value::of_ref(exception);
  std::copy(arguments.begin(), arguments.end(), frame.locals() + 1);
  frame.on_exit = OnExit::Throw;
  frame.subject = exception;
  return Flow::Stay;
}

/// JVMS 2.10: the first handler that covers the current instruction and catches this class.
const Handler* Interpreter::find_handler(Frame& frame, ObjectId exception) {
  if (frame.fresh) return nullptr;
  const Class& thrown = class_of(exception);
  for (Handler& handler : frame.code->handlers) {
    if (frame.pc < handler.start || frame.pc >= handler.end) continue;
    if (handler.catch_type == 0) return &handler;
    if (handler.type == nullptr) {
      const Class& from = *frame.code->method->owner;
      handler.type =
          &program_.resolve_class(from, from.file->constants.class_name(handler.catch_type));
    }
    if (thrown.is_assignable_to(*handler.type)) return &handler;
  }
  return nullptr;
}

Flow Interpreter::throw_object(ObjectId exception) {
  while (!state_->stack.empty()) {
    Frame& frame = state_->stack.own();
    if (const Handler* handler = find_handler(frame, exception)) {
      frame.sp = 0;
      frame.stack()[frame.sp++] = Value::of_ref(exception);
      frame.pc = handler->target;
      return Flow::Stay;
    }
    if (frame.locked) unlock(frame.locked);
    const Class* initializing = frame.on_exit == OnExit::InitDone ? frame.initializing : nullptr;
    state_->stack.pop();
    if (initializing != nullptr && fail_init(*initializing, exception)) return Flow::Stay;
  }
  return finish(Threw{exception});
}

Flow Interpreter::unsupported(std::string what) {
  return finish(Unsupported{std::move(what), where(), stack_text()});
}

Flow Interpreter::exit(int status) { return finish(Exited{status}); }

namespace {

/// "Foo.bar (Foo.java:12)"
std::string place(const Method& method, std::uint32_t bci) {
  return fmt::format("{}.{} ({})", method.owner->external_name(), method.name,
                     source_place(method, bci));
}

}  // namespace

std::string source_place(const Method& method, std::uint32_t bci) {
  const ClassFile& file = *method.owner->file;
  const int line = line_at(*method.info, bci);
  const std::string source = file.source_file.empty() ? file.origin : std::string(file.source_file);
  return line < 0 ? source : fmt::format("{}:{}", source, line);
}

std::vector<TraceEntry> Interpreter::backtrace_of(const State& state, ObjectId exception) const {
  const Field* field = known_->throwable.declared_field("backtrace", "Ljava/lang/Object;");
  const Value trace = Heap::load(state.heap.at(exception), field->slot, Kind::Ref);
  std::vector<TraceEntry> entries;
  if (trace.symbolic || !trace.as_ref()) return entries;
  const Object& array = state.heap.at(trace.as_ref());
  for (std::uint32_t i = 0; i + 1 < array.length(); ++i)
    entries.push_back(TraceEntry::unpack(array.raw<std::int64_t>(i)));
  return entries;
}

std::vector<std::string> Interpreter::trace_text(const State& state, ObjectId exception) const {
  std::vector<std::string> text;
  for (const TraceEntry& entry : backtrace_of(state, exception))
    text.push_back(place(program_.method_at(entry.method), entry.bci));
  return text;
}

std::vector<std::string> Interpreter::stack_text(std::size_t most) const {
  std::vector<std::string> text;
  if (state_ == nullptr || state_->stack.empty()) return text;
  for (const Frame* frame = &state_->stack.top(); frame != nullptr && text.size() < most;
       frame = frame->caller) {
    const Method& method = *frame->code->method;
    if (method.info != nullptr && !method.owner->hidden)
      text.push_back(place(method, frame->bci()));
  }
  return text;
}

std::string Interpreter::where() const {
  const std::vector<std::string> innermost = stack_text(1);
  return innermost.empty() ? "the start of the program" : innermost.front();
}

}  // namespace loris
