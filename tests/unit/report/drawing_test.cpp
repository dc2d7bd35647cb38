#include "report/drawing.h"

#include <random>
#include <set>

#include <gtest/gtest.h>

#include "samples.h"

namespace loris {
namespace {

using namespace samples;
using Lines = std::vector<std::string>;

GraphNode node(std::int32_t key, GraphValue left, GraphValue right) {
  return object("Node", {field("key", number(key)), field("left", left), field("right", right)});
}

GraphNode link(std::int32_t key, GraphValue next) {
  return object("Node", {field("key", number(key)), field("next", next)});
}

TEST(Drawing, ParametersAreWrittenAsValues) {
  const Graph graph{{root("x", number(-5)), root("flag", boolean(true)), root("p", null())}, {}};
  EXPECT_EQ(draw(graph), (Lines{"x = -5", "flag = true", "p = null"}));
}

TEST(Drawing, AListIsAChain) {
  const Graph graph{{root("this", ref(0))},
                    {object("List", {field("size", number(2)), field("head", ref(1))}),
                     link(1, ref(2)), link(2, null())}};
  EXPECT_EQ(draw(graph),
            (Lines{"this = List{size=2} ─head→ Node{key=1} ─next→ Node{key=2, next=null}"}));
}

TEST(Drawing, ALongChainGoesOnBelow) {
  const Graph graph{{root("this", ref(0))}, {link(1, ref(1)), link(2, ref(2)), link(3, null())}};
  EXPECT_EQ(draw(graph, nullptr, 45),
            (Lines{"this = Node{key=1} ─next→ Node{key=2}", "  ─next→ Node{key=3, next=null}"}));
}

TEST(Drawing, ACycleEndsInANumber) {
  const Graph graph{{root("this", ref(0))}, {link(1, ref(1)), link(2, ref(0))}};
  EXPECT_EQ(draw(graph), (Lines{"this = #1 Node{key=1} ─next→ Node{key=2, next=#1}"}));
}

TEST(Drawing, ASharedObjectIsWrittenOnce) {
  const Graph graph{
      {root("this", ref(0)), root("other", ref(1))},
      {object("Pair", {field("a", ref(1)), field("b", ref(1))}), object("java/lang/Object", {})}};
  EXPECT_EQ(draw(graph), (Lines{"this = Pair{a=#1 Object, b=#1}", "other = #1"}));
}

TEST(Drawing, ATreeIsDrawnAsATree) {
  const Graph graph{{root("this", ref(0)), root("x", number(4))},
                    {object("Bst", {field("root", ref(1))}), node(5, ref(2), ref(3)),
                     node(3, null(), ref(4)), node(8, null(), null()), node(4, null(), null())}};
  EXPECT_EQ(draw(graph), (Lines{
                             "this = Bst",
                             "└─ root = Node(key) by left, right",
                             "         5",
                             "     ┌───┴─┐",
                             "     3     8",
                             "     └─┐",
                             "       4",
                             "x = 4",
                         }));
}

TEST(Drawing, ATreeMayHaveLinksUpAndFlags) {
  const auto entry = [](std::int32_t key, bool red, GraphValue left, GraphValue parent) {
    return object("Node", {field("key", number(key)), field("red", boolean(red)),
                           field("left", left), field("right", null()), field("parent", parent)});
  };
  const Graph graph{{root("t", ref(0))},
                    {entry(12, false, ref(1), null()), entry(3, true, null(), ref(0))}};
  EXPECT_EQ(draw(graph), (Lines{"t = Node(key [red]) by left, right, up by parent", "        12",
                                "    ┌───┘", "  3 red"}));
}

TEST(Drawing, WrongLinksUpAreShown) {
  const auto entry = [](std::int32_t key, GraphValue left, GraphValue parent) {
    return object("Node", {field("key", number(key)), field("left", left), field("right", null()),
                           field("parent", parent)});
  };
  const Graph graph{{root("t", ref(0))}, {entry(2, ref(1), null()), entry(1, null(), ref(1))}};
  EXPECT_EQ(draw(graph), (Lines{"t = Node{key=2, right=null, parent=null} ─left→ "
                                "#1 Node{key=1, left=null, right=null, parent=#1}"}));
}

TEST(Drawing, NodesOfATreeThatAreUsedElsewhereHaveNumbers) {
  const Graph graph{{root("t", ref(0)), root("x", ref(1))},
                    {node(2, ref(1), null()), node(1, null(), null())}};
  EXPECT_EQ(draw(graph),
            (Lines{"t = Node(key) by left, right", "       2", "   ┌───┘", "  #1 1", "x = #1"}));
}

TEST(Drawing, ADagIsNoTree) {
  const Graph graph{{root("t", ref(0))}, {node(2, ref(1), ref(1)), node(1, null(), null())}};
  EXPECT_EQ(draw(graph),
            (Lines{"t = Node{key=2}", "├─ left = #1 Node{key=1, left=null, right=null}",
                   "└─ right = #1"}));
}

TEST(Drawing, WhatThePathDoesNotReadIsLeftOut) {
  const Graph graph{{root("this", ref(0))},
                    {object("Node", {field("key", number(1)), free_field("next", null())})}};
  EXPECT_EQ(draw(graph), (Lines{"this = Node{key=1, …}"}));
}

TEST(Drawing, AChildThatWasNotLookedAtIsOpen) {
  Graph graph{{root("t", ref(0))}, {node(2, ref(1), null()), node(1, null(), null())}};
  graph.nodes[0].fields[2].is_read = false;
  EXPECT_EQ(draw(graph), (Lines{"t = Node(key) by left, right", "    2", "  ┌─┴─┐", "  1   …"}));
}

TEST(Drawing, AnOutputShowsWhatWasReadOrWritten) {
  const Graph before{{root("this", ref(0))},
                     {object("Node", {field("a", number(1)), free_field("b", number(0)),
                                      free_field("c", number(0))})}};
  Graph after = before;
  for (GraphField& each : after.nodes[0].fields) each.is_read = false;
  after.nodes[0].fields[1].value = number(7);
  EXPECT_EQ(draw(after, &before), (Lines{"this = Node{a=1, b=7, …}"}));
}

TEST(Drawing, StringsBoxesEnumsAndArraysStandInLine) {
  const Graph graph{
      {root("this", ref(0))},
      {object("Item", {field("name", ref(1)), field("count", ref(2)), field("color", ref(3)),
                       field("sizes", ref(4)), field("none", ref(5))}),
       text(u"a\"b\n"), object("java/lang/Integer", {field("value", number(7))}),
       constant("Color", u"RED"), array("[I", {number(1), number(2)}), array("[I", {})}};
  EXPECT_EQ(draw(graph), (Lines{"this = Item{name=\"a\\\"b\\n\", count=7, color=RED, "
                                "sizes=int[]{1, 2}, none=int[]{}}"}));
}

TEST(Drawing, ElementsWithStructureHaveTheirIndex) {
  const Graph graph{{root("a", ref(0))},
                    {array("[LNode;", {null(), ref(1), ref(2)}), link(1, ref(3)), link(2, ref(3)),
                     link(3, null())}};
  EXPECT_EQ(draw(graph),
            (Lines{"a = Node[]{[0]=null}", "├─ [1] = Node{key=1} ─next→ #1 Node{key=3, next=null}",
                   "└─ [2] = Node{key=2, next=#1}"}));
}

TEST(Drawing, ClassesOfTheSameShortNameAreTold) {
  const Graph graph{{root("a", ref(0)), root("b", ref(1)), root("c", ref(2))},
                    {object("p/Node", {}), object("q/Node", {}), object("Bst$1", {})}};
  EXPECT_EQ(draw(graph), (Lines{"a = p.Node", "b = q.Node", "c = Bst$1"}));
}

TEST(Drawing, ATreeTooWideIsIndented) {
  const Graph graph{{root("t", ref(0))},
                    {node(1'000'000, ref(1), ref(2)), node(1'000'001, null(), null()),
                     node(1'000'002, null(), null())}};
  EXPECT_EQ(draw(graph, nullptr, 20),
            (Lines{"t = Node{key=1000000}", "├─ left = Node{key=1000001, left=null, right=null}",
                   "└─ right = Node{key=1000002, left=null, right=null}"}));
}

/// Objects of three classes whose references lead anywhere.
Graph random_graph(std::mt19937& random) {
  const auto below = [&](std::size_t n) {
    return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
  };
  const std::size_t size = 1 + below(8);
  const auto reference = [&] { return below(3) == 0 ? null() : ref(below(size)); };
  Graph graph;
  for (std::size_t i = 0; i < size; ++i) {
    switch (below(5)) {
      case 0: graph.nodes.push_back(object("Box", {field("content", reference(), "LBox;")})); break;
      case 1: graph.nodes.push_back(array("[LNode;", {reference(), reference()})); break;
      case 2: graph.nodes.push_back(text(u"s")); break;
      default: {
        GraphNode made = node(static_cast<std::int32_t>(i), reference(), reference());
        made.fields.push_back(field("up", reference()));
        for (GraphField& each : made.fields) each.is_read = below(6) != 0;
        graph.nodes.push_back(made);
      }
    }
  }
  graph.roots = {root("this", reference()), root("other", reference())};
  return graph;
}

TEST(Drawing, EveryNumberUsedIsGivenBefore) {
  std::mt19937 random(7);
  for (int round = 0; round < 5'000; ++round) {
    const Graph graph = random_graph(random);
    std::string all;
    for (const std::string& line : draw(graph, nullptr, 80)) all += line + "\n";
    std::set<std::string> given;
    for (std::size_t at = all.find('#'); at != std::string::npos; at = all.find('#', at + 1)) {
      const std::size_t end = all.find_first_not_of("0123456789", at + 1);
      const std::string number = all.substr(at, end - at);
      // "#3 Node" gives it; a chain goes on after " ─", another label after several spaces.
      const bool gives =
          all[end] == ' ' && all[end + 1] != ' ' && all.compare(end + 1, 3, "─") != 0;
      if (gives) {
        EXPECT_TRUE(given.insert(number).second) << all;
      } else {
        EXPECT_TRUE(given.contains(number)) << all;
      }
    }
  }
}

}  // namespace
}  // namespace loris
