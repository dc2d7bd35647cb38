#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_path.h"

namespace loris {

/// The container of the JDK's lib/modules: a perfect hash from "/module/parent/base.extension" to
/// uncompressed bytes. Offsets in it are checked as they are used. The bytes must outlive it.
class Jimage {
 public:
  Jimage(std::string name, std::span<const std::uint8_t> bytes);

  /// path is a full one: "/java.base/java/util/Map.class".
  std::optional<std::span<const std::uint8_t>> find(std::string_view path) const;
  /// The module that has classes in a package, "java.util"; absent when none has.
  std::optional<std::string_view> module_of(std::string_view package) const;

  /// What the index says of one resource; views into the image.
  struct Location {
    std::string_view module, parent, base, extension;
    std::uint64_t offset = 0, compressed = 0, size = 0;
  };
  std::vector<Location> locations() const;

  const std::string& name() const { return name_; }

 private:
  [[noreturn]] void fail(std::size_t at, std::string_view message) const;
  std::optional<Location> find_location(std::string_view path) const;
  Location location(std::uint32_t slot) const;
  std::string_view string_at(std::uint64_t offset) const;
  std::span<const std::uint8_t> content(const Location& location) const;

  std::string name_;
  std::span<const std::uint8_t> bytes_;
  std::uint32_t table_length_ = 0;
  std::size_t redirect_ = 0, offsets_ = 0;  // where the tables start
  std::span<const std::uint8_t> attributes_, strings_, data_;
};

/// open_jimage for an image that is in memory already, and stays there.
std::unique_ptr<ClassSource> open_jimage_in_memory(std::string name,
                                                   std::span<const std::uint8_t> bytes);

}  // namespace loris
