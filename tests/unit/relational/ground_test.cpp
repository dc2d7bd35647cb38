#include "relational/ground.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "base/input_error.h"
#include "lists.h"
#include "plain_heaps.h"
#include "thorough.h"

namespace loris::relational {
namespace {

/// Names every field, so that all of them tell inputs apart.
constexpr const char* kEverything =
    "this.first = this.first; this.last = this.last; this.size = this.size;"
    "all n: Node | n.next = n.next && n.prev = n.prev;";

struct GroundTest : testing::Test {
  static constexpr int kLow = -1, kHigh = 2;
  Lists lists;

  Scope scope(int nodes) {
    Scope made = Lists::scope(static_cast<std::uint32_t>(nodes));
    made.objects[&lists.list] = 1;
    made.ranges[&lists.size()] = {kLow, kHigh};
    return made;
  }

  void compare(const std::string& formulas, int nodes) {
    const std::set<PlainHeap>& heaps = all(nodes);
    const Specification read = parse_specification("test.rel", kEverything + formulas);
    const auto expected = std::count_if(heaps.begin(), heaps.end(),
                                        [&](const PlainHeap& heap) { return holds(read, heap); });
    EXPECT_EQ(lists.count(kEverything + formulas, scope(nodes)),
              static_cast<std::uint64_t>(expected))
        << formulas << " with " << nodes;
  }

  const std::set<PlainHeap>& all(int nodes) {
    std::set<PlainHeap>& known = heaps_[nodes];
    if (known.empty()) known = plain_heaps(nodes, kLow, kHigh);
    return known;
  }

  std::map<int, std::set<PlainHeap>> heaps_;
};

TEST_F(GroundTest, EveryInputIsThereOnce) {
  for (const int nodes : {0, 1, 2}) compare("", nodes);
  if (test::is_thorough()) compare("", 3);
}

TEST_F(GroundTest, EveryProductionMeansWhatItSays) {
  for (const char* formula : {"some this.first;",
                              "no this.first;",
                              "one this.(first + last);",
                              "lone this.(first + last);",
                              "this.first = this.last;",
                              "this.first != this.last;",
                              "this.first in this.last;",
                              "this.last !in this.first.*next;",
                              "no n: Node | n in n.^next;",
                              "all n: Node | n.next.prev = n;",
                              "all n: this.first.*next | lone n.~next;",
                              "some n: Node | n.next = n;",
                              "one n: Node | n.next = null;",
                              "lone n: Node | no n.(next + prev);",
                              "all disj a, b: Node | a.next != b.next;",
                              "some a, b: Node | a.next = b && b.prev = a;",
                              "no a: Node, b: this.first | a.next = b;",
                              "some disj a, b: Node | a in b.next;",
                              "this.size = #Node;",
                              "this.size < #this.first.*next;",
                              "this.size <= #(Node - this.first);",
                              "this.size > 0;",
                              "this.size >= 0 - 1 + 1;",
                              "this.size + 1 = #Node;",
                              "this.size - #Node = -1;",
                              "#Node = 1 => this.size = 1;",
                              "#Node = 1 => this.size = 1 else this.size = 0;",
                              "some this.first <=> some this.last;",
                              "some this.first || this.size = 2;",
                              "!(some this.first && this.size = 2);",
                              "let f = this.first | f.next = f.prev;",
                              "let s = this.size | s = 1 || s = 2;",
                              "#{n: Node | n.next = n} = 1;",
                              "this.last in this.first.^(next + ~prev);",
                              "this.first.~(first + last) = this;",
                              "this.first.^~next = none;",
                              "pred loop(x) { x.next = x } all n: Node | loop(n) || loop(n.next);",
                              "some LinkedList & this;",
                              "Node in this.first.*next;",
                              "this.first - this.last = none;",
                              "this.first.~first.size = 1;",
                              "true;",
                              "false;",
                              "true => false;",
                              "all n: this.first | this.size = 1;",
                              "none.*next = none && this.size != 0;"})
    for (const int nodes : {1, 2}) {
      if (std::string_view(formula).starts_with("none.")) continue;
      compare(formula, nodes);
    }
}

/// Formulas of a few productions each, from a seed.
class Writer {
 public:
  explicit Writer(unsigned seed) : random_(seed) {}

  std::string formula(int depth) {
    if (depth == 0) {
      switch (below(4)) {
        case 0: return set(1) + pick({" = ", " != ", " in ", " !in "}) + set(1);
        case 1: return number(1) + pick({" = ", " < ", " >= ", " != "}) + number(1);
        default: return pick({"some ", "no ", "one ", "lone "}) + set(1);
      }
    }
    switch (below(7)) {
      case 0:
        return "(" + formula(depth - 1) + pick({" && ", " || ", " => ", " <=> "}) +
               formula(depth - 1) + ")";
      case 1: return "!(" + formula(depth - 1) + ")";
      case 2:
        return "(" + formula(depth - 1) + " => " + formula(depth - 1) + " else " +
               formula(depth - 1) + ")";
      case 3: {
        const std::string name = "v" + std::to_string(variables_.size());
        const std::string domain = set(1);
        variables_.push_back(name);
        const std::string body = formula(depth - 1);
        variables_.pop_back();
        return "(let " + name + " = " + domain + " | " + body + ")";
      }
      default: {
        const std::string name = "v" + std::to_string(variables_.size());
        const std::string domain = set(1);
        variables_.push_back(name);
        const std::string body = formula(depth - 1);
        variables_.pop_back();
        return "(" + pick({"all ", "some ", "no ", "one ", "lone "}) + name + ": " + domain +
               " | " + body + ")";
      }
    }
  }

 private:
  unsigned below(unsigned limit) { return static_cast<unsigned>(random_() % limit); }
  std::string pick(const std::vector<std::string>& from) {
    return from[below(static_cast<unsigned>(from.size()))];
  }

  /// Sets of nodes, so that each has the fields that follow.
  std::string set(int depth) {
    if (depth > 0 && below(3) == 0)
      return "(" + set(depth - 1) + pick({" + ", " - ", " & "}) + set(depth - 1) + ")";
    std::string start = variables_.empty() || below(3) == 0
                            ? pick({"this.first", "this.last", "this.(first + last)", "Node"})
                            : pick(variables_);
    for (unsigned steps = below(3); steps > 0; --steps)
      start += "." + pick({"next", "prev", "^next", "*next", "~next", "^(next + prev)", "*~prev",
                           "(next + ~prev)"});
    return start;
  }

  std::string number(int depth) {
    if (depth > 0 && below(3) == 0)
      return number(depth - 1) + pick({" + ", " - "}) + number(depth - 1);
    switch (below(3)) {
      case 0: return "this.size";
      case 1: return std::to_string(below(3));
      default: return "#" + set(0);
    }
  }

  std::mt19937 random_;
  std::vector<std::string> variables_;
};

TEST_F(GroundTest, RandomFormulasMeanWhatTheySay) {
  for (unsigned seed = 0; seed < 60; ++seed)
    compare(Writer(seed).formula(1 + static_cast<int>(seed % 3)) + ";", 2);
}

TEST_F(GroundTest, NumbersWithoutARangeHaveRoom) {
  Scope plain = Lists::scope(3);
  plain.objects[&lists.list] = 1;
  EXPECT_EQ(lists.count("this.size > 1000;", plain), 1u);
  EXPECT_EQ(lists.count("this.size < -1000;", plain), 1u);
  EXPECT_EQ(lists.count("this.size + 100 < 0;", plain), 1u);
  EXPECT_EQ(lists.count("this.size > 2147483647;", plain), 1u);
  EXPECT_EQ(lists.count("this.size < this.size;", plain), 0u);
}

TEST_F(GroundTest, WhatNobodySpeaksOfIsElsewhere) {
  // No node, or one whose item is the list, the node, or something else.
  EXPECT_EQ(lists.count("all n: this.first | no n.next && some n.item;", Lists::scope(1)), 4u);
}

TEST_F(GroundTest, ANamedClassStandsForAllItsObjects) {
  // Nobody names first, last and prev, but they lead to nodes.
  compare("", 2);
  const Scope small = scope(2);
  EXPECT_EQ(
      lists.count("all n: Node | n.next = n; this.size = 0;", small),
      lists.count(kEverything + std::string("all n: Node | n.next = n; this.size = 0;"), small));
}

TEST_F(GroundTest, ScopeHasToBeSaid) {
  EXPECT_THROW(lists.count("some this.first;", Scope{}), InputError);
  EXPECT_THROW(lists.count("some this.first;", Lists::scope(5000)), InputError);
  EXPECT_EQ(lists.count("some this.first;", Lists::scope(0)), 0u);
}

}  // namespace
}  // namespace loris::relational
