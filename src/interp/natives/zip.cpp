// Checksums of java.util.zip.
#include <array>

#include "interp/native.h"

namespace loris {

namespace {

constexpr std::array<std::uint32_t, 256> make_crc_table() {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < table.size(); ++i) {
    std::uint32_t crc = i;
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xedb88320u : 0);
    table[i] = crc;
  }
  return table;
}
constexpr auto kCrcTable = make_crc_table();

std::uint32_t crc32(std::uint32_t crc, std::span<const std::uint8_t> bytes) {
  crc = ~crc;
  for (const std::uint8_t byte : bytes) crc = (crc >> 8) ^ kCrcTable[(crc ^ byte) & 0xff];
  return ~crc;
}

std::uint32_t adler32(std::uint32_t adler, std::span<const std::uint8_t> bytes) {
  constexpr std::uint32_t kModulus = 65521;
  std::uint32_t low = adler & 0xffff, high = adler >> 16;
  for (const std::uint8_t byte : bytes) {
    low = (low + byte) % kModulus;
    high = (high + low) % kModulus;
  }
  return high << 16 | low;
}

using Sum = std::uint32_t (*)(std::uint32_t, std::span<const std::uint8_t>);

/// update(int sum, int byte)
template <Sum kSum>
Flow update(NativeCall& call) {
  const auto byte = static_cast<std::uint8_t>(call.integer(1));
  return call.give_int(
      static_cast<std::int32_t>(kSum(static_cast<std::uint32_t>(call.integer(0)), {&byte, 1})));
}

/// updateBytes(int sum, byte[] bytes, int offset, int length); the library has checked the range.
template <Sum kSum>
Flow update_bytes(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  const Object& array = call.heap().at(call.ref(1));
  const std::int64_t offset = call.integer(2), length = call.integer(3);
  if (offset < 0 || length < 0 || offset + length > array.length()) {
    return call.raise("java/lang/ArrayIndexOutOfBoundsException");
  }
  if (array.has_terms()) return call.unsupported("a checksum of symbolic bytes");
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(array.bytes()) + offset;
  const std::uint32_t sum =
      kSum(static_cast<std::uint32_t>(call.integer(0)), {bytes, static_cast<std::size_t>(length)});
  return call.give_int(static_cast<std::int32_t>(sum));
}

constexpr std::array kZipRows{
    NativeRow{"java/util/zip/CRC32", "update", "(II)I", update<crc32>},
    NativeRow{"java/util/zip/CRC32", "updateBytes0", "", update_bytes<crc32>},
    NativeRow{"java/util/zip/Adler32", "update", "(II)I", update<adler32>},
    NativeRow{"java/util/zip/Adler32", "updateBytes", "", update_bytes<adler32>},
};

}  // namespace

std::span<const NativeRow> zip_natives() { return kZipRows; }

}  // namespace loris
