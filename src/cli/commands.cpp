#include "cli/commands.h"

#include <iostream>

#include <CLI/CLI.hpp>

#include "base/input_error.h"

namespace loris {

namespace {

constexpr const char* kVersion = "loris 0.1.0";

std::vector<std::string> split_path(const std::string& path) {
  std::vector<std::string> entries;
  std::size_t start = 0;
  while (start <= path.size()) {
    const std::size_t end = std::min(path.find(':', start), path.size());
    if (end > start) entries.push_back(path.substr(start, end - start));
    start = end + 1;
  }
  return entries;
}

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

/// Usage errors are one line on stderr and status 2, as for all bad input.
int report(CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);
  std::cerr << "loris: " << error.what() << " (see loris --help)\n";
  return 2;
}

}  // namespace

int run_command(const std::vector<std::string>& arguments) {
  CLI::App app{"Loris: symbolic execution of Java programs whose inputs are data structures",
               "loris"};
  app.set_version_flag("--version", kVersion);
  app.require_subcommand(1);

  ExecOptions options;
  std::string class_path;
  CLI::App* exec_command =
      app.add_subcommand("exec", "run a program in the interpreter, as java -ea does");
  exec_command->add_option("-c,--classpath", class_path,
                           "directories, jars and class files, separated by ':'");
  exec_command->add_option("--jdk", options.jdk, "home of the JDK whose library is used");
  exec_command->add_flag("--stats", options.stats,
                         "print bytecodes, classes loaded and time to standard error");
  exec_command->add_flag("-v,--verbose", options.verbose,
                         "print the stack where something unsupported was met");
  exec_command
      ->add_option("MAIN", options.main_class, "main class; what follows it goes to the program")
      ->required();

  CLI::App* doctor_command = app.add_subcommand("doctor", "say what was found on this machine");
  std::optional<std::string> doctor_jdk;
  doctor_command->add_option("--jdk", doctor_jdk, "home of a JDK to look at");

  if (const auto problem = command_problem(app, arguments)) throw InputError(*problem);
  const std::size_t ours = arguments_of_loris(arguments);
  options.arguments.assign(arguments.begin() + static_cast<std::ptrdiff_t>(ours), arguments.end());
  // CLI11 wants the arguments in reverse, without the program's name.
  std::vector<std::string> reversed(arguments.rend() - static_cast<std::ptrdiff_t>(ours),
                                    arguments.rend() - 1);
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    return report(app, error);
  }
  if (doctor_command->parsed()) return doctor(doctor_jdk);
  options.class_path = split_path(class_path);
  if (options.class_path.empty()) options.class_path = {"."};
  return exec(options);
}

}  // namespace loris
