#include <fmt/format.h>

#include "cli/command_table.h"
#include "report/version.h"

namespace loris {

namespace {

constexpr const char* kReleased = "2026-11-17";

/// Text of a page: a hyphen stays one, and a line that begins with a dot is no request.
std::string roff(std::string_view text) {
  std::string made;
  bool begins_line = true;
  for (const char c : text) {
    if (begins_line && (c == '.' || c == '\'')) made += "\\&";
    begins_line = c == '\n';
    if (c == '-')
      made += "\\-";
    else if (c == '\\')
      made += "\\e";
    else
      made += c;
  }
  return made;
}

std::string option_text(const ShownOption& option) {
  std::string names;
  if (!option.short_name.empty()) names = "\\fB" + roff("-" + option.short_name) + "\\fR";
  if (!option.long_name.empty())
    names += (names.empty() ? "" : ", ") + ("\\fB" + roff("--" + option.long_name) + "\\fR");
  if (!option.is_flag()) names += " \\fI" + roff(option.value) + "\\fR";
  return fmt::format(".TP\n{}\n{}\n", names, roff(option.help));
}

std::string command_text(const ShownCommand& command) {
  std::string text = fmt::format(".SS \"loris {}\"\n{}.\n", roff(command.name), roff(command.help));
  std::string group;
  for (const ShownOption& option : command.options) {
    if (option.group != group && option.group != "Options")
      text += fmt::format(".PP\n\\fB{}\\fR\n", roff(option.group));
    group = option.group;
    text += option_text(option);
  }
  return text;
}

}  // namespace

std::string man_page(const std::vector<ShownCommand>& commands) {
  std::string text = fmt::format(
      ".TH LORIS 1 \"{1}\" \"loris {0}\" \"User Commands\"\n"
      ".SH NAME\nloris \\- symbolic execution of Java programs whose inputs are data structures\n"
      ".SH SYNOPSIS\n",
      roff(version()), kReleased);
  const char* separator = "";
  for (const ShownCommand& command : commands) {
    text += fmt::format("{}.B loris {}\n", separator, roff(command.name));
    if (!command.argument.empty()) text += fmt::format(".I {}\n", roff(command.argument));
    if (!command.options.empty()) text += ".RI [ options ]\n";
    separator = ".br\n";
  }
  text +=
      ".SH DESCRIPTION\n"
      "Loris explores every path of a Java method whose inputs are objects, not only numbers. It\n"
      "answers with a bug and the heap that triggers it, or with the statement that nothing is\n"
      "wrong for any input within the bounds. It reads class files and jars, as java does.\n"
      ".SH COMMANDS\n";
  for (const ShownCommand& command : commands) text += command_text(command);
  text +=
      ".SH \"EXIT STATUS\"\n"
      ".TP\n0\nnothing wrong within the bounds, and everything explored\n"
      ".TP\n1\nat least one violation\n"
      ".TP\n2\nbad usage, unreadable input, or a report that could not be written\n"
      ".TP\n3\nstopped by a limit or by something unsupported, so that the answer is incomplete\n"
      ".SH FILES\n.TP\nloris.toml\n"
      "in the working directory: the options of explore by their long names; the command line "
      "wins\n"
      ".SH ENVIRONMENT\n.TP\nNO_COLOR\nwhen it is set and not empty, nothing is coloured\n"
      ".TP\nJAVA_HOME\nthe JDK whose library is used, unless \\fB\\-\\-jdk\\fR names one\n";
  return text;
}

}  // namespace loris
