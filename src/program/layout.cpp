#include "program/layout.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "program/code.h"
#include "program/link_error.h"
#include "program/program.h"

namespace loris {

namespace {

/// Fields that the VM needs in objects of the library and that no class file declares.
struct InjectedField {
  std::string_view owner, name, descriptor;
};
constexpr std::array kInjectedFields{
    InjectedField{"java/lang/Class", "loris$class", "I"},
    InjectedField{"java/lang/invoke/MemberName", "loris$method", "I"},
};

[[noreturn]] void incompatible(const std::string& message) {
  throw LinkError("java/lang/IncompatibleClassChangeError", message);
}

bool permits(const Class& sealed, std::string_view subclass) {
  const auto& permitted = sealed.file->permitted_subclasses;
  return permitted.empty() ||
         std::find(permitted.begin(), permitted.end(), subclass) != permitted.end();
}

void check_superclass(const Class& made, const Class& super) {
  if (super.is_interface()) {
    incompatible(fmt::format("class {} has interface {} as super class", made.external_name(),
                             super.external_name()));
  }
  if ((super.access & access::kFinal) != 0) {
    incompatible(fmt::format("class {} cannot inherit from final class {}", made.external_name(),
                             super.external_name()));
  }
  if (!permits(super, made.name)) {
    incompatible(fmt::format("class {} cannot inherit from sealed class {}", made.external_name(),
                             super.external_name()));
  }
}

void check_interface(const Class& made, const Class& interface) {
  if (!interface.is_interface()) {
    incompatible(fmt::format("class {} can not implement {}, because it is not an interface",
                             made.external_name(), interface.external_name()));
  }
  if (!made.hidden && !permits(interface, made.name)) {
    incompatible(fmt::format("class {} cannot implement sealed interface {}", made.external_name(),
                             interface.external_name()));
  }
}

void add_interface(std::vector<const Class*>& all, const Class* interface) {
  if (std::find(all.begin(), all.end(), interface) == all.end()) all.push_back(interface);
}

void collect_interfaces(Class& made) {
  if (made.super != nullptr) made.all_interfaces = made.super->all_interfaces;
  for (const Class* direct : made.interfaces) {
    for (const Class* inherited : direct->all_interfaces)
      add_interface(made.all_interfaces, inherited);
    add_interface(made.all_interfaces, direct);
  }
}

Field make_field(const Class& owner, const FieldInfo& info) {
  Field field;
  field.owner = &owner;
  field.name = info.name;
  field.descriptor = info.descriptor;
  field.access = info.access;
  field.storage = storage_of(info.descriptor.front());
  field.info = &info;
  return field;
}

void place_field(Class& made, Field field) {
  if (field.is_static()) {
    field.slot = made.static_slots++;
  } else {
    field.slot = made.instance_slots++;
    made.reference_slots.push_back(field.storage == Storage::Ref);
  }
  made.fields.push_back(field);
}

void lay_out_fields(Class& made) {
  if (made.super != nullptr) {
    made.instance_slots = made.super->instance_slots;
    made.reference_slots = made.super->reference_slots;
  }
  for (const FieldInfo& info : made.file->fields) place_field(made, make_field(made, info));
  for (const InjectedField& injected : kInjectedFields) {
    if (injected.owner != made.name) continue;
    Field field;
    field.owner = &made;
    field.name = injected.name;
    field.descriptor = injected.descriptor;
    field.storage = storage_of(injected.descriptor.front());
    place_field(made, field);
  }
}

std::unique_ptr<Method> make_method(const Class& owner, const MethodInfo& info) {
  auto method = std::make_unique<Method>();
  method->owner = &owner;
  method->name = info.name;
  method->descriptor = info.descriptor;
  method->access = info.access;
  method->info = &info;
  const MethodDescriptor descriptor = parse_method_descriptor(info.descriptor);
  unsigned slots = method->is_static() ? 0 : 1;
  for (std::string_view parameter : descriptor.parameters) {
    method->parameters.push_back(kind_of_descriptor(parameter));
    slots += slots_of(method->parameters.back());
  }
  if (slots > 255) {
    throw LinkError("java/lang/ClassFormatError",
                    fmt::format("{}: method {}{} has more than 255 argument slots",
                                owner.file->origin, info.name, info.descriptor));
  }
  method->argument_slots = static_cast<std::uint16_t>(slots);
  method->result = kind_of_descriptor(descriptor.result);
  return method;
}

}  // namespace

void link_supertypes(Program& program, Class& made) {
  const ClassFile& file = *made.file;
  made.access = file.access;
  if (!file.super_name.empty()) {
    made.super = &program.load(file.super_name);
    check_superclass(made, *made.super);
    made.ancestors = made.super->ancestors;
  }
  made.ancestors.push_back(&made);
  for (std::string_view name : file.interfaces) {
    made.interfaces.push_back(&program.load(name));
    check_interface(made, *made.interfaces.back());
  }
  collect_interfaces(made);
}

void lay_out_members(Class& made) {
  lay_out_fields(made);
  for (const MethodInfo& info : made.file->methods) made.methods.push_back(make_method(made, info));
  const Method* initializer = made.declared_method("<clinit>", "()V");
  if (initializer != nullptr && (initializer->is_static() || made.file->major < 51)) {
    made.initializer = initializer;
  }
}

}  // namespace loris
