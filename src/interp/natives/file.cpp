// java.io.File and files for reading. Writing files is not supported.
#include <algorithm>
#include <array>

#include "interp/native.h"

namespace loris {

namespace {

void assume_no_files(NativeCall& call) { call.take_for_granted("there are no files"); }

std::string path_of(NativeCall& call, ObjectId file) {
  assume_no_files(call);
  const ObjectId path = call.vm.get_field(file, "path", "Ljava/lang/String;").as_ref();
  return path ? call.vm.utf8_of(path) : std::string();
}

/// java.io.FileSystem.BA_EXISTS, BA_REGULAR, BA_DIRECTORY.
constexpr std::int32_t kExists = 1, kRegular = 2, kDirectory = 4;

Flow boolean_attributes(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  const auto info = call.vm.host().file_info(path_of(call, call.ref(1)));
  if (!info) return call.give_int(0);
  return call.give_int(kExists | (info->is_regular ? kRegular : 0) |
                       (info->is_directory ? kDirectory : 0));
}

Flow file_length(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  const auto info = call.vm.host().file_info(path_of(call, call.ref(1)));
  return call.give_long(info ? info->size : 0);
}

Flow last_modified(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  const auto info = call.vm.host().file_info(path_of(call, call.ref(1)));
  return call.give_long(info ? info->modified_millis : 0);
}

Flow canonicalize(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  const std::string canonical = call.vm.host().canonical_path(call.vm.utf8_of(call.ref(1)));
  return call.give_ref(call.vm.new_string(std::string_view(canonical)));
}

Flow check_access(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  return call.give_bool(call.vm.host().may_access(path_of(call, call.ref(1)), call.integer(2)));
}

Flow list(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  const auto names = call.vm.host().list_directory(path_of(call, call.ref(1)));
  if (!names) return call.give_null();
  const Class& strings = call.program().load("[Ljava/lang/String;");
  const ObjectId array = call.heap().add_array(strings, static_cast<std::uint32_t>(names->size()));
  for (std::uint32_t i = 0; i < names->size(); ++i) {
    const ObjectId name = call.vm.new_string(std::string_view((*names)[i]));
    store_element(call.heap().edit(array), i, Value::of_ref(name));
  }
  return call.give_ref(array);
}

Flow time_zone(NativeCall& call) {
  return call.give_ref(call.vm.new_string(std::string_view(call.vm.host().time_zone())));
}

Flow open_for_reading(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  assume_no_files(call);
  const std::string path = call.vm.utf8_of(call.ref(1));
  const auto info = call.vm.host().file_info(path);
  if (!info)
    return call.raise("java/io/FileNotFoundException", path + " (No such file or directory)");
  if (info->is_directory)
    return call.raise("java/io/FileNotFoundException", path + " (Is a directory)");
  const int fd = call.vm.host().open_for_reading(path);
  if (fd < 0) return call.raise("java/io/FileNotFoundException", path + " (Permission denied)");
  const ObjectId descriptor =
      call.vm.get_field(call.ref(0), "fd", "Ljava/io/FileDescriptor;").as_ref();
  call.vm.set_field(descriptor, "fd", "I", Value::of_int(fd));
  return call.give_nothing();
}

Flow close(NativeCall& call) {
  const std::int32_t fd = call.vm.get_field(call.ref(0), "fd", "I").as_int();
  constexpr std::int32_t kStandardError = 2;
  if (fd > kStandardError) call.vm.host().close(fd);
  call.vm.set_field(call.ref(0), "fd", "I", Value::of_int(-1));
  return call.give_nothing();
}

ObjectId byte_array(NativeCall& call, std::string_view bytes) {
  const ObjectId array =
      call.heap().add_array(call.vm.known().byte_array, static_cast<std::uint32_t>(bytes.size()));
  std::transform(bytes.begin(), bytes.end(), call.heap().edit(array).bytes(),
                 [](char c) { return static_cast<std::byte>(c); });
  return array;
}

/// The directory that relative paths start from, without a zero at its end.
Flow working_directory(NativeCall& call) {
  return call.give_ref(byte_array(call, call.vm.host().canonical_path(".")));
}

/// Each entry of the environment as a byte[] for its name and one for its value.
Flow environment_bytes(NativeCall& call) {
  call.take_for_granted("the environment has no variables");
  const auto variables = call.vm.host().environment();
  const ObjectId array = call.heap().add_array(call.program().load("[[B"),
                                               static_cast<std::uint32_t>(2 * variables.size()));
  std::uint32_t i = 0;
  const auto add = [&](const std::string& text) {
    const ObjectId bytes = byte_array(call, text);
    store_element(call.heap().edit(array), i++, Value::of_ref(bytes));
  };
  for (const auto& [name, value] : variables) {
    add(name);
    add(value);
  }
  return call.give_ref(array);
}

/// The library's own native code is in these tables; a program's is nowhere.
Flow load_library(NativeCall& call) {
  const Frame* caller = &call.vm.state().stack.top();
  if (!caller->code->method->owner->module.empty()) return call.give_nothing();
  return call.unsupported("loading a native library");
}

constexpr std::string_view kUnix = "java/io/UnixFileSystem";
constexpr std::array kFileRows{
    NativeRow{kUnix, "getBooleanAttributes0", "", boolean_attributes},
    NativeRow{kUnix, "getLength", "", file_length},
    NativeRow{kUnix, "getLength0", "", file_length},
    NativeRow{kUnix, "getLastModifiedTime", "", last_modified},
    NativeRow{kUnix, "getLastModifiedTime0", "", last_modified},
    NativeRow{kUnix, "canonicalize0", "", canonicalize},
    NativeRow{kUnix, "checkAccess", "", check_access},
    NativeRow{kUnix, "checkAccess0", "", check_access},
    NativeRow{kUnix, "list", "", list},
    NativeRow{kUnix, "list0", "", list},
    // No optional system call is claimed to be there.
    NativeRow{"sun/nio/fs/UnixNativeDispatcher", "init", "()I",
              [](NativeCall& c) { return c.give_int(0); }},
    NativeRow{"sun/nio/fs/UnixNativeDispatcher", "getcwd", "()[B", working_directory},
    NativeRow{"java/util/TimeZone", "getSystemTimeZoneID", "", time_zone},
    NativeRow{"java/io/FileInputStream", "open0", "", open_for_reading},
    NativeRow{"java/io/FileDescriptor", "close0", "", close},
    NativeRow{"java/io/FileCleanable", "cleanupClose0", "",
              [](NativeCall& c) { return c.give_nothing(); }},
    NativeRow{"java/lang/ProcessEnvironment", "environ", "", environment_bytes},
    NativeRow{"java/lang/System", "loadLibrary", "", load_library},
    NativeRow{"java/lang/System", "load", "(Ljava/lang/String;)V", load_library},
    NativeRow{"jdk/internal/loader/BootLoader", "loadLibrary", "", load_library},
    NativeRow{"jdk/internal/loader/BootLoader", "setBootLoaderUnnamedModule0", "",
              [](NativeCall& c) { return c.give_nothing(); }},
    NativeRow{"java/io/ObjectStreamClass", "initNative", "()V",
              [](NativeCall& c) { return c.give_nothing(); }},
    NativeRow{"java/io/ObjectInputStream", "initNative", "()V",
              [](NativeCall& c) { return c.give_nothing(); }},
    NativeRow{
        "java/io/ObjectStreamClass", "hasStaticInitializer", "",
        [](NativeCall& c) { return c.give_bool(c.vm.mirrored(c.ref(0)).initializer != nullptr); }},
};

}  // namespace

std::span<const NativeRow> file_natives() { return kFileRows; }

}  // namespace loris
