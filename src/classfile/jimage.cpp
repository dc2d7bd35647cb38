#include "classfile/jimage.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/byte_cursor.h"
#include "base/input_error.h"
#include "classfile/names.h"

namespace loris {
namespace {

constexpr std::uint32_t kMagic = 0xCAFEDADA, kSwappedMagic = 0xDADAFECA;
constexpr std::uint32_t kVersion = 1 << 16;  // 1.0
constexpr std::uint32_t kHashSeed = 0x01000193;
constexpr std::size_t kHeaderSize = 28;

/// The fields of a location, in the high five bits of each attribute byte.
enum class Field : std::uint8_t {
  End,
  Module,
  Parent,
  Base,
  Extension,
  Offset,
  Compressed,
  Uncompressed,
};

/// The image is written in the byte order of its machine; here, little-endian.
std::uint32_t u4_at(std::span<const std::uint8_t> bytes, std::size_t at) {
  return std::uint32_t{bytes[at]} | std::uint32_t{bytes[at + 1]} << 8 |
         std::uint32_t{bytes[at + 2]} << 16 | std::uint32_t{bytes[at + 3]} << 24;
}

std::uint32_t hash(std::string_view text, std::uint32_t seed) {
  std::uint32_t h = seed;
  for (const char c : text) h = (h * kHashSeed) ^ static_cast<std::uint8_t>(c);
  return h & 0x7fffffff;
}

bool eat(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

/// path is "/module/parent/base.extension", where parts that are empty lose their separator.
bool names(const Jimage::Location& location, std::string_view path) {
  if (!location.module.empty() &&
      !(eat(path, "/") && eat(path, location.module) && eat(path, "/"))) {
    return false;
  }
  if (!location.parent.empty() && !(eat(path, location.parent) && eat(path, "/"))) return false;
  if (!eat(path, location.base)) return false;
  return location.extension.empty() ? path.empty() : eat(path, ".") && path == location.extension;
}

}  // namespace

Jimage::Jimage(std::string name, std::span<const std::uint8_t> bytes)
    : name_(std::move(name)), bytes_(bytes) {
  if (bytes_.size() < kHeaderSize) fail(bytes_.size(), "not a jimage: shorter than its header");
  const std::uint32_t magic = u4_at(bytes_, 0);
  if (magic == kSwappedMagic) fail(0, "a jimage for machines of the other byte order");
  if (magic != kMagic) fail(0, fmt::format("not a jimage: starts with {:08x}", magic));
  const std::uint32_t version = u4_at(bytes_, 4);
  if (version != kVersion) {
    fail(4, fmt::format("jimage version {}.{}, expected 1.0", version >> 16, version & 0xffff));
  }
  table_length_ = u4_at(bytes_, 16);
  ByteCursor rest(name_, bytes_);
  rest.take(kHeaderSize);
  redirect_ = rest.offset();
  rest.take(std::size_t{4} * table_length_);
  offsets_ = rest.offset();
  rest.take(std::size_t{4} * table_length_);
  attributes_ = rest.take(u4_at(bytes_, 20));
  strings_ = rest.take(u4_at(bytes_, 24));
  data_ = rest.take(rest.remaining());
}

std::optional<std::span<const std::uint8_t>> Jimage::find(std::string_view path) const {
  const auto found = find_location(path);
  if (!found) return std::nullopt;
  return content(*found);
}

/// The content of /packages/NAME is pairs of u32: whether the module has no resource in the package
/// itself, and the offset of the module's name.
std::optional<std::string_view> Jimage::module_of(std::string_view package) const {
  const auto pairs = find(fmt::format("/packages/{}", package));
  if (!pairs) return std::nullopt;
  for (std::size_t at = 0; at + 8 <= pairs->size(); at += 8) {
    if (u4_at(*pairs, at) == 0) return string_at(u4_at(*pairs, at + 4));
  }
  return std::nullopt;
}

std::vector<Jimage::Location> Jimage::locations() const {
  std::vector<Location> all;
  for (std::uint32_t slot = 0; slot < table_length_; ++slot) all.push_back(location(slot));
  return all;
}

void Jimage::fail(std::size_t at, std::string_view message) const {
  throw InputError(name_, at, message);
}

/// redirect[h % n] is zero for no such path, negative for the slot itself, positive for a new seed.
std::optional<Jimage::Location> Jimage::find_location(std::string_view path) const {
  if (table_length_ == 0) return std::nullopt;
  const std::uint32_t first = hash(path, kHashSeed) % table_length_;
  const std::size_t at = redirect_ + std::size_t{4} * first;
  const auto value = static_cast<std::int32_t>(u4_at(bytes_, at));
  if (value == 0) return std::nullopt;
  const std::uint32_t slot = value < 0
                                 ? static_cast<std::uint32_t>(-1 - value)
                                 : hash(path, static_cast<std::uint32_t>(value)) % table_length_;
  if (slot >= table_length_)
    fail(at, fmt::format("slot {} of {} in the jimage index", slot, table_length_));
  const Location found = location(slot);
  if (!names(found, path)) return std::nullopt;
  return found;
}

Jimage::Location Jimage::location(std::uint32_t slot) const {
  const std::size_t start = u4_at(bytes_, offsets_ + std::size_t{4} * slot);
  const auto table_at = static_cast<std::size_t>(attributes_.data() - bytes_.data());
  ByteCursor in(name_, attributes_, table_at);
  in.take(start);
  Location found;
  for (;;) {
    const std::uint8_t head = in.u1();
    const auto field = static_cast<Field>(head >> 3);
    if (field == Field::End) return found;
    std::uint64_t value = 0;
    for (const std::uint8_t byte : in.take(std::size_t{head & 7u} + 1)) value = value << 8 | byte;
    switch (field) {
      case Field::End: break;
      case Field::Module: found.module = string_at(value); break;
      case Field::Parent: found.parent = string_at(value); break;
      case Field::Base: found.base = string_at(value); break;
      case Field::Extension: found.extension = string_at(value); break;
      case Field::Offset: found.offset = value; break;
      case Field::Compressed: found.compressed = value; break;
      case Field::Uncompressed: found.size = value; break;
      default: in.fail(fmt::format("unknown field {} in the jimage index", head >> 3));
    }
  }
}

std::string_view Jimage::string_at(std::uint64_t offset) const {
  const auto strings_at = static_cast<std::size_t>(strings_.data() - bytes_.data());
  if (offset >= strings_.size()) fail(strings_at, fmt::format("no string at {:#x}", offset));
  const auto start = strings_.subspan(offset);
  const auto end = std::find(start.begin(), start.end(), std::uint8_t{0});
  if (end == start.end()) fail(strings_at + offset, "string without an end");
  return {reinterpret_cast<const char*>(start.data()),
          static_cast<std::size_t>(end - start.begin())};
}

std::span<const std::uint8_t> Jimage::content(const Location& location) const {
  if (location.compressed != 0) {
    throw InputError(
        fmt::format("{}: /{}/{}/{}.{} is compressed, which is not supported: use a "
                    "JDK whose image was made without --compress",
                    name_, location.module, location.parent, location.base, location.extension));
  }
  if (location.offset > data_.size() || location.size > data_.size() - location.offset) {
    fail(bytes_.size(), fmt::format("the file ends inside {}", quoted(location.base)));
  }
  return data_.subspan(location.offset, location.size);
}

}  // namespace loris
