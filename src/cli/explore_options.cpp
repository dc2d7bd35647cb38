#include "cli/explore_options.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "base/input_error.h"
#include "cli/option_names.h"
#include "cli/option_values.h"

namespace loris {

namespace {

using Command = ExploreCommand;
using Values = std::vector<std::string>;
using Kind = OptionKind;
using Rows = std::vector<ExploreOption>;

constexpr std::int64_t kMostJobs = 1024;
constexpr double kLongestSolverSeconds = 86'400;
// What is counted is kept in 32 bits; an array of Java has no more elements than an int can say.
constexpr std::int64_t kMostObjects = 1'000'000;
constexpr std::int64_t kMostElements = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kMostRounds = std::numeric_limits<std::int32_t>::max();

template <class T>
void append(std::vector<T>& to, const std::vector<T>& values) {
  to.insert(to.end(), values.begin(), values.end());
}

/// "default lazier#; lazy: what it does; lazier: …"
std::string one_of(const OptionNames& names, const std::string& standard) {
  std::string text = fmt::format("default {}; ", standard);
  const char* separator = "";
  for (const OptionNames::Row& row : names.available) {
    text += fmt::format("{}{}: {}", separator, row.name, row.help);
    separator = "; ";
  }
  return text;
}

/// "lazy,pose": names of the table, each once.
Values split_names(const std::string& text, const OptionNames& names) {
  Values found;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string name = text.substr(at, end - at);
    names.check(name);
    if (std::find(found.begin(), found.end(), name) == found.end()) found.push_back(name);
    at = end + 1;
  }
  return found;
}

void add_input_rows(Rows& rows) {
  const std::string group = "Input";
  rows.push_back({"classpath", "c", Kind::List, "P[:P...]",
                  "directories, jars, single .class files (.); the JDK's own classes are found",
                  group, [](Command& c, const Values& values) {
                    for (const std::string& path : values)
                      append(c.options.class_path, split_path(path));
                  }});
  rows.push_back({"jdk", "", Kind::Text, "HOME", "home of the JDK whose library is used", group,
                  [](Command& c, const Values& v) { c.options.jdk = v.back(); }});
}

void add_contract_rows(Rows& rows) {
  const std::string group = "Contracts";
  rows.push_back({"pre", "", Kind::List, "M",
                  "precondition: a boolean method of the receiver, or a static one that takes "
                  "receiver and parameters; repeatable",
                  group, [](Command& c, const Values& v) { append(c.options.pre, v); }});
  rows.push_back({"pre-heap", "", Kind::List, "M",
                  "the half of a precondition that says which heaps are valid; repeatable", group,
                  [](Command& c, const Values& v) { append(c.options.pre_heap, v); }});
  rows.push_back({"pre-data", "", Kind::List, "M",
                  "the half that says which numbers are, run on heaps of the first; repeatable",
                  group, [](Command& c, const Values& v) { append(c.options.pre_data, v); }});
  rows.push_back({"inv", "", Kind::List, "M",
                  "class invariant: assumed of the receiver before, asserted after; repeatable",
                  group, [](Command& c, const Values& v) { append(c.options.inv, v); }});
  rows.push_back({"post", "", Kind::List, "M",
                  "postcondition: static, takes receiver, parameters, then the result if there is "
                  "one; repeatable",
                  group, [](Command& c, const Values& v) { append(c.options.post, v); }});
  rows.push_back({"allow", "", Kind::List, "EXC",
                  "exceptions that are no violation, subclasses included; repeatable", group,
                  [](Command& c, const Values& v) { append(c.options.allow, v); }});
}

void add_strategy_rows(Rows& rows) {
  const std::string group = "Strategies";
  const ExploreOptions standard;
  rows.push_back({"heap", "", Kind::Text, "S[,S...]",
                  one_of(heap_names(), standard.heap) + "; several are compared", group,
                  [](Command& c, const Values& v) {
                    c.heaps = split_names(v.back(), heap_names());
                    c.options.heap = c.heaps.front();
                  }});
  rows.push_back({"decide", "", Kind::Text, "D[,D...]",
                  one_of(decider_names(), standard.decide) + "; several are compared", group,
                  [](Command& c, const Values& v) {
                    c.deciders = split_names(v.back(), decider_names());
                    c.options.decide = c.deciders.front();
                  }});
  rows.push_back({"sat", "", Kind::List, "FILE",
                  "what inputs are, in the relational language (implies --decide sat); repeatable",
                  group, [](Command& c, const Values& v) { append(c.options.sat, v); }});
  rows.push_back(
      {"hex", "", Kind::Text, "FILE",
       "structural rules that say which inputs are valid (implies --decide hex); also for sat and "
       "mona",
       group, [](Command& c, const Values& v) { c.options.hex = v.back(); }});
  rows.push_back(
      {"cache-dir", "", Kind::Text, "DIR",
       "where automata and answers of mona are kept for the next run ($XDG_CACHE_HOME/loris)",
       group, [](Command& c, const Values& v) { c.options.cache_dir = v.back(); }});
  rows.push_back({"no-cache", "", Kind::Flag, "", "keep none", group,
                  [](Command& c, const Values&) { c.options.cache = false; }});
  rows.push_back(
      {"driver", "", Kind::List, "M",
       "--decide driver calls these, each up to n times and in turn; default: all public "
       "methods that change something; repeatable",
       group, [](Command& c, const Values& v) { append(c.options.driver, v); }});
  rows.push_back({"no-reuse", "", Kind::Flag, "",
                  "lissa and pli search anew for every state, whatever was found for its parent",
                  group, [](Command& c, const Values&) { c.options.reuse = false; }});
  rows.push_back({"solver", "", Kind::Text, "S", one_of(solver_names(), standard.solver), group,
                  [](Command& c, const Values& v) {
                    solver_names().check(v.back());
                    c.options.solver = v.back();
                  }});
  rows.push_back({"search", "", Kind::Text, "S", one_of(search_names(), standard.search), group,
                  [](Command& c, const Values& v) {
                    search_names().check(v.back());
                    c.options.search = v.back();
                  }});
  rows.push_back({"seed", "", Kind::Number, "N", "for --search random (0)", group,
                  [](Command& c, const Values& v) { c.options.seed = parse_seed(v.back()); }});
}

void add_scope_rows(Rows& rows) {
  const std::string group = "Scope, which inputs are asked about";
  rows.push_back(
      {"n", "n", Kind::Number, "N", "input objects per class (5 if neither -n nor -k is given)",
       group,
       [](Command& c, const Values& v) { c.options.n = parse_count(v.back(), 0, kMostObjects); }});
  rows.push_back(
      {"k", "k", Kind::Number, "N",
       "input objects are created only this deep; receiver and parameters have depth 0", group,
       [](Command& c, const Values& v) { c.options.k = parse_count(v.back(), 0, kMostObjects); }});
  rows.push_back({"max-array", "", Kind::Number, "N", "length of input arrays (5)", group,
                  [](Command& c, const Values& v) {
                    c.options.max_array = parse_count(v.back(), 0, kMostElements);
                  }});
  rows.push_back({"max-string", "", Kind::Number, "N", "length of input Strings (8)", group,
                  [](Command& c, const Values& v) {
                    c.options.max_string = parse_count(v.back(), 0, kMostElements);
                  }});
  rows.push_back({"objects", "", Kind::List, "C=N",
                  "input objects of one class, instead of -n; repeatable", group,
                  [](Command& c, const Values& values) {
                    for (const std::string& text : values)
                      c.options.objects.push_back(parse_class_count(text));
                  }});
  rows.push_back({"range", "", Kind::List, "C.f=LO..HI", "values of an int field; repeatable",
                  group, [](Command& c, const Values& values) {
                    for (const std::string& text : values)
                      c.options.ranges.push_back(parse_range(text));
                  }});
  rows.push_back({"types", "", Kind::List, "GLOB...",
                  "classes that an input object may have; default: those of the class path and of "
                  "the signatures reached",
                  group, [](Command& c, const Values& v) { append(c.options.types, v); }});
  rows.push_back({"symbolic-statics", "", Kind::Flag, "", "static fields are inputs too", group,
                  [](Command& c, const Values&) { c.options.symbolic_statics = true; }});
}

void add_limit_rows(Rows& rows) {
  const std::string group = "Limits; what they leave over makes the answer incomplete";
  rows.push_back({"max-loop", "", Kind::Number, "N",
                  "rounds of a loop that make no input object (100)", group,
                  [](Command& c, const Values& v) {
                    c.options.max_loop = parse_count(v.back(), 0, kMostRounds);
                  }});
  rows.push_back({"max-calls", "", Kind::Number, "N", "depth of calls (300)", group,
                  [](Command& c, const Values& v) {
                    c.options.max_calls = parse_count(v.back(), 1, kMostRounds);
                  }});
  rows.push_back(
      {"max-branches", "", Kind::Number, "N", "decisions on a path (no limit)", group,
       [](Command& c, const Values& v) { c.options.max_branches = parse_count(v.back(), 0); }});
  rows.push_back({"max-paths", "", Kind::Number, "N", "paths (no limit)", group,
                  [](Command& c, const Values& v) {
                    c.options.max_paths = static_cast<std::uint64_t>(parse_count(v.back(), 1));
                  }});
  rows.push_back({"time-limit", "", Kind::Quantity, "T", "10s, 5m, 1h or plain seconds (no limit)",
                  group, [](Command& c, const Values& v) {
                    c.options.time_limit_seconds = parse_duration(v.back());
                  }});
  rows.push_back(
      {"memory-limit", "", Kind::Quantity, "M", "512M, 2G or plain bytes (no limit)", group,
       [](Command& c, const Values& v) { c.options.memory_limit_bytes = parse_size(v.back()); }});
  rows.push_back({"solver-timeout", "", Kind::Quantity, "T", "for one query (5s)", group,
                  [](Command& c, const Values& v) {
                    const double seconds = parse_duration(v.back(), kLongestSolverSeconds);
                    c.options.solver_timeout_ms = static_cast<std::int64_t>(seconds * 1000);
                  }});
}

void add_run_rows(Rows& rows) {
  const std::string group = "Run and report";
  rows.push_back({"jobs", "j", Kind::Number, "N", "workers; the result does not depend on it (1)",
                  group, [](Command& c, const Values& v) {
                    c.options.jobs = static_cast<unsigned>(parse_count(v.back(), 1, kMostJobs));
                  }});
  rows.push_back({"path", "", Kind::Text, "0.2.1", "follow only the path of these choices", group,
                  [](Command& c, const Values& v) { c.options.path = parse_choices(v.back()); }});
  rows.push_back({"paths", "", Kind::Flag, "", "list every path: condition, input, outcome", group,
                  [](Command& c, const Values&) { c.lists_paths = c.options.list_paths = true; }});
  rows.push_back({"trace", "", Kind::Flag, "", "record the lines of each path that the JSON shows",
                  group, [](Command& c, const Values&) { c.options.trace = true; }});
  rows.push_back({"audit", "", Kind::Flag, "",
                  "run the preconditions on an input of each path; count paths without a valid one",
                  group, [](Command& c, const Values&) { c.options.audit = true; }});
  rows.push_back({"json", "", Kind::Text, "FILE", "write the result as JSON (- = stdout)", group,
                  [](Command& c, const Values& v) { c.json = v.back(); }});
  rows.push_back({"sarif", "", Kind::Text, "FILE",
                  "write the violations as SARIF 2.1.0, for code scanning (- = stdout)", group,
                  [](Command& c, const Values& v) {
                    c.sarif = v.back();
                    c.options.trace = true;
                  }});
  rows.push_back({"coverage", "", Kind::Text, "FILE",
                  "write what the paths cover as JaCoCo's XML (- = stdout)", group,
                  [](Command& c, const Values& v) { c.coverage = v.back(); }});
  rows.push_back({"dot", "", Kind::Text, "FILE|DIR",
                  "draw the heaps of violations, or of --path, for Graphviz (- = stdout)", group,
                  [](Command& c, const Values& v) {
                    c.dot = v.back();
                    c.options.describe_path = true;
                  }});
  rows.push_back({"explain", "", Kind::Text, "0.2.1",
                  "walk one path line by line with the values that decided it", group,
                  [](Command& c, const Values& v) {
                    c.options.path = parse_choices(v.back());
                    c.options.trace = c.options.describe_path = c.explains = true;
                  }});
  rows.push_back({"source", "", Kind::List, "DIR[:DIR...]",
                  "where the sources are, packages as directories; reports show and name them",
                  group, [](Command& c, const Values& values) {
                    for (const std::string& path : values) append(c.sources, split_path(path));
                  }});
  rows.push_back({"report", "", Kind::Text, "DIR", "write the HTML report DIR/index.html", group,
                  [](Command& c, const Values& v) {
                    c.report = v.back();
                    c.options.list_paths = c.options.trace = true;
                  }});
  rows.push_back({"tests", "", Kind::Text, "DIR", "write JUnit tests there, one for each path",
                  group, [](Command& c, const Values& v) { c.tests = v.back(); }});
  rows.push_back({"minimal", "", Kind::Flag, "",
                  "tests only for paths that cover a branch more, and for each kind of violation",
                  group, [](Command& c, const Values&) { c.minimal = true; }});
  rows.push_back({"junit", "", Kind::Number, "N", "JUnit release of the tests, 5 or 4 (5)", group,
                  [](Command& c, const Values& v) {
                    c.junit = static_cast<int>(parse_count(v.back(), 4, 5));
                  }});
  rows.push_back({"build-calls", "", Kind::Number, "N",
                  "calls that are tried to build an object of a test by its constructors and "
                  "methods (300); 0: all are made by the helper class",
                  group, [](Command& c, const Values& v) {
                    constexpr std::int64_t kMost = 1'000'000;
                    c.build_calls = static_cast<std::uint64_t>(parse_count(v.back(), 0, kMost));
                  }});
  rows.push_back({"replay", "", Kind::Flag, "",
                  "compile the tests and run them on the JVM: this runs your code", group,
                  [](Command& c, const Values&) { c.replay = true; }});
  rows.push_back({"no-shortcuts", "", Kind::Flag, "",
                  "ask the solver every query; none is answered in process", group,
                  [](Command& c, const Values&) { c.options.asks_every_query = true; }});
  rows.push_back({"unwind", "", Kind::Flag, "",
                  "ask each query in parts without if-then-else, and count these", group,
                  [](Command& c, const Values&) { c.options.unwind = true; }});
  rows.push_back({"log-queries", "", Kind::Text, "DIR", "write each query there as SMT-LIB 2",
                  group, [](Command& c, const Values& v) { c.options.log_queries = v.back(); }});
  rows.push_back({"quiet", "q", Kind::Flag, "", "a line for each violation and the verdict", group,
                  [](Command& c, const Values&) { c.verbosity = Verbosity::Quiet; }});
  rows.push_back({"verbose", "v", Kind::Flag, "", "every violation in full, the scope in detail",
                  group, [](Command& c, const Values&) { c.verbosity = Verbosity::Verbose; }});
  rows.push_back({"no-progress", "", Kind::Flag, "",
                  "no progress line; it is shown only on a terminal", group,
                  [](Command& c, const Values&) { c.shows_progress = false; }});
}

/// Standard output holds one report.
void check_outputs(const ExploreCommand& command) {
  std::string first;
  for (const auto& [name, file] : {std::pair("--json", &command.json),
                                   {"--sarif", &command.sarif},
                                   {"--coverage", &command.coverage},
                                   {"--dot", &command.dot}}) {
    if (*file != "-") continue;
    if (!first.empty())
      throw InputError(fmt::format("{} and {} cannot both go to standard output", first, name));
    first = name;
  }
}

void apply(ExploreCommand& command, const GivenOption& given) {
  try {
    given.option->set(command, given.values);
  } catch (const InputError& e) {
    throw InputError(fmt::format("{}: {}", given.place, e.what()));
  }
}

}  // namespace

std::string ExploreOption::flags() const {
  if (short_name == name) return "-" + name;
  return short_name.empty() ? "--" + name : fmt::format("-{},--{}", short_name, name);
}

std::string ExploreOption::shown_name() const {
  return short_name == name ? "-" + name : "--" + name;
}

std::vector<ExploreOption> explore_options() {
  Rows rows;
  add_input_rows(rows);
  add_contract_rows(rows);
  add_strategy_rows(rows);
  add_scope_rows(rows);
  add_limit_rows(rows);
  add_run_rows(rows);
  return rows;
}

ExploreCommand make_command(std::string target, const std::vector<GivenOption>& from_file,
                            const std::vector<GivenOption>& from_command_line) {
  ExploreCommand command;
  command.options.target = std::move(target);
  for (const GivenOption& given : from_file) {
    const bool replaced =
        std::any_of(from_command_line.begin(), from_command_line.end(),
                    [&](const GivenOption& ours) { return ours.option == given.option; });
    if (!replaced) apply(command, given);
  }
  for (const GivenOption& given : from_command_line) apply(command, given);
  check_outputs(command);
  if (command.options.hex && command.deciders.empty()) command.options.decide = "hex";
  if (!command.options.sat.empty() && command.deciders.empty()) command.options.decide = "sat";
  const std::string& decide = command.options.decide;
  if ((decide == "hex" || decide == "mona") && !command.options.hex)
    throw InputError(fmt::format("--decide {} needs a file with rules: --hex FILE", decide));
  if (command.options.class_path.empty()) command.options.class_path = {"."};
  const bool has_tests = command.tests || command.replay;
  if (command.minimal && !has_tests)
    throw InputError("--minimal is about tests: give --tests or --replay too");
  command.options.keep_paths = has_tests;
  command.options.find_covering = command.minimal;
  return command;
}

}  // namespace loris
