#include "report/graphviz.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include <fmt/format.h>

namespace loris {

namespace {

namespace fs = std::filesystem;

/// A directory that is gone when its owner is.
class ScratchDirectory {
 public:
  ScratchDirectory() {
    std::error_code ignored;
    std::string name = (fs::temp_directory_path(ignored) / "loris-XXXXXX").string();
    if (::mkdtemp(name.data()) != nullptr) path_ = name;
  }
  ~ScratchDirectory() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  ScratchDirectory(const ScratchDirectory&) = delete;
  ScratchDirectory& operator=(const ScratchDirectory&) = delete;

  std::string file(const char* name) const { return (path_ / name).string(); }

 private:
  fs::path path_;
};

/// The exit status, or none after that many seconds.
std::optional<int> wait_for(pid_t process, double seconds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  int status = 0;
  for (;;) {
    const pid_t done = ::waitpid(process, &status, WNOHANG);
    if (done == process) return status;
    if (done < 0 && errno != EINTR) return std::nullopt;
    if (std::chrono::steady_clock::now() > end) {
      ::kill(process, SIGKILL);
      ::waitpid(process, &status, 0);
      return std::nullopt;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
}

/// Runs dot on a file, quietly; false with the reason when it did not do it.
bool run_dot(const std::string& in, const std::string& out, double seconds, std::string& why) {
  // Not -o: of several graphs, only the first goes there.
  const char* arguments[] = {"dot", "-Tsvg", in.c_str(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t process = 0;
  const int failed = ::posix_spawnp(&process, "dot", &actions, nullptr,
                                    const_cast<char* const*>(arguments), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) {
    why = failed == ENOENT ? "Graphviz is not installed (there is no program dot)"
                           : fmt::format("dot could not be started: {}", std::strerror(failed));
    return false;
  }
  const std::optional<int> status = wait_for(process, seconds);
  if (!status) why = fmt::format("dot took longer than {:.0f} s", seconds);
  if (status && *status != 0) why = "dot failed";
  return status && *status == 0;
}

/// Drops from `begin` to `end`, wherever that is met.
void drop(std::string& text, std::string_view begin, std::string_view end) {
  std::string kept;
  std::size_t at = 0;
  for (;;) {
    const std::size_t from = text.find(begin, at);
    if (from == std::string::npos) break;
    const std::size_t to = text.find(end, from + begin.size());
    if (to == std::string::npos) break;
    kept.append(text, at, from - at);
    at = to + end.size();
  }
  text = kept.append(text, at);
}

}  // namespace

std::vector<std::string> svg_elements(const std::string& printed) {
  constexpr std::string_view kEnd = "</svg>";
  std::vector<std::string> elements;
  std::size_t at = 0;
  while ((at = printed.find("<svg", at)) != std::string::npos) {
    const std::size_t end = printed.find(kEnd, at);
    if (end == std::string::npos) break;
    std::string svg = printed.substr(at, end + kEnd.size() - at);
    drop(svg, "<!--", "-->");
    drop(svg, "<title>", "</title>");
    drop(svg, " font-family=\"", "\"");
    drop(svg, " xmlns:xlink=\"", "\"");
    std::string line;
    for (const char c : svg) line += c == '\n' ? ' ' : c;
    elements.push_back(std::move(line));
    at = end;
  }
  return elements;
}

std::optional<std::vector<std::string>> lay_out_graphs(const std::vector<std::string>& dots,
                                                       double seconds, std::string& why) {
  if (dots.empty()) return std::vector<std::string>{};
  const ScratchDirectory scratch;
  const std::string in = scratch.file("heaps.dot"), out = scratch.file("heaps.svg");
  {
    std::ofstream file(in, std::ios::binary);
    for (const std::string& dot : dots) file << dot;
    file.close();
    if (file.fail()) {
      why = "no room for temporary files";
      return std::nullopt;
    }
  }
  if (!run_dot(in, out, seconds, why)) return std::nullopt;
  std::ifstream file(out, std::ios::binary);
  std::ostringstream printed;
  printed << file.rdbuf();
  std::vector<std::string> pictures = svg_elements(printed.str());
  if (pictures.size() == dots.size()) return pictures;
  why = "dot did not draw every heap";
  return std::nullopt;
}

}  // namespace loris
