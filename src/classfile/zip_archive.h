#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct zip;

namespace loris {

/// A zip archive opened for reading. Everything that is wrong with it throws InputError naming the
/// archive and the entry: sizes are believed only as far as bytes follow.
class ZipArchive {
 public:
  /// The archive in a file, from byte `start` on.
  static ZipArchive open(const std::string& path, std::uint64_t start = 0);
  /// The archive in memory; the bytes must outlive it.
  static ZipArchive in_memory(std::string name, std::span<const std::uint8_t> bytes);

  std::uint64_t size() const;
  std::string_view entry_name(std::uint64_t index) const;
  std::optional<std::uint64_t> find(const std::string& entry) const;
  std::vector<std::uint8_t> read(std::uint64_t index) const;
  const std::string& name() const { return name_; }

 private:
  struct Close {
    void operator()(zip* archive) const;
  };
  ZipArchive(std::string name, zip* archive) : name_(std::move(name)), archive_(archive) {}
  [[noreturn]] void fail(std::uint64_t index, std::string_view message) const;
  std::uint64_t claimed_size(std::uint64_t index) const;

  std::string name_;
  std::unique_ptr<zip, Close> archive_;
};

}  // namespace loris
