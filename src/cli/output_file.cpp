#include "cli/output_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>

#include "base/input_error.h"

namespace loris {

namespace {

[[noreturn]] void fail(const std::string& path, int error) {
  throw InputError(fmt::format("cannot write {}: {}", path, std::strerror(error)));
}

/// False with errno set when the stream has failed; closing it is where a full disk may show. The
/// first failure ends it: what is done after that would leave another errno.
bool write_and_close(std::ofstream& out, const std::function<void(std::ostream&)>& write) {
  if (!out.is_open()) return false;
  errno = 0;
  try {
    out.exceptions(std::ios::badbit | std::ios::failbit);
    write(out);
    out.close();
  } catch (const std::ios::failure&) {
    if (errno == 0) errno = EIO;
    return false;
  }
  return true;
}

/// A new file beside the path that nobody else has, as readable as any that the user makes.
std::string make_temporary(const std::string& path) {
  std::string name = path + ".XXXXXX";
  const int descriptor = ::mkstemp(name.data());
  if (descriptor < 0) fail(path, errno);
  const mode_t mask = ::umask(0);
  ::umask(mask);
  ::fchmod(descriptor, 0666 & ~mask);
  ::close(descriptor);
  return name;
}

}  // namespace

void write_file(const std::string& path, const std::function<void(std::ostream&)>& write) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    std::ofstream out(path, std::ios::binary);
    if (!write_and_close(out, write)) fail(path, errno);
    return;
  }
  // A link stays one: what it leads to is replaced.
  fs::path real = path;
  if (fs::is_symlink(path, ignored)) real = fs::weakly_canonical(path, ignored);
  const std::string temporary = make_temporary(real.string());
  std::ofstream out(temporary, std::ios::binary);
  if (!write_and_close(out, write) || ::rename(temporary.c_str(), real.c_str()) != 0) {
    const int error = errno;
    ::unlink(temporary.c_str());
    fail(path, error);
  }
}

void make_directory(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) throw InputError(fmt::format("cannot make {}: {}", path, error.message()));
}

}  // namespace loris
