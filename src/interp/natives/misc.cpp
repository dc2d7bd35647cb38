// Natives that answer questions about the virtual machine itself.
#include <array>

#include "interp/native.h"

namespace loris {

namespace {

Flow nothing(NativeCall& call) { return call.give_nothing(); }
Flow no(NativeCall& call) { return call.give_bool(false); }

/// Frames between a reflective call and what it calls.
bool is_reflection(const Class& cls) {
  return cls.hidden || cls.name == "java/lang/reflect/Method" ||
         cls.name == "java/lang/reflect/Constructor" || cls.package() == "jdk/internal/reflect";
}

/// Reflection.getCallerClass: whoever called the method that asks.
Flow caller_class(NativeCall& call) {
  const Frame* frame = call.vm.state().stack.top().caller;
  while (frame != nullptr && is_reflection(*frame->code->method->owner)) frame = frame->caller;
  if (frame == nullptr) return call.give_null();
  return call.give_ref(call.vm.mirror(*frame->code->method->owner));
}

constexpr std::array kRows{
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
    NativeRow{"jdk/internal/reflect/Reflection", "getCallerClass", "", caller_class},
    NativeRow{"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", "",
              [](NativeCall& c) { return c.give_bool(true); }},
};

}  // namespace

std::span<const NativeRow> misc_natives() { return kRows; }

}  // namespace loris
