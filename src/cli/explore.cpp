#include <unistd.h>

#include <algorithm>
#include <chrono>
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
#include "cli/writing_cost.h"
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

/// Shows progress, and knows how results are written.
class CommandWatch final : public ExplorationWatch {
 public:
  CommandWatch(ProgressLine& line, const ExploreCommand& command) : line_(line), sample_(command) {}

  bool keep_going(const Progress& progress) override { return line_.keep_going(progress); }
  WritingCost cost_of_writing(const std::vector<PathResult>& paths,
                              const std::string& target) override {
    return sample_.cost(paths, target);
  }

 private:
  ProgressLine& line_;
  WritingSample sample_;
};

/// When what follows the exploration has to give way to writing. Running tests has its own time.
Deadline deadline_of(const ExploreCommand& command, Deadline start) {
  constexpr double kLate = 0.3, kShare = 0.04;
  const auto& limit = command.options.time_limit_seconds;
  if (!limit) return Deadline::max();
  // Ten years are enough, and the clock can count them.
  constexpr double kMost = 3e8;
  const std::chrono::duration<double> left(std::min(kMost, *limit * (1 + kShare) + kLate));
  return start + std::chrono::duration_cast<Deadline::duration>(left);
}

/// What an interrupt has found must be written within two seconds.
void make_fit(Result& result) {
  constexpr double kSeconds = 0.8;
  if (result.interrupted) fit_into(result, kSeconds);
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
  const Deadline deadline = deadline_of(command, std::chrono::steady_clock::now());
  const Terminal errors = terminal(STDERR_FILENO);
  ProgressLine progress(std::cerr, command.shows_progress && errors.is_terminal ? errors.width : 0,
                        command.options.time_limit_seconds);
  CommandWatch watch(progress, command);
  const Terminal shown = command.fills_output() ? errors : terminal(STDOUT_FILENO);
  const TextOptions style{command.verbosity, shown.has_colour, shown.width};
  int tested = 0;
  if (is_batch(command)) {
    refuse_options_of_one(command);
    BatchRun batch(command);
    std::vector<Explored> explored = batch.explore(watch);
    const bool are_threads_left = std::any_of(
        explored.begin(), explored.end(), [](const Explored& one) { return one.result.abandoned; });
    end_exploring(progress, are_threads_left);
    ExploreCommand own = command;  // contracts are those of the method
    for (std::size_t i = 0; i < batch.jobs().size(); ++i) {
      Explored& one = explored[i];
      own.options = batch.jobs()[i];
      one.result.paths_listed = command.lists_paths;
      make_fit(one.result);
      if (one.error.empty())
        tested = std::max(tested, deliver_tests(one.result, one.target, own, deadline, std::cerr));
    }
    const int delivered = deliver_batch(explored, command, style, deadline, std::cout, std::cerr);
    const int status = tested == 2 ? 2 : delivered;
    if (are_threads_left) leave(status);
    return status;
  }
  Result result = run_exploration(command.options, watch);
  end_exploring(progress, result.abandoned);
  result.paths_listed = command.lists_paths;
  make_fit(result);
  tested = deliver_tests(result, command.options.target, command, deadline, std::cerr);
  const int delivered = deliver(result, command, style, deadline, std::cout, std::cerr);
  const int status = tested == 2 ? 2 : delivered;
  if (result.abandoned) leave(status);
  return status;
}

}  // namespace loris
