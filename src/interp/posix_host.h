#pragma once
#include "interp/host.h"

namespace loris {

/// The machine that Loris itself runs on.
class PosixHost final : public Host {
 public:
  bool write(int fd, std::span<const std::uint8_t> bytes) override;
  std::int64_t read(int fd, std::uint8_t* bytes, std::size_t size) override;
  std::int64_t available(int fd) override;
  std::optional<FileInfo> file_info(const std::string& path) override;
  std::string canonical_path(const std::string& path) override;
  bool may_access(const std::string& path, int mode) override;
  std::optional<std::vector<std::string>> list_directory(const std::string& path) override;
  std::string time_zone() override;
  int open_for_reading(const std::string& path) override;
  void close(int fd) override;
  std::vector<std::pair<std::string, std::string>> environment() override;
  std::int64_t nano_time() override;
  std::int64_t current_time_millis() override;
};

}  // namespace loris
