#include "interp/posix_host.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>

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

std::optional<Host::FileInfo> PosixHost::file_info(const std::string& path) {
  struct stat info {};
  if (::stat(path.c_str(), &info) != 0) return std::nullopt;
  const std::int64_t millis =
      std::int64_t{info.st_mtim.tv_sec} * 1000 + info.st_mtim.tv_nsec / 1'000'000;
  return FileInfo{S_ISREG(info.st_mode), S_ISDIR(info.st_mode), info.st_size, millis};
}

std::string PosixHost::canonical_path(const std::string& path) {
  std::error_code error;
  const std::filesystem::path canonical = std::filesystem::weakly_canonical(path, error);
  return error ? path : canonical.string();
}

bool PosixHost::may_access(const std::string& path, int mode) {
  return ::access(path.c_str(), mode) == 0;
}

std::optional<std::vector<std::string>> PosixHost::list_directory(const std::string& path) {
  std::error_code error;
  std::vector<std::string> names;
  for (std::filesystem::directory_iterator at(path, error), end; !error && at != end;
       at.increment(error)) {
    names.push_back(at->path().filename().string());
  }
  if (error) return std::nullopt;
  std::sort(names.begin(), names.end());
  return names;
}

std::string PosixHost::time_zone() {
  if (const char* zone = std::getenv("TZ"); zone != nullptr && *zone != '\0')
    return *zone == ':' ? zone + 1 : zone;
  std::string name;
  if (std::ifstream("/etc/timezone") >> name) return name;
  std::error_code error;
  const std::string link = std::filesystem::read_symlink("/etc/localtime", error).string();
  constexpr std::string_view kZones = "zoneinfo/";
  const std::size_t at = link.find(kZones);
  return error || at == std::string::npos ? "UTC" : link.substr(at + kZones.size());
}

int PosixHost::open_for_reading(const std::string& path) {
  return ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
}

void PosixHost::close(int fd) { ::close(fd); }

std::vector<std::pair<std::string, std::string>> PosixHost::environment() {
  std::vector<std::pair<std::string, std::string>> variables;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string text = *entry;
    const std::size_t equals = text.find('=', 1);
    if (equals != std::string::npos)
      variables.emplace_back(text.substr(0, equals), text.substr(equals + 1));
  }
  return variables;
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
