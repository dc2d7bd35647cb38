#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loris {

/// What the program under the interpreter sees of the machine. Tests pass their own.
class Host {
 public:
  virtual ~Host() = default;
  /// Writes all bytes to a file descriptor; false when that fails.
  virtual bool write(int fd, std::span<const std::uint8_t> bytes) = 0;
  /// Reads at most size bytes; 0 at the end, negative when it fails.
  virtual std::int64_t read(int fd, std::uint8_t* bytes, std::size_t size) = 0;
  /// Bytes that can be read without waiting, as far as is known.
  virtual std::int64_t available(int fd) = 0;
  struct FileInfo {
    bool is_regular, is_directory;
    std::int64_t size, modified_millis;
  };
  /// Nothing when there is no such file.
  virtual std::optional<FileInfo> file_info(const std::string& path) = 0;
  /// The path without symbolic links and dots; what does not exist stays as it is.
  virtual std::string canonical_path(const std::string& path) = 0;
  /// As access(2): the mode is a sum of 4 read, 2 write, 1 execute.
  virtual bool may_access(const std::string& path, int mode) = 0;
  /// Names in a directory, sorted; nothing when it is none.
  virtual std::optional<std::vector<std::string>> list_directory(const std::string& path) = 0;
  /// "Europe/Paris"
  virtual std::string time_zone() = 0;
  /// A file descriptor, negative when that fails.
  virtual int open_for_reading(const std::string& path) = 0;
  virtual void close(int fd) = 0;
  virtual std::vector<std::pair<std::string, std::string>> environment() = 0;
  virtual std::int64_t nano_time() = 0;
  virtual std::int64_t current_time_millis() = 0;
};

/// How the program was started.
struct ProgramOptions {
  std::string java_home, java_version;
  std::string class_path;                         // as given, for java.class.path
  std::map<std::string, std::string> properties;  // further system properties
  /// Whether all Strings keep their characters in UTF-16, as with -XX:-CompactStrings.
  bool wide_texts = false;
};

}  // namespace loris
