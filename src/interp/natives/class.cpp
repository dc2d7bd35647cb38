// java.lang.Class, as far as it is not about members (reflect_members.cpp) or loaders
// (class_loaders.cpp).
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "interp/native.h"
#include "interp/reflection.h"
#include "interp/text.h"

namespace loris {

namespace {

const Class& self(NativeCall& call) { return call.vm.mirrored(call.ref(0)); }

const InnerClass* inner_entry(const Class& cls) {
  if (cls.file == nullptr) return nullptr;
  for (const InnerClass& inner : cls.file->inner_classes) {
    if (inner.inner == cls.name) return &inner;
  }
  return nullptr;
}

Flow primitive_class(NativeCall& call) {
  const std::string name = call.vm.utf8_of(call.ref(0));
  for (const char descriptor : std::string_view("ZBCSIFJDV")) {
    const Class& cls = call.program().primitive(descriptor);
    if (cls.name == name) return call.give_ref(call.vm.mirror(cls));
  }
  return call.raise("java/lang/ClassNotFoundException", name);
}

/// java -ea: on for the program's classes, off for the library's.
Flow desired_assertion_status(NativeCall& call) {
  return call.give_bool(call.vm.mirrored(call.ref(0)).module.empty());
}

Flow init_class_name(NativeCall& call) {
  const ObjectId name = call.vm.intern(from_utf8(self(call).external_name()));
  call.vm.set_field(call.ref(0), "name", "Ljava/lang/String;", Value::of_ref(name));
  return call.give_ref(name);
}

Flow super_class(NativeCall& call) {
  const Class& cls = self(call);
  if (cls.super == nullptr || cls.is_interface()) return call.give_null();
  return call.give_ref(call.vm.mirror(*cls.super));
}

std::int32_t modifiers(const Class& cls) {
  if (cls.is_array()) {
    const Class* base = &cls;
    while (base->is_array()) base = base->element;
    return (modifiers(*base) &
            (access::kPublic | access::kPrivate | access::kProtected | access::kStatic)) |
           access::kFinal | access::kAbstract;
  }
  const InnerClass* inner = inner_entry(cls);
  return (inner == nullptr ? cls.access : inner->access) & ~access::kSuper;
}

Flow is_instance(NativeCall& call) {
  return call.give_bool(call.ref(1) && call.vm.class_of(call.ref(1)).is_assignable_to(self(call)));
}

Flow is_assignable_from(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return call.give_bool(call.vm.mirrored(call.ref(1)).is_assignable_to(self(call)));
}

Flow simple_binary_name(NativeCall& call) {
  const InnerClass* inner = inner_entry(self(call));
  if (inner == nullptr || inner->name.empty()) return call.give_null();
  return call.give_ref(call.vm.new_string(from_modified_utf8(inner->name)));
}

Flow declaring_class(NativeCall& call) {
  const InnerClass* inner = inner_entry(self(call));
  if (inner == nullptr || inner->outer.empty()) return call.give_null();
  return call.give_ref(call.vm.mirror(call.program().load(inner->outer)));
}

/// {class, name or null, descriptor or null}
Flow enclosing_method(NativeCall& call) {
  const Class& cls = self(call);
  if (cls.file == nullptr || cls.file->enclosing_class.empty()) return call.give_null();
  const ObjectId array = call.heap().add_array(call.program().load("[Ljava/lang/Object;"), 3);
  const ObjectId enclosing = call.vm.mirror(call.program().load(cls.file->enclosing_class));
  store_element(call.heap().edit(array), 0, Value::of_ref(enclosing));
  if (!cls.file->enclosing_method.empty()) {
    const ObjectId name = call.vm.new_string(from_modified_utf8(cls.file->enclosing_method));
    const ObjectId descriptor =
        call.vm.new_string(from_modified_utf8(cls.file->enclosing_method_descriptor));
    store_element(call.heap().edit(array), 1, Value::of_ref(name));
    store_element(call.heap().edit(array), 2, Value::of_ref(descriptor));
  }
  return call.give_ref(array);
}

Flow interfaces(NativeCall& call) {
  return call.give_ref(class_array(call.vm, self(call).interfaces));
}

Flow permitted_subclasses(NativeCall& call) {
  const Class& cls = self(call);
  if (cls.file == nullptr || cls.file->permitted_subclasses.empty()) return call.give_null();
  std::vector<const Class*> classes;
  for (const std::string_view name : cls.file->permitted_subclasses)
    classes.push_back(&call.program().load(name));
  return call.give_ref(class_array(call.vm, classes));
}

Flow declared_classes(NativeCall& call) {
  const Class& cls = self(call);
  std::vector<const Class*> classes;
  if (cls.file != nullptr) {
    for (const InnerClass& inner : cls.file->inner_classes) {
      if (inner.outer == cls.name) classes.push_back(&call.program().load(inner.inner));
    }
  }
  return call.give_ref(class_array(call.vm, classes));
}

Flow nest_host(NativeCall& call) {
  const Class& cls = self(call);
  if (cls.file == nullptr || cls.file->nest_host.empty()) return call.give_ref(call.ref(0));
  return call.give_ref(call.vm.mirror(call.program().load(cls.file->nest_host)));
}

Flow nest_members(NativeCall& call) {
  const Class* host = &self(call);
  if (host->file != nullptr && !host->file->nest_host.empty())
    host = &call.program().load(host->file->nest_host);
  std::vector<const Class*> classes{host};
  if (host->file != nullptr) {
    for (const std::string_view name : host->file->nest_members)
      classes.push_back(&call.program().load(name));
  }
  return call.give_ref(class_array(call.vm, classes));
}

Flow generic_signature(NativeCall& call) {
  const Class& cls = self(call);
  if (cls.file == nullptr || cls.file->signature.empty()) return call.give_null();
  return call.give_ref(call.vm.new_string(from_modified_utf8(cls.file->signature)));
}

Flow is_record(NativeCall& call) {
  const Class& cls = self(call);
  return call.give_bool(cls.file != nullptr && cls.file->is_record);
}

/// The enum's own values() gives what the library would find by reflection.
Flow enum_constants_shared(NativeCall& call) {
  const Class& cls = self(call);
  const bool is_enum =
      cls.super != nullptr && cls.super->name == "java/lang/Enum" && cls.file != nullptr;
  if (!is_enum) return call.give_null();
  const Method* values = cls.declared_method("values", "()[L" + cls.name + ";");
  if (values == nullptr || !values->is_static()) return call.give_null();
  return call.tail_call(*values, {});
}

/// Where a class came from is not kept; the library itself only hands it on.
Flow protection_domain(NativeCall& call) {
  const Class& caller = *call.vm.state().stack.top().code->method->owner;
  if (self(call).module == "java.base" || caller.module == "java.base") return call.run_replaced();
  return call.unsupported("the protection domain of a class");
}

constexpr std::string_view kClass = "java/lang/Class";
constexpr std::array kClassRows{
    NativeRow{kClass, "getPrimitiveClass", "", primitive_class},
    NativeRow{kClass, "desiredAssertionStatus0", "", desired_assertion_status},
    NativeRow{kClass, "initClassName", "", init_class_name},
    NativeRow{kClass, "isArray", "()Z",
              [](NativeCall& c) { return c.give_bool(self(c).is_array()); }},
    NativeRow{kClass, "isPrimitive", "()Z",
              [](NativeCall& c) { return c.give_bool(self(c).is_primitive()); }},
    NativeRow{kClass, "isInterface", "()Z",
              [](NativeCall& c) { return c.give_bool(self(c).is_interface()); }},
    NativeRow{kClass, "isHidden", "()Z", [](NativeCall& c) { return c.give_bool(self(c).hidden); }},
    NativeRow{kClass, "isRecord0", "()Z", is_record},
    NativeRow{kClass, "getSuperclass", "()Ljava/lang/Class;", super_class},
    NativeRow{kClass, "getModifiers", "()I",
              [](NativeCall& c) { return c.give_int(modifiers(self(c))); }},
    NativeRow{kClass, "getClassAccessFlagsRaw0", "()I",
              [](NativeCall& c) { return c.give_int(self(c).access); }},
    NativeRow{kClass, "getInterfaces0", "", interfaces},
    NativeRow{kClass, "isInstance", "(Ljava/lang/Object;)Z", is_instance},
    NativeRow{kClass, "isAssignableFrom", "(Ljava/lang/Class;)Z", is_assignable_from},
    NativeRow{kClass, "getSimpleBinaryName0", "", simple_binary_name},
    NativeRow{kClass, "getDeclaringClass0", "", declaring_class},
    NativeRow{kClass, "getEnclosingMethod0", "", enclosing_method},
    NativeRow{kClass, "getDeclaredClasses0", "", declared_classes},
    NativeRow{kClass, "getPermittedSubclasses0", "", permitted_subclasses},
    NativeRow{kClass, "getNestHost0", "", nest_host},
    NativeRow{kClass, "getNestMembers0", "", nest_members},
    NativeRow{kClass, "getGenericSignature0", "", generic_signature},
    NativeRow{kClass, "getProtectionDomain", "()Ljava/security/ProtectionDomain;",
              protection_domain},
    NativeRow{kClass, "getProtectionDomain0", "", [](NativeCall& c) { return c.give_null(); }},
    NativeRow{kClass, "getSigners", "", [](NativeCall& c) { return c.give_null(); }},
    NativeRow{kClass, "getEnumConstantsShared", "()[Ljava/lang/Object;", enum_constants_shared},
};

}  // namespace

std::span<const NativeRow> class_natives() { return kClassRows; }

}  // namespace loris
