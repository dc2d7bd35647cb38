// Class.getDeclaredFields0, getDeclaredMethods0 and getDeclaredConstructors0.
#include <array>

#include "classfile/descriptor.h"
#include "interp/native.h"
#include "interp/reflection.h"
#include "interp/text.h"

namespace loris {

namespace {

constexpr std::string_view kString = "Ljava/lang/String;", kClass = "Ljava/lang/Class;",
                           kClasses = "[Ljava/lang/Class;", kBytes = "[B";
constexpr std::uint16_t kMethodFlags = 0x1fff, kFieldFlags = 0x50df;  // JVMS tables 4.6-A, 4.5-A

/// Fills a new object of java.lang.reflect, field by field.
class MemberMaker {
 public:
  MemberMaker(NativeCall& call, std::string_view class_name)
      : vm_(call.vm), made_(vm_.heap().add_instance(vm_.program().load(class_name))) {}

  ObjectId made() const { return made_; }
  void set_int(std::string_view field, std::int32_t value) {
    vm_.set_field(made_, field, "I", Value::of_int(value));
  }
  void set_bool(std::string_view field, bool value) { vm_.set_field(made_, field, "Z", Value::of_bool(value)); }
  /// An empty text stands for null.
  void set_text(std::string_view field, std::string_view modified_utf8) {
    if (!modified_utf8.empty()) set(field, kString, vm_.intern(from_modified_utf8(modified_utf8)));
  }
  void set_class(std::string_view field, const Class& cls) { set(field, kClass, vm_.mirror(cls)); }
  void set_classes(std::string_view field, const std::vector<const Class*>& classes) {
    set(field, kClasses, class_array(vm_, classes));
  }

 private:
  void set(std::string_view field, std::string_view descriptor, ObjectId value) {
    vm_.set_field(made_, field, descriptor, Value::of_ref(value));
  }

  Interpreter& vm_;
  ObjectId made_;
};

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
  for (const std::string_view name : method.info->exceptions) exceptions.push_back(&call.program().load(name));
  member.set_class("clazz", *method.owner);
  member.set_int("slot", static_cast<std::int32_t>(slot));
  member.set_classes("parameterTypes", parameter_classes(call.program(), descriptor));
  member.set_classes("exceptionTypes", exceptions);
  member.set_int("modifiers", method.access & kMethodFlags);
  member.set_text("signature", method.info->signature);
}

ObjectId make_constructor(NativeCall& call, const Method& method, std::size_t slot) {
  MemberMaker member(call, kConstructorClass);
  set_executable(call, member, method, slot, parse_method_descriptor(method.descriptor));
  return member.made();
}

ObjectId make_method(NativeCall& call, const Method& method, std::size_t slot) {
  const MethodDescriptor descriptor = parse_method_descriptor(method.descriptor);
  MemberMaker member(call, kMethodClass);
  set_executable(call, member, method, slot, descriptor);
  member.set_text("name", method.name);
  member.set_class("returnType", call.program().load_descriptor(descriptor.result));
  return member.made();
}

/// Finals of records and hidden classes, and static ones, cannot be written even after setAccessible.
bool is_trusted_final(const Field& field) {
  if ((field.access & access::kFinal) == 0) return false;
  return field.is_static() || field.owner->hidden || field.owner->file->is_record;
}

ObjectId make_field(NativeCall& call, const Field& field, std::size_t slot) {
  MemberMaker member(call, kFieldClass);
  member.set_class("clazz", *field.owner);
  member.set_int("slot", static_cast<std::int32_t>(slot));
  member.set_text("name", field.name);
  member.set_class("type", call.program().load_descriptor(field.descriptor));
  member.set_int("modifiers", field.access & kFieldFlags);
  member.set_bool("trustedFinal", is_trusted_final(field));
  member.set_text("signature", field.info->signature);
  return member.made();
}

/// The array that the native returns; the members' class must be initialized before they are made.
template <class Collect>
Flow give_members(NativeCall& call, std::string_view class_name, Collect collect) {
  const Class& cls = call.program().load(class_name);
  Flow flow;
  if (!call.vm.ensure_initialized(cls, flow)) return flow;
  const std::vector<ObjectId> members = collect(call.vm.mirrored(call.ref(0)), call.integer(1) != 0);
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

std::vector<ObjectId> methods(NativeCall& call, const Class& cls, bool public_only, bool constructors) {
  std::vector<ObjectId> members;
  for (std::size_t i = 0; i < cls.methods.size(); ++i) {
    const Method& method = *cls.methods[i];
    if (method.name == "<clinit>" || method.is_constructor() != constructors) continue;
    if (public_only && (method.access & access::kPublic) == 0) continue;
    members.push_back(constructors ? make_constructor(call, method, i) : make_method(call, method, i));
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

constexpr std::array kRows{
    NativeRow{"java/lang/Class", "getDeclaredFields0", "", declared_fields},
    NativeRow{"java/lang/Class", "getDeclaredMethods0", "", declared_methods},
    NativeRow{"java/lang/Class", "getDeclaredConstructors0", "", declared_constructors},
};

}  // namespace

std::span<const NativeRow> reflect_member_natives() { return kRows; }

}  // namespace loris
