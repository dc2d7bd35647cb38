// java.lang.Thread, references, access control and signals: what one thread needs.
#include <array>

#include "interp/hook_runner.h"
#include "interp/native.h"
#include "program/class_builder.h"

namespace loris {

namespace {

/// run(Thread): runs a thread's body as that thread; what it throws goes to the thread's handler.
/// The bodies of become and restore are natives below.
ClassBuilder draw_hook_runner() {
  constexpr std::string_view kThread = "java/lang/Thread",
                             kHandler = "java/lang/Thread$UncaughtExceptionHandler";
  ClassBuilder builder(kHookRunner);
  builder.set_nest_host(kThread);
  const auto nothing = [](Assembler& code) { code.return_value("V"); };
  builder.add_method(access::kStatic, "become", "(Ljava/lang/Thread;)V", nothing);
  builder.add_method(access::kStatic, "restore", "()V", nothing);
  builder.add_method(access::kStatic, "run", "(Ljava/lang/Thread;)V", [&](Assembler& code) {
    code.load("Ljava/lang/Thread;", 0);
    code.invoke(Op::invokestatic, {kHookRunner, "become", "(Ljava/lang/Thread;)V"});
    code.load("Ljava/lang/Thread;", 0);
    code.invoke(Op::invokevirtual, {kThread, "run", "()V"});
    code.invoke(Op::invokestatic, {kHookRunner, "restore", "()V"});
    code.return_value("V");
    code.catch_all();
    code.store("Ljava/lang/Throwable;", 1);
    code.load("Ljava/lang/Thread;", 0);
    code.invoke(Op::invokevirtual, {kThread, "getUncaughtExceptionHandler",
                                    "()Ljava/lang/Thread$UncaughtExceptionHandler;"});
    code.load("Ljava/lang/Thread;", 0);
    code.load("Ljava/lang/Throwable;", 1);
    code.invoke(Op::invokeinterface, {kHandler, "uncaughtException",
                                      "(Ljava/lang/Thread;Ljava/lang/Throwable;)V", true});
    code.invoke(Op::invokestatic, {kHookRunner, "restore", "()V"});
    code.return_value("V");
  });
  return builder;
}

/// Shutdown hooks are started one after the other and then waited for; run to its end where it is
/// started, each has all the time it needs.
bool is_shutting_down(NativeCall& call) {
  for (const Frame* frame = &call.vm.state().stack.top(); frame != nullptr; frame = frame->caller) {
    if (frame->code->method->owner->name == "java/lang/ApplicationShutdownHooks") return true;
  }
  return false;
}

Flow run_hook(NativeCall& call) {
  const Class* runner = call.program().find_loaded(kHookRunner);
  if (runner == nullptr) {
    runner = &call.program().define(std::make_unique<ClassFile>(draw_hook_runner().build()), true);
  }
  return call.tail_call(*runner->declared_method("run", "(Ljava/lang/Thread;)V"), call.arguments);
}

Flow become(NativeCall& call) {
  call.vm.state().thread = call.ref(0);
  return call.give_nothing();
}

Flow restore(NativeCall& call) {
  call.vm.state().thread = call.vm.state().main_thread;
  return call.give_nothing();
}

/// The library's own helpers wait for the collector or a signal; neither ever comes, so they need
/// not run. Threads of the program do.
Flow start(NativeCall& call) {
  const std::string& name = call.vm.class_of(call.ref(0)).name;
  for (const std::string_view idle :
       {"java/lang/ref/Reference$ReferenceHandler", "java/lang/ref/Finalizer$FinalizerThread",
        "jdk/internal/misc/InnocuousThread"}) {
    if (name == idle) return call.give_nothing();
  }
  return is_shutting_down(call) ? run_hook(call) : call.unsupported("starting a thread");
}

Flow holds_lock(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  return call.give_bool(call.heap().at(call.ref(0)).locks() > 0);
}

Flow refers_to(NativeCall& call) {
  return call.give_bool(call.vm.get_field(call.ref(0), "referent", "Ljava/lang/Object;").as_ref() ==
                        call.ref(1));
}

Flow clear_reference(NativeCall& call) {
  call.vm.set_field(call.ref(0), "referent", "Ljava/lang/Object;", Value::of_null());
  return call.give_nothing();
}

/// AccessController.doPrivileged: there is no security manager, so the action just runs.
Flow do_privileged(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  // Checked exceptions are wrapped: the library's own code does that.
  if (call.descriptor.find("PrivilegedExceptionAction") != std::string_view::npos)
    return call.run_replaced();
  const Class& action = call.program().load("java/security/PrivilegedAction");
  const Method& run = *action.declared_method("run", "()Ljava/lang/Object;");
  return call.tail_call(call.program().select(call.vm.class_of(call.ref(0)), run),
                        call.arguments.subspan(0, 1));
}

constexpr std::string_view kIllegalArgumentClass = "java/lang/IllegalArgumentException",
                           kInterruptedClass = "java/lang/InterruptedException";

bool is_interrupted(NativeCall& call) {
  return call.vm.get_field(call.vm.state().thread, "interrupted", "Z").as_int() != 0;
}

/// Whether the running thread was interrupted; it is not any more.
bool take_interrupt(NativeCall& call) {
  if (!is_interrupted(call)) return false;
  call.vm.set_field(call.vm.state().thread, "interrupted", "Z", Value::of_bool(false));
  return true;
}

void pass_time(NativeCall& call, std::int64_t time, std::int64_t nanos) {
  constexpr std::int64_t kEnd = INT64_MAX / 2;
  std::int64_t& slept = call.vm.state().slept;
  slept = time > (kEnd - slept) / nanos ? kEnd : slept + time * nanos;
}

Flow null(NativeCall& call) { return call.give_null(); }
Flow current(NativeCall& call) { return call.give_ref(call.vm.state().thread); }

constexpr std::int64_t kNanosPerMilli = 1'000'000;

/// Sleeping for so many of these units changes nothing that the program can see but the clock.
template <std::int64_t kNanos>
Flow sleep(NativeCall& call) {
  const std::int64_t time = call.long_integer(0);
  if (time < 0) return call.raise(kIllegalArgumentClass, "timeout value is negative");
  if (take_interrupt(call)) return call.raise(kInterruptedClass, "sleep interrupted");
  pass_time(call, time, kNanos);
  return call.give_nothing();
}

/// wait(long): nobody else runs, so it ends when its time is over.
Flow wait(NativeCall& call) {
  const std::int64_t millis = call.long_integer(1);
  if (millis < 0) return call.raise(kIllegalArgumentClass, "timeout value is negative");
  if (call.heap().at(call.ref(0)).locks() == 0)
    return call.raise("java/lang/IllegalMonitorStateException", "current thread is not owner");
  if (take_interrupt(call)) return call.raise(kInterruptedClass);
  if (millis == 0)
    return call.unsupported("Object.wait without a limit, which nobody could end on one thread");
  pass_time(call, millis, kNanosPerMilli);
  return call.give_nothing();
}

/// park(boolean isAbsolute, long time): until a number of milliseconds, or for one of nanoseconds.
Flow park(NativeCall& call) {
  const bool is_absolute = call.integer(1) != 0;
  const std::int64_t time = call.long_integer(2);
  if (is_interrupted(call)) return call.give_nothing();
  if (!is_absolute && time == 0) return call.unsupported("parking the only thread");
  const std::int64_t now = is_absolute ? call.current_time_millis() : 0;
  if (time > now) pass_time(call, time - now, is_absolute ? kNanosPerMilli : 1);
  return call.give_nothing();
}

constexpr std::array kThreadRows{
    NativeRow{"java/lang/Thread", "currentThread", "", current},
    NativeRow{"java/lang/Thread", "currentCarrierThread", "", current},
    NativeRow{"java/lang/Thread", "start0", "", start},
    NativeRow{kHookRunner, "become", "", become}, NativeRow{kHookRunner, "restore", "", restore},
    NativeRow{"java/lang/Thread", "setPriority0", "", nothing},
    NativeRow{"java/lang/Thread", "setNativeName", "", nothing},
    NativeRow{"java/lang/Thread", "interrupt0", "", nothing},
    NativeRow{"java/lang/Thread", "clearInterruptEvent", "", nothing},
    NativeRow{"java/lang/Thread", "yield", "()V", nothing},
    NativeRow{"java/lang/Thread", "yield0", "()V", nothing},
    NativeRow{"java/lang/Thread", "sleep", "(J)V", sleep<kNanosPerMilli>},
    NativeRow{"java/lang/Thread", "sleep0", "(J)V", sleep<1>},
    NativeRow{"java/lang/Thread", "sleepNanos0", "(J)V", sleep<1>},
    NativeRow{"java/lang/Object", "wait", "(J)V", wait},
    NativeRow{"java/lang/Object", "wait0", "(J)V", wait},
    NativeRow{"jdk/internal/misc/Unsafe", "park", "", park},
    NativeRow{"java/lang/Thread", "holdsLock", "", holds_lock},
    NativeRow{"java/lang/Thread", "isAlive", "()Z",
              [](NativeCall& c) { return c.give_bool(c.ref(0) == c.vm.state().thread); }},
    NativeRow{"java/lang/Thread", "getNextThreadIdOffset", "()J",
              [](NativeCall& c) { return c.give_long(0); }},
    // The library keeps this number outside its heap.
    NativeRow{"java/lang/Thread$ThreadIdentifiers", "next", "()J",
              [](NativeCall& c) { return c.give_long(c.vm.state().next_thread_id++); }},
    NativeRow{"java/lang/Thread", "scopedValueCache", "", null},
    NativeRow{"java/lang/Thread", "setScopedValueCache", "", nothing},
    NativeRow{"java/lang/Thread", "findScopedValueBindings", "", null},
    NativeRow{"java/lang/ref/Reference", "refersTo0", "", refers_to},
    NativeRow{"java/lang/ref/PhantomReference", "refersTo0", "", refers_to},
    NativeRow{"java/lang/ref/Reference", "clear0", "", clear_reference},
    NativeRow{"java/lang/ref/PhantomReference", "clear0", "", clear_reference},
    NativeRow{"java/lang/ref/Finalizer", "isFinalizationEnabled", "",
              [](NativeCall& c) { return c.give_bool(false); }},
    NativeRow{"java/security/AccessController", "doPrivileged", "", do_privileged},
    NativeRow{"java/security/AccessController", "getStackAccessControlContext", "", null},
    NativeRow{"java/security/AccessController", "getInheritedAccessControlContext", "", null},
    NativeRow{"java/security/AccessController", "getProtectionDomain", "", null},
    NativeRow{"java/security/AccessController", "ensureMaterializedForStackWalk", "", nothing},
    NativeRow{"jdk/internal/misc/Signal", "findSignal0", "",
              [](NativeCall& c) { return c.unsupported("signals of the operating system"); }},
    NativeRow{"java/lang/Terminator", "setup", "()V", nothing},  // no signal is ever delivered
};

}  // namespace

std::span<const NativeRow> thread_natives() { return kThreadRows; }

}  // namespace loris
