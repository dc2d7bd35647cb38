#pragma once
#include "interp/host.h"

namespace loris {

/// What a program sees of a machine that is not there: nothing. Output is dropped, input is empty,
/// the clock stands still, so that a path depends on its input alone.
class SilentHost : public Host {
 public:
  bool write(int, std::span<const std::uint8_t>) override { return true; }
  std::int64_t read(int, std::uint8_t*, std::size_t) override { return 0; }
  std::int64_t available(int) override { return 0; }
  std::optional<FileInfo> file_info(const std::string&) override { return std::nullopt; }
  std::string canonical_path(const std::string& path) override { return path; }
  bool may_access(const std::string&, int) override { return false; }
  std::optional<std::vector<std::string>> list_directory(const std::string&) override {
    return std::nullopt;
  }
  std::string time_zone() override { return "UTC"; }
  int open_for_reading(const std::string&) override { return -1; }
  void close(int) override {}
  std::vector<std::pair<std::string, std::string>> environment() override { return {}; }
  std::int64_t nano_time() override { return 0; }
  std::int64_t current_time_millis() override { return 0; }
};

}  // namespace loris
