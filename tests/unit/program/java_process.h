#pragma once
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace loris::test {

/// A directory that is removed with this object.
class TemporaryDirectory {
 public:
  TemporaryDirectory();
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// The folder of Java files below tests/unit/program, wherever the test is run.
std::filesystem::path java_sources(const std::string& folder);

std::vector<std::uint8_t> read_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, const std::vector<std::uint8_t>& bytes);

/// The javac and java of one JDK.
class JavaTools {
 public:
  /// Those on the path.
  JavaTools() = default;
  explicit JavaTools(const std::filesystem::path& home) : bin_(home / "bin") {}

  /// Throws std::runtime_error with what javac says when it fails.
  void compile(const std::vector<std::filesystem::path>& sources,
               const std::filesystem::path& classes, const std::string& options = "") const;
  /// What the program prints to both streams. Throws std::runtime_error with it when the program
  /// fails.
  std::string run(const std::filesystem::path& classes, const std::string& arguments,
                  const std::string& options = "") const;

 private:
  std::string tool(const std::string& name) const;

  std::filesystem::path bin_;
};

/// An installed JDK of at least this feature release, and which it is.
struct NewerJdk {
  JavaTools tools;
  int feature;
};
std::optional<NewerJdk> find_newer_jdk(int feature);

}  // namespace loris::test
