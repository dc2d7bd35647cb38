// java.lang.invoke.VarHandle: the calls whose descriptors are their own.
//
// A handle's form names the class with its implementation, which has a static method for each kind
// of access, by name; it takes the handle and the arguments.
#include <array>

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "interp/handle_classes.h"
#include "interp/member_name.h"
#include "interp/native.h"

namespace loris {

namespace {

constexpr std::string_view kVarHandle = "java/lang/invoke/VarHandle",
                           kVarHandleType = "Ljava/lang/invoke/VarHandle;";

const Class* implementation_class(NativeCall& call, ObjectId handle) {
  const ObjectId form = call.vm.get_field(handle, "vform", "Ljava/lang/invoke/VarForm;").as_ref();
  if (!form) return nullptr;
  const ObjectId mirror = call.vm.get_field(form, "implClass", "Ljava/lang/Class;").as_ref();
  return mirror ? &call.vm.mirrored(mirror) : nullptr;
}

const Method* implementation(NativeCall& call, ObjectId handle) {
  for (const Class* cls = implementation_class(call, handle); cls != nullptr; cls = cls->super) {
    for (const auto& method : cls->methods) {
      if (method->is_static() && method->name == call.method.name &&
          method->descriptor.substr(1).starts_with(kVarHandleType)) {
        return method.get();
      }
    }
  }
  return nullptr;
}

bool is_reference(std::string_view type) { return type[0] == 'L' || type[0] == '['; }

/// Whether the implementation takes these arguments as they are. References it checks itself.
bool takes(const MethodDescriptor& implementation, const MethodDescriptor& call) {
  if (implementation.parameters.size() != call.parameters.size() + 1) return false;
  for (std::size_t i = 0; i < call.parameters.size(); ++i) {
    const std::string_view wanted = implementation.parameters[i + 1], given = call.parameters[i];
    if (is_reference(wanted) ? !is_reference(given) : wanted != given) return false;
  }
  return true;
}

/// The class of the variable's values, as far as the handle tells.
const Class* value_class(NativeCall& call, ObjectId handle) {
  for (const std::string_view field : {"fieldType", "componentType"}) {
    const Field* found =
        call.program().find_field(call.vm.class_of(handle), field, "Ljava/lang/Class;");
    if (found == nullptr || found->is_static()) continue;
    const ObjectId mirror = Heap::load(call.heap().at(handle), found->slot, Kind::Ref).as_ref();
    return mirror ? &call.vm.mirrored(mirror) : nullptr;
  }
  return nullptr;
}

/// Whether the result of the implementation is one of the call's type without a cast that might
/// fail.
bool gives(NativeCall& call, std::string_view implementation, std::string_view wanted) {
  if (!is_reference(implementation) || !is_reference(wanted)) return implementation == wanted;
  if (wanted == "Ljava/lang/Object;") return true;
  const Class* values = value_class(call, call.ref(0));
  return values != nullptr && values->is_assignable_to(call.program().load_descriptor(wanted));
}

/// A call whose result is not wanted.
const Method& dropping(Program& program, const Method& implementation) {
  const std::string given(implementation.descriptor);
  const std::string taken = given.substr(0, given.find(')')) + ")V";
  return handle_class(
      program, fmt::format("Drop${}${}", implementation.owner->name, implementation.name),
      [&](ClassBuilder& builder) {
        builder.add_method(access::kStatic, kHandleMethod, taken, [&](Assembler& code) {
          push_arguments(code, given);
          code.invoke(Op::invokestatic, {implementation.owner->name, implementation.name, given});
          code.op(slots_of(implementation.result) == 2 ? Op::pop2 : Op::pop);
          code.return_value("V");
        });
      });
}

/// Goes through the method handle of the access, which adapts types or says that they do not fit.
const Method& through_handle(NativeCall& call, bool exact) {
  constexpr std::string_view kMode = "java/lang/invoke/VarHandle$AccessMode";
  const std::string plain = erased(call.descriptor);
  const std::string descriptor = prepended(kVarHandleType, plain);
  const auto draw = [&](ClassBuilder& builder) {
    builder.add_method(access::kStatic, kHandleMethod, descriptor, [&](Assembler& code) {
      code.load("L", 0);
      code.push_string(call.method.name);
      code.invoke(Op::invokestatic,
                  {kMode, "valueFromMethodName",
                   "(Ljava/lang/String;)Ljava/lang/invoke/VarHandle$AccessMode;"});
      code.invoke(Op::invokevirtual,
                  {kVarHandle, "toMethodHandle",
                   "(Ljava/lang/invoke/VarHandle$AccessMode;)Ljava/lang/invoke/MethodHandle;"});
      push_arguments(code, descriptor, 1);
      code.invoke(Op::invokevirtual,
                  {kHandleClass, exact ? "invokeExact" : "invoke", call.descriptor});
      return_result(code, descriptor);
    });
  };
  return handle_class(
      call.program(),
      fmt::format("Access${}${}${}", call.method.name, exact ? "exact" : "any", call.descriptor),
      draw);
}

Flow access_variable(NativeCall& call) {
  if (call.arguments[0].symbolic) return call.unsupported("an access through a symbolic handle");
  if (!call.ref(0)) return call.null_pointer();
  const bool exact = call.vm.get_field(call.ref(0), "exact", "Z").as_int() != 0;
  const Method* method = implementation(call, call.ref(0));
  if (method == nullptr || exact)
    return call.tail_call(through_handle(call, exact), call.arguments);
  const MethodDescriptor taken = parse_method_descriptor(method->descriptor);
  const MethodDescriptor given = parse_method_descriptor(call.descriptor);
  if (!takes(taken, given)) return call.tail_call(through_handle(call, false), call.arguments);
  if (gives(call, taken.result, given.result)) return call.tail_call(*method, call.arguments);
  if (given.result == "V") return call.tail_call(dropping(call.program(), *method), call.arguments);
  return call.tail_call(through_handle(call, false), call.arguments);
}

constexpr NativeRow row(std::string_view name) {
  return {kVarHandle, name, "([Ljava/lang/Object;)Ljava/lang/Object;", access_variable, true};
}
constexpr NativeRow void_row(std::string_view name) {
  return {kVarHandle, name, "([Ljava/lang/Object;)V", access_variable, true};
}
constexpr NativeRow test_row(std::string_view name) {
  return {kVarHandle, name, "([Ljava/lang/Object;)Z", access_variable, true};
}

constexpr std::array kVarHandleRows{
    row("get"),
    row("getVolatile"),
    row("getOpaque"),
    row("getAcquire"),
    void_row("set"),
    void_row("setVolatile"),
    void_row("setOpaque"),
    void_row("setRelease"),
    test_row("compareAndSet"),
    test_row("weakCompareAndSetPlain"),
    test_row("weakCompareAndSet"),
    test_row("weakCompareAndSetAcquire"),
    test_row("weakCompareAndSetRelease"),
    row("compareAndExchange"),
    row("compareAndExchangeAcquire"),
    row("compareAndExchangeRelease"),
    row("getAndSet"),
    row("getAndSetAcquire"),
    row("getAndSetRelease"),
    row("getAndAdd"),
    row("getAndAddAcquire"),
    row("getAndAddRelease"),
    row("getAndBitwiseOr"),
    row("getAndBitwiseOrAcquire"),
    row("getAndBitwiseOrRelease"),
    row("getAndBitwiseAnd"),
    row("getAndBitwiseAndAcquire"),
    row("getAndBitwiseAndRelease"),
    row("getAndBitwiseXor"),
    row("getAndBitwiseXorAcquire"),
    row("getAndBitwiseXorRelease"),
};

}  // namespace

std::span<const NativeRow> var_handle_natives() { return kVarHandleRows; }

}  // namespace loris
