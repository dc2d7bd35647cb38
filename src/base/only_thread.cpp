#include "base/only_thread.h"

#include <dirent.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <ctime>

namespace loris {

namespace {

extern "C" void stand_still(int) {
  for (;;) ::pause();
}

// What follows runs beside threads that stand still anywhere, in malloc too: it calls the system
// alone.

void stop_other_threads(DIR* tasks) {
  const auto own = ::syscall(SYS_gettid);
  while (const dirent* task = ::readdir(tasks)) {
    const long thread = std::strtol(task->d_name, nullptr, 10);
    if (thread > 0 && thread != own) ::syscall(SYS_tgkill, ::getpid(), thread, SIGUSR2);
  }
}

[[noreturn]] void end_as(pid_t copy, bool (*is_interrupted)()) {
  bool was_told = false;
  int status = 0;
  while (::waitpid(copy, &status, WNOHANG) == 0) {
    if (!was_told && is_interrupted()) was_told = ::kill(copy, SIGTERM) == 0;
    const timespec pause{0, 2'000'000};
    ::nanosleep(&pause, nullptr);
  }
  ::_exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

}  // namespace

void become_only_thread(bool (*is_interrupted)()) {
  DIR* const tasks = ::opendir("/proc/self/task");
  struct sigaction still {};
  still.sa_handler = stand_still;
  ::sigaction(SIGUSR2, &still, nullptr);
  const bool was_interrupted = is_interrupted();
  const pid_t original = ::getpid();
  const pid_t copy = ::fork();
  if (copy < 0) return;
  if (copy == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != original) ::_exit(128 + SIGKILL);
    return;
  }
  if (tasks != nullptr) stop_other_threads(tasks);
  if (was_interrupted) end_as(copy, [] { return false; });
  end_as(copy, is_interrupted);
}

}  // namespace loris
