#include "classfile/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/input_error.h"

namespace loris {
namespace {

[[noreturn]] void fail(const std::string& path, std::string_view what) {
  throw InputError(fmt::format("{}: {}", path, what));
}

/// An open file that closes itself. Opening does not wait, so that a named pipe is seen for one.
class Descriptor {
 public:
  explicit Descriptor(const std::string& path)
      : fd_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  bool is_open() const { return fd_ >= 0; }
  int fd() const { return fd_; }

 private:
  int fd_;
};

std::size_t regular_file_size(const Descriptor& file, const std::string& path) {
  struct stat status {};
  if (::fstat(file.fd(), &status) != 0) fail(path, std::strerror(errno));
  if (!S_ISREG(status.st_mode)) fail(path, "not a regular file");
  return static_cast<std::size_t>(status.st_size);
}

}  // namespace

std::optional<std::vector<std::uint8_t>> read_file(const std::filesystem::path& path) {
  const Descriptor file(path);
  if (!file.is_open()) {
    if (errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG) return std::nullopt;
    fail(path, std::strerror(errno));
  }
  const std::size_t size = regular_file_size(file, path);
  if (size > kMaxFileSize) fail(path, fmt::format("{} bytes are too many for a class", size));
  std::vector<std::uint8_t> bytes(size);
  for (std::size_t done = 0; done < size;) {
    const ssize_t n = ::read(file.fd(), bytes.data() + done, size - done);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail(path, std::strerror(errno));
    if (n == 0) fail(path, "the file became shorter while it was read");
    done += static_cast<std::size_t>(n);
  }
  return bytes;
}

MappedFile::MappedFile(const std::string& path) {
  const Descriptor file(path);
  if (!file.is_open()) fail(path, std::strerror(errno));
  const std::size_t size = regular_file_size(file, path);
  if (size == 0) return;
  void* address = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.fd(), 0);
  if (address == MAP_FAILED) fail(path, std::strerror(errno));
  bytes_ = {static_cast<const std::uint8_t*>(address), size};
}

MappedFile::~MappedFile() {
  // The span is const because the mapping is read-only; munmap wants it otherwise.
  if (!bytes_.empty()) ::munmap(const_cast<std::uint8_t*>(bytes_.data()), bytes_.size());
}

}  // namespace loris
