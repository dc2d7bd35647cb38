// Finding classes by name, for Class.forName and the library's class loaders.
//
// Classes have one name space: that of the library and the class path. The library's own loaders
// look there and agree among themselves on who has found what.
#include <algorithm>
#include <array>

#include "interp/native.h"
#include "interp/reflection.h"

namespace loris {

namespace {

constexpr std::string_view kLoaderType = "Ljava/lang/ClassLoader;";

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

ObjectId loader_of(NativeCall& call, const Class& cls) {
  return call.vm.get_field(call.vm.mirror(cls), "classLoader", kLoaderType).as_ref();
}

/// forName0(String, boolean initialize, ClassLoader, Class caller)
Flow for_name(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  const std::string external = call.vm.utf8_of(call.ref(0));
  const Class* found = find(call, external);
  if (found == nullptr) return call.raise("java/lang/ClassNotFoundException", external);
  Flow flow;
  if (call.integer(1) != 0 && !call.vm.ensure_initialized(*found, flow)) return flow;
  return call.give_ref(call.vm.mirror(*found));
}

/// findBootstrapClass(String): of the library, and no other loader's.
Flow find_bootstrap_class(NativeCall& call) {
  const Class* found = find(call, call.vm.utf8_of(call.ref(call.method.is_static() ? 0 : 1)));
  if (found == nullptr || found->module.empty() || loader_of(call, *found)) return call.give_null();
  return call.give_ref(call.vm.mirror(*found));
}

/// findLoadedClass0(String): what this loader has defined.
Flow find_loaded_class(NativeCall& call) {
  const Class* found = call.program().find_loaded(internal_name(call.vm.utf8_of(call.ref(1))));
  if (found == nullptr || loader_of(call, *found) != call.ref(0)) return call.give_null();
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

constexpr std::string_view kLoader = "java/lang/ClassLoader",
                           kBuiltin = "jdk/internal/loader/BuiltinClassLoader";
constexpr std::array kRows{
    NativeRow{"java/lang/Class", "forName0", "", for_name},
    NativeRow{kLoader, "findBootstrapClass", "", find_bootstrap_class},
    NativeRow{kLoader, "findLoadedClass0", "", find_loaded_class},
    NativeRow{kBuiltin, "findClassOnClassPathOrNull", "", find_on_class_path},
    NativeRow{kBuiltin, "findClassInModuleOrNull", "", find_in_module},
};

}  // namespace

std::span<const NativeRow> class_loader_natives() { return kRows; }

}  // namespace loris
