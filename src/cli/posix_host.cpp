#include "cli/posix_host.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>

namespace loris {

bool PosixHost::write(int fd, std::span<const std::uint8_t> bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(fd, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  return true;
}

std::int64_t PosixHost::read(int fd, std::uint8_t* bytes, std::size_t size) {
  ssize_t got;
  do {
    got = ::read(fd, bytes, size);
  } while (got < 0 && errno == EINTR);
  return got;
}

std::int64_t PosixHost::available(int fd) {
  int count = 0;
  return ioctl(fd, FIONREAD, &count) == 0 ? count : 0;
}

std::int64_t PosixHost::nano_time() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::nanoseconds>(now).count();
}

std::int64_t PosixHost::current_time_millis() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

}  // namespace loris
