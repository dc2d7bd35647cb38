// Resources of the JDK and of the class path: the program knows what is there, so the library's own
// search, through jars and images, runs only when it will find something.
#include <algorithm>
#include <array>

#include "interp/native.h"

namespace loris {

namespace {

ObjectId stream_over(NativeCall& call, std::span<const std::uint8_t> bytes) {
  const auto length = static_cast<std::uint32_t>(bytes.size());
  const ObjectId buffer = call.heap().add_array(call.vm.known().byte_array, length);
  std::transform(bytes.begin(), bytes.end(), call.heap().edit(buffer).bytes(),
                 [](std::uint8_t byte) { return static_cast<std::byte>(byte); });
  const ObjectId stream =
      call.heap().add_instance(call.program().load("java/io/ByteArrayInputStream"));
  call.vm.set_field(stream, "buf", "[B", Value::of_ref(buffer));
  call.vm.set_field(stream, "count", "I", Value::of_int(static_cast<std::int32_t>(length)));
  return stream;
}

/// findResourceAsStream(String module, String name)
Flow library_stream(NativeCall& call) {
  if (!call.ref(0) || !call.ref(1)) return call.give_null();
  const std::string path = "/" + call.vm.utf8_of(call.ref(0)) + "/" + call.vm.utf8_of(call.ref(1));
  const auto found = call.program().library_resource(path);
  return found ? call.give_ref(stream_over(call, found->bytes)) : call.give_null();
}

/// findMiscResource(String name): the resource in all modules of a loader
Flow library_urls(NativeCall& call) {
  if (call.program().library_resource(call.vm.utf8_of(call.ref(1)))) return call.run_replaced();
  const Class& collections = call.program().load("java/util/Collections");
  return call.tail_call(*collections.declared_method("emptyList", "()Ljava/util/List;"), {});
}

/// findResources(String name, boolean check)
Flow class_path_urls(NativeCall& call) {
  if (call.program().class_path_resource(call.vm.utf8_of(call.ref(1)))) return call.run_replaced();
  const Class& collections = call.program().load("java/util/Collections");
  const Method* empty =
      collections.declared_method("emptyEnumeration", "()Ljava/util/Enumeration;");
  return call.tail_call(*empty, {});
}

/// findResource(String name, boolean check)
Flow class_path_url(NativeCall& call) {
  const bool is_there = bool(call.program().class_path_resource(call.vm.utf8_of(call.ref(1))));
  return is_there ? call.run_replaced() : call.give_null();
}

constexpr std::array kResourceRows{
    NativeRow{"jdk/internal/loader/BootLoader", "findResourceAsStream", "", library_stream},
    NativeRow{"jdk/internal/loader/BuiltinClassLoader", "findMiscResource", "", library_urls},
    NativeRow{"jdk/internal/loader/URLClassPath", "findResources", "", class_path_urls},
    NativeRow{"jdk/internal/loader/URLClassPath", "findResource", "", class_path_url},
};

}  // namespace

std::span<const NativeRow> resource_natives() { return kResourceRows; }

}  // namespace loris
