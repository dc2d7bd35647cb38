// Stack traces and the messages that the VM itself writes.
#include <array>

#include <fmt/format.h>

#include "interp/backtrace.h"
#include "interp/hook_runner.h"
#include "interp/native.h"
#include "interp/text.h"
#include "program/npe_message.h"

namespace loris {

namespace {

constexpr std::size_t kMaxTraceDepth = 1024;  // as HotSpot's MaxJavaStackTraceDepth

struct Trace {
  std::vector<TraceEntry> entries;
  bool from_hidden_frame = false;
};

/// The frames below the construction of the exception itself.
Trace trace(NativeCall& call, const Class& thrown) {
  Trace found;
  bool constructing = true;
  for (const Frame* frame = &call.vm.state().stack.top();
       frame != nullptr && found.entries.size() < kMaxTraceDepth; frame = frame->caller) {
    const Method& method = *frame->code->method;
    if (method.owner->name == kHookRunner) break;
    if (method.info == nullptr || frame->fresh) continue;
    constructing =
        constructing && (method.name == "fillInStackTrace" ||
                         (method.is_constructor() && thrown.is_assignable_to(*method.owner)));
    if (constructing) continue;
    if (!method.owner->hidden)
      found.entries.push_back({method.id, frame->bci()});
    else if (found.entries.empty())
      found.from_hidden_frame = true;
  }
  return found;
}

Flow fill_in_stack_trace(NativeCall& call) {
  const ObjectId exception = call.ref(0);
  const Trace found = trace(call, call.vm.class_of(exception));
  const auto depth = static_cast<std::uint32_t>(found.entries.size());
  const ObjectId backtrace = call.heap().add_array(call.program().load("[J"), depth + 1);
  Object& array = call.heap().edit(backtrace);
  for (std::uint32_t i = 0; i < depth; ++i) array.set_raw(i, found.entries[i].packed());
  array.set_raw(depth, std::int64_t{found.from_hidden_frame});
  call.vm.set_field(exception, "backtrace", "Ljava/lang/Object;", Value::of_ref(backtrace));
  call.vm.set_field(exception, "stackTrace", "[Ljava/lang/StackTraceElement;",
                    call.vm.get_static(call.vm.known().throwable, "UNASSIGNED_STACK",
                                       "[Ljava/lang/StackTraceElement;"));
  call.vm.set_field(exception, "depth", "I", Value::of_int(static_cast<std::int32_t>(depth)));
  return call.give_ref(exception);
}

void set_text(NativeCall& call, ObjectId object, std::string_view field, std::string_view text) {
  const ObjectId string = call.vm.intern(from_modified_utf8(text));
  call.vm.set_field(object, field, "Ljava/lang/String;", Value::of_ref(string));
}

void fill_element(NativeCall& call, ObjectId element, TraceEntry entry) {
  const Method& method = call.program().method_at(entry.method);
  const Class& owner = *method.owner;
  set_text(call, element, "declaringClass", owner.external_name());
  set_text(call, element, "methodName", method.name);
  if (!owner.file->source_file.empty())
    set_text(call, element, "fileName", owner.file->source_file);
  constexpr int kNativeLine = -2;
  const int line = method.is_native() ? kNativeLine : line_at(*method.info, entry.bci);
  call.vm.set_field(element, "lineNumber", "I", Value::of_int(line));
  if (!owner.module.empty()) set_text(call, element, "moduleName", owner.module);
  // Neither the built-in loader's name nor the JDK module's version is printed.
  constexpr int kBuiltinLoader = 1, kJdkModule = 2;
  call.vm.set_field(element, "format", "B", Value::of_int(kBuiltinLoader | kJdkModule));
}

/// (StackTraceElement[], Throwable) up to Java 18, (StackTraceElement[], Object, int) since.
Flow init_stack_trace_elements(NativeCall& call) {
  ObjectId backtrace = call.ref(1);
  if (call.vm.class_of(backtrace).is_assignable_to(call.vm.known().throwable)) {
    backtrace = call.vm.get_field(backtrace, "backtrace", "Ljava/lang/Object;").as_ref();
  }
  const std::uint32_t length = call.heap().at(call.ref(0)).length();
  for (std::uint32_t i = 0; i < length && i + 1 < call.heap().at(backtrace).length(); ++i) {
    const ObjectId element{call.heap().at(call.ref(0)).raw<std::uint32_t>(i)};
    fill_element(call, element, TraceEntry::unpack(call.heap().at(backtrace).raw<std::int64_t>(i)));
  }
  return call.give_nothing();
}

/// Only an exception that the VM raised has a helpful message, not `new NullPointerException()`.
bool was_raised_by_vm(const Method& method, std::uint32_t bci) {
  const auto op = static_cast<Op>(method.info->code->bytes[bci]);
  return op != Op::invokespecial && op != Op::new_;
}

Flow extended_npe_message(NativeCall& call) {
  const ObjectId backtrace =
      call.vm.get_field(call.ref(0), "backtrace", "Ljava/lang/Object;").as_ref();
  const std::uint32_t length = backtrace ? call.heap().at(backtrace).length() : 0;
  if (length < 2 || call.heap().at(backtrace).raw<std::int64_t>(length - 1) != 0)
    return call.give_null();
  const TraceEntry entry = TraceEntry::unpack(call.heap().at(backtrace).raw<std::int64_t>(0));
  const Method& method = call.program().method_at(entry.method);
  if (!method.info->code || !was_raised_by_vm(method, entry.bci)) return call.give_null();
  const auto message = npe_message(*method.owner->file, *method.info, entry.bci);
  if (!message) return call.give_null();
  return call.give_ref(call.vm.new_string(from_modified_utf8(*message)));
}

constexpr std::array kThrowableRows{
    NativeRow{"java/lang/Throwable", "fillInStackTrace", "(I)Ljava/lang/Throwable;",
              fill_in_stack_trace},
    NativeRow{"java/lang/StackTraceElement", "initStackTraceElements", "",
              init_stack_trace_elements},
    NativeRow{"java/lang/StackTraceElement", "computeFormat", "",
              [](NativeCall& c) { return c.give_nothing(); }},  // fill_element has set it
    NativeRow{"java/lang/NullPointerException", "getExtendedNPEMessage", "", extended_npe_message},
};

}  // namespace

std::span<const NativeRow> throwable_natives() { return kThrowableRows; }

}  // namespace loris
