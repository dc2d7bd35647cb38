#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include <fmt/format.h>

#include "base/input_error.h"
#include "base/only_thread.h"
#include "cli/batch_run.h"
#include "cli/commands.h"
#include "cli/delivery.h"
#include "cli/interrupt.h"
#include "cli/progress_line.h"
#include "cli/terminal.h"
#include "cli/test_delivery.h"
#include "exec/batch.h"
#include "exec/explore.h"
#include "exec/target_pattern.h"

namespace loris {

namespace {

/// Whether several explorations are asked for; the form of what is written depends on it, not on
/// how many there are.
bool is_batch(const ExploreCommand& command) {
  return is_target_pattern(command.options.target) || command.heaps.size() > 1 ||
         command.deciders.size() > 1;
}

/// What is about one path has no meaning for several explorations.
void refuse_options_of_one(const ExploreCommand& command) {
  const char* option = command.dot            ? "--dot"
                       : command.explains     ? "--explain"
                       : command.options.path ? "--path"
                                              : nullptr;
  if (option != nullptr)
    throw InputError(fmt::format(
        "{} is about one path: it takes one method, one --heap and one --decide", option));
  if ((command.tests || command.replay) &&
      (command.heaps.size() > 1 || command.deciders.size() > 1))
    throw InputError(fmt::format("{} takes one --heap and one --decide: others name paths alike",
                                 command.tests ? "--tests" : "--replay"));
}

/// Threads that were given up must not see the end of what they use.
[[noreturn]] void leave(int status) {
  std::cout.flush();
  std::cerr.flush();
  std::_Exit(status);
}

/// From here on nothing but results is written.
void end_exploring(ProgressLine& progress, bool are_threads_left) {
  progress.erase();
  std::cout.flush();
  std::cerr.flush();
  if (are_threads_left) become_only_thread(is_interrupted);
}

}  // namespace

int explore(const ExploreCommand& command) {
  catch_interrupts();
  const Terminal errors = terminal(STDERR_FILENO);
  ProgressLine progress(std::cerr, command.shows_progress && errors.is_terminal ? errors.width : 0,
                        command.options.time_limit_seconds);
  const Terminal shown = command.fills_output() ? errors : terminal(STDOUT_FILENO);
  const TextOptions style{command.verbosity, shown.has_colour, shown.width};
  int tested = 0;
  if (is_batch(command)) {
    refuse_options_of_one(command);
    BatchRun batch(command);
    std::vector<Explored> explored = batch.explore(progress);
    const bool are_threads_left = std::any_of(
        explored.begin(), explored.end(), [](const Explored& one) { return one.result.abandoned; });
    end_exploring(progress, are_threads_left);
    ExploreCommand own = command;  // contracts are those of the method
    for (std::size_t i = 0; i < batch.jobs().size(); ++i) {
      Explored& one = explored[i];
      own.options = batch.jobs()[i];
      one.result.paths_listed = command.lists_paths;
      if (one.error.empty())
        tested = std::max(tested, deliver_tests(one.result, one.target, own, std::cerr));
    }
    const int delivered = deliver_batch(explored, command, style, std::cout, std::cerr);
    const int status = tested == 2 ? 2 : delivered;
    if (are_threads_left) leave(status);
    return status;
  }
  Result result = run_exploration(command.options, progress);
  end_exploring(progress, result.abandoned);
  result.paths_listed = command.lists_paths;
  tested = deliver_tests(result, command.options.target, command, std::cerr);
  const int delivered = deliver(result, command, style, std::cout, std::cerr);
  const int status = tested == 2 ? 2 : delivered;
  if (result.abandoned) leave(status);
  return status;
}

}  // namespace loris
