#include "report/html.h"

#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "report/choice_tree.h"
#include "report/graphviz.h"
#include "report/heap_dot.h"
#include "report/html_block.h"
#include "report/html_pictures.h"
#include "report/script_text.h"
#include "report/shown_heap.h"
#include "samples.h"

namespace loris {
namespace {

using PlainJson = nlohmann::json;
using samples::number, samples::null, samples::ref;

constexpr const char* kHostile =
    "</script><script>alert(1)</script><!-- \"quotes\" 'and' & <b>\n\u2028 \xed\xa0\x80 \u00e9";

TEST(ScriptText, NoTextEndsTheBlock) {
  const std::string text = script_json(nlohmann::ordered_json{{"name", kHostile}});
  for (const char* mark : {"</", "<!", "<s", "<S"})
    EXPECT_EQ(text.find(mark), std::string::npos) << text;
}

TEST(ScriptText, TextIsReadBackAsItWas) {
  const std::string name = "</script> <!-- <Script> <b> & \"";
  EXPECT_EQ(PlainJson::parse(script_json(name)).get<std::string>(), name);
  EXPECT_EQ(PlainJson::parse(script_json("ends in <")).get<std::string>(), "ends in <");
}

TEST(ScriptText, MarkupIsText) {
  EXPECT_EQ(html_text("<a b=\"c\" d='e'>&"), "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;");
  EXPECT_EQ(html_text("plain"), "plain");
}

TEST(LabelText, IsShortAndOneLine) {
  EXPECT_EQ(label_text("a\nb", 10), "a\uFFFDb");
  EXPECT_EQ(label_text("abcdef", 3), "abc…");
  EXPECT_EQ(label_text("äöü", 3), "äöü");
  EXPECT_EQ(label_text("\xff\xed\xa0\x80", 9), "\uFFFD\uFFFD\uFFFD\uFFFD");
}

PathResult path(std::vector<std::uint32_t> choices, std::vector<std::string> condition) {
  PathResult made;
  made.choices = std::move(choices);
  made.condition = std::move(condition);
  return made;
}

TEST(ChoiceTree, PathsPartWhereTheirChoicesDo) {
  const ChoiceTree tree = make_choice_tree(
      {path({0, 0}, {"a", "b"}), path({0, 1, 0}, {"a", "c"}), path({0, 1, 2}, {"a", "d"})}, 3);
  ASSERT_EQ(tree.nodes.size(), 5U);
  const std::vector<std::size_t> children{2, 0, 2, 0, 0};
  const std::vector<std::string> choices{"0", "0", "1", "0", "2"};
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(tree.nodes[i].children, children[i]) << i;
    EXPECT_EQ(tree.nodes[i].choices, choices[i]) << i;
  }
  ASSERT_EQ(tree.nodes[0].labels.size(), 1U);
  EXPECT_EQ(tree.strings[tree.nodes[0].labels[0]], "a");
  EXPECT_TRUE(tree.nodes[2].labels.empty());
  EXPECT_EQ(tree.strings[tree.nodes[4].labels.at(0)], "d");
}

TEST(ChoiceTree, EqualAndEmptyChoicesAreLeavesOfTheirOwn) {
  EXPECT_EQ(make_choice_tree({path({}, {})}, 1).nodes.size(), 1U);
  EXPECT_EQ(make_choice_tree({path({1}, {}), path({1}, {})}, 2).nodes.size(), 3U);
  EXPECT_TRUE(make_choice_tree({}, 0).nodes.empty());
}

/// this = Node{next=old} becomes this = Node{next=new}.
PathResult replacing() {
  PathResult made = samples::violation({0}, "java.lang.Error", "A.java:1");
  Graph before;
  before.roots = {samples::root("this", ref(0))};
  before.nodes = {
      samples::object("Node", {samples::field("next", ref(1)), samples::field("key", number(1))}),
      samples::object("Node", {samples::field("key", number(2))})};
  Graph after = before;
  after.nodes[0].fields[0].value = ref(2);
  after.nodes.push_back(samples::object("Node", {samples::field("key", number(3))}));
  made.input = before;
  made.output = after;
  return made;
}

TEST(ShownHeap, ChangesAreMarkedOnBothSides) {
  const HeapPair pair = shown_heaps(replacing());
  ASSERT_EQ(pair.before->objects.size(), 2U);
  ASSERT_EQ(pair.after->objects.size(), 2U);
  EXPECT_TRUE(pair.before->objects[0].parts[0].is_changed);
  EXPECT_TRUE(pair.after->objects[0].parts[0].is_changed);
  EXPECT_FALSE(pair.after->objects[0].parts[1].is_changed);
  EXPECT_EQ(pair.before->objects[1].fate, Fate::Gone);
  EXPECT_EQ(pair.after->objects[1].fate, Fate::New);
  EXPECT_EQ(pair.after->objects[0].fate, Fate::Stays);
}

TEST(Graphviz, SvgIsTakenOutOfWhatDotPrints) {
  const auto found = svg_elements(
      "<?xml?>\n<!-- x -->\n<svg a=\"1\">\n<title>n</title><text font-family=\"C\" x=\"2\">t</text>"
      "</svg>\n<svg></svg>");
  EXPECT_EQ(found, (std::vector<std::string>{"<svg a=\"1\"> <text x=\"2\">t</text></svg>",
                                             "<svg></svg>"}));
}

Result hostile_result() {
  Result result = samples::complete_result();
  result.asked.target = kHostile;
  PathResult bad = replacing();
  bad.kind = bad.message = bad.at = kHostile;
  bad.stack = bad.condition = {kHostile};
  bad.input->nodes[0].class_name = kHostile;
  bad.output->nodes[0].fields[1].name = kHostile;
  bad.output->nodes[2] = samples::text(std::u16string(10'000, u'<'));
  result.path_list = result.violations = {bad};
  return result;
}

/// The blocks of data of a page, by id.
std::map<std::string, std::string> blocks(const std::string& page) {
  const std::string start = "<script type=\"application/json\" id=\"";
  std::map<std::string, std::string> found;
  for (std::size_t at = page.find(start); at != std::string::npos; at = page.find(start, at)) {
    at += start.size();
    const std::size_t quote = page.find('"', at);
    const std::size_t end = page.find("</script>", quote);
    found[page.substr(at, quote - at)] = page.substr(quote + 2, end - quote - 2);
    at = end;
  }
  return found;
}

TEST(Html, HostileNamesStayInTheirBlocks) {
  const Result result = hostile_result();
  std::ostringstream out;
  write_html(out, {&result}, {});
  const auto found = blocks(out.str());
  for (const auto& [id, text] : found) EXPECT_TRUE(PlainJson::accept(text)) << id << text;
  ASSERT_TRUE(found.contains("about"));
  EXPECT_EQ(PlainJson::parse(found.at("about"))["runs"][0]["groups"].size(), 1U);
  EXPECT_EQ(out.str().find("<script>alert"), std::string::npos);
  // The blocks, and the one script of the page.
  std::size_t scripts = 0;
  for (std::size_t at = 0; (at = out.str().find("<script", at)) != std::string::npos; ++at)
    ++scripts;
  EXPECT_EQ(scripts, found.size() + 1);
}

TEST(Html, WhatHasNoRoomIsCounted) {
  Result result = samples::complete_result();
  for (std::uint32_t i = 0; i < 20; ++i) result.path_list.push_back(path({i}, {"x"}));
  HtmlOptions options;
  options.paths_in_block = 5;
  options.most_bytes = 10;
  std::ostringstream out;
  write_html(out, {&result}, options);
  const PlainJson run = PlainJson::parse(blocks(out.str()).at("about"))["runs"][0];
  EXPECT_EQ(run["held"], 5);
  EXPECT_EQ(run["ended"], 20);
}

TEST(Html, TheTestOfAPathIsAskedFor) {
  Result result = samples::complete_result();
  result.path_list = {path({0}, {"x"})};
  HtmlOptions options;
  options.test_of = [](const Result&, const PathResult&) { return "class T {}"; };
  std::ostringstream out;
  write_html(out, {&result}, options);
  EXPECT_NE(blocks(out.str()).at("paths-0-0").find("class T {}"), std::string::npos);
}

TEST(HtmlBlock, SharedTextsAndObjectsAreStoredOnce) {
  HtmlBlock block;
  for (int i = 0; i < 3; ++i)
    block.add(replacing(), {HtmlPictures::kNone, HtmlPictures::kNone}, std::nullopt);
  const PlainJson made = PlainJson::parse(block.take());
  EXPECT_EQ(made["p"].size(), 3U);
  EXPECT_EQ(made["o"].size(), 5U) << "four objects and what leads to them";
  EXPECT_EQ(made["p"][0]["b"], made["p"][2]["b"]);
  EXPECT_EQ(block.size(), 0U);
}

}  // namespace
}  // namespace loris
