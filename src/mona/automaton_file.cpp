#include "mona/automaton_file.h"

#include <unistd.h>

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
  std::error_code none;
  if (path_.empty() || !fs::is_regular_file(path_, none)) return std::nullopt;
  std::ifstream in(path_, std::ios::binary);
  std::string first;
  std::getline(in, first);
  const std::string automaton{std::istreambuf_iterator<char>(in), {}};
  return first + '\n' == heading(automaton) ? std::optional(automaton) : std::nullopt;
}

/// Others may write the same file at the same time: it appears whole.
bool AutomatonFile::write(const std::string& automaton) const {
  if (path_.empty()) return true;
  const std::string made = fmt::format("{}.{}", path_, ::getpid());
  std::ofstream out(made, std::ios::binary);
  out << heading(automaton) << automaton;
  out.close();
  std::error_code error;
  if (out) fs::rename(made, path_, error);
  if (out && !error) return true;
  fs::remove(made, error);
  return false;
}

}  // namespace loris::mona
