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

/// Usage errors are one line on stderr and status 2, as for all bad input.
int report(CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);
  std::cerr << "loris: " << error.what() << " (see loris --help)\n";
  return 2;
}

}  // namespace

int run_command(const std::vector<std::string>& arguments) {
  CLI::App app{"Loris: symbolic execution of Java programs whose inputs are data structures", "loris"};
  app.set_version_flag("--version", kVersion);
  app.require_subcommand(1);

  ExecOptions options;
  std::string class_path;
  std::vector<std::string> rest;
  CLI::App* exec_command = app.add_subcommand("exec", "run a program in the interpreter, as java -ea does");
  exec_command->add_option("-c,--classpath", class_path, "directories, jars and class files, separated by ':'");
  exec_command->add_option("--jdk", options.jdk, "home of the JDK whose library is used");
  exec_command->add_flag("--stats", options.stats, "print bytecodes, classes loaded and time to standard error");
  exec_command->add_option("MAIN", rest, "main class, then its arguments")->required();
  exec_command->prefix_command();

  CLI::App* doctor_command = app.add_subcommand("doctor", "say what was found on this machine");
  std::optional<std::string> doctor_jdk;
  doctor_command->add_option("--jdk", doctor_jdk, "home of a JDK to look at");

  // CLI11 wants the arguments in reverse.
  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend() - 1);
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    return report(app, error);
  }
  if (doctor_command->parsed()) return doctor(doctor_jdk);
  options.class_path = split_path(class_path);
  if (options.class_path.empty()) options.class_path = {"."};
  const std::vector<std::string> remaining = exec_command->remaining();
  rest.insert(rest.end(), remaining.begin(), remaining.end());
  options.main_class = rest.front();
  options.arguments.assign(rest.begin() + 1, rest.end());
  return exec(options);
}

}  // namespace loris
