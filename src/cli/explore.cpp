#include <unistd.h>

#include <iostream>

#include "cli/commands.h"
#include "cli/delivery.h"
#include "cli/interrupt.h"
#include "cli/progress_line.h"
#include "cli/terminal.h"
#include "exec/explore.h"

namespace loris {

int explore(const ExploreCommand& command) {
  catch_interrupts();
  const Terminal errors = terminal(STDERR_FILENO);
  ProgressLine progress(std::cerr, command.shows_progress && errors.is_terminal ? errors.width : 0,
                        command.options.time_limit_seconds);
  Result result = run_exploration(command.options, progress);
  progress.erase();
  result.paths_listed = command.options.list_paths;
  const Terminal shown = command.fills_output() ? errors : terminal(STDOUT_FILENO);
  const TextOptions style{command.verbosity, shown.has_colour, shown.width};
  return deliver(result, command, style, std::cout, std::cerr);
}

}  // namespace loris
