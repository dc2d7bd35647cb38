#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loris {

/// No class file or resource is larger; a file or a jar that claims more is refused.
inline constexpr std::size_t kMaxFileSize = std::size_t{64} << 20;

/// The whole file; absent when there is none. Throws InputError when it cannot be read, is not a
/// regular file or is larger than kMaxFileSize.
std::optional<std::vector<std::uint8_t>> read_file(const std::filesystem::path& path);

/// A file mapped into memory for as long as this lives. Throws InputError when it cannot be.
class MappedFile {
 public:
  explicit MappedFile(const std::string& path);
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  ~MappedFile();
  std::span<const std::uint8_t> bytes() const { return bytes_; }

 private:
  std::span<const std::uint8_t> bytes_;
};

}  // namespace loris
