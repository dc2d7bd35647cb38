#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exec/options.h"
#include "report/text.h"

namespace loris {

/// What `loris explore` is asked to do: explore, and then report.
struct ExploreCommand {
  ExploreOptions options;
  std::vector<std::string> heaps, deciders;          // several: each is run, and they are compared
  std::optional<std::string> json, sarif, coverage;  // a file, or "-" for standard output
  std::optional<std::string> dot;                    // the same, or a directory
  std::optional<std::string> report;                 // a directory for the HTML report
  bool lists_paths = false;                          // in the text and the JSON
  bool explains = false;                             // the path that is followed
  std::vector<std::string> sources;                  // directories that hold the program's sources
  std::optional<std::string> tests;  // the directory that JUnit tests are written to
  bool minimal = false;              // only for paths that cover a branch more
  bool replay = false;               // the tests are run
  int junit = 5;                     // or 4
  std::uint64_t build_calls = 300;   // tried to build an object of a test's input

  /// Whether a report goes to standard output, so that the summary cannot.
  bool fills_output() const { return json == "-" || sarif == "-" || coverage == "-" || dot == "-"; }
  Verbosity verbosity = Verbosity::Normal;
  bool shows_progress = true;
};

/// How an option is given: a word on the command line, and in loris.toml a boolean, an integer, an
/// integer or text with a unit, text, or a list of texts.
enum class OptionKind : std::uint8_t { Flag, Number, Quantity, Text, List };

/// A row of the table that the command line, loris.toml and the help read alike.
struct ExploreOption {
  std::string name;        // "classpath": its name in loris.toml, and after "--"
  std::string short_name;  // "c", or empty; "n" and "k" have no other
  OptionKind kind;
  std::string value;  // "P[:P...]" in the help; empty for a flag
  std::string help;
  std::string group;
  /// Takes the values as they were written; throws an InputError when they mean nothing.
  void (*set)(ExploreCommand& command, const std::vector<std::string>& values);

  /// "-c,--classpath"
  std::string flags() const;
  /// "--classpath", or "-n".
  std::string shown_name() const;
};

std::vector<ExploreOption> explore_options();

/// The values of one option, and where they were written ("loris.toml:3:1: classpath").
struct GivenOption {
  const ExploreOption* option = nullptr;
  std::string place;
  std::vector<std::string> values;
};

/// Puts the options together: what the command line gives replaces what the file gives.
ExploreCommand make_command(std::string target, const std::vector<GivenOption>& from_file,
                            const std::vector<GivenOption>& from_command_line);

}  // namespace loris
