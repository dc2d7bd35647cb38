// jdk.internal.reflect.Reflection: access checks.
#include <array>

#include "interp/native.h"

namespace loris {

namespace {

/// The flags of the class file itself, not those of an inner class's declaration.
Flow class_access_flags(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  return call.give_int(call.vm.mirrored(call.ref(0)).access & ~access::kSuper);
}

Flow are_nest_mates(NativeCall& call) {
  if (!call.ref(0) || !call.ref(1)) return call.null_pointer();
  return call.give_bool(
      call.program().are_nest_mates(call.vm.mirrored(call.ref(0)), call.vm.mirrored(call.ref(1))));
}

constexpr std::array kReflectRows{
    NativeRow{"jdk/internal/reflect/Reflection", "getClassAccessFlags", "", class_access_flags},
    NativeRow{"jdk/internal/reflect/Reflection", "areNestMates", "", are_nest_mates},
};

}  // namespace

std::span<const NativeRow> reflect_natives() { return kReflectRows; }

}  // namespace loris
