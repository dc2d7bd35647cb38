#include "infer/selection.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace loris::infer {
namespace {

GraphValue to(std::size_t node) { return {'L', node + 1}; }
constexpr GraphValue kNull{'L', 0};

GraphNode node(const std::string& name,
               const std::vector<std::pair<std::string, GraphValue>>& fields, bool is_read = true) {
  GraphNode made;
  made.class_name = name;
  for (const auto& [field, value] : fields)
    made.fields.push_back({name, field, "Lt/Node;", value, is_read});
  return made;
}

/// list -> 0 -> ... -> size - 1 -> 0
Graph ring(std::size_t size) {
  Graph heap;
  heap.roots.push_back({"list", "Lt/Node;", to(0)});
  for (std::size_t i = 0; i < size; ++i)
    heap.nodes.push_back(node("t/Node", {{"next", to((i + 1) % size)}}));
  return heap;
}

std::vector<std::string> rules(const std::vector<Graph>& heaps) {
  const Findings findings = visit_all(heaps, {"list"});
  std::vector<std::string> texts;
  for (const Candidate& rule :
       select_rules(make_candidates({{"list", "t/Node"}}, classes_of(heaps)), findings))
    texts.push_back(rule.pattern.text() + " " + rule.claim_text());
  std::sort(texts.begin(), texts.end());
  return texts;
}

TEST(Selection, FindsTheRulesOfARing) {
  const std::vector<std::string> expected{"list aliases nothing", "list(.next)* not null",
                                          "list(.next)+ aliases list"};
  EXPECT_EQ(rules({ring(1), ring(2), ring(3)}), expected);
}

TEST(Selection, OneHeapThatDiffersEndsARule) {
  Graph open = ring(1);
  open.nodes[0].fields[0].value = kNull;
  const std::vector<std::string> expected{"list aliases nothing", "list not null",
                                          "list(.next)+ aliases list"};
  EXPECT_EQ(rules({ring(1), ring(2), ring(3), open}), expected);
}

TEST(Selection, SaysNothingOfWhatWasNotRead) {
  Graph unread;
  unread.roots.push_back({"list", "Lt/Node;", to(0)});
  unread.nodes.push_back(node("t/Node", {{"next", kNull}}, false));
  const std::vector<std::string> expected{"list aliases nothing", "list not null"};
  EXPECT_EQ(rules({unread}), expected);
}

/// A visit may come to a node from either side: both are orders to reckon with.
TEST(Visits, EveryOrderIsFollowed) {
  Graph heap;
  heap.roots.push_back({"a", "Lt/Node;", to(0)});
  heap.roots.push_back({"b", "Lt/Node;", to(1)});
  heap.nodes.push_back(node("t/Node", {{"next", to(1)}}));
  heap.nodes.push_back(node("t/Node", {{"next", kNull}}));
  const Findings all = visit_all({heap}, {"a", "b"});
  const auto has = [&](const Word& path, Found found) {
    return std::any_of(all.findings.begin(), all.findings.end(), [&](const Finding& each) {
      return each.path == path && each.found == found;
    });
  };
  EXPECT_TRUE(has({"b"}, Found::New));
  EXPECT_TRUE(has({"b"}, Found::Met));
  EXPECT_TRUE(has({"a", "next"}, Found::New));
  EXPECT_TRUE(has({"a", "next"}, Found::Met));
  EXPECT_TRUE(has({"b", "next"}, Found::Null));
  EXPECT_TRUE(has({"a", "next", "next"}, Found::Null));
  EXPECT_FALSE(has({"a"}, Found::Met));
}

}  // namespace
}  // namespace loris::infer
