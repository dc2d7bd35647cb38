// Classes that the program makes at run time: ClassLoader.defineClass, Lookup.defineHiddenClass,
// proxies.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "classfile/class_reader.h"
#include "classfile/class_renamer.h"
#include "interp/class_loading.h"
#include "interp/native.h"
#include "program/link_error.h"

namespace loris {

namespace {

constexpr std::string_view kModuleDescriptor = "Ljava/lang/Module;";

/// What a program asks for.
struct Definition {
  ObjectId loader{};
  std::string name{};  // internal; empty when the bytes say
  std::vector<std::uint8_t> bytes{};
  const Class* lookup =
      nullptr;  // the class whose package, and with is_nestmate whose nest, it joins
  bool is_hidden = false, is_nestmate = false;
};

std::string internal_name(NativeCall& call, ObjectId name) {
  if (!name) return {};
  std::string text = call.vm.utf8_of(name);
  std::replace(text.begin(), text.end(), '.', '/');
  return text;
}

/// Nothing when the range is not inside the array.
std::optional<std::vector<std::uint8_t>> bytes_of(NativeCall& call, ObjectId array,
                                                  std::int32_t offset, std::int32_t length) {
  const Object& object = call.heap().at(array);
  if (object.has_terms()) throw UnsupportedError{"defining a class of symbolic bytes"};
  if (offset < 0 || length < 0 || std::int64_t{offset} + length > object.length())
    return std::nullopt;
  const auto* start = reinterpret_cast<const std::uint8_t*>(object.bytes()) + offset;
  return std::vector<std::uint8_t>(start, start + length);
}

std::unique_ptr<ClassFile> read(NativeCall& call, const Definition& definition) {
  const std::string origin = definition.name.empty() ? "defined at run time" : definition.name;
  try {
    if (!definition.is_hidden)
      return std::make_unique<ClassFile>(read_class(definition.bytes, origin));
    const std::string name = fmt::format("{}+0x{:016x}", read_class_name(definition.bytes, origin),
                                         std::uint64_t{call.program().next_serial()} << 10);
    return std::make_unique<ClassFile>(
        read_class(rename_class(definition.bytes, origin, name), origin));
  } catch (const InputError& e) {
    throw LinkError("java/lang/ClassFormatError", e.what());
  }
}

/// Names belong to a loader in Java, to the whole program here; what that cannot express is
/// unsupported.
void check_name(NativeCall& call, const Definition& definition, const ClassFile& file) {
  if (definition.is_hidden) return;
  if (!definition.name.empty() && file.name != definition.name) {
    throw LinkError("java/lang/NoClassDefFoundError",
                    fmt::format("{} (wrong name: {})", definition.name, file.name));
  }
  const Class* other = call.program().find(file.name);
  if (other == nullptr) return;
  if (loader_of(call.vm, *other) == definition.loader) {
    throw LinkError("java/lang/LinkageError",
                    fmt::format("loader {} attempted duplicate class definition for {}.",
                                loader_text(call.vm, definition.loader), other->external_name()));
  }
  throw UnsupportedError{
      fmt::format("a class loader that defines another class named {}", other->external_name())};
}

/// Its module by name: that of the package, where the program or a class beside it says so.
std::string module_of(NativeCall& call, const Definition& definition, const ClassFile& file) {
  if (definition.lookup != nullptr) return definition.lookup->module;
  const std::string_view package = package_of(file.name);
  std::string defined = call.vm.module_of_package(package);
  if (!defined.empty() || package_of(file.super_name) != package) return defined;
  return call.program().load(file.super_name).module;
}

ObjectId module_object(NativeCall& call, const Definition& definition, const std::string& name) {
  if (definition.lookup != nullptr) {
    return call.vm.get_field(call.vm.mirror(*definition.lookup), "module", kModuleDescriptor)
        .as_ref();
  }
  if (!name.empty()) return call.vm.module_named(name);
  return definition.loader
             ? call.vm.get_field(definition.loader, "unnamedModule", kModuleDescriptor).as_ref()
             : ObjectId{};
}

const Class& link(NativeCall& call, const Definition& definition, std::unique_ptr<ClassFile> file,
                  const std::string& module) {
  if (definition.is_nestmate) file->nest_host = definition.lookup->name;
  try {
    return call.program().define(std::move(file), definition.is_hidden, module);
  } catch (const LinkError& e) {
    if (e.java_class() != "java/lang/NoClassDefFoundError" ||
        !is_loader_of_program(call.vm, definition.loader))
      throw;
    throw UnsupportedError{fmt::format("finding {} by a class loader of the program", e.message())};
  }
}

const Class& define(NativeCall& call, const Definition& definition) {
  std::unique_ptr<ClassFile> file = read(call, definition);
  const std::string module = module_of(call, definition, *file);
  const Class* cls = call.vm.defined_elsewhere(file->name, definition.bytes);
  if (cls == nullptr) {
    check_name(call, definition, *file);
    cls = &link(call, definition, std::move(file), module);
    if (!cls->hidden) call.vm.remember_definition(*cls, definition.bytes);
  }
  call.vm.settle(call.vm.mirror(*cls), module_object(call, definition, module), definition.loader);
  return *cls;
}

/// Slots from `first`: byte[], offset, length.
std::optional<Flow> take_bytes(NativeCall& call, std::size_t first, Definition& definition) {
  if (!call.ref(first)) return call.null_pointer();
  auto bytes = bytes_of(call, call.ref(first), call.integer(first + 1), call.integer(first + 2));
  if (!bytes) return call.raise("java/lang/ArrayIndexOutOfBoundsException");
  definition.bytes = std::move(*bytes);
  return std::nullopt;
}

/// defineClass1(ClassLoader, String name, byte[], int, int, ProtectionDomain, String source)
Flow define_class(NativeCall& call) {
  Definition definition{.loader = call.ref(0), .name = internal_name(call, call.ref(1))};
  if (const auto raised = take_bytes(call, 2, definition)) return *raised;
  return call.give_ref(call.vm.mirror(define(call, definition)));
}

/// Unsafe.defineClass0(String name, byte[], int, int, ClassLoader, ProtectionDomain)
Flow define_by_unsafe(NativeCall& call) {
  Definition definition{.loader = call.ref(5), .name = internal_name(call, call.ref(1))};
  if (const auto raised = take_bytes(call, 2, definition)) return *raised;
  return call.give_ref(call.vm.mirror(define(call, definition)));
}

/// defineClass0(ClassLoader, Class lookup, String name, byte[], int, int, ProtectionDomain,
///              boolean initialize, int flags, Object classData)
Flow define_by_lookup(NativeCall& call) {
  constexpr std::int32_t kNestmate = 1, kHidden = 2;  // MethodHandleNatives.Constants
  Definition definition{.loader = call.ref(0),
                        .name = internal_name(call, call.ref(2)),
                        .lookup = &call.vm.mirrored(call.ref(1)),
                        .is_hidden = (call.integer(8) & kHidden) != 0,
                        .is_nestmate = (call.integer(8) & kNestmate) != 0};
  if (const auto raised = take_bytes(call, 3, definition)) return *raised;
  const Class& cls = define(call, definition);
  const Value mirror = Value::of_ref(call.vm.mirror(cls));
  call.vm.set_field(mirror.as_ref(), "classData", "Ljava/lang/Object;", call.arguments[9]);
  if (call.integer(7) == 0) return call.give(mirror);
  return call.tail_call(loading_method(call.program(), kInitialized), std::span(&mirror, 1));
}

constexpr std::array kDefineClassRows{
    NativeRow{"java/lang/ClassLoader", "defineClass1", "", define_class},
    NativeRow{"java/lang/ClassLoader", "defineClass0", "", define_by_lookup},
    NativeRow{"jdk/internal/misc/Unsafe", "defineClass0", "", define_by_unsafe},
};

}  // namespace

std::span<const NativeRow> define_class_natives() { return kDefineClassRows; }

}  // namespace loris
