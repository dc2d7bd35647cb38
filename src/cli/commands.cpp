#include "cli/commands.h"

#include <iostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/input_error.h"
#include "classfile/names.h"
#include "cli/command_table.h"
#include "cli/explore_usage.h"
#include "cli/hex_usage.h"
#include "cli/option_values.h"
#include "cli/sat_usage.h"
#include "report/version.h"

namespace loris {

namespace {

/// What is wrong with the choice of a command, if anything.
std::optional<std::string> command_problem(const CLI::App& app,
                                           const std::vector<std::string>& arguments) {
  const std::string given = arguments.size() < 2 ? "" : arguments[1];
  if (given.starts_with("-")) return std::nullopt;
  std::string expected;
  for (const CLI::App* command : app.get_subcommands({})) {
    if (command->get_name() == given) return std::nullopt;
    expected += (expected.empty() ? "" : ", ") + command->get_name();
  }
  if (given.empty())
    return "no command given, expected one of: " + expected + " (see loris --help)";
  return "there is no command '" + given + "', expected one of: " + expected +
         " (see loris --help)";
}

/// How many arguments are for Loris itself: all, but for exec only those up to the main class.
std::size_t arguments_of_loris(const std::vector<std::string>& arguments) {
  if (arguments.size() < 2 || arguments[1] != "exec") return arguments.size();
  for (std::size_t i = 2; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (argument == "-c" || argument == "--classpath" || argument == "--jdk")
      ++i;
    else if (argument.empty() || argument[0] != '-')
      return i + 1;
  }
  return arguments.size();
}

/// What is wrong with the arguments, in one line.
std::string usage_problem(const CLI::App& app, const CLI::ParseError& error) {
  if (dynamic_cast<const CLI::ExtrasError*>(&error) == nullptr) return error.what();
  const std::vector<std::string> extra = app.remaining(true);
  for (const std::string& argument : extra) {
    if (argument.starts_with("-")) return "there is no option " + argument;
  }
  return extra.empty() ? error.what() : "unexpected argument " + loris::quoted(extra.front());
}

/// What was printed counts only where it arrived.
int printed(int status) {
  std::cout << std::flush;
  if (!std::cout) throw InputError("cannot write to standard output");
  return status;
}

/// Usage errors are one line on stderr and status 2, as for all bad input.
int report(CLI::App& app, const CLI::ParseError& error, const std::string& first_argument) {
  if (error.get_exit_code() == 0) return printed(app.exit(error));
  const std::string problem = usage_problem(app, error);
  if (first_argument.starts_with("-"))
    std::cerr << fmt::format("loris: {} (see loris --help)\n", problem);
  else
    std::cerr << fmt::format("loris: {0}: {1} (see loris {0} --help)\n", first_argument, problem);
  return 2;
}

/// The part of the command line that `loris exec` reads.
class ExecUsage {
 public:
  explicit ExecUsage(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("exec", "run a program in the interpreter, as java -ea does");
    command->add_option("-c,--classpath", class_path_,
                        "directories, jars and class files, separated by ':'");
    command->add_option("--jdk", options_.jdk, "home of the JDK whose library is used");
    command->add_flag("--stats", options_.stats,
                      "print bytecodes, classes loaded and time to standard error");
    command->add_flag("-v,--verbose", options_.verbose,
                      "print the stack where something unsupported was met");
    command
        ->add_option("MAIN", options_.main_class, "main class; what follows it goes to the program")
        ->required();
  }

  ExecOptions options(std::vector<std::string> arguments) {
    options_.arguments = std::move(arguments);
    options_.class_path = split_path(class_path_);
    if (options_.class_path.empty()) options_.class_path = {"."};
    return options_;
  }

 private:
  ExecOptions options_;
  std::string class_path_;
};

int print(const std::string& text) {
  std::cout << text;
  return printed(0);
}

}  // namespace

int run_command(const std::vector<std::string>& arguments) {
  CLI::App app{"Loris: symbolic execution of Java programs whose inputs are data structures",
               "loris"};
  app.set_version_flag("--version", "loris " + std::string(version()));
  app.require_subcommand(1);
  const ExploreUsage explore_usage(app);
  ExecUsage exec_usage(app);
  SatUsage sat_usage(app);
  const HexUsage hex_usage(app);
  CLI::App* doctor_command = app.add_subcommand("doctor", "say what was found on this machine");
  std::optional<std::string> doctor_jdk;
  doctor_command->add_option("--jdk", doctor_jdk, "home of a JDK to look at");
  CLI::App* completion_command =
      app.add_subcommand("completion", "print the completion script for a shell");
  std::string shell;
  completion_command->add_option("SHELL", shell, "bash, zsh or fish")->required();
  CLI::App* man_command = app.add_subcommand("man", "print the manual page, for man -l -");

  if (const auto problem = command_problem(app, arguments)) throw InputError(*problem);
  const std::size_t ours = arguments_of_loris(arguments);
  // CLI11 wants the arguments in reverse, without the program's name.
  std::vector<std::string> reversed(arguments.rend() - static_cast<std::ptrdiff_t>(ours),
                                    arguments.rend() - 1);
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    return report(app, error, arguments[1]);
  }
  if (doctor_command->parsed()) return printed(doctor(doctor_jdk));
  if (completion_command->parsed()) return print(completion_script(command_table(app), shell));
  if (man_command->parsed()) return print(man_page(command_table(app)));
  if (sat_usage.is_used()) return sat_usage.run();
  if (hex_usage.is_used()) return hex_usage.run();
  if (explore_usage.is_used()) return explore(explore_usage.command("loris.toml"));
  return exec(
      exec_usage.options({arguments.begin() + static_cast<std::ptrdiff_t>(ours), arguments.end()}));
}

}  // namespace loris
