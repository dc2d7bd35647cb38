#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/input_error.h"
#include "classfile/names.h"
#include "cli/command_table.h"

namespace loris {

namespace {

using Commands = std::vector<ShownCommand>;

std::vector<std::string> spellings(const ShownOption& option) {
  std::vector<std::string> words;
  if (!option.short_name.empty()) words.push_back("-" + option.short_name);
  if (!option.long_name.empty()) words.push_back("--" + option.long_name);
  return words;
}

/// A shell shows one line; what each of the names means is in the help.
std::string short_help(const ShownOption& option) {
  return option.names.empty() ? option.help : option.help.substr(0, option.help.find(';'));
}

std::string names_of(const Commands& commands) {
  std::vector<std::string> names;
  for (const ShownCommand& command : commands) names.push_back(command.name);
  return fmt::format("{}", fmt::join(names, " "));
}

// --- bash

std::string bash_values(const ShownOption& option) {
  switch (option.completes) {
    case Completes::Names:
      return fmt::format("COMPREPLY=($(compgen -W '{}' -- \"$word\"))",
                         fmt::join(option.names, " "));
    case Completes::Files: return "compopt -o default; COMPREPLY=()";
    case Completes::Directories: return "COMPREPLY=($(compgen -d -- \"$word\"))";
    case Completes::Nothing: return "COMPREPLY=()";
  }
  return {};
}

std::string bash_command(const ShownCommand& command) {
  std::string text = fmt::format("    {})\n      case \"$before\" in\n", command.name);
  std::vector<std::string> words = command.words;
  for (const ShownOption& option : command.options) {
    const std::vector<std::string> ways = spellings(option);
    words.insert(words.end(), ways.begin(), ways.end());
    if (!option.is_flag())
      text += fmt::format("        {}) {}; return ;;\n", fmt::join(ways, "|"), bash_values(option));
  }
  return text + fmt::format("      esac\n      COMPREPLY=($(compgen -W '{}' -- \"$word\")) ;;\n",
                            fmt::join(words, " "));
}

std::string bash(const Commands& commands) {
  std::string text =
      "# Completion of loris for bash: source it, or put it into bash-completion's directory.\n"
      "_loris() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n";
  text += fmt::format("    COMPREPLY=($(compgen -W '{} --help --version' -- \"$word\"))\n",
                      names_of(commands));
  text += "    return\n  fi\n  case \"${COMP_WORDS[1]}\" in\n";
  for (const ShownCommand& command : commands) text += bash_command(command);
  return text + "  esac\n}\ncomplete -F _loris loris\n";
}

// --- zsh

/// _arguments ends a description at a bracket and a message at a colon.
std::string zsh_text(const std::string& text) {
  std::string made;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') made += '\\';
    if (c == '\'')
      made += "'\\''";
    else
      made += c;
  }
  return made;
}

std::string zsh_action(const ShownOption& option) {
  switch (option.completes) {
    case Completes::Names: return fmt::format("({})", fmt::join(option.names, " "));
    case Completes::Files: return "_files";
    case Completes::Directories: return "_files -/";
    case Completes::Nothing: return " ";
  }
  return {};
}

std::string zsh_option(const ShownOption& option, const std::string& spelling) {
  std::string text = fmt::format("        '*{}[{}]", spelling, zsh_text(short_help(option)));
  if (!option.is_flag()) text += fmt::format(":{}:{}", zsh_text(option.value), zsh_action(option));
  return text + "'";
}

std::string zsh_command(const ShownCommand& command) {
  std::string text = fmt::format("    {})\n      _arguments", command.name);
  for (const ShownOption& option : command.options) {
    for (const std::string& spelling : spellings(option))
      text += " \\\n" + zsh_option(option, spelling);
  }
  if (!command.words.empty())
    text +=
        fmt::format(" \\\n        '1:{}:({})'", command.argument, fmt::join(command.words, " "));
  return text + " ;;\n";
}

std::string zsh(const Commands& commands) {
  std::string text =
      "#compdef loris\n# Completion of loris for zsh: put it as _loris into a directory of "
      "$fpath.\n"
      "_loris() {\n  local -a commands\n  commands=(\n";
  for (const ShownCommand& command : commands)
    text += fmt::format("    '{}:{}'\n", command.name, zsh_text(command.help));
  text +=
      "  )\n  if (( CURRENT == 2 )); then\n    _describe command commands\n    return\n  fi\n"
      "  local chosen=$words[2]\n  shift words\n  (( CURRENT-- ))\n  case $chosen in\n";
  for (const ShownCommand& command : commands) text += zsh_command(command);
  return text +
         "  esac\n}\nif [ \"$funcstack[1]\" = _loris ]; then\n  _loris \"$@\"\nelse\n"
         "  compdef _loris loris\nfi\n";
}

// --- fish

/// In single quotes of fish a backslash escapes.
std::string fish_text(const std::string& text) {
  std::string made;
  for (const char c : text) {
    if (c == '\\' || c == '\'') made += '\\';
    made += c;
  }
  return made;
}

std::string fish_option(const ShownCommand& command, const ShownOption& option) {
  std::string text =
      fmt::format("complete -c loris -n '__fish_seen_subcommand_from {}'", command.name);
  if (!option.short_name.empty()) text += " -s " + option.short_name;
  if (!option.long_name.empty()) text += " -l " + option.long_name;
  switch (option.completes) {
    case Completes::Names: text += fmt::format(" -x -a '{}'", fmt::join(option.names, " ")); break;
    case Completes::Files: text += " -r -F"; break;
    case Completes::Directories: text += " -x -a '(__fish_complete_directories)'"; break;
    case Completes::Nothing: text += option.is_flag() ? "" : " -x"; break;
  }
  return text + fmt::format(" -d '{}'\n", fish_text(short_help(option)));
}

std::string fish(const Commands& commands) {
  std::string text =
      "# Completion of loris for fish: put it as loris.fish into ~/.config/fish/completions.\n"
      "complete -c loris -f\n";
  for (const ShownCommand& command : commands) {
    text += fmt::format("complete -c loris -n __fish_use_subcommand -a {} -d '{}'\n", command.name,
                        fish_text(command.help));
    for (const std::string& word : command.words)
      text += fmt::format("complete -c loris -n '__fish_seen_subcommand_from {}' -a {}\n",
                          command.name, word);
    for (const ShownOption& option : command.options) text += fish_option(command, option);
  }
  return text;
}

struct Shell {
  const char* name;
  std::string (*script)(const Commands& commands);
};
constexpr Shell kShells[] = {{"bash", bash}, {"zsh", zsh}, {"fish", fish}};

}  // namespace

std::vector<std::string> completion_shells() {
  std::vector<std::string> names;
  for (const Shell& shell : kShells) names.emplace_back(shell.name);
  return names;
}

std::string completion_script(const Commands& commands, const std::string& name) {
  for (const Shell& shell : kShells) {
    if (name == shell.name) return shell.script(commands);
  }
  throw InputError(fmt::format("completion: expected one of {}, found {}",
                               fmt::join(completion_shells(), ", "), loris::quoted(name)));
}

}  // namespace loris
