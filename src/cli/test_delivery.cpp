#include "cli/test_delivery.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <ostream>

#include <fmt/format.h>

#include "base/input_error.h"
#include "base/process.h"
#include "cli/interrupt.h"
#include "cli/output_file.h"
#include "junit/build_inputs.h"
#include "junit/replay.h"
#include "junit/test_names.h"

namespace loris {

namespace {

namespace fs = std::filesystem;

bool is_ours(const fs::path& file) {
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  return line.starts_with(kFileMark);
}

void write_test_file(const fs::path& file, const std::string& text) {
  make_directory(file.parent_path().string());
  std::error_code ignored;
  if (fs::exists(file, ignored) && !is_ours(file))
    throw InputError(
        fmt::format("{} was not written by loris; it is left as it is", file.string()));
  write_file(file.string(), [&](std::ostream& out) { out << text; });
}

/// Classes of an earlier run that had more tests.
void remove_older(const fs::path& first, std::size_t written) {
  std::error_code ignored;
  for (std::size_t number = std::max<std::size_t>(written + 1, 2);; ++number) {
    const fs::path file =
        first.parent_path() / (numbered_class_name(first.stem().string(), number) + ".java");
    if (!fs::exists(file, ignored) || !is_ours(file)) return;
    fs::remove(file, ignored);
  }
}

void write_files(const TestSuite& suite, const std::string& directory) {
  for (const TestFile& file : suite.files)
    write_test_file(fs::path(directory) / file.path, file.text);
  const std::size_t classes = suite.files.size() - (suite.has_helper ? 1 : 0);
  if (classes > 0) remove_older(fs::path(directory) / suite.files[0].path, classes);
}

const char* verdict_text(ReplayVerdict verdict) {
  switch (verdict) {
    case ReplayVerdict::Confirmed: return "confirmed";
    case ReplayVerdict::Differs: return "differs";
    case ReplayVerdict::NotRunnable: return "not runnable";
  }
  return "";
}

/// A path and the rest of it that violates have one index.
using Key = std::pair<std::uint64_t, std::string>;

template <class Change>
void for_each_tested(Result& result, const TestSuite& suite, Change change) {
  std::map<Key, std::size_t> cases;
  for (std::size_t i = 0; i < suite.cases.size(); ++i)
    cases[{suite.cases[i].index, suite.cases[i].kind}] = i;
  for (auto* list : {&result.violations, &result.path_list}) {
    for (PathResult& path : *list) {
      const auto found = cases.find({path.index, path.kind});
      if (found != cases.end()) change(path, found->second);
    }
  }
}

void note_tests(Result& result, const TestSuite& suite) {
  result.tests_written = suite.cases.size();
  for (const TestCase& test : suite.cases) {
    if (!test.obstacle.empty()) ++result.tests_disabled;
  }
  for_each_tested(result, suite,
                  [&](PathResult& path, std::size_t i) { path.test = suite.cases[i].name(); });
}

void note_replay(Result& result, const TestSuite& suite, const std::vector<Replayed>& answers) {
  ReplayCounts counts;
  for (const Replayed& answer : answers) {
    if (answer.verdict == ReplayVerdict::Confirmed) ++counts.confirmed;
    if (answer.verdict == ReplayVerdict::Differs) ++counts.differs;
    if (answer.verdict == ReplayVerdict::NotRunnable) ++counts.not_runnable;
    if (answer.is_ours) ++counts.uncompiled;
  }
  result.replay = counts;
  for_each_tested(result, suite, [&](PathResult& path, std::size_t i) {
    path.replayed = verdict_text(answers[i].verdict);
    path.replay_note = answers[i].note;
  });
}

void write_and_run(Result& result, const std::string& target, const ExploreCommand& command) {
  const Jdk jdk = find_jdk(command.options.jdk);
  Program program(open_class_path(command.options.class_path, jdk.feature), open_jdk(jdk),
                  jdk.feature);
  const TestSuite suite = write_suite(program, result, target, {command.junit, command.minimal});
  std::unique_ptr<TemporaryDirectory> temporary;
  if (!command.tests) temporary = std::make_unique<TemporaryDirectory>();
  ReplayOptions replaying;
  replaying.directory = command.tests ? *command.tests : temporary->path();
  write_files(suite, replaying.directory);
  if (command.tests) note_tests(result, suite);
  if (!command.replay) return;
  replaying.jdk = jdk;
  replaying.junit = find_junit(command.junit);
  replaying.class_path = command.options.class_path;
  replaying.go_on = [] { return !is_interrupted(); };
  note_replay(result, suite, replay(suite, replaying));
}

}  // namespace

std::function<std::optional<std::string>(const Result&, const PathResult&)> shown_tests(
    const ExploreCommand& command) {
  struct Shown {
    Shown(const ExploreOptions& options, const Jdk& jdk)
        : program(open_class_path(options.class_path, jdk.feature), open_jdk(jdk), jdk.feature) {}

    Program program;
    std::map<const Result*, PathTests> tests;
    unsigned violating = 0, others = 0;
  };
  const auto shown = std::make_shared<Shown>(command.options, find_jdk(command.options.jdk));
  return [shown, junit = command.junit](const Result& result,
                                        const PathResult& path) -> std::optional<std::string> {
    // A page of 100,000 paths has no room for as many tests.
    constexpr unsigned kMost = 1000;
    if (path.ending == Ending::Cut || path.ending == Ending::Unsupported) return std::nullopt;
    unsigned& shown_so_far = path.ending == Ending::Violating ? shown->violating : shown->others;
    if (++shown_so_far > kMost) return std::nullopt;
    const auto& [at, is_new] =
        shown->tests.try_emplace(&result, shown->program, result.asked.target, junit);
    return at->second.of(path);
  };
}

int deliver_tests(Result& result, const std::string& target, const ExploreCommand& command,
                  Deadline deadline, std::ostream& err) {
  if (!command.tests && !command.replay && !command.report) return 0;
  try {
    name_tests(result);
    build_inputs(result, command.options, target, command.build_calls,
                 [deadline] { return is_time_left(deadline); });
    if (!command.tests && !command.replay) return 0;
    write_and_run(result, target, command);
    return 0;
  } catch (const InputError& e) {
    err << "loris: " << e.what() << '\n';
  }
  return 2;
}

}  // namespace loris
