// Calls by reflection: arguments are checked and unboxed here, a synthesized invoker does the rest.
#include <array>

#include <fmt/format.h>

#include "base/java_math.h"
#include "classfile/descriptor.h"
#include "interp/native.h"
#include "interp/reflection.h"
#include "program/boxing.h"

namespace loris {

namespace {

constexpr std::string_view kIllegalArgument = "java/lang/IllegalArgumentException";
/// Since this release reflection goes through method handles, which word their complaints anew.
constexpr int kHandleRelease = 18;

bool uses_handles(NativeCall& call) { return call.program().feature() >= kHandleRelease; }

/// Collects the slots of a call, or the exception to raise instead.
class ArgumentReader {
 public:
  explicit ArgumentReader(NativeCall& call) : call_(call) {}

  const std::vector<Value>& slots() const { return slots_; }
  /// True when it was raised: flow says how to go on.
  bool failed() const { return failed_; }
  Flow flow() const { return flow_; }

  void add(Value value) {
    slots_.push_back(value);
    if (slots_of(value.kind) == 2) slots_.emplace_back();
  }

  void add_receiver(const Method& method, ObjectId receiver) {
    if (!receiver) return fail_null_receiver();
    const Class& actual = call_.vm.class_of(receiver);
    if (!actual.is_assignable_to(*method.owner)) {
      return fail(uses_handles(call_)
                      ? fmt::format("object of type {} is not an instance of {}",
                                    actual.external_name(), method.owner->external_name())
                      : "object is not an instance of declaring class");
    }
    add(Value::of_ref(receiver));
  }

  /// arguments is an Object[], or null for none.
  void add_arguments(const Method& method, ObjectId arguments) {
    const MethodDescriptor descriptor = parse_method_descriptor(method.descriptor);
    const std::size_t count = arguments ? call_.heap().at(arguments).length() : 0;
    if (count != descriptor.parameters.size()) {
      return fail(uses_handles(call_) ? fmt::format("wrong number of arguments: {} expected: {}",
                                                    count, descriptor.parameters.size())
                                      : "wrong number of arguments");
    }
    for (std::uint32_t i = 0; i < count && !failed_; ++i) {
      add_argument(descriptor.parameters[i], load_element(call_.heap().at(arguments), i));
    }
  }

 private:
  void add_argument(std::string_view type, Value value) {
    if (value.symbolic)
      return stop(call_.unsupported("a symbolic reference as an argument of a reflective call"));
    if (boxing_of(type[0]) != nullptr) return add_unboxed(type[0], value.as_ref());
    const bool fits =
        !value.as_ref() ||
        call_.vm.class_of(value.as_ref()).is_assignable_to(call_.program().load_descriptor(type));
    if (!fits) return fail("argument type mismatch");
    add(value);
  }

  void add_unboxed(char type, ObjectId box) {
    if (!box) return fail_null_primitive(type);
    const auto value = unbox(call_.vm, box, type);
    if (!value) return fail("argument type mismatch");
    add(*value);
  }

  void fail_null_receiver() {
    if (!uses_handles(call_)) return stop(call_.null_pointer());
    stop(call_.raise("java/lang/NullPointerException",
                     "Cannot invoke \"Object.getClass()\" because \"o\" is null"));
  }

  /// Method handles unbox by Number's methods, which fail on null in the middle of the library.
  void fail_null_primitive(char type) {
    if (!uses_handles(call_)) return stop(call_.raise(kIllegalArgument));
    fail(fmt::format(
        "java.lang.NullPointerException: Cannot invoke \"java.lang.Number.{}()\" because the "
        "return "
        "value of \"sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, "
        "Object, boolean)\" is null",
        boxing_of(type)->unboxing));
  }

  void fail(const std::string& message) { stop(call_.raise(kIllegalArgument, message)); }
  void stop(Flow flow) {
    failed_ = true;
    flow_ = flow;
  }

  NativeCall& call_;
  std::vector<Value> slots_;
  bool failed_ = false;
  Flow flow_ = Flow::Next;
};

Flow invoke_method(NativeCall& call, ObjectId method_object, ObjectId receiver,
                   ObjectId arguments) {
  const Method& method = reflected_method(call.vm, method_object);
  Flow flow;
  if ((method.is_static() || uses_handles(call)) &&
      !call.vm.ensure_initialized(*method.owner, flow))
    return flow;
  ArgumentReader reader(call);
  if (!method.is_static()) reader.add_receiver(method, receiver);
  if (!reader.failed()) reader.add_arguments(method, arguments);
  if (reader.failed()) return reader.flow();
  return call.tail_call(call.vm.invoker(method), reader.slots());
}

/// invoke0(Method, Object receiver, Object[] arguments)
Flow invoke(NativeCall& call) { return invoke_method(call, call.ref(0), call.ref(1), call.ref(2)); }

/// NativeAccessor.invoke(Object receiver, Object[] arguments, Class caller): getCallerClass looks
/// past the frames of reflection, so the caller need not be passed on.
Flow invoke_caller_sensitive(NativeCall& call) {
  const ObjectId method =
      call.vm.get_field(call.ref(0), "method", "Ljava/lang/reflect/Method;").as_ref();
  return invoke_method(call, method, call.ref(1), call.ref(2));
}

/// newInstance0(Constructor, Object[] arguments)
Flow new_instance(NativeCall& call) {
  const Method& constructor = reflected_method(call.vm, call.ref(0));
  Flow flow;
  if (!call.vm.ensure_initialized(*constructor.owner, flow)) return flow;
  ArgumentReader reader(call);
  reader.add_arguments(constructor, call.ref(1));
  if (reader.failed()) return reader.flow();
  return call.tail_call(call.vm.invoker(constructor), reader.slots());
}

/// MethodHandleAccessorFactory.newFieldAccessor: a JVM has the classes of handles ready at its
/// start.
Flow new_field_accessor(NativeCall& call) {
  Flow flow;
  const Class& natives = call.program().load("java/lang/invoke/MethodHandleNatives");
  return call.vm.ensure_initialized(natives, flow) ? call.run_replaced() : flow;
}

constexpr std::array kReflectInvokeRows{
    NativeRow{"jdk/internal/reflect/NativeMethodAccessorImpl", "invoke0", "", invoke},
    NativeRow{"jdk/internal/reflect/NativeConstructorAccessorImpl", "newInstance0", "",
              new_instance},
    NativeRow{"jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor", "invoke0", "",
              invoke},
    NativeRow{"jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor", "invoke",
              "(Ljava/lang/Object;[Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/Object;",
              invoke_caller_sensitive},
    NativeRow{"jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor", "newInstance0",
              "", new_instance},
    // The library would generate bytecode for what is called often; the native path is as good
    // here.
    NativeRow{"jdk/internal/reflect/ReflectionFactory", "inflationThreshold", "()I",
              [](NativeCall& c) { return c.give_int(INT32_MAX); }},
    NativeRow{"jdk/internal/reflect/MethodHandleAccessorFactory", "useNativeAccessor", "",
              [](NativeCall& c) { return c.give_bool(true); }},
    NativeRow{"jdk/internal/reflect/MethodHandleAccessorFactory", "newFieldAccessor", "",
              new_field_accessor},
};

}  // namespace

std::span<const NativeRow> reflect_invoke_natives() { return kReflectInvokeRows; }

}  // namespace loris
