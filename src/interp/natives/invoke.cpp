// java.lang.invoke.MethodHandle: the calls whose descriptors are their own (JVMS 2.9.3).
//
// A handle has a LambdaForm, and that has an entry: a static method that takes the handle and its
// arguments by kind. The library makes forms and composes them; lambda_form.cpp makes their
// entries.
#include <array>

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "interp/handle_classes.h"
#include "interp/member_name.h"
#include "interp/native.h"

namespace loris {

namespace {

constexpr std::string_view kTypeField = "TYPE", kTypeDescriptor = "Ljava/lang/invoke/MethodType;";

constexpr MemberRef kCheckExact{"java/lang/invoke/Invokers", "checkExactType",
                                "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)V"};
constexpr MemberRef kCheckGeneric{"java/lang/invoke/Invokers", "checkGenericType",
                                  "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/"
                                  "MethodType;)Ljava/lang/invoke/MethodHandle;"};

const Method& entry_of(NativeCall& call, ObjectId handle) {
  const ObjectId form = call.vm.get_field(handle, "form", "Ljava/lang/invoke/LambdaForm;").as_ref();
  const ObjectId entry =
      call.vm.get_field(form, "vmentry", "Ljava/lang/invoke/MemberName;").as_ref();
  const Method* method = entry ? MemberName(call.vm, entry).method() : nullptr;
  LORIS_CHECK(method != nullptr, "the form of a method handle should be prepared");
  return *method;
}

/// The flow to leave with when the first argument is not an object that is known.
std::optional<Flow> check_receiver(NativeCall& call) {
  if (call.arguments[0].symbolic)
    return call.unsupported("a call of a method handle on a symbolic reference");
  if (!call.ref(0)) return call.null_pointer();
  return std::nullopt;
}

Flow invoke_basic(NativeCall& call) {
  if (const auto flow = check_receiver(call)) return *flow;
  return call.tail_call(entry_of(call, call.ref(0)), call.arguments);
}

/// Whether the text starts with the descriptor of the class; if so, takes it off.
bool take_type(NativeCall& call, ObjectId mirror, std::string_view& text) {
  const Class& cls = call.vm.mirrored(mirror);
  if (cls.is_primitive() || cls.is_array()) {
    const std::string descriptor = descriptor_of(call.program(), cls);
    if (!text.starts_with(descriptor)) return false;
    text.remove_prefix(descriptor.size());
    return true;
  }
  const std::size_t size = cls.name.size();
  if (text.size() < size + 2 || text[0] != 'L' || text[size + 1] != ';' ||
      text.substr(1, size) != cls.name) {
    return false;
  }
  text.remove_prefix(size + 2);
  return true;
}

/// Whether the handle's type is that of the call, without making a type for the call.
bool has_type(NativeCall& call, ObjectId handle) {
  const ObjectId type = call.vm.get_field(handle, "type", kTypeDescriptor).as_ref();
  const Object& parameters =
      call.heap().at(call.vm.get_field(type, "ptypes", "[Ljava/lang/Class;").as_ref());
  std::string_view text = call.descriptor.substr(1);
  for (std::uint32_t i = 0; i < parameters.length(); ++i) {
    if (!take_type(call, {parameters.raw<std::uint32_t>(i)}, text)) return false;
  }
  if (!text.starts_with(')')) return false;
  text.remove_prefix(1);
  return take_type(call, call.vm.get_field(type, "rtype", "Ljava/lang/Class;").as_ref(), text) &&
         text.empty();
}

/// TYPE, the type of the calls that the class stands for, made when the class is initialized.
void add_type(ClassBuilder& builder, std::string_view descriptor) {
  const MemberRef type{builder.name(), kTypeField, kTypeDescriptor};
  builder.add_field(access::kStatic, type.name, type.descriptor);
  builder.add_method(access::kStatic, "<clinit>", "()V", [&](Assembler& code) {
    code.push_string(descriptor);
    code.op(Op::aconst_null);
    code.invoke(Op::invokestatic,
                {kMethodTypeClass, "fromDescriptor",
                 "(Ljava/lang/String;Ljava/lang/ClassLoader;)Ljava/lang/invoke/MethodType;"});
    code.field(Op::putstatic, type);
    code.return_value("V");
  });
}

/// Lets the library compare the handle's type with the call's, which fails or adapts the handle.
const Method& checked_invoker(NativeCall& call, bool exact) {
  const std::string plain = erased(call.descriptor);
  const std::string descriptor = prepended("Ljava/lang/invoke/MethodHandle;", plain);
  const auto draw = [&](ClassBuilder& builder) {
    add_type(builder, call.descriptor);
    builder.add_method(access::kStatic, kHandleMethod, descriptor, [&](Assembler& code) {
      code.load("L", 0);
      if (exact) code.op(Op::dup);
      code.field(Op::getstatic, {builder.name(), kTypeField, kTypeDescriptor});
      code.invoke(Op::invokestatic, exact ? kCheckExact : kCheckGeneric);
      push_arguments(code, descriptor, 1);
      code.invoke(Op::invokevirtual, {kHandleClass, "invokeBasic", plain});
      return_result(code, descriptor);
    });
  };
  return handle_class(call.program(),
                      fmt::format("{}${}", exact ? "Exact" : "Generic", call.descriptor), draw);
}

template <bool kExact>
Flow invoke(NativeCall& call) {
  if (const auto flow = check_receiver(call)) return *flow;
  if (has_type(call, call.ref(0))) return invoke_basic(call);
  return call.tail_call(checked_invoker(call, kExact), call.arguments);
}

/// The member name that comes last says what is called with the other arguments.
const Method& linked_method(NativeCall& call) {
  const Method* method = MemberName(call.vm, call.arguments.back().as_ref()).method();
  LORIS_CHECK(method != nullptr, "a member name that is called should be resolved");
  return *method;
}

/// The descriptor of a call without its last argument, the member name.
std::string linked_descriptor(NativeCall& call) {
  std::string text = "(";
  const MethodDescriptor descriptor = parse_method_descriptor(call.descriptor);
  for (std::size_t i = 0; i + 1 < descriptor.parameters.size(); ++i)
    text += descriptor.parameters[i];
  return fmt::format("{}){}", text, descriptor.result);
}

Flow link_to(NativeCall& call, const Method& method) {
  const std::span<const Value> slots = call.arguments.first(call.arguments.size() - 1);
  if (slots.size() != method.argument_slots)
    return call.tail_call(method, slots, linked_descriptor(call));
  return call.tail_call(method, slots);
}

Flow link_to_static(NativeCall& call) { return link_to(call, linked_method(call)); }

Flow link_to_special(NativeCall& call) {
  if (const auto flow = check_receiver(call)) return *flow;
  return link_to(call, linked_method(call));
}

Flow link_to_virtual(NativeCall& call) {
  if (const auto flow = check_receiver(call)) return *flow;
  return link_to(call, call.program().select(call.vm.class_of(call.ref(0)), linked_method(call)));
}

constexpr std::array kInvokeRows{
    NativeRow{kHandleClass, "invokeExact", "", invoke<true>, true},
    NativeRow{kHandleClass, "invoke", "", invoke<false>, true},
    NativeRow{kHandleClass, "invokeBasic", "", invoke_basic, true},
    NativeRow{kHandleClass, "linkToStatic", "", link_to_static, true},
    NativeRow{kHandleClass, "linkToSpecial", "", link_to_special, true},
    NativeRow{kHandleClass, "linkToVirtual", "", link_to_virtual, true},
    NativeRow{kHandleClass, "linkToInterface", "", link_to_virtual, true},
};

}  // namespace

std::span<const NativeRow> invoke_natives() { return kInvokeRows; }

}  // namespace loris
