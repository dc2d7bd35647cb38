#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace loris {

/// The sources of the program, as far as `--source` leads to them. Paths are those of traces:
/// "com/example/Bst.java".
class SourceFiles {
 public:
  explicit SourceFiles(std::vector<std::string> roots) : roots_(std::move(roots)) {}

  /// Where the file is; none when no root has it.
  std::optional<std::string> find(const std::string& path);
  /// A line of it, the first is 1, without what ends it; none when it is not there.
  std::optional<std::string> line(const std::string& path, std::uint32_t number);
  /// All of its lines; none when it is not there or cannot be read.
  const std::vector<std::string>* lines(const std::string& path);

 private:
  std::vector<std::string> roots_;
  std::map<std::string, std::optional<std::string>> found_;
  std::map<std::string, std::optional<std::vector<std::string>>> lines_;
};

}  // namespace loris
