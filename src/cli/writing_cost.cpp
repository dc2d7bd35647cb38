#include "cli/writing_cost.h"

#include <algorithm>
#include <chrono>
#include <ostream>
#include <streambuf>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/class_path.h"
#include "junit/test_names.h"
#include "junit/test_suite.h"
#include "program/program.h"
#include "report/dot.h"
#include "report/html.h"
#include "report/json.h"
#include "report/sarif.h"
#include "report/text.h"

namespace loris {

namespace {

class Nowhere final : public std::streambuf {
  int_type overflow(int_type c) override { return traits_type::not_eof(c); }
  std::streamsize xsputn(const char*, std::streamsize count) override { return count; }
};

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace

struct WritingSample::Tests {
  Tests(const ExploreCommand& command, const std::string& asked, const Jdk& jdk)
      : target(asked),
        program(open_class_path(command.options.class_path, jdk.feature), open_jdk(jdk),
                jdk.feature),
        methods(program, target, command.junit) {}

  const std::string target;
  Program program;
  PathTests methods;
};

WritingSample::WritingSample(const ExploreCommand& command) : command_(command) {}
WritingSample::~WritingSample() = default;

/// What tests are made of is loaded once here, and once more for what is written in earnest.
void WritingSample::prepare(const std::string& target) {
  const bool has_tests = command_.tests || command_.replay || command_.report;
  if (!has_tests || (tests_ && tests_->target == target)) return;
  const Clock::time_point start = Clock::now();
  tests_ = std::make_unique<Tests>(command_, target, find_jdk(command_.options.jdk));
  preparing_ = seconds_since(start);
}

void WritingSample::write(Result& result) {
  Nowhere nowhere;
  std::ostream out(&nowhere);
  SourceFiles sources(command_.sources);
  if (tests_) name_tests(result);
  out << to_text(result, {command_.verbosity, false, 80});
  if (command_.json) write_json(out, result);
  if (command_.sarif) write_sarif(out, result, sources, {});
  if (command_.dot) {
    for (const PathResult& path : result.violations) write_dot(out, path, result.asked.target);
  }
  if (command_.report) {
    HtmlOptions options;
    options.sources = &sources;
    options.graphviz_paths = 0;
    options.test_of = [this](const Result&, const PathResult& path) {
      return has_ended(path) ? std::optional(tests_->methods.of(path)) : std::nullopt;
    };
    write_html(out, {&result}, options);
  }
  if (command_.tests || command_.replay)
    write_suite(tests_->program, result, tests_->target, {command_.junit, false});
}

double WritingSample::seconds_for(const std::vector<PathResult>& paths, std::size_t count) {
  Result result;
  result.asked.target = tests_ ? tests_->target : command_.options.target;
  result.paths_listed = command_.lists_paths;
  result.path_list.assign(paths.begin(), paths.begin() + static_cast<std::ptrdiff_t>(count));
  for (std::size_t i = 0; i < count; ++i) {
    PathResult& path = result.path_list[i];
    path.index = i;
    if (path.ending == Ending::Violating) result.violations.push_back(path);
  }
  const Clock::time_point start = Clock::now();
  write(result);
  return seconds_since(start);
}

WritingCost WritingSample::cost(const std::vector<PathResult>& paths, const std::string& target) {
  constexpr double kShort = 0.05;    // a sample must not take long itself
  constexpr double kMore = 1.3;      // disks and names are not in it
  constexpr std::size_t kSome = 16;  // of one path alone, what is written once cannot be told apart
  try {
    prepare(target);
    const double first = seconds_for(paths, 1);
    std::size_t count = std::min(kSome, paths.size());
    if (count == 1) return {kMore * (preparing_ + first), 0};
    const double one = seconds_for(paths, 1);
    double all = seconds_for(paths, count);
    if (all < kShort && count < paths.size()) {
      count = paths.size();
      all = seconds_for(paths, count);
    }
    const double each = std::max(0.0, all - one) / static_cast<double>(count - 1);
    return {kMore * (preparing_ + first), kMore * each};
  } catch (const InputError&) {
    return {};  // whoever writes it in earnest says what is wrong
  }
}

void fit_into(Result& result, double seconds) {
  const WritingCost& cost = result.writing;
  if (cost.each <= 0 || cost.of(result.listed()) <= seconds) return;
  const auto room = static_cast<std::size_t>(std::max(0.0, seconds - cost.fixed) / cost.each);
  std::size_t left = room - std::min(room, result.violations.size());
  const auto is_too_much = [&](const PathResult& path) {
    return path.ending != Ending::Violating && (left == 0 || (--left, false));
  };
  const std::size_t omitted = std::erase_if(result.path_list, is_too_much);
  if (omitted > 0)
    result.limits.push_back({"paths that there was no time to write", "the results", omitted});
  std::uint64_t bare = 0;
  for (auto* list : {&result.violations, &result.path_list}) {
    for (std::size_t i = room; i < list->size(); ++i) {
      PathResult& path = (*list)[i];
      path.input.reset();
      path.output.reset();
      path.partition.reset();
      path.final_heap.reset();
      path.trace.reset();
      if (list == &result.violations) ++bare;
    }
  }
  if (bare > 0)
    result.limits.push_back(
        {"heaps of violations that there was no time to write", "the results", bare});
}

}  // namespace loris
