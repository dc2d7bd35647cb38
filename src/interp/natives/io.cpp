// Standard input and output.
#include <array>

#include "interp/native.h"

namespace loris {

namespace {

int descriptor_of(NativeCall& call, ObjectId stream) {
  const ObjectId fd = call.vm.get_field(stream, "fd", "Ljava/io/FileDescriptor;").as_ref();
  return fd ? call.vm.get_field(fd, "fd", "I").as_int() : -1;
}

Flow io_error(NativeCall& call, const char* message) {
  return call.raise("java/io/IOException", message);
}

/// writeBytes(byte[], int offset, int length, boolean append)
Flow write_bytes(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  const Object& array = call.heap().at(call.ref(1));
  if (array.has_terms()) return call.unsupported("writing symbolic bytes");
  const std::int32_t offset = call.integer(2), length = call.integer(3);
  if (offset < 0 || length < 0 || std::int64_t{offset} + length > array.length()) {
    return call.raise("java/lang/IndexOutOfBoundsException");
  }
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(array.bytes()) + offset;
  const int fd = descriptor_of(call, call.ref(0));
  if (fd < 0) return io_error(call, "Stream Closed");
  if (!call.vm.host().write(fd, {bytes, static_cast<std::size_t>(length)}))
    return io_error(call, "write failed");
  return call.give_nothing();
}

Flow write_byte(NativeCall& call) {
  const auto byte = static_cast<std::uint8_t>(call.integer(1));
  const int fd = descriptor_of(call, call.ref(0));
  if (fd < 0) return io_error(call, "Stream Closed");
  if (!call.vm.host().write(fd, {&byte, 1})) return io_error(call, "write failed");
  return call.give_nothing();
}

/// readBytes(byte[], int offset, int length): the number of bytes, -1 at the end
Flow read_bytes(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  if (call.heap().at(call.ref(1)).has_terms())
    return call.unsupported("reading into an array with open elements");
  call.take_for_granted("standard input is empty");
  const std::int32_t offset = call.integer(2), length = call.integer(3);
  if (offset < 0 || length < 0 ||
      std::int64_t{offset} + length > call.heap().at(call.ref(1)).length()) {
    return call.raise("java/lang/IndexOutOfBoundsException");
  }
  if (length == 0) return call.give_int(0);
  Object& array = call.heap().edit(call.ref(1));
  auto* bytes = reinterpret_cast<std::uint8_t*>(array.bytes()) + offset;
  const std::int64_t got = call.vm.host().read(descriptor_of(call, call.ref(0)), bytes,
                                               static_cast<std::size_t>(length));
  if (got < 0) return io_error(call, "read failed");
  return call.give_int(got == 0 ? -1 : static_cast<std::int32_t>(got));
}

Flow read_byte(NativeCall& call) {
  call.take_for_granted("standard input is empty");
  std::uint8_t byte = 0;
  const std::int64_t got = call.vm.host().read(descriptor_of(call, call.ref(0)), &byte, 1);
  if (got < 0) return io_error(call, "read failed");
  return call.give_int(got == 0 ? -1 : byte);
}

Flow available(NativeCall& call) {
  return call.give_int(
      static_cast<std::int32_t>(call.vm.host().available(descriptor_of(call, call.ref(0)))));
}

constexpr std::array kIoRows{
    NativeRow{"java/io/FileOutputStream", "writeBytes", "", write_bytes},
    NativeRow{"java/io/FileOutputStream", "write", "(IZ)V", write_byte},
    NativeRow{"java/io/FileInputStream", "readBytes", "([BII)I", read_bytes},
    NativeRow{"java/io/FileInputStream", "read0", "", read_byte},
    NativeRow{"java/io/FileInputStream", "available0", "", available},
    NativeRow{"java/io/FileInputStream", "isRegularFile0", "",
              [](NativeCall& c) { return c.give_bool(false); }},
    NativeRow{"java/io/FileDescriptor", "getHandle", "(I)J",
              [](NativeCall& c) { return c.give_long(-1); }},
    NativeRow{"java/io/FileDescriptor", "getAppend", "(I)Z",
              [](NativeCall& c) { return c.give_bool(false); }},
};

}  // namespace

std::span<const NativeRow> io_natives() { return kIoRows; }

}  // namespace loris
