// java.lang.Module, and the methods that cannot answer before there are modules and class loaders.
#include <algorithm>
#include <array>

#include "interp/native.h"
#include "interp/reflection.h"

namespace loris {

namespace {

constexpr std::string_view kString = "Ljava/lang/String;";

/// defineModule0(Module, boolean open, String version, String location, Object[] packages)
Flow define_module(NativeCall& call) {
  const ObjectId module = call.ref(0);
  const std::string name = call.vm.utf8_of(call.vm.get_field(module, "name", kString).as_ref());
  call.vm.define_module(name, module);
  const bool is_dynamic =
      call.vm.get_field(module, "layer", "Ljava/lang/ModuleLayer;").as_ref() == ObjectId{};
  const std::uint32_t count = call.heap().at(call.ref(4)).length();
  for (std::uint32_t i = 0; is_dynamic && i < count; ++i) {
    std::string package = call.vm.utf8_of(load_element(call.heap().at(call.ref(4)), i).as_ref());
    std::replace(package.begin(), package.end(), '.', '/');
    call.vm.define_package(package, name);
  }
  if (name == "java.base") call.vm.settle_all();
  return call.give_nothing();
}

Flow modules_done(NativeCall& call) {
  call.vm.settle_all();
  return call.give_nothing();
}

/// Runs the method itself once there are modules.
Flow after_modules(NativeCall& call) {
  Flow flow;
  return call.vm.ensure_modules(flow) ? call.run_replaced() : flow;
}

/// The same for a method of java.lang.Class; the loader of java.base's classes is known to be null.
Flow loader_of_class(NativeCall& call) {
  const Class& cls = call.vm.mirrored(call.ref(0));
  return cls.module == "java.base" ? call.give_null() : after_modules(call);
}

/// Class.desiredAssertionStatus: a loader that no program has asked for keeps to what java -ea
/// says.
Flow assertion_status_of_loader(NativeCall& call) {
  if (call.vm.modules_started()) return call.run_replaced();
  return call.give_bool(call.vm.mirrored(call.ref(0)).module.empty());
}

/// verifyModuleAccess(Class or Module current, Class member): within a module, and to classes of
/// the class path, access is free; that need not wait for modules.
Flow verify_module_access(NativeCall& call) {
  const Class& member = call.vm.mirrored(call.ref(1));
  if (member.module.empty()) return call.give_bool(true);
  if (call.vm.class_of(call.ref(0)).name == "java/lang/Class") {
    if (call.vm.mirrored(call.ref(0)).module == member.module) return call.give_bool(true);
  }
  return after_modules(call);
}

constexpr std::string_view kClassClass = "java/lang/Class", kModule = "java/lang/Module";
constexpr std::array kModuleRows{
    NativeRow{kModuleStarter, "done", "()V", modules_done},
    NativeRow{kModule, "defineModule0", "", define_module},
    // What modules read and export is known to the library's objects; the VM asks these alone.
    NativeRow{kModule, "addReads0", "", nothing},
    NativeRow{kModule, "addExports0", "", nothing},
    NativeRow{kModule, "addExportsToAll0", "", nothing},
    NativeRow{kModule, "addExportsToAllUnnamed0", "", nothing},
    NativeRow{"jdk/internal/loader/BootLoader", "setBootLoaderUnnamedModule0", "", nothing},
    NativeRow{kClassClass, "getModule", "()Ljava/lang/Module;", after_modules},
    NativeRow{kClassClass, "getClassLoader", "()Ljava/lang/ClassLoader;", loader_of_class},
    NativeRow{kClassClass, "getClassLoader0", "()Ljava/lang/ClassLoader;", loader_of_class},
    NativeRow{kClassClass, "desiredAssertionStatus", "()Z", assertion_status_of_loader},
    NativeRow{kClassClass, "getPackage", "()Ljava/lang/Package;", after_modules},
    NativeRow{kClassClass, "getResource", "(Ljava/lang/String;)Ljava/net/URL;", after_modules},
    NativeRow{kClassClass, "getResourceAsStream", "(Ljava/lang/String;)Ljava/io/InputStream;",
              after_modules},
    NativeRow{"java/lang/ModuleLayer", "boot", "()Ljava/lang/ModuleLayer;", after_modules},
    NativeRow{"java/lang/ClassLoader", "getSystemClassLoader", "()Ljava/lang/ClassLoader;",
              after_modules},
    NativeRow{"java/lang/ClassLoader", "getPlatformClassLoader", "()Ljava/lang/ClassLoader;",
              after_modules},
    NativeRow{"java/lang/Thread", "getContextClassLoader", "()Ljava/lang/ClassLoader;",
              after_modules},
    NativeRow{"jdk/internal/reflect/Reflection", "verifyModuleAccess", "", verify_module_access},
};

}  // namespace

std::span<const NativeRow> module_natives() { return kModuleRows; }

}  // namespace loris
