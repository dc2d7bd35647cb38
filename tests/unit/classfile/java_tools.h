#pragma once
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace loris::test {

struct JavaSource {
  std::string file;  // "Node.java"
  std::string text;
};

/// Runs HOME/bin/TOOL of the JDK under test, or throws with what it printed.
void run_tool(const std::string& tool, const std::vector<std::string>& arguments);

/// A directory that `fill` filled. It is kept under the temporary directory by `key`, which must
/// say everything that its content depends on, so that many test processes fill it once.
std::filesystem::path directory_filled_once(
    const std::string& key, const std::function<void(const std::filesystem::path&)>& fill);

/// The classes of the sources, compiled by javac with the options; a directory for the class path.
std::filesystem::path compile_java(const std::vector<JavaSource>& sources,
                                   const std::vector<std::string>& options = {"-g"});

/// A directory that is removed with its content at the end of the scope.
class TemporaryDirectory {
 public:
  TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  ~TemporaryDirectory();
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

std::vector<std::uint8_t> bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::vector<std::uint8_t>& bytes);
void write_text(const std::filesystem::path& file, const std::string& text);

/// What an InputError says that `action` throws; "no InputError" when it throws none.
std::string input_error_of(const std::function<void()>& action);

}  // namespace loris::test
