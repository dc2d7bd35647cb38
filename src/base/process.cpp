#include "base/process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <thread>

#include <fmt/format.h>

#include "base/input_error.h"

namespace loris {

namespace {

using Clock = std::chrono::steady_clock;

/// In a group of its own, so that it can be ended with its children.
pid_t start(const std::vector<std::string>& command, const std::string& output_file) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, output_file.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0666);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  std::vector<std::string> words = command;
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t process = 0;
  const int error =
      posix_spawnp(&process, arguments[0], &files, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0)
    throw InputError(fmt::format("cannot run {}: {}", command[0], std::strerror(error)));
  return process;
}

void limit_memory(pid_t process, std::uint64_t bytes) {
  const rlimit limit{bytes, bytes};
  ::prlimit(process, RLIMIT_AS, &limit, nullptr);  // fails when it has ended already
}

int status_of(int waited) {
  return WIFEXITED(waited) ? WEXITSTATUS(waited) : 128 + WTERMSIG(waited);
}

}  // namespace

ProcessEnd run_process(const std::vector<std::string>& command, const std::string& output_file,
                       double seconds, const std::function<bool()>& go_on,
                       std::uint64_t memory_bytes) {
  // Often at first, for a program that is done at once.
  constexpr std::chrono::microseconds kSoonest{100}, kLatest{5000};
  std::chrono::microseconds pause = kSoonest;
  const pid_t process = start(command, output_file);
  if (memory_bytes != 0) limit_memory(process, memory_bytes);
  const auto deadline = Clock::now() + std::chrono::duration<double>(seconds);
  ProcessEnd end;
  int waited = 0;
  while (::waitpid(process, &waited, WNOHANG) == 0) {
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 5 / 4, kLatest);
    end.timed_out = Clock::now() > deadline;
    end.interrupted = !end.timed_out && !go_on();
    if (!end.timed_out && !end.interrupted) continue;
    ::kill(-process, SIGKILL);
    ::waitpid(process, &waited, 0);
    break;
  }
  end.status = status_of(waited);
  return end;
}

TemporaryDirectory::TemporaryDirectory() {
  std::error_code none;
  const std::filesystem::path base = std::filesystem::temp_directory_path(none);
  path_ = (none ? std::filesystem::path("/tmp") : base) / "loris-XXXXXX";
  if (::mkdtemp(path_.data()) == nullptr)
    throw InputError(fmt::format("cannot make {}: {}", path_, std::strerror(errno)));
}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace loris
