#pragma once
#include "interp/posix_host.h"
#include "interp/silent_host.h"

namespace loris {

/// What an explored program sees of the machine: the files of the JDK, which its library reads when
/// it starts, and nothing else.
class LibraryHost final : public SilentHost {
 public:
  explicit LibraryHost(const std::string& home) : home_(home + "/") {}

  std::int64_t read(int fd, std::uint8_t* bytes, std::size_t size) override {
    return is_file(fd) ? posix_.read(fd, bytes, size) : 0;
  }
  std::int64_t available(int fd) override { return is_file(fd) ? posix_.available(fd) : 0; }
  std::optional<FileInfo> file_info(const std::string& path) override {
    return is_inside(path) ? posix_.file_info(path) : std::nullopt;
  }
  bool may_access(const std::string& path, int mode) override {
    constexpr int kRead = 4;
    return mode == kRead && is_inside(path) && posix_.may_access(path, mode);
  }
  std::optional<std::vector<std::string>> list_directory(const std::string& path) override {
    return is_inside(path) ? posix_.list_directory(path) : std::nullopt;
  }
  int open_for_reading(const std::string& path) override {
    return is_inside(path) ? posix_.open_for_reading(path) : -1;
  }
  void close(int fd) override {
    if (is_file(fd)) posix_.close(fd);
  }

  std::int64_t nano_time() override { return ++clock_reads_, 0; }
  std::int64_t current_time_millis() override { return ++clock_reads_, 0; }
  /// How often the program has asked for the time.
  std::uint64_t clock_reads() const { return clock_reads_; }

 private:
  static bool is_file(int fd) { return fd > 2; }
  bool is_inside(const std::string& path) const {
    return path.starts_with(home_) && path.find("/../") == std::string::npos;
  }

  std::string home_;
  PosixHost posix_;
  std::uint64_t clock_reads_ = 0;
};

}  // namespace loris
