// java.lang.invoke.MethodHandleNatives: how the library's member names become members.
#include <array>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "interp/dynamic_linking.h"
#include "interp/handle_classes.h"
#include "interp/member_name.h"
#include "interp/native.h"
#include "interp/reflection.h"
#include "interp/unsafe_offset.h"
#include "program/link_error.h"

namespace loris {

namespace {

bool is_setter(HandleKind kind) {
  return kind == HandleKind::PutField || kind == HandleKind::PutStatic;
}

HandleKind accessor_kind(const Field& field, bool setter) {
  if (field.is_static()) return setter ? HandleKind::PutStatic : HandleKind::GetStatic;
  return setter ? HandleKind::PutField : HandleKind::GetField;
}

/// The library itself checks access to fields, and whether they are static.
void resolve_field(MemberName member) {
  const Field* found = member.field();
  if (found == nullptr) throw LinkError("java/lang/NoSuchFieldError", member.name());
  member.set_field(*found, accessor_kind(*found, is_setter(member.kind())));
}

bool has_polymorphic_methods(const Class& cls) {
  return cls.name == kHandleClass || cls.name == "java/lang/invoke/VarHandle";
}

const Method* find_method(NativeCall& call, const Class& in, const Class* caller,
                          const MemberRef& ref) {
  if (caller == nullptr && !has_polymorphic_methods(in)) {
    return call.program().find_method(in, ref.name, ref.descriptor);
  }
  const Class& from = caller == nullptr ? in : *caller;
  return ref.is_interface ? &call.program().resolve_interface_method(from, ref)
                          : &call.program().resolve_method(from, ref);
}

/// JVMS 5.4.3.3 and 5.4.3.4. No caller means no access control.
void resolve_method(NativeCall& call, MemberName member, const Class* caller) {
  const Class& in = member.declaring_class();
  const std::string name = member.name(), descriptor = member.descriptor();
  const Method* found =
      find_method(call, in, caller, {in.name, name, descriptor, in.is_interface()});
  HandleKind kind = member.kind();
  if (found == nullptr)
    throw LinkError("java/lang/NoSuchMethodError",
                    fmt::format("{}.{}{}", in.name, name, descriptor));
  if (found->is_static() != (kind == HandleKind::InvokeStatic)) {
    throw LinkError("java/lang/IncompatibleClassChangeError",
                    fmt::format("Expected {} method '{}'",
                                found->is_static() ? "non-static" : "static", found->key()));
  }
  // An interface has the methods of Object, too, but they are called as those of a class.
  if (kind == HandleKind::InvokeInterface && !found->owner->is_interface())
    kind = HandleKind::InvokeVirtual;
  member.set_method(*found, kind);
}

/// resolve(MemberName, Class caller, int lookup mode, boolean speculative)
Flow resolve(NativeCall& call) {
  const MemberName member(call.vm, call.ref(0));
  const Class* caller = call.ref(1) ? &call.vm.mirrored(call.ref(1)) : nullptr;
  try {
    if (member.is_field())
      resolve_field(member);
    else
      resolve_method(call, member, caller);
  } catch (const LinkError&) {
    if (call.integer(3) != 0) return call.give_null();
    throw;
  }
  return call.give_ref(member.object());
}

/// init(MemberName, Object): the object is one of java.lang.reflect.
Flow init(NativeCall& call) {
  MemberName member(call.vm, call.ref(0));
  const ObjectId reflected = call.ref(1);
  if (call.vm.class_of(reflected).name == kFieldClass) {
    const Class& cls =
        call.vm.mirrored(call.vm.get_field(reflected, "clazz", "Ljava/lang/Class;").as_ref());
    const Field& field =
        cls.fields[static_cast<std::size_t>(call.vm.get_field(reflected, "slot", "I").as_int())];
    member.set_field(field, accessor_kind(field, false));
    return call.give_nothing();
  }
  const Method& method = reflected_method(call.vm, reflected);
  HandleKind kind =
      method.owner->is_interface() ? HandleKind::InvokeInterface : HandleKind::InvokeVirtual;
  if (method.is_static()) kind = HandleKind::InvokeStatic;
  if (method.is_constructor()) kind = HandleKind::NewInvokeSpecial;
  member.set_method(method, kind);
  return call.give_nothing();
}

const Field& field_of(NativeCall& call) {
  const Field* field = MemberName(call.vm, call.ref(0)).field();
  LORIS_CHECK(field != nullptr, "the field of a resolved member name should be there");
  return *field;
}

Flow object_field_offset(NativeCall& call) {
  return call.give_long(unsafe_offset(field_of(call).slot));
}

Flow static_field_offset(NativeCall& call) {
  return call.give_long(
      unsafe_offset(call.vm.known().class_class.instance_slots + field_of(call).slot));
}

Flow static_base_of_member(NativeCall& call) {
  return call.give_ref(call.vm.mirror(*field_of(call).owner));
}

/// setCallSiteTarget…(CallSite, MethodHandle)
Flow set_call_site_target(NativeCall& call) {
  call.vm.set_field(call.ref(0), "target", "Ljava/lang/invoke/MethodHandle;", call.arguments[1]);
  return call.give_nothing();
}

/// MethodType.fromDescriptor(String, ClassLoader): there is one name space for classes.
Flow type_from_descriptor(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  const std::string text = call.vm.utf8_of(call.ref(0));
  if (!is_method_descriptor(text)) {
    return call.raise("java/lang/IllegalArgumentException", "not a method descriptor: " + text);
  }
  const MethodDescriptor descriptor = parse_method_descriptor(text);
  std::vector<const Class*> parameters;
  for (const std::string_view type : descriptor.parameters)
    parameters.push_back(&call.program().load_descriptor(type));
  const std::array arguments{
      Value::of_ref(call.vm.mirror(call.program().load_descriptor(descriptor.result))),
      Value::of_ref(class_array(call.vm, parameters))};
  const Class& natives = call.program().load("java/lang/invoke/MethodHandleNatives");
  const Method* find = natives.declared_method(
      "findMethodHandleType", "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;");
  LORIS_CHECK(find != nullptr, "the library should find method types");
  return call.tail_call(*find, arguments);
}

/// The class of a descriptor, for classes of ours that cannot name it themselves.
Flow type_of_descriptor(NativeCall& call) {
  return call.give_ref(
      call.vm.mirror(call.program().load_descriptor(call.vm.utf8_of(call.ref(0)))));
}

constexpr std::string_view kNatives = "java/lang/invoke/MethodHandleNatives";

constexpr std::array kMemberNameRows{
    NativeRow{kNatives, "resolve", "", resolve},
    NativeRow{kNatives, "init", "", init},
    NativeRow{kNatives, "objectFieldOffset", "", object_field_offset},
    NativeRow{kNatives, "staticFieldOffset", "", static_field_offset},
    NativeRow{kNatives, "staticFieldBase", "", static_base_of_member},
    NativeRow{kNatives, "setCallSiteTargetNormal", "", set_call_site_target},
    NativeRow{kNatives, "setCallSiteTargetVolatile", "", set_call_site_target},
    NativeRow{kMethodTypeClass, "fromDescriptor", "", type_from_descriptor},
    NativeRow{kTypesClass, kHandleMethod, "", type_of_descriptor},
};

}  // namespace

std::span<const NativeRow> member_name_natives() { return kMemberNameRows; }

}  // namespace loris
