// Finding classes by name, for Class.forName and the library's class loaders.
//
// Classes have one name space: that of the library and the class path. The library's own loaders
// look there and agree among themselves on who has found what.
#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "interp/class_loading.h"
#include "interp/native.h"
#include "interp/reflection.h"

namespace loris {

namespace {

std::string internal_name(const std::string& external) {
  std::string name = external;
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}

/// The class of this external name; null when there is none.
const Class* find(NativeCall& call, const std::string& external) {
  if (external.find('/') != std::string::npos) return nullptr;
  return call.program().find(internal_name(external));
}

/// Whether a loader of the library finds a class: null and the platform's look into modules, the
/// application's looks everywhere; what a program's loader has defined is for that one alone.
bool sees(NativeCall& call, ObjectId loader, const Class& cls) {
  const Class* base = &cls;
  while (base->is_array()) base = base->element;
  const ObjectId owner = loader_of(call.vm, *base);
  if (owner == loader) return loader || !base->module.empty();
  return loader && !is_loader_of_program(call.vm, owner) && !base->module.empty();
}

/// Of an array of objects it is the element's class that is missing.
std::string missing_name(const std::string& external) {
  const std::size_t element = external.find_first_not_of('[');
  const bool is_array = element != 0 && element != std::string::npos && external[element] == 'L' &&
                        external.back() == ';';
  return is_array ? external.substr(element + 1, external.size() - element - 2) : external;
}

/// forName0(String, boolean initialize, ClassLoader, Class caller)
Flow for_name(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  const std::string external = call.vm.utf8_of(call.ref(0));
  const bool initialize = call.integer(1) != 0;
  const Class* found = find(call, external);
  if (is_loader_of_program(call.vm, call.ref(2)) && !external.starts_with('[')) {
    if (found == nullptr || loader_of(call.vm, *found) != call.ref(2)) {
      const std::array slots{call.arguments[2], call.arguments[0]};
      return call.tail_call(
          loading_method(call.program(), initialize ? kLoadedAndInitialized : kLoaded), slots);
    }
  } else if (found != nullptr && !sees(call, call.ref(2), *found)) {
    found = nullptr;
  }
  if (found == nullptr) {
    return call.raise("java/lang/ClassNotFoundException", missing_name(external));
  }
  Flow flow;
  if (initialize && !call.vm.ensure_initialized(*found, flow)) return flow;
  return call.give_ref(call.vm.mirror(*found));
}

/// findBootstrapClass(String): of the library, and no other loader's.
Flow find_bootstrap_class(NativeCall& call) {
  const Class* found = find(call, call.vm.utf8_of(call.ref(call.method.is_static() ? 0 : 1)));
  if (found == nullptr || !sees(call, ObjectId{}, *found)) return call.give_null();
  return call.give_ref(call.vm.mirror(*found));
}

/// findLoadedClass0(String): what this loader has defined.
Flow find_loaded_class(NativeCall& call) {
  const Class* found = call.program().find_loaded(internal_name(call.vm.utf8_of(call.ref(1))));
  if (found == nullptr || loader_of(call.vm, *found) != call.ref(0)) return call.give_null();
  return call.give_ref(call.vm.mirror(*found));
}

/// BuiltinClassLoader.findClassOnClassPathOrNull(String)
Flow find_on_class_path(NativeCall& call) {
  const Class* found = find(call, call.vm.utf8_of(call.ref(1)));
  if (found == nullptr || !found->module.empty()) return call.give_null();
  return call.give_ref(call.vm.mirror(*found));
}

/// BuiltinClassLoader.findClassInModuleOrNull(LoadedModule, String)
Flow find_in_module(NativeCall& call) {
  const Class* found = find(call, call.vm.utf8_of(call.ref(2)));
  if (found == nullptr || found->module.empty()) return call.give_null();
  return call.give_ref(call.vm.mirror(*found));
}

/// ClassLoader.retrieveDirectives: java -ea, and nothing by name.
Flow assertion_directives(NativeCall& call) {
  const ObjectId made =
      call.heap().add_instance(call.program().load("java/lang/AssertionStatusDirectives"));
  const auto set_empty = [&](std::string_view field, std::string_view type) {
    const ObjectId array = call.heap().add_array(call.program().load(type), 0);
    call.vm.set_field(made, field, type, Value::of_ref(array));
  };
  for (const std::string_view field : {"classes", "packages"})
    set_empty(field, "[Ljava/lang/String;");
  for (const std::string_view field : {"classEnabled", "packageEnabled"}) set_empty(field, "[Z");
  call.vm.set_field(made, "deflt", "Z", Value::of_bool(true));
  return call.give_ref(made);
}

/// The modules of packages that the library's own loader has classes of, by package.
std::map<std::string_view, std::string_view> system_packages(NativeCall& call) {
  std::map<std::string_view, std::string_view> packages;
  for (std::uint32_t id = 1; id <= call.program().class_count(); ++id) {
    const Class& cls = call.program().at(ClassId{id});
    if (cls.file == nullptr || cls.hidden || cls.package().empty()) continue;
    if (sees(call, ObjectId{}, cls)) packages.emplace(cls.package(), cls.module);
  }
  return packages;
}

/// getSystemPackageLocation(String): "jrt:/java.base"; null when no class of the package was
/// loaded.
Flow system_package_location(NativeCall& call) {
  const auto packages = system_packages(call);
  const auto found = packages.find(call.vm.utf8_of(call.ref(0)));
  if (found == packages.end()) return call.give_null();
  return call.give_ref(call.vm.new_string(std::string_view(fmt::format("jrt:/{}", found->second))));
}

Flow system_package_names(NativeCall& call) {
  std::vector<ObjectId> names;
  for (const auto& [package, module] : system_packages(call))
    names.push_back(call.vm.new_string(package));
  return call.give_ref(ref_array(call.vm, call.vm.known().string, names));
}

constexpr std::string_view kLoader = "java/lang/ClassLoader",
                           kBuiltin = "jdk/internal/loader/BuiltinClassLoader";
constexpr std::array kClassLoaderRows{
    NativeRow{"java/lang/Class", "forName0", "", for_name},
    NativeRow{kLoader, "findBootstrapClass", "", find_bootstrap_class},
    NativeRow{kLoader, "retrieveDirectives", "", assertion_directives},
    NativeRow{kLoader, "findLoadedClass0", "", find_loaded_class},
    NativeRow{kBuiltin, "findClassOnClassPathOrNull", "", find_on_class_path},
    NativeRow{kBuiltin, "findClassInModuleOrNull", "", find_in_module},
    NativeRow{"jdk/internal/loader/BootLoader", "getSystemPackageLocation", "",
              system_package_location},
    NativeRow{"jdk/internal/loader/BootLoader", "getSystemPackageNames", "", system_package_names},
};

}  // namespace

std::span<const NativeRow> class_loader_natives() { return kClassLoaderRows; }

}  // namespace loris
