#include "cli/interrupt.h"

#include <csignal>
#include <initializer_list>

namespace loris {

namespace {

// A signal handler can reach nothing but a variable of this kind.
volatile std::sig_atomic_t interrupted = 0;

extern "C" void note_interrupt(int) { interrupted = 1; }

}  // namespace

void catch_interrupts() {
  for (const int signal : {SIGINT, SIGTERM}) {
    struct sigaction action {};
    sigaction(signal, nullptr, &action);
    // A shell that runs us in the background has chosen to ignore Ctrl-C for us.
    if (action.sa_handler == SIG_IGN) continue;
    action = {};
    action.sa_handler = note_interrupt;
    // SA_RESETHAND: the second one finds the default, which kills.
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    sigaction(signal, &action, nullptr);
  }
}

bool is_interrupted() { return interrupted != 0; }

}  // namespace loris
