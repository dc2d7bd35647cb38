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
  const bool throwing = call.descriptor.find("PrivilegedExceptionAction") != std::string_view::npos;
  const Class& action = call.program().load(throwing ? "java/security/PrivilegedExceptionAction"
                                                     : "java/security/PrivilegedAction");
  const Method& run = *action.declared_method("run", "()Ljava/lang/Object;");
  return call.tail_call(call.program().select(call.vm.class_of(call.ref(0)), run),
                        call.arguments.subspan(0, 1));
}

Flow null(NativeCall& call) { return call.give_null(); }
Flow current(NativeCall& call) { return call.give_ref(call.vm.state().thread); }
/// Sleeping changes nothing that the program can see but the clock.
Flow sleep(NativeCall& call) { return call.give_nothing(); }

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
    NativeRow{"java/lang/Thread", "sleep", "(J)V", sleep},
    NativeRow{"java/lang/Thread", "sleep0", "(J)V", sleep},
    NativeRow{"java/lang/Thread", "sleepNanos0", "(J)V", sleep},
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
              [](NativeCall& c) { return c.give_int(-1); }},
    NativeRow{"java/lang/Terminator", "setup", "()V", nothing},  // no signal is ever delivered
};

}  // namespace

std::span<const NativeRow> thread_natives() { return kThreadRows; }

}  // namespace loris
