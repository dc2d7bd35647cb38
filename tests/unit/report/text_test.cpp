#include "report/text.h"

#include <gtest/gtest.h>

#include "samples.h"

namespace loris {
namespace {

using namespace samples;

testing::AssertionResult has(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return testing::AssertionSuccess() << text;
  return testing::AssertionFailure() << "not found:\n" << part << "\nin:\n" << text;
}

testing::AssertionResult ends(const std::string& text, const std::string& end) {
  if (text.ends_with(end)) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "no such end:\n" << end << "\nin:\n" << text;
}

Result failing() {
  Result result = complete_result();
  PathResult first = violation({0, 1}, "java.lang.NullPointerException", "Bst.java:42");
  first.message = "Cannot read field \"left\" because \"t\" is null";
  first.input =
      Graph{{root("this", ref(0)), root("x", number(5))}, {object("Bst", {field("root", null())})}};
  first.output = first.input;
  result.violations = {first, violation({0, 2}, "java.lang.NullPointerException", "Bst.java:42"),
                       violation({1}, "java.lang.AssertionError", "Bst.java:50")};
  result.paths.violating = 3;
  return result;
}

TEST(Text, ACompleteRunSaysSo) {
  EXPECT_EQ(to_text(complete_result(), {}),
            "target       Bst.insert(int), heap lazier#, decide eager, solver z3\n"
            "bounds       n = 5, max-array = 5\n"
            "paths        94: 94 normal; beside them 7 pruned\n"
            "coverage     12 of 12 branches, 19 of 20 lines\n"
            "time         1.50 s, 64 MB, 120 queries (30 by the solver, 0.25 s)\n"
            "complete: nothing wrong within the bounds (n = 5)\n");
}

TEST(Text, AViolationShowsItsInput) {
  EXPECT_TRUE(has(to_text(failing(), {}),
                  "violation java.lang.NullPointerException at Bst.java:42 "
                  "(2 paths)\n  path 0.1\n"
                  "  Cannot read field \"left\" because \"t\" is null\n"
                  "    at Bst.insert (Bst.java:42)\n"
                  "  input\n"
                  "    this = Bst{root=null}\n"
                  "    x = 5\n"
                  "\n"
                  "violation java.lang.AssertionError at Bst.java:50\n"));
}

TEST(Text, TheSmallestInputOfAKindIsShown) {
  Result result = failing();
  result.violations[0].input->nodes.resize(3);
  result.violations[1].input = Graph{{root("x", number(77))}, {}};
  const std::string text = to_text(result, {});
  EXPECT_TRUE(has(text, "Bst.java:42 (2 paths)\n  path 0.2\n"));
  EXPECT_TRUE(has(text, "x = 77"));
  EXPECT_FALSE(has(text, "x = 5"));
}

TEST(Text, ViolationsAreCountedAtTheEnd) {
  EXPECT_TRUE(ends(to_text(failing(), {}),
                   "3 violating paths of 2 kinds; nothing else wrong within the bounds (n = 5)\n"));
}

TEST(Text, QuietIsALineForEachKindAndPlace) {
  EXPECT_EQ(to_text(failing(), {.verbosity = Verbosity::Quiet}),
            "violation java.lang.NullPointerException at Bst.java:42 (2 paths)\n"
            "violation java.lang.AssertionError at Bst.java:50\n"
            "3 violating paths of 2 kinds; nothing else wrong within the bounds (n = 5)\n");
}

TEST(Text, VerboseShowsEachPathAndTheTypes) {
  const std::string text = to_text(failing(), {.verbosity = Verbosity::Verbose});
  EXPECT_TRUE(has(text, "  path 0.2\n    at Bst.insert (Bst.java:42)\n"));
  EXPECT_TRUE(has(text, "\ntypes        Bst, Bst$Node\n"));
  EXPECT_TRUE(has(text, "  afterwards\n"));
  EXPECT_FALSE(has(to_text(failing(), {}), "  afterwards\n"));
}

TEST(Text, AStackIsShortenedUnlessVerbose) {
  Result result = failing();
  result.violations[0].stack.assign(20, "Bst.insert (Bst.java:42)");
  EXPECT_TRUE(has(to_text(result, {}), "(Bst.java:42)\n    … 12 more\n  input"));
  EXPECT_FALSE(has(to_text(result, {.verbosity = Verbosity::Verbose}), "more"));
}

TEST(Text, AFailedCheckShowsWhatCameOfTheInput) {
  Result result = failing();
  result.violations[0].kind = "postcondition Bst.ok";
  result.violations[0].output->roots.push_back(root("result", boolean(true)));
  EXPECT_TRUE(has(to_text(result, {}),
                  "  afterwards\n    this = Bst{root=null}\n    x = 5\n    result = true\n"));
}

TEST(Text, SaysWhatWasCutAndWhere) {
  Result result = complete_result();
  result.complete = false;
  result.paths.cut = 3;
  result.limits = {{"loop bound 100", "Bst.java:30", 3}};
  const std::string text = to_text(result, {});
  EXPECT_TRUE(has(text, "\ncut          loop bound 100 at Bst.java:30 (3 times)\n"));
  EXPECT_TRUE(has(text, "; beside them 3 cut, 7 pruned\n"));
  EXPECT_TRUE(ends(text, "incomplete: nothing wrong so far, but loop bound 100\n"));
}

TEST(Text, AnInterruptedRunSaysWhatIsLeft) {
  Result result = complete_result();
  result.complete = false;
  result.interrupted = true;
  result.unexplored = 35;
  EXPECT_TRUE(ends(to_text(result, {}),
                   "incomplete: nothing wrong so far, but interrupted, "
                   "35 states left unexplored\n"));
}

TEST(Text, AViolationOfAnIncompleteRunIsNotTheWholeStory) {
  Result result = failing();
  result.complete = false;
  result.queries.unknown = 2;
  EXPECT_TRUE(
      ends(to_text(result, {}), "3 violating paths of 2 kinds; incomplete: 2 queries undecided\n"));
}

TEST(Text, ARunWithoutAnyInputClaimsNothing) {
  Result result = complete_result();
  result.paths = {};
  EXPECT_TRUE(ends(to_text(result, {}),
                   "vacuous: no input within the bounds (n = 5) satisfies all that is assumed\n"));
}

TEST(Text, OnePathIsNotTheWholeStory) {
  Result result = complete_result();
  result.complete = false;
  result.asked.path = "0.1";
  EXPECT_TRUE(ends(to_text(result, {}),
                   "incomplete: nothing wrong so far, but only path 0.1 was followed\n"));
  result.paths = {};
  EXPECT_TRUE(ends(to_text(result, {}), "nothing wrong so far, but there is no path 0.1\n"));
}

TEST(Text, ALimitOfTheWholeRunHasNoPlace) {
  Result result = complete_result();
  result.limits = {{"the time limit", "the exploration", 1}};
  EXPECT_TRUE(has(to_text(result, {}), "\ncut          the time limit (the exploration)\n"));
}

TEST(Text, AReplayIsSaidAndADifferenceLoudly) {
  Result result = complete_result();
  result.tests_written = 3;
  result.replay = ReplayCounts{2, 0, 1, 0};
  PathResult path;
  path.test = "BstInsertTest#path1_returns";
  path.replayed = "not runnable";
  path.replay_note = "time-out";
  result.path_list = {path};
  const std::string fine = to_text(result, {});
  EXPECT_TRUE(has(fine, "replay       2 tests run on the JVM, 2 confirmed; 1 not runnable\n"));
  EXPECT_TRUE(has(fine, "not run      time-out\n"));
  EXPECT_FALSE(has(fine, "REPLAY FAILED"));
  result.replay = ReplayCounts{2, 1, 0, 0};
  result.path_list[0].replayed = "differs";
  const std::string differs = to_text(result, {});
  EXPECT_TRUE(has(differs, "differs BstInsertTest#path1_returns: time-out\n"));
  EXPECT_TRUE(has(differs, "REPLAY FAILED: the JVM does not do what 1 of 3 tests say."));
}

TEST(Text, ListedPathsHaveTheirConditions) {
  Result result = complete_result();
  PathResult path;
  path.choices = {0, 1};
  path.condition = {"x < 3", "this.root == null"};
  path.result = "true";
  PathResult thrown = path;
  thrown.choices = {1};
  thrown.ending = Ending::Exceptional;
  thrown.kind = "java.io.IOException";
  thrown.at = "Bst.java:7";
  result.path_list = {path, thrown};
  EXPECT_FALSE(has(to_text(result, {}), "path 0.1"));
  result.paths_listed = true;
  EXPECT_TRUE(has(to_text(result, {}),
                  "path 0.1: returns true\n  x < 3\n  this.root == null\n"
                  "path 1: throws java.io.IOException at Bst.java:7\n"));
}

TEST(Text, AssumptionsAreListedAndWrapped) {
  Result result = complete_result();
  result.assumptions = {
      "the parameter x of Bst.insert is taken as not null as its annotation says"};
  EXPECT_TRUE(has(to_text(result, {.width = 60}),
                  "\nassumed      the parameter x of Bst.insert is taken as not\n"
                  "             null as its annotation says\n"));
}

TEST(Text, ColoursOnlyWhenAsked) {
  EXPECT_FALSE(has(to_text(failing(), {}), "\033["));
  EXPECT_TRUE(has(to_text(failing(), {.colour = true}), "\033[31mviolation \033[0m"));
}

}  // namespace
}  // namespace loris
