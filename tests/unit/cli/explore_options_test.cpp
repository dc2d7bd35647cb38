#include "cli/explore_options.h"

#include <set>

#include <gtest/gtest.h>
#include <CLI/CLI.hpp>

#include "base/input_error.h"
#include "cli/explore_usage.h"
#include "cli/toml_options.h"

namespace loris {
namespace {

using Strings = std::vector<std::string>;

std::string message_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const InputError& e) {
    return e.what();
  }
  return "no error";
}

/// What the command line asks for, beside a loris.toml that is not there.
ExploreCommand parsed(Strings arguments, const std::string& file = "absent.toml") {
  CLI::App app;
  const ExploreUsage usage(app);
  arguments.insert(arguments.begin(), "explore");
  app.parse(Strings(arguments.rbegin(), arguments.rend()));
  return usage.command(file);
}

/// What a loris.toml of this text asks for.
ExploreCommand from_toml(const std::string& text, const std::string& name = "loris.toml") {
  const std::vector<ExploreOption> table = explore_options();
  return make_command("T.m", read_toml_options(text, name, table), {});
}

TEST(ExploreOptions, StandardIsAsTheEngineHasIt) {
  const ExploreCommand command = parsed({"Bst.insert"});
  EXPECT_EQ(command.options.target, "Bst.insert");
  EXPECT_EQ(command.options.class_path, Strings{"."});
  EXPECT_EQ(command.options.heap, ExploreOptions().heap);
  EXPECT_FALSE(command.options.n.has_value());
  EXPECT_FALSE(command.json.has_value());
  EXPECT_EQ(command.verbosity, Verbosity::Normal);
}

TEST(ExploreOptions, StandBeforeOrAfterTheTarget) {
  for (const Strings& arguments : {Strings{"-n", "3", "-c", "a:b", "T.m", "-q"},
                                   Strings{"T.m", "-n3", "--classpath=a:b", "--quiet"}}) {
    const ExploreCommand command = parsed(arguments);
    EXPECT_EQ(command.options.target, "T.m");
    EXPECT_EQ(command.options.n, 3);
    EXPECT_EQ(command.options.class_path, (Strings{"a", "b"}));
    EXPECT_EQ(command.verbosity, Verbosity::Quiet);
  }
}

TEST(ExploreOptions, AllReachTheEngine) {
  const ExploreCommand command = parsed({"T.m",
                                         "--jdk",
                                         "/jdk",
                                         "--heap",
                                         "lazy",
                                         "--pre",
                                         "p",
                                         "--pre",
                                         "q",
                                         "--inv",
                                         "i",
                                         "--post",
                                         "o",
                                         "--decide",
                                         "eager",
                                         "-k",
                                         "2",
                                         "--max-array",
                                         "6",
                                         "--max-string",
                                         "7",
                                         "--range",
                                         "N.k=0..9",
                                         "--symbolic-statics",
                                         "--max-loop",
                                         "8",
                                         "--max-calls",
                                         "9",
                                         "--max-branches",
                                         "10",
                                         "--solver",
                                         "both",
                                         "--search",
                                         "random",
                                         "--seed",
                                         "11",
                                         "-j",
                                         "2",
                                         "--time-limit",
                                         "1m",
                                         "--memory-limit",
                                         "1G",
                                         "--max-paths",
                                         "12",
                                         "--json",
                                         "-",
                                         "--paths",
                                         "--path",
                                         "0.1",
                                         "--allow",
                                         "E",
                                         "--log-queries",
                                         "dir",
                                         "--no-shortcuts",
                                         "--no-progress",
                                         "--solver-timeout",
                                         "2s",
                                         "-v"});
  const ExploreOptions& options = command.options;
  EXPECT_EQ(options.jdk, "/jdk");
  EXPECT_EQ(options.heap, "lazy");
  EXPECT_TRUE(options.asks_every_query);
  EXPECT_EQ(options.pre, (Strings{"p", "q"}));
  EXPECT_EQ(options.inv, Strings{"i"});
  EXPECT_EQ(options.post, Strings{"o"});
  EXPECT_EQ(options.k, 2);
  EXPECT_EQ(options.max_array, 6);
  EXPECT_EQ(options.max_string, 7);
  EXPECT_EQ(options.ranges.at(0).high, 9);
  EXPECT_TRUE(options.symbolic_statics);
  EXPECT_EQ(options.max_loop, 8);
  EXPECT_EQ(options.max_calls, 9);
  EXPECT_EQ(options.max_branches, 10);
  EXPECT_EQ(options.solver, "both");
  EXPECT_EQ(options.search, "random");
  EXPECT_EQ(options.seed, 11U);
  EXPECT_EQ(options.jobs, 2U);
  EXPECT_EQ(options.time_limit_seconds, 60);
  EXPECT_EQ(options.memory_limit_bytes, 1U << 30U);
  EXPECT_EQ(options.max_paths, 12U);
  EXPECT_TRUE(options.list_paths);
  EXPECT_EQ(options.path, (std::vector<std::uint32_t>{0, 1}));
  EXPECT_EQ(options.allow, Strings{"E"});
  EXPECT_EQ(options.log_queries, "dir");
  EXPECT_EQ(options.solver_timeout_ms, 2000);
  EXPECT_EQ(command.json, "-");
  EXPECT_FALSE(command.shows_progress);
  EXPECT_EQ(command.verbosity, Verbosity::Verbose);
}

TEST(ExploreOptions, TypesTakesSeveralWords) {
  EXPECT_EQ(parsed({"T.m", "--types", "A", "B", "-n", "2"}).options.types, (Strings{"A", "B"}));
  const ExploreCommand before = parsed({"--types", "A", "B", "T.m", "-n", "2"});
  EXPECT_EQ(before.options.types, (Strings{"A", "B"}));
  EXPECT_EQ(before.options.target, "T.m");
}

TEST(ExploreOptions, MistakesNameTheOption) {
  const auto says = [](const Strings& arguments) { return message_of([&] { parsed(arguments); }); };
  EXPECT_EQ(says({"T.m", "-n", "-3"}), "-n: expected a whole number from 0 to 1000000, found '-3'");
  EXPECT_EQ(says({"T.m", "-j", "0"}), "--jobs: expected a whole number from 1 to 1024, found '0'");
  EXPECT_EQ(says({"T.m", "--range", "N.k=9..1"}),
            "--range: expected a range whose lower end comes first, found 'N.k=9..1'");
  EXPECT_EQ(says({"T.m", "--heap", "laziest"}),
            "--heap: expected one of lazy, lazier, lazier#, symbolic, pose, found 'laziest'");
  EXPECT_EQ(says({"-n", "3"}), "explore: TARGET is missing (see loris explore --help)");
}

TEST(ExploreOptions, SeveralStrategiesAreAList) {
  const ExploreCommand command = parsed({"T.*", "--heap", "lazy,pose,lazy", "--decide", "eager"});
  EXPECT_EQ(command.heaps, (Strings{"lazy", "pose"}));
  EXPECT_EQ(command.options.heap, "lazy");
  EXPECT_EQ(command.deciders, Strings{"eager"});
}

TEST(ExploreOptions, RulesImplyTheirDecider) {
  EXPECT_EQ(parsed({"T.m", "--hex", "a.hex"}).options.decide, "hex");
  EXPECT_EQ(parsed({"T.m", "--hex", "a.hex", "--decide", "none"}).options.decide, "none");
  EXPECT_EQ(message_of([] {
              parsed({"T.m", "--decide", "hex"});
            }),
            "--decide hex needs a file with rules: --hex FILE");
}

TEST(ExploreOptions, AReportNeedsThePathsButDoesNotListThem) {
  const ExploreCommand command = parsed({"T.m", "--report", "dir"});
  EXPECT_EQ(command.report, "dir");
  EXPECT_TRUE(command.options.list_paths);
  EXPECT_FALSE(command.lists_paths);
  EXPECT_TRUE(parsed({"T.m", "--paths"}).lists_paths);
}

TEST(ExploreOptions, UnknownOrRepeatedOnesAreRefused) {
  for (const Strings& arguments :
       {Strings{"T.m", "--junit", "5", "--junit", "4"}, Strings{"T.m", "--fly", "dir"},
        Strings{"T.m", "x"}, Strings{"T.m", "-n", "1", "-n", "2"}, Strings{"T.m", "-n"},
        Strings{"T.m", "--json"}})
    EXPECT_THROW(parsed(arguments), CLI::ParseError) << arguments[1];
}

TEST(ExploreOptions, TestsNeedTheGraphsOfAllPaths) {
  const ExploreCommand command = parsed({"T.m", "--tests", "dir", "--minimal", "--junit", "4"});
  EXPECT_EQ(command.tests, "dir");
  EXPECT_EQ(command.junit, 4);
  EXPECT_TRUE(command.options.keep_paths && command.options.find_covering);
  EXPECT_FALSE(command.options.list_paths || command.replay);
  EXPECT_TRUE(parsed({"T.m", "--replay"}).options.keep_paths);
  EXPECT_FALSE(parsed({"T.m"}).options.keep_paths);
  EXPECT_THROW(parsed({"T.m", "--minimal"}), InputError);
  EXPECT_THROW(parsed({"T.m", "--junit", "6"}), InputError);
}

TEST(ExploreOptions, EveryNameIsThereOnce) {
  std::set<std::string> names;
  for (const ExploreOption& option : explore_options()) {
    EXPECT_TRUE(names.insert(option.name).second) << option.name;
    if (option.short_name != option.name && !option.short_name.empty()) {
      EXPECT_TRUE(names.insert(option.short_name).second) << option.name;
    }
    EXPECT_EQ(option.value.empty(), option.kind == OptionKind::Flag) << option.name;
  }
}

TEST(TomlOptions, HoldTheSameOptions) {
  const ExploreCommand command = from_toml(R"(
classpath = ["a", "b:c"]
pre = "ok"
n = 3
time-limit = "5m"
memory-limit = 1048576
paths = true
symbolic-statics = false
range = ["N.k=0..9"]
)");
  EXPECT_EQ(command.options.class_path, (Strings{"a", "b", "c"}));
  EXPECT_EQ(command.options.pre, Strings{"ok"});
  EXPECT_EQ(command.options.n, 3);
  EXPECT_EQ(command.options.time_limit_seconds, 300);
  EXPECT_EQ(command.options.memory_limit_bytes, 1U << 20U);
  EXPECT_TRUE(command.options.list_paths);
  EXPECT_FALSE(command.options.symbolic_statics);
  EXPECT_EQ(command.options.ranges.size(), 1U);
}

TEST(TomlOptions, TheTableGoesBeforeTheTopLevel) {
  EXPECT_EQ(from_toml("n = 3\nk = 1\n[explore]\nn = 4\n").options.n, 4);
  EXPECT_EQ(from_toml("n = 3\nk = 1\n[explore]\nn = 4\n").options.k, 1);
}

TEST(TomlOptions, TheCommandLineWins) {
  const std::vector<ExploreOption> table = explore_options();
  const auto row = [&](const std::string& name) {
    return &*std::find_if(table.begin(), table.end(),
                          [&](const ExploreOption& option) { return option.name == name; });
  };
  const auto file = read_toml_options("n = 3\npre = ['a', 'b']\nquiet = true", "loris.toml", table);
  const ExploreCommand command =
      make_command("T.m", file, {{row("pre"), "--pre", {"c"}}, {row("verbose"), "--verbose", {}}});
  EXPECT_EQ(command.options.n, 3);
  EXPECT_EQ(command.options.pre, Strings{"c"});
  EXPECT_EQ(command.verbosity, Verbosity::Verbose);
}

TEST(TomlOptions, MistakesHaveTheirPlace) {
  const auto says = [](const std::string& text) { return message_of([&] { from_toml(text); }); };
  EXPECT_EQ(says("n = 3\n  fly = 1"), "loris.toml:2:3: there is no option 'fly'");
  EXPECT_EQ(says("n = 'x'"), "loris.toml:1:5: n: expected an integer, found a string");
  EXPECT_EQ(says("paths = 1"), "loris.toml:1:9: paths: expected true or false, found an integer");
  EXPECT_EQ(says("pre = [1]"),
            "loris.toml:1:7: pre: expected a string or an array of strings, found an array");
  EXPECT_EQ(says("[verify]\nn = 1"), "loris.toml:1:2: there is no option 'verify'");
  EXPECT_EQ(says("n = -1"),
            "loris.toml:1:1: n: expected a whole number from 0 to 1000000, found '-1'");
  EXPECT_EQ(
      says("\ndecide = 'mono'"),
      "loris.toml:2:1: decide: expected one of precise, none, eager, hybrid, lissa, pli, hex, "
      "sat, mona, driver, found 'mono'");
  EXPECT_TRUE(says("n = ").starts_with("loris.toml:1:5: ")) << says("n = ");
  EXPECT_EQ(says("n = ").find('\n'), std::string::npos);
}

TEST(TomlOptions, AFileThatIsNotThereIsNoMistake) {
  EXPECT_FALSE(read_if_present("no/such/loris.toml").has_value());
  EXPECT_EQ(message_of([] { read_if_present("/"); }), "/: is a directory");
}

}  // namespace
}  // namespace loris
