// Natives that answer questions about the virtual machine itself.
#include <array>

#include "interp/native.h"
#include "program/reflect_invoker.h"

namespace loris {

namespace {

Flow no(NativeCall& call) { return call.give_bool(false); }

/// Frames between a call by reflection or by a handle and what it calls.
bool is_reflection(const Class& cls) {
  if (cls.hidden && (is_invoker(cls) || cls.package() == "java/lang/invoke")) return true;
  return cls.name == "java/lang/reflect/Method" || cls.name == "java/lang/reflect/Constructor" ||
         cls.package() == "jdk/internal/reflect";
}

/// Reflection.getCallerClass: whoever called the method that asks.
Flow caller_class(NativeCall& call) {
  const Frame* frame = call.vm.state().stack.top().caller;
  while (frame != nullptr && is_reflection(*frame->code->method->owner)) frame = frame->caller;
  if (frame == nullptr) return call.give_null();
  return call.give_ref(call.vm.mirror(*frame->code->method->owner));
}

/// Perf.createLong: counters that nobody reads from outside are ordinary memory.
Flow perf_counter(NativeCall& call) {
  const Class& buffer = call.program().load("java/nio/ByteBuffer");
  const Value size = Value::of_int(sizeof(std::int64_t));
  return call.tail_call(*buffer.declared_method("allocate", "(I)Ljava/nio/ByteBuffer;"),
                        std::span(&size, 1));
}

constexpr std::array kMiscRows{
    // Whoever registers natives or field ids with the VM has nothing to do here: the tables know
    // them.
    NativeRow{"*", "registerNatives", "()V", nothing},
    NativeRow{"*", "initIDs", "()V", nothing},
    NativeRow{"jdk/internal/misc/CDS", "isDumpingClassList0", "", no},
    NativeRow{"jdk/internal/misc/CDS", "isDumpingArchive0", "", no},
    NativeRow{"jdk/internal/misc/CDS", "isSharingEnabled0", "", no},
    NativeRow{"jdk/internal/misc/CDS", "getCDSConfigStatus", "",
              [](NativeCall& c) { return c.give_int(0); }},
    NativeRow{"jdk/internal/misc/CDS", "initializeFromArchive", "", nothing},
    // Salts the order of Set.of and Map.of, which is thus the same in every run.
    NativeRow{"jdk/internal/misc/CDS", "getRandomSeedForDumping", "",
              [](NativeCall& c) { return c.give_long(1); }},
    NativeRow{"jdk/internal/misc/CDS", "needsClassInitBarrier0", "", no},
    NativeRow{"jdk/internal/perf/Perf", "createLong", "", perf_counter},
    NativeRow{"jdk/internal/reflect/Reflection", "getCallerClass", "", caller_class},
    NativeRow{"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", "",
              [](NativeCall& c) { return c.give_bool(true); }},
};

}  // namespace

std::span<const NativeRow> misc_natives() { return kMiscRows; }

}  // namespace loris
