#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace loris {

/// What an option takes, as far as a shell can help with it.
enum class Completes : std::uint8_t { Nothing, Files, Directories, Names };

/// An option as the completion of shells and the manual show it.
struct ShownOption {
  std::string long_name, short_name;  // "classpath", "c"; one of them may be empty
  std::string value;                  // "P[:P...]"; empty for a flag
  std::string help, group;
  Completes completes = Completes::Nothing;
  std::vector<std::string> names;  // Names: these

  bool is_flag() const { return value.empty(); }
};

struct ShownCommand {
  std::string name, help;
  std::string argument;            // "TARGET"; empty when there is none
  std::vector<std::string> words;  // that the argument is one of, if there are such
  std::vector<ShownOption> options;
};

/// All commands, read from what the command line itself is parsed with.
std::vector<ShownCommand> command_table(const CLI::App& app);

/// The shells that there is a completion for.
std::vector<std::string> completion_shells();
/// The script for a shell. Throws an InputError for one that is not known.
std::string completion_script(const std::vector<ShownCommand>& commands, const std::string& shell);

/// loris(1), in the language of man.
std::string man_page(const std::vector<ShownCommand>& commands);

}  // namespace loris
