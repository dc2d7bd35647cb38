#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace loris::mona {

/// "$XDG_CACHE_HOME/loris", else "~/.cache/loris"; none when neither is known.
std::optional<std::string> default_cache_directory();

/// FNV-1a, of what is kept: a file that is damaged is not used.
std::uint64_t checksum_of(std::string_view text);

/// Whether it is a regular file and no symbolic link to one: nothing is kept anywhere else.
bool is_plain_file(const std::string& path);

/// Where something of a theory, by its checksum, is kept, in a directory that is made; empty for
/// none.
std::string kept_path(const std::optional<std::string>& directory, const std::string& theory,
                      std::string_view ending);

/// Answers to questions about one theory, remembered from run to run.
///
/// One file per theory, one line per answer, each with a checksum: what is damaged is asked again.
/// A file that cannot be read or written only costs time.
class AnswerFile {
 public:
  /// None: nothing is kept.
  AnswerFile(const std::optional<std::string>& directory, const std::string& theory);

  std::optional<bool> find(const std::string& question) const;
  void add(const std::string& question, bool answer);
  /// Its path; empty when nothing is kept.
  const std::string& path() const { return path_; }
  /// Why some answer was not kept, though it should have been; empty when all were.
  const std::string& problem() const { return problem_; }

 private:
  void read();
  std::string line_of(const std::string& question, bool answer) const;

  std::string path_, problem_;
  std::string theory_;  // its hash
  std::unordered_map<std::string, bool> answers_;
};

}  // namespace loris::mona
