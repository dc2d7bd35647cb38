// Resolution of symbolic references and selection of methods: JVMS 5.4.3 to 5.4.6.
#include <algorithm>

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "program/link_error.h"
#include "program/program.h"
#include "program/type_names.h"

namespace loris {

namespace {

bool same_package(const Class& a, const Class& b) { return a.package() == b.package(); }

/// JVMS 5.4.4: a class's nest host, itself where the attribute is absent or not confirmed.
const Class& nest_host(Program& program, const Class& of) {
  if (of.file == nullptr || of.file->nest_host.empty()) return of;
  const Class& host = program.load(of.file->nest_host);
  if (of.hidden) return nest_host(program, host);
  const auto& members =
      host.file == nullptr ? std::vector<std::string_view>{} : host.file->nest_members;
  const bool confirmed = std::find(members.begin(), members.end(), of.name) != members.end();
  return confirmed && same_package(host, of) ? host : of;
}

/// Accessors that the library generates may do everything, by its agreement with HotSpot (up to
/// 21).
bool is_magic(const Class& from) {
  return from.super != nullptr &&
         std::any_of(from.ancestors.begin(), from.ancestors.end(), [](const Class* c) {
           return c->name == "jdk/internal/reflect/MagicAccessorImpl";
         });
}

/// JVMS 5.4.4.
bool may_access(Program& program, const Class& from, const Class& owner, std::uint16_t flags) {
  if ((flags & access::kPublic) != 0 || &from == &owner || is_magic(from)) return true;
  if ((flags & access::kPrivate) != 0) {
    return program.are_nest_mates(from, owner);
  }
  if (same_package(from, owner)) return true;
  return (flags & access::kProtected) != 0 && from.is_assignable_to(owner);
}

/// How a class is named with its module in messages of access and cast errors.
std::string_view access_name(std::uint16_t flags) {
  if ((flags & access::kPrivate) != 0) return "private ";
  return (flags & access::kProtected) != 0 ? "protected " : "";
}

[[noreturn]] void illegal_access(const Class& from, const Class& owner, std::uint16_t flags,
                                 std::string_view what, const std::string& member) {
  throw LinkError("java/lang/IllegalAccessError",
                  fmt::format("class {} tried to access {}{} {} ({})", from.external_name(),
                              access_name(flags), what, member, module_note(from, owner)));
}

[[noreturn]] void no_such_method(const Class& in, const MemberRef& ref) {
  throw LinkError("java/lang/NoSuchMethodError", fmt::format("'{}'", method_text(in, ref)));
}

/// JVMS 2.9.3: MethodHandle and VarHandle declare methods whose calls carry their own descriptor.
const Method* signature_polymorphic(const Class& in, std::string_view name) {
  if (in.name != "java/lang/invoke/MethodHandle" && in.name != "java/lang/invoke/VarHandle")
    return nullptr;
  for (const auto& method : in.methods) {
    constexpr std::uint16_t kNeeded = access::kVarargs | access::kNative;
    if (method->name == name && (method->access & kNeeded) == kNeeded &&
        method->parameters.size() == 1) {
      return method.get();
    }
  }
  return nullptr;
}

const Method* find_in_superclasses(const Class& in, std::string_view name,
                                   std::string_view descriptor) {
  for (const Class* c = &in; c != nullptr; c = c->super) {
    if (const Method* found = c->declared_method(name, descriptor)) return found;
  }
  return nullptr;
}

/// The maximally specific superinterface methods (JVMS 5.4.3.3), abstract ones included.
std::vector<const Method*> maximally_specific(const Class& in, std::string_view name,
                                              std::string_view descriptor) {
  std::vector<const Method*> found;
  for (const Class* interface : in.all_interfaces) {
    const Method* method = interface->declared_method(name, descriptor);
    if (method != nullptr && !method->is_private() && !method->is_static()) found.push_back(method);
  }
  const auto hidden_by_another = [&found](const Method* method) {
    return std::any_of(found.begin(), found.end(), [method](const Method* other) {
      return other != method && other->owner->is_assignable_to(*method->owner);
    });
  };
  std::vector<const Method*> specific;
  std::copy_if(found.begin(), found.end(), std::back_inserter(specific),
               [&](const Method* method) { return !hidden_by_another(method); });
  return specific;
}

const Method* find_in_interfaces(const Class& in, std::string_view name,
                                 std::string_view descriptor) {
  const std::vector<const Method*> specific = maximally_specific(in, name, descriptor);
  const auto concrete = [](const Method* m) { return !m->is_abstract(); };
  if (std::count_if(specific.begin(), specific.end(), concrete) == 1) {
    return *std::find_if(specific.begin(), specific.end(), concrete);
  }
  if (!specific.empty()) return specific.front();
  for (const Class* interface : in.all_interfaces) {
    const Method* method = interface->declared_method(name, descriptor);
    if (method != nullptr && !method->is_private() && !method->is_static()) return method;
  }
  return nullptr;
}

/// JVMS 5.4.5. Both have the same name and descriptor.
bool overrides(const Method& method, const Method& overridden) {
  if (&method == &overridden) return true;
  if (method.is_private() || method.is_static() || overridden.is_private()) return false;
  if ((overridden.access & (access::kPublic | access::kProtected)) != 0) return true;
  if (same_package(*method.owner, *overridden.owner)) return true;
  for (const Class* c = method.owner->super; c != nullptr && c != overridden.owner; c = c->super) {
    const Method* between = c->declared_method(method.name, method.descriptor);
    if (between != nullptr && overrides(method, *between) && overrides(*between, overridden))
      return true;
  }
  return false;
}

const Method& select_from_interfaces(const Class& receiver, const Method& resolved) {
  std::vector<const Method*> specific =
      maximally_specific(receiver, resolved.name, resolved.descriptor);
  std::erase_if(specific, [](const Method* m) { return m->is_abstract(); });
  if (specific.size() == 1) return *specific.front();
  if (specific.size() > 1) {
    throw LinkError(
        "java/lang/IncompatibleClassChangeError",
        fmt::format("Conflicting default methods: {}.{} {}.{}", specific[0]->owner->name,
                    specific[0]->name, specific[1]->owner->name, specific[1]->name));
  }
  return resolved;
}

}  // namespace

bool Program::are_nest_mates(const Class& a, const Class& b) {
  return &nest_host(*this, a) == &nest_host(*this, b);
}

const Class& Program::resolve_class(const Class& from, std::string_view name) {
  const Class& found = load(name);
  const Class* base = &found;
  while (base->is_array()) base = base->element;
  const bool is_visible =
      base->is_primitive() || (base->access & access::kPublic) != 0 || same_package(from, *base);
  if (!is_visible && !is_magic(from)) {
    throw LinkError(
        "java/lang/IllegalAccessError",
        fmt::format("failed to access class {} from class {} ({})", base->external_name(),
                    from.external_name(), module_note(*base, from)));
  }
  return found;
}

const Field* Program::find_field(const Class& in, std::string_view name,
                                 std::string_view descriptor) const {
  if (const Field* own = in.declared_field(name, descriptor)) return own;
  for (const Class* interface : in.interfaces) {
    if (const Field* found = find_field(*interface, name, descriptor)) return found;
  }
  return in.super == nullptr ? nullptr : find_field(*in.super, name, descriptor);
}

const Field& Program::resolve_field(const Class& from, const MemberRef& ref, bool want_static) {
  const Class& in = resolve_class(from, ref.class_name);
  const Field* field = find_field(in, ref.name, ref.descriptor);
  if (field == nullptr) {
    throw LinkError("java/lang/NoSuchFieldError",
                    feature_ >= 21
                        ? fmt::format("Class {} does not have member field '{} {}'",
                                      in.external_name(), type_text(ref.descriptor), ref.name)
                        : std::string(ref.name));
  }
  if (!may_access(*this, from, *field->owner, field->access)) {
    illegal_access(from, *field->owner, field->access, "field",
                   fmt::format("{}.{}", field->owner->external_name(), field->name));
  }
  if (field->is_static() != want_static) {
    throw LinkError("java/lang/IncompatibleClassChangeError",
                    fmt::format("Expected {} field {}.{}", want_static ? "static" : "non-static",
                                field->owner->external_name(), field->name));
  }
  return *field;
}

const Method* Program::find_method(const Class& in, std::string_view name,
                                   std::string_view descriptor) const {
  if (const Method* found = find_in_superclasses(in, name, descriptor)) return found;
  return find_in_interfaces(in, name, descriptor);
}

const Method& Program::resolve_method(const Class& from, const MemberRef& ref) {
  const Class& in = resolve_class(from, ref.class_name);
  if (in.is_interface()) {
    throw LinkError("java/lang/IncompatibleClassChangeError",
                    fmt::format("Found interface {}, but class was expected", in.external_name()));
  }
  if (const Method* polymorphic = signature_polymorphic(in, ref.name)) return *polymorphic;
  const Method* method = find_method(in, ref.name, ref.descriptor);
  if (method == nullptr) no_such_method(in, ref);
  // An array's clone() is public although Object's is protected (JLS 10.7).
  const bool array_clone = in.is_array() && ref.name == "clone";
  if (!array_clone && !may_access(*this, from, *method->owner, method->access)) {
    illegal_access(from, *method->owner, method->access, "method",
                   fmt::format("'{}'", method_text(*method->owner, ref)));
  }
  return *method;
}

const Method& Program::resolve_interface_method(const Class& from, const MemberRef& ref) {
  const Class& in = resolve_class(from, ref.class_name);
  if (!in.is_interface()) {
    throw LinkError("java/lang/IncompatibleClassChangeError",
                    fmt::format("Found class {}, but interface was expected", in.external_name()));
  }
  const Method* method = in.declared_method(ref.name, ref.descriptor);
  if (method == nullptr) {
    const Method* of_object = object_->declared_method(ref.name, ref.descriptor);
    if (of_object != nullptr && (of_object->access & access::kPublic) != 0 &&
        !of_object->is_static()) {
      method = of_object;
    }
  }
  if (method == nullptr) method = find_in_interfaces(in, ref.name, ref.descriptor);
  if (method == nullptr) no_such_method(in, ref);
  if (!may_access(*this, from, *method->owner, method->access)) {
    illegal_access(from, *method->owner, method->access, "method",
                   fmt::format("'{}'", method_text(*method->owner, ref)));
  }
  return *method;
}

const Method& Program::select(const Class& receiver, const Method& resolved) const {
  if (resolved.is_private()) return resolved;
  const auto known = receiver.selections.find(resolved.id);
  if (known != receiver.selections.end()) return *known->second;
  const Method* selected = nullptr;
  for (const Class* c = &receiver; c != nullptr && selected == nullptr; c = c->super) {
    const Method* method = c->declared_method(resolved.name, resolved.descriptor);
    if (method != nullptr && !method->is_private() && !method->is_static() &&
        overrides(*method, resolved)) {
      selected = method;
    }
  }
  if (selected == nullptr) selected = &select_from_interfaces(receiver, resolved);
  if (selected->is_abstract()) {
    throw LinkError(
        "java/lang/AbstractMethodError",
        fmt::format("Receiver class {} does not define or inherit an implementation of the "
                    "resolved method 'abstract {}' of {} {}.",
                    receiver.external_name(), signature_text(*selected),
                    selected->owner->is_interface() ? "interface" : "abstract class",
                    selected->owner->external_name()));
  }
  receiver.selections.emplace(resolved.id, selected);
  return *selected;
}

}  // namespace loris
