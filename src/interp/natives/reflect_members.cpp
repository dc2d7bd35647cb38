// Makes the objects of java.lang.reflect for a class's members.
#include <array>

#include "classfile/descriptor.h"
#include "interp/natives/member_maker.h"

namespace loris {

namespace {

constexpr std::string_view kComponentClass = "java/lang/reflect/RecordComponent",
                           kParameterClass = "java/lang/reflect/Parameter";
constexpr std::uint16_t kMethodFlags = 0x1fff, kFieldFlags = 0x50df;  // JVMS tables 4.6-A, 4.5-A

std::vector<const Class*> parameter_classes(Program& program, const MethodDescriptor& descriptor) {
  std::vector<const Class*> classes;
  for (const std::string_view parameter : descriptor.parameters) {
    classes.push_back(&program.load_descriptor(parameter));
  }
  return classes;
}

/// What fields of Method and Constructor have in common.
void set_executable(NativeCall& call, MemberMaker& member, const Method& method, std::size_t slot,
                    const MethodDescriptor& descriptor) {
  std::vector<const Class*> exceptions;
  for (const std::string_view name : method.info->exceptions)
    exceptions.push_back(&call.program().load(name));
  member.set_class("clazz", *method.owner);
  member.set_int("slot", static_cast<std::int32_t>(slot));
  member.set_classes("parameterTypes", parameter_classes(call.program(), descriptor));
  member.set_classes("exceptionTypes", exceptions);
  member.set_int("modifiers", method.access & kMethodFlags);
  member.set_text("signature", method.info->signature);
  if (method.info->raw == nullptr) return;
  member.set_bytes("annotations", method.info->raw->visible);
  member.set_bytes("parameterAnnotations", method.info->raw->parameters);
}

ObjectId make_constructor(NativeCall& call, const Method& method, std::size_t slot) {
  MemberMaker member(call.vm, kConstructorClass);
  set_executable(call, member, method, slot, parse_method_descriptor(method.descriptor));
  return member.made();
}

ObjectId make_method(NativeCall& call, const Method& method, std::size_t slot) {
  const MethodDescriptor descriptor = parse_method_descriptor(method.descriptor);
  MemberMaker member(call.vm, kMethodClass);
  set_executable(call, member, method, slot, descriptor);
  member.set_text("name", method.name);
  member.set_class("returnType", call.program().load_descriptor(descriptor.result));
  if (method.info->raw != nullptr)
    member.set_bytes("annotationDefault", method.info->raw->default_value);
  return member.made();
}

ObjectId make_field(NativeCall& call, const Field& field, std::size_t slot) {
  MemberMaker member(call.vm, kFieldClass);
  member.set_class("clazz", *field.owner);
  member.set_int("slot", static_cast<std::int32_t>(slot));
  member.set_text("name", field.name);
  member.set_class("type", call.program().load_descriptor(field.descriptor));
  member.set_int("modifiers", field.access & kFieldFlags);
  member.set_bool("trustedFinal", is_trusted_final(field));
  member.set_text("signature", field.info->signature);
  if (field.info->raw != nullptr) member.set_bytes("annotations", field.info->raw->visible);
  return member.made();
}

ObjectId make_component(NativeCall& call, const Class& record, const RecordComponent& component) {
  MemberMaker made(call.vm, kComponentClass);
  made.set_class("clazz", record);
  made.set_text("name", component.name);
  made.set_class("type", call.program().load_descriptor(component.descriptor));
  made.set_text("signature", component.signature);
  for (std::size_t i = 0; i < record.methods.size(); ++i) {
    const Method& method = *record.methods[i];
    const bool is_accessor =
        method.name == component.name && method.parameters.empty() && !method.is_static() &&
        parse_method_descriptor(method.descriptor).result == component.descriptor;
    if (is_accessor)
      made.set("accessor", "Ljava/lang/reflect/Method;", make_method(call, method, i));
  }
  if (component.raw != nullptr) {
    made.set_bytes("annotations", component.raw->visible);
    made.set_bytes("typeAnnotations", component.raw->types);
  }
  return made.made();
}

Flow record_components(NativeCall& call) {
  const Class& cls = call.program().load(kComponentClass);
  Flow flow;
  if (!call.vm.ensure_initialized(cls, flow)) return flow;
  const Class& record = call.vm.mirrored(call.ref(0));
  std::vector<ObjectId> components;
  for (const RecordComponent& component : record.file->record_components) {
    components.push_back(make_component(call, record, component));
  }
  return call.give_ref(ref_array(call.vm, cls, components));
}

/// Executable.getParameters0: null when the class file does not say.
Flow parameters(NativeCall& call) {
  const Method& method = reflected_method(call.vm, call.ref(0));
  if (!method.info->parameters) return call.give_null();
  const Class& cls = call.program().load(kParameterClass);
  Flow flow;
  if (!call.vm.ensure_initialized(cls, flow)) return flow;
  std::vector<ObjectId> made;
  for (const MethodParameter& parameter : *method.info->parameters) {
    MemberMaker member(call.vm, kParameterClass);
    member.set_text("name", parameter.name);
    member.set_int("modifiers", parameter.access);
    member.set("executable", "Ljava/lang/reflect/Executable;", call.ref(0));
    member.set_int("index", static_cast<std::int32_t>(made.size()));
    made.push_back(member.made());
  }
  return call.give_ref(ref_array(call.vm, cls, made));
}

/// The array that the native returns; the members' class must be initialized before they are made.
template <class Collect>
Flow give_members(NativeCall& call, std::string_view class_name, Collect collect) {
  const Class& cls = call.program().load(class_name);
  Flow flow;
  if (!call.vm.ensure_initialized(cls, flow)) return flow;
  const std::vector<ObjectId> members =
      collect(call.vm.mirrored(call.ref(0)), call.integer(1) != 0);
  return call.give_ref(ref_array(call.vm, cls, members));
}

Flow declared_fields(NativeCall& call) {
  return give_members(call, kFieldClass, [&](const Class& cls, bool public_only) {
    std::vector<ObjectId> members;
    for (std::size_t i = 0; i < cls.fields.size(); ++i) {
      const Field& field = cls.fields[i];
      if (field.info == nullptr || (public_only && (field.access & access::kPublic) == 0)) continue;
      members.push_back(make_field(call, field, i));
    }
    return members;
  });
}

std::vector<ObjectId> methods(NativeCall& call, const Class& cls, bool public_only,
                              bool constructors) {
  std::vector<ObjectId> members;
  for (std::size_t i = 0; i < cls.methods.size(); ++i) {
    const Method& method = *cls.methods[i];
    if (method.name == "<clinit>" || method.is_constructor() != constructors) continue;
    if (public_only && (method.access & access::kPublic) == 0) continue;
    members.push_back(constructors ? make_constructor(call, method, i)
                                   : make_method(call, method, i));
  }
  return members;
}

Flow declared_methods(NativeCall& call) {
  return give_members(call, kMethodClass, [&](const Class& cls, bool public_only) {
    return methods(call, cls, public_only, false);
  });
}

Flow declared_constructors(NativeCall& call) {
  return give_members(call, kConstructorClass, [&](const Class& cls, bool public_only) {
    return methods(call, cls, public_only, true);
  });
}

constexpr std::array kReflectMemberRows{
    NativeRow{"java/lang/Class", "getDeclaredFields0", "", declared_fields},
    NativeRow{"java/lang/Class", "getDeclaredMethods0", "", declared_methods},
    NativeRow{"java/lang/Class", "getDeclaredConstructors0", "", declared_constructors},
    NativeRow{"java/lang/Class", "getRecordComponents0", "", record_components},
    NativeRow{"java/lang/reflect/Executable", "getParameters0", "", parameters},
};

}  // namespace

std::span<const NativeRow> reflect_member_natives() { return kReflectMemberRows; }

}  // namespace loris
