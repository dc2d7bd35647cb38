#pragma once
#include <optional>
#include <string>

namespace loris::mona {

/// The automaton of one theory, as the program has written it, kept from run to run.
///
/// One file per theory, with a checksum. A file that is damaged, or cannot be read or written, only
/// costs time.
class AutomatonFile {
 public:
  /// None: nothing is kept.
  AutomatonFile(const std::optional<std::string>& directory, const std::string& theory);

  std::optional<std::string> read() const;
  /// False when it should be kept and is not.
  bool write(const std::string& automaton) const;
  /// Its path; empty when nothing is kept.
  const std::string& path() const { return path_; }

 private:
  std::string heading(const std::string& automaton) const;

  std::string theory_;  // its checksum
  std::string path_;
};

}  // namespace loris::mona
