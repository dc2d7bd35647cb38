// Text of a program as terminals, XML and Graphviz get it.
#include <sstream>

#include <gtest/gtest.h>

#include "report/coverage_xml.h"
#include "report/dot.h"
#include "report/java_text.h"
#include "report/text.h"
#include "report/xml_text.h"
#include "samples.h"

namespace loris {
namespace {

using namespace samples;

TEST(Printable, EscapesWhatMovesTheCursorOrHides) {
  EXPECT_EQ(printable("plain, é, 木"), "plain, é, 木");
  EXPECT_EQ(printable("a\nb\t\x1b[31m"), "a\\nb\\t\\u001b[31m");
  EXPECT_EQ(printable("\u202eleft\u200b"), "\\u202eleft\\u200b");
  EXPECT_EQ(printable("\xff"), "\ufffd");
  EXPECT_EQ(printable("\U0001F600"), "\U0001F600");
}

TEST(Shortened, CountsCharactersNotBytes) {
  EXPECT_EQ(shortened("ééé", 3), "ééé");
  EXPECT_EQ(shortened("éééé", 3), "éé…");
}

TEST(XmlText, EscapesMarkupAndDropsWhatXmlCannotHold) {
  EXPECT_EQ(xml_escaped("<init> & \"'"), "&lt;init&gt; &amp; &quot;&apos;");
  EXPECT_EQ(xml_escaped("a\nb"), "a&#10;b");
  EXPECT_EQ(xml_escaped(std::string("\x1b\0\uffff", 5)), "\ufffd\ufffd\ufffd");
}

TEST(Dot, QuotesEveryName) { EXPECT_EQ(dot_quoted("a\"b\\l\n"), "\"a\\\"b\\\\l\\\\n\""); }

TEST(Dot, LongValuesAndLargeArraysAreCut) {
  PathResult path = violation({0}, "java.lang.Error", "A.java:1");
  path.input = Graph{
      {root("a", ref(0)), root("s", ref(1))},
      {array("[I", std::vector<GraphValue>(1000, number(7))), text(std::u16string(10'000, u'x'))}};
  std::ostringstream out;
  write_dot(out, path, "A.a()");
  EXPECT_LT(out.str().size(), 4000);
  EXPECT_NE(out.str().find("… 940 more"), std::string::npos) << out.str();
}

TEST(Text, NoControlCharacterOfTheProgramReachesTheTerminal) {
  Result result = complete_result();
  PathResult bad = violation({0}, "E\x1b[2J", "A\r.java:1");
  bad.message = "\x07\x1b]0;title\x07";
  bad.stack = {"A.m\b (A.java:1)"};
  bad.input = Graph{{root("th\nis", ref(0))}, {object("A\x1b", {field("f\r", number(1))})}};
  bad.condition = {"x\x1b == 1"};
  result.violations = result.path_list = {bad};
  result.limits = {{"what\x1b", "where\x1b", 1}};
  result.assumptions = {"assumed\x1b"};
  result.asked.target = "T\x1b";
  result.complete = false;
  for (const Verbosity verbosity : {Verbosity::Quiet, Verbosity::Normal, Verbosity::Verbose}) {
    for (const char c : to_text(result, {verbosity, false, 100}))
      EXPECT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= 0x20) << static_cast<int>(c);
  }
}

TEST(CoverageXml, CountsWaysLinesAndMethods) {
  Result result = complete_result();
  CoveredMethod run{"run", "()V", 3, {}, {}, {{4, 2, 1}, {4, 3, 3}}};
  run.lines[3] = {4, 4, 0, 0};
  run.lines[4] = {6, 5, 5, 4};
  run.sums = {10, 9, 5, 4};
  CoveredMethod missed{"missed", "()V", 9, {2, 0, 0, 0}, {{9, {2, 0, 0, 0}}}, {}};
  result.classes = {{"p/A", "A.java", {run, missed}}, {"p/A$B", "A.java", {missed}}};
  std::ostringstream out;
  write_coverage_xml(out, result);
  const std::string xml = out.str();
  const auto has = [&](const std::string& part) { return xml.find(part) != std::string::npos; };
  EXPECT_TRUE(has(R"(<line nr="4" mi="1" ci="5" mb="1" cb="4"/>)")) << xml;
  EXPECT_TRUE(has(R"(<line nr="9" mi="4" ci="0" mb="0" cb="0"/>)")) << "of two classes " << xml;
  // One way, and one more for each way of a branch beyond its first.
  EXPECT_TRUE(has(R"(<counter type="COMPLEXITY" missed="1" covered="3"/>)")) << xml;
  EXPECT_TRUE(has(R"(<counter type="LINE" missed="1" covered="2"/><counter type="COMPLEXITY" )"
                  R"(missed="3" covered="3"/><counter type="METHOD" missed="2" covered="1"/>)"
                  R"(<counter type="CLASS" missed="1" covered="1"/></report>)"))
      << xml;
}

}  // namespace
}  // namespace loris
