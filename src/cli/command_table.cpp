#include "cli/command_table.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "cli/explore_options.h"
#include "cli/option_names.h"

namespace loris {

namespace {

/// Help is broken into lines for the terminal.
std::string in_one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

std::vector<std::string> names_of(const OptionNames& table) {
  std::vector<std::string> names;
  for (const OptionNames::Row& row : table.available) names.emplace_back(row.name);
  return names;
}

std::vector<std::string> names_for(const std::string& option) {
  if (option == "heap") return names_of(heap_names());
  if (option == "decide") return names_of(decider_names());
  if (option == "solver") return names_of(solver_names());
  if (option == "search") return names_of(search_names());
  return {};
}

Completes completion_of(const ShownOption& option) {
  if (!option.names.empty()) return Completes::Names;
  if (option.value.starts_with("DIR") || option.value == "HOME") return Completes::Directories;
  if (option.value.starts_with("FILE") || option.value.starts_with("P[")) return Completes::Files;
  return Completes::Nothing;
}

/// What the value of an option is called: the table of `explore` knows those of other commands too.
std::string value_of(const CLI::Option& option, const std::string& name) {
  if (option.get_expected_max() == 0 || option.get_type_size() == 0) return "";
  for (const ExploreOption& row : explore_options()) {
    if (row.name == name) return row.value;
  }
  return "VALUE";
}

ShownOption shown(const CLI::Option& option) {
  ShownOption made;
  if (!option.get_lnames().empty()) made.long_name = option.get_lnames().front();
  if (!option.get_snames().empty()) made.short_name = option.get_snames().front();
  const std::string& name = made.long_name.empty() ? made.short_name : made.long_name;
  made.value = value_of(option, name);
  made.help = in_one_line(option.get_description());
  made.group = option.get_group();
  made.names = names_for(name);
  made.completes = completion_of(made);
  return made;
}

void add_options(const CLI::App& command, ShownCommand& to) {
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) {
      to.argument = option->get_name(true);
      continue;
    }
    ShownOption made = shown(*option);
    const bool is_known =
        std::any_of(to.options.begin(), to.options.end(), [&](const ShownOption& other) {
          return other.long_name == made.long_name && other.short_name == made.short_name;
        });
    if (!is_known) to.options.push_back(std::move(made));
  }
}

}  // namespace

std::vector<ShownCommand> command_table(const CLI::App& app) {
  std::vector<ShownCommand> commands;
  for (const CLI::App* command : app.get_subcommands({})) {
    ShownCommand made{command->get_name(), in_one_line(command->get_description()), "", {}, {}};
    add_options(*command, made);
    for (const CLI::App* action : command->get_subcommands({})) {
      made.words.push_back(action->get_name());
      add_options(*action, made);
    }
    if (!made.words.empty()) made.argument = "ACTION";
    if (made.argument == "SHELL") made.words = completion_shells();
    commands.push_back(std::move(made));
  }
  return commands;
}

}  // namespace loris
