#include "mona/answer_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>

namespace loris::mona {

namespace {

namespace fs = std::filesystem;

constexpr off_t kLargest = off_t{32} << 20;

std::string on_one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

}  // namespace

std::uint64_t checksum_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char one : text) {
    hash ^= static_cast<unsigned char>(one);
    hash *= 0x100000001b3u;
  }
  return hash;
}

std::optional<std::string> default_cache_directory() {
  const char* cache = std::getenv("XDG_CACHE_HOME");
  if (cache != nullptr && cache[0] == '/') return std::string(cache) + "/loris";
  const char* home = std::getenv("HOME");
  if (home != nullptr && home[0] == '/') return std::string(home) + "/.cache/loris";
  return std::nullopt;
}

bool is_plain_file(const std::string& path) {
  std::error_code none;
  return fs::symlink_status(path, none).type() == fs::file_type::regular;
}

std::string kept_path(const std::optional<std::string>& directory, const std::string& theory,
                      std::string_view ending) {
  if (!directory) return {};
  std::error_code unmade;  // writing says what is wrong
  fs::create_directories(*directory, unmade);
  return fmt::format("{}/mona-{}.{}", *directory, theory, ending);
}

AnswerFile::AnswerFile(const std::optional<std::string>& directory, const std::string& theory)
    : theory_(fmt::format("{:016x}", checksum_of(theory))) {
  path_ = kept_path(directory, theory_, "answers");
  if (!path_.empty()) read();
}

/// "yes CHECKSUM QUESTION"
std::string AnswerFile::line_of(const std::string& question, bool answer) const {
  const std::string word = answer ? "yes" : "no";
  return fmt::format("{} {:016x} {}", word, checksum_of(theory_ + word + question), question);
}

void AnswerFile::read() {
  if (!is_plain_file(path_)) return;
  std::ifstream in(path_, std::ios::binary);
  constexpr std::size_t kChecksum = 16;
  for (std::string line; std::getline(in, line);) {
    const std::size_t word = line.find(' ');
    if (word == std::string::npos || line.size() < word + 2 + kChecksum) continue;
    const std::string question = line.substr(word + 2 + kChecksum);
    const bool answer = line.compare(0, word, "yes") == 0;
    if (line == line_of(question, answer)) answers_[question] = answer;
  }
}

std::optional<bool> AnswerFile::find(const std::string& question) const {
  const auto found = answers_.find(on_one_line(question));
  return found == answers_.end() ? std::nullopt : std::optional(found->second);
}

/// Others may add to the same file at the same time: each line is written at once, to its end.
void AnswerFile::add(const std::string& question, bool answer) {
  const std::string key = on_one_line(question);
  answers_[key] = answer;
  if (path_.empty()) return;
  constexpr int kHow = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW;
  const int file = ::open(path_.c_str(), kHow, 0644);
  if (file < 0) {
    problem_ = errno == ELOOP ? "it is a symbolic link" : std::strerror(errno);
    return;
  }
  struct stat status = {};
  if (::fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
    problem_ = "it is not a regular file";
  } else if (status.st_size < kLargest) {
    const std::string line = line_of(key, answer) + '\n';
    const ssize_t written = ::write(file, line.data(), line.size());
    if (written != static_cast<ssize_t>(line.size()))
      problem_ = std::strerror(written < 0 ? errno : ENOSPC);
  }
  ::close(file);
}

}  // namespace loris::mona
