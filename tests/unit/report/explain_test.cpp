#include "report/explain.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "report/mentioned_values.h"
#include "samples.h"

namespace loris {
namespace {

using namespace samples;
using Values = std::vector<std::pair<std::string, std::string>>;

Graph list() {
  return Graph{{root("this", ref(0)), root("x", number(5)), root("a", ref(2)), root("s", ref(3))},
               {object("List", {field("head", ref(1))}),
                object("Node", {field("key", number(-1)), field("next", null())}),
                array("[I", {number(8), number(9)}), text(u"hi")}};
}

TEST(MentionedValues, AreThoseThatNamesLeadTo) {
  EXPECT_EQ(mentioned_values("this.head.key < x", list()),
            (Values{{"this.head.key", "-1"}, {"x", "5"}}));
  EXPECT_EQ(mentioned_values("a[1] == a.length && x > x", list()),
            (Values{{"a[1]", "9"}, {"a.length", "2"}, {"x", "5"}}));
  EXPECT_EQ(mentioned_values("s.length() != 3", list()), (Values{{"s.length()", "2"}}));
}

TEST(MentionedValues, WhatLeadsToNoValueIsLeftOut) {
  EXPECT_EQ(mentioned_values("this.head != null", list()), Values{});
  EXPECT_EQ(mentioned_values("this.head.gone.key == a[7] + a[x] + y.z", list()),
            (Values{{"x", "5"}}));
  EXPECT_EQ(mentioned_values("1e5 < 0x1f && .. [[", list()), Values{});
  EXPECT_EQ(mentioned_values("this.", list()), Values{});
}

PathResult sample() {
  PathResult path = violation({0, 1}, "java.lang.Error", "L.java:2");
  path.input = list();
  path.trace.emplace();
  const auto method =
      std::make_shared<const TracedMethod>(TracedMethod{"p/L.java", "p.L", "run", 1});
  path.trace->steps = {{method, 1, 0, false}, {method, 2, 0, false}};
  path.trace->decisions = {{0, "this.head.key < x", false}, {1, "x > 3", true}};
  return path;
}

TEST(Explain, ShowsSourceWhereItIsFound) {
  std::string name = (std::filesystem::temp_directory_path() / "loris-XXXXXX").string();
  const std::filesystem::path directory = mkdtemp(name.data());
  std::filesystem::create_directory(directory / "p");
  std::ofstream(directory / "p/L.java") << "  first();\r\n  second(\x1b);\n";
  SourceFiles sources({"/nowhere", directory.string()});
  const std::string text = explain(sample(), "p.L.run(int)", sources, {});
  std::filesystem::remove_all(directory);
  EXPECT_NE(text.find("L.java:1                first();\n"
                      "      └ this.head.key < x   [this.head.key = -1, x = 5]\n"
                      "    L.java:2                second(\\u001b);\n"
                      "      └ x > 3   [x = 5]   (the precondition leaves no other)\n"
                      "  violates: java.lang.Error at L.java:2, which nobody declares\n"),
            std::string::npos)
      << text;
}

TEST(SourceFiles, DoNotLeaveTheirRoots) {
  SourceFiles sources({"/"});
  EXPECT_TRUE(sources.find("etc/passwd"));
  EXPECT_FALSE(sources.find("../etc/passwd"));
  EXPECT_FALSE(sources.find("/etc/passwd"));
  EXPECT_FALSE(sources.find(""));
  EXPECT_FALSE(sources.line("etc/passwd", 0));
  EXPECT_FALSE(sources.line("etc/passwd", 1'000'000));
}

}  // namespace
}  // namespace loris
