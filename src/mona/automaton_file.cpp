#include "mona/automaton_file.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fmt/format.h>

#include "mona/answer_file.h"

namespace loris::mona {

namespace fs = std::filesystem;

AutomatonFile::AutomatonFile(const std::optional<std::string>& directory, const std::string& theory)
    : theory_(fmt::format("{:016x}", checksum_of(theory))),
      path_(kept_path(directory, theory_, "automaton")) {}

std::string AutomatonFile::heading(const std::string& automaton) const {
  return fmt::format("loris {:016x}\n", checksum_of(theory_ + automaton));
}

std::optional<std::string> AutomatonFile::read() const {
  if (path_.empty() || !is_plain_file(path_)) return std::nullopt;
  std::ifstream in(path_, std::ios::binary);
  std::string first;
  std::getline(in, first);
  const std::string automaton{std::istreambuf_iterator<char>(in), {}};
  return first + '\n' == heading(automaton) ? std::optional(automaton) : std::nullopt;
}

/// Others may write the same file at the same time: it appears whole. What is there under its name
/// is replaced only if it is a file that was kept.
bool AutomatonFile::write(const std::string& automaton) const {
  if (path_.empty()) return true;
  std::error_code error;
  if (fs::symlink_status(path_, error).type() != fs::file_type::not_found && !is_plain_file(path_))
    return false;
  std::string made = path_ + ".XXXXXX";
  const int file = ::mkstemp(made.data());
  if (file < 0) return false;
  ::close(file);
  std::ofstream out(made, std::ios::binary);
  out << heading(automaton) << automaton;
  out.close();
  if (out) fs::rename(made, path_, error);
  if (out && !error) return true;
  fs::remove(made, error);
  return false;
}

}  // namespace loris::mona
