#include "report/sarif.h"

#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "report/sarif_places.h"
#include "report/sarif_rules.h"
#include "samples.h"

namespace loris {
namespace {

using Parsed = nlohmann::json;
using namespace samples;

TraceStep step(const std::string& file, std::uint32_t line, std::uint32_t first_line = 40) {
  TraceStep made;
  made.method =
      std::make_shared<const TracedMethod>(TracedMethod{file, "Bst", "insert", first_line});
  made.line = line;
  return made;
}

PathResult traced(std::vector<std::uint32_t> choices, std::uint32_t line, std::size_t steps = 3) {
  PathResult path = violation(std::move(choices), "java.lang.NullPointerException",
                              "Bst.java:" + std::to_string(line));
  path.frames = {step("Bst.java", line)};
  path.trace.emplace();
  for (std::size_t i = 0; i < steps; ++i) path.trace->steps.push_back(step("Bst.java", 40));
  path.trace->steps.back() = step("Bst.java", line);
  return path;
}

Parsed run_of(const Result& result, const SarifOptions& options = {}) {
  std::ostringstream out;
  SourceFiles sources({});
  write_sarif(out, result, sources, options);
  return Parsed::parse(out.str())["runs"][0];
}

Parsed notes_of(const Parsed& run) { return run["invocations"][0]["toolExecutionNotifications"]; }

TEST(Sarif, PathsOfOneCauseAreOneResult) {
  Result result = complete_result();
  result.violations = {traced({0}, 42), traced({1}, 42), traced({2}, 50)};
  const Parsed results = run_of(result)["results"];
  ASSERT_EQ(results.size(), 2);
  EXPECT_EQ(results[0]["occurrenceCount"], 2);
  EXPECT_EQ(results[0]["ruleId"], "null-dereference");
  EXPECT_EQ(results[0]["locations"][0]["physicalLocation"]["region"]["startLine"], 42);
  EXPECT_NE(results[0]["partialFingerprints"], results[1]["partialFingerprints"]);
}

TEST(Sarif, TheSmallestInputIsShown) {
  Result result = complete_result();
  result.violations = {traced({0}, 42), traced({1}, 42)};
  result.violations[0].input = Graph{{}, {object("Bst", {}), object("Bst", {})}};
  result.violations[1].input = Graph{{}, {object("Bst", {})}};
  EXPECT_EQ(run_of(result)["results"][0]["properties"]["path"], "1");
}

TEST(Sarif, LinesAboveTheMethodDoNotChangeTheFingerprint) {
  Result before = complete_result(), after = before, other = before;
  before.violations = {traced({0}, 42)};
  after.violations = {traced({0}, 52)};
  after.violations[0].frames = {step("Bst.java", 52, 50)};
  other.violations = {traced({0}, 43)};
  const auto print = [](const Result& result) {
    return run_of(result)["results"][0]["partialFingerprints"];
  };
  EXPECT_EQ(print(before), print(after));
  EXPECT_NE(print(before), print(other));
}

TEST(Sarif, WhatIsTooMuchIsLeftOutAndSaid) {
  Result result = complete_result();
  result.violations = {traced({0}, 42, 20), traced({1}, 50), traced({2}, 60)};
  result.violations[0].message = std::string(3000, 'x');
  SarifOptions options;
  options.limits = {2, 10, 100, 200};
  const Parsed run = run_of(result, options);
  ASSERT_EQ(run["results"].size(), 2);
  const Parsed flow = run["results"][0]["codeFlows"][0]["threadFlows"][0]["locations"];
  ASSERT_EQ(flow.size(), 10);
  EXPECT_EQ(flow[0]["executionOrder"], 1);
  EXPECT_EQ(flow[9]["executionOrder"], 20) << "the end is what matters";
  EXPECT_LE(run["results"][0]["message"]["text"].get<std::string>().size(), 203);
  ASSERT_EQ(notes_of(run).size(), 2);
  EXPECT_EQ(notes_of(run)[0]["message"]["text"], "path 0: 10 of its lines are left out");
  EXPECT_EQ(notes_of(run)[1]["message"]["text"], "1 of 3 results are left out");
}

TEST(Sarif, ManyThingsLeftOutAreCounted) {
  Result result = complete_result();
  for (std::uint32_t i = 0; i < 150; ++i) result.violations.push_back(traced({i}, 50 + i, 20));
  SarifOptions options;
  options.limits.flow_locations = 10;
  const Parsed notes = notes_of(run_of(result, options));
  ASSERT_EQ(notes.size(), 101);
  EXPECT_EQ(notes.back()["message"]["text"], "the same of 50 more");
}

TEST(Sarif, AnIncompleteResultIsANotification) {
  Result result = complete_result();
  EXPECT_TRUE(notes_of(run_of(result)).empty());
  result.complete = false;
  result.limits = {{"a loop went round 3 times", "Bst.java:7", 2}};
  EXPECT_EQ(notes_of(run_of(result))[0]["message"]["text"],
            "Incomplete: a loop went round 3 times, at Bst.java:7 (2 times)");
  result.limits.clear();
  EXPECT_EQ(notes_of(run_of(result)).size(), 1);
}

TEST(Sarif, AViolationWithoutATraceHasAPlaceAllTheSame) {
  Result result = complete_result();
  result.violations = {violation({0}, "java.lang.NullPointerException", "Bst.java:42")};
  EXPECT_EQ(run_of(result)["results"].size(), 1);
}

TEST(Sarif, BytesThatAreNoTextDoNotBreakIt) {
  Result result = complete_result();
  result.violations = {traced({0}, 42)};
  result.violations[0].kind = "\xff\xfe<\"\n\x1b";
  EXPECT_EQ(run_of(result)["results"][0]["ruleId"], "uncaught-exception");
}

TEST(SarifRules, EveryKindHasOne) {
  const auto id = [](std::string_view kind) { return sarif_rules()[sarif_rule_of(kind)].id; };
  EXPECT_EQ(id("java.lang.AssertionError"), "assertion-failure");
  EXPECT_EQ(id("postcondition Bst.ok"), "postcondition");
  EXPECT_EQ(id("invariant Bst.ok"), "invariant");
  EXPECT_EQ(id("java.lang.NullPointerExceptional"), "uncaught-exception");
  EXPECT_EQ(id("com.example.Odd"), "uncaught-exception");
}

TEST(SarifPlaces, UrisHoldOnlyWhatTheyMay) {
  EXPECT_EQ(uri_encoded("a/B c$1.java"), "a/B%20c%241.java");
  EXPECT_EQ(uri_encoded("é\n\"<:"), "%C3%A9%0A%22%3C%3A");
}

}  // namespace
}  // namespace loris
