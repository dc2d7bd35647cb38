#include "cli/infer_usage.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <iostream>

#include "base/input_error.h"
#include "cli/interrupt.h"
#include "cli/progress_line.h"
#include "cli/terminal.h"
#include "infer/infer.h"

namespace loris {

namespace {

constexpr std::array<std::string_view, 13> kOptions{
    "classpath", "jdk",        "pre",          "n",   "k", "objects", "range", "types", "max-loop",
    "max-calls", "time-limit", "memory-limit", "jobs"};

}  // namespace

InferUsage::InferUsage(CLI::App& hex)
    : command_(hex.add_subcommand("infer",
                                  "propose rules that hold in all heaps that a "
                                  "precondition accepts within a bound")),
      table_(explore_options()) {
  std::erase_if(table_, [](const ExploreOption& option) {
    return std::find(kOptions.begin(), kOptions.end(), option.name) == kOptions.end();
  });
  values_.resize(table_.size());
  command_->add_option("TARGET", target_, "pkg.Class.method that the rules are for")->required();
  for (std::size_t i = 0; i < table_.size(); ++i)
    command_->add_option(table_[i].flags(), values_[i], table_[i].help)
        ->option_text(table_[i].value)
        ->allow_extra_args(false);
}

int InferUsage::run() const {
  std::vector<GivenOption> given;
  for (std::size_t i = 0; i < table_.size(); ++i) {
    if (!values_[i].empty()) given.push_back({&table_[i], table_[i].shown_name(), values_[i]});
  }
  const ExploreCommand command = make_command(target_, {}, given);
  if (command.options.pre.size() != 1)
    throw InputError("hex infer: give the precondition with one --pre");
  catch_interrupts();
  const Terminal errors = terminal(STDERR_FILENO);
  ProgressLine progress(std::cerr, errors.is_terminal ? errors.width : 0,
                        command.options.time_limit_seconds);
  const infer::Inferred inferred = infer::infer_rules(command.options, progress);
  progress.erase();
  std::cout << inferred.text << std::flush;
  if (!std::cout) throw InputError("cannot write to standard output");
  if (inferred.unsure.empty()) return 0;
  std::cerr << "loris: some heaps may be missing: " << inferred.unsure << '\n';
  return 3;
}

}  // namespace loris
