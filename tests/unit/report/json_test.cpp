#include "report/json.h"

#include <limits>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "report/graph_json.h"
#include "samples.h"
#include "term/bits.h"

namespace loris {
namespace {

using Json = nlohmann::ordered_json;
using namespace samples;

Json parsed(const Result& result) { return Json::parse(to_json(result)); }

Json graph_of(std::vector<GraphNode> nodes, GraphSide side = GraphSide::Input) {
  Graph graph;
  graph.nodes = std::move(nodes);
  return graph_json(graph, side);
}

/// How a value looks as a parameter.
Json as_root(char type, std::uint64_t bits) {
  Graph graph;
  graph.roots = {root("x", {type, bits})};
  return graph_json(graph, GraphSide::Input)["roots"]["x"];
}

TEST(Json, HasTheKeysOfTheContractInOrder) {
  std::vector<std::string> keys;
  const Json json = parsed(complete_result());
  for (const auto& [key, value] : json.items()) keys.push_back(key);
  const std::vector<std::string> expected{
      "tool",       "version", "target",         "heap",          "decide",    "bounds",
      "solver",     "search",  "complete",       "vacuous",       "undecided", "interrupted",
      "unexplored", "paths",   "solver_queries", "decider_calls", "seconds",   "peak_memory_bytes",
      "coverage",   "limits",  "violations",     "assumptions",   "replay"};
  EXPECT_EQ(keys, expected);
}

TEST(Json, RepeatsWhatWasAskedAndCounted) {
  Result result = complete_result();
  result.asked.ranges = {{"Bst$Node.key", -3, 9}};
  const Json json = parsed(result);
  EXPECT_EQ(json["target"], "Bst.insert(int)");
  EXPECT_EQ(json["bounds"].dump(),
            R"({"n":5,"max-array":5,"range":{"Bst$Node.key":[-3,9]},"types":["Bst","Bst$Node"]})");
  EXPECT_EQ(json["paths"]["total"], 94);
  EXPECT_EQ(json["paths"]["pruned"], 7);
  EXPECT_EQ(json["solver_queries"]["by_solver"], 30);
  EXPECT_EQ(json["solver_queries"]["deciding"], result.queries.total - result.queries.beside);
  EXPECT_EQ(json["coverage"]["lines_covered"], 19);
  EXPECT_EQ(json["complete"], true);
}

TEST(Json, TotalCountsOnlyWhatEndedWithinThePrecondition) {
  Result result = complete_result();
  result.paths = {
      .normal = 3, .exceptional = 2, .violating = 1, .cut = 5, .pruned = 7, .unsupported = 9};
  EXPECT_EQ(parsed(result)["paths"]["total"], 6);
}

TEST(Json, ListsPathsOnlyWhenAsked) {
  Result result = complete_result();
  EXPECT_FALSE(parsed(result).contains("path_list"));
  result.paths_listed = true;
  EXPECT_EQ(parsed(result)["path_list"], Json::array());
}

TEST(Json, APathHasItsConditionHeapsAndOutcome) {
  Result result = complete_result();
  result.paths_listed = true;
  PathResult path;
  path.choices = {0, 2, 1};
  path.condition = {"this.root == null", "x < 3"};
  path.result = "5";
  path.input = Graph{{root("x", number(2))}, {}};
  path.output = Graph{{root("result", number(5))}, {}};
  result.path_list = {path};
  const Json listed = parsed(result)["path_list"][0];
  EXPECT_EQ(listed.dump(),
            R"({"id":"0.2.1","ending":"normal","condition":["this.root == null","x < 3"],)"
            R"("input":{"roots":{"x":2},"objects":[]},"outcome":{"result":"5"},)"
            R"("output":{"roots":{"result":5},"objects":[]}})");
}

TEST(Json, AConditionSaysWhatIsNullAndWhatIsTheSame) {
  Result result = complete_result();
  result.paths_listed = true;
  PathResult path;
  path.condition = {"x < 3"};
  path.partition = Partition{};
  path.partition->objects = {{"this", {"Node"}}, {"this.a", {"Node"}}};
  path.partition->references = {{"this.b", {}, {}, false},
                                {"this.c", "this.a", {}, false},
                                {"this.d", {}, {"A"}, false},
                                {"this.e", {}, {"A"}, true}};
  path.partition->same = {{"s", "t"}};
  path.partition->distinct = {{"u", "v"}};
  result.path_list = {path};
  EXPECT_EQ(parsed(result)["path_list"][0]["condition"],
            Json::array({"this.a != null", "this.b == null", "this.c == this.a", "this.d != null",
                         "s == t", "u != v", "x < 3"}));
}

TEST(Json, AViolationSaysWhereAndOnWhichInput) {
  Result result = complete_result();
  PathResult path = violation({0, 1}, "java.lang.NullPointerException", "Bst.java:42");
  path.index = 17;
  path.message = "\"t\" is null";
  path.input = Graph{{root("this", ref(0))}, {object("Bst", {field("root", null())})}};
  result.violations = {path};
  const Json json = parsed(result)["violations"][0];
  EXPECT_EQ(json["kind"], "java.lang.NullPointerException");
  EXPECT_EQ(json["at"], "Bst.java:42");
  EXPECT_EQ(json["stack"], Json::array({"Bst.insert (Bst.java:42)"}));
  EXPECT_EQ(json["index"], 17);
  EXPECT_EQ(json["id"], "0.1");
  EXPECT_EQ(json["message"], "\"t\" is null");
  EXPECT_EQ(json["input"]["roots"]["this"]["ref"], "o1");
}

TEST(Json, WhatUtf8HasNotIsReplaced) {
  Result result = complete_result();
  result.asked.target = "A.\xed\xa0\x80()V";
  EXPECT_NO_THROW(parsed(result));
}

TEST(GraphJson, ObjectsHaveIdsAndRefs) {
  Graph graph;
  graph.roots = {root("this", ref(0)), root("x", number(5)), root("p", null())};
  graph.nodes = {
      object("Bst$Node", {field("key", number(5)), field("left", null()), field("right", ref(1))}),
      object("Bst$Node", {})};
  graph.nodes[0].name = "this.root";
  EXPECT_EQ(graph_json(graph, GraphSide::Input).dump(),
            R"({"roots":{"this":{"ref":"o1"},"x":5,"p":null},)"
            R"("objects":[{"id":"o1","class":"Bst$Node","name":"this.root",)"
            R"("fields":{"key":5,"left":null,"right":{"ref":"o2"}}},)"
            R"({"id":"o2","class":"Bst$Node","fields":{}}]})");
}

TEST(GraphJson, MarksFreeFieldsOfAnInputOnly) {
  const std::vector<GraphNode> nodes{
      object("Node", {field("key", number(1)), free_field("next", null())})};
  EXPECT_EQ(graph_of(nodes)["objects"][0]["free"], Json::array({"next"}));
  EXPECT_FALSE(graph_of(nodes, GraphSide::Output)["objects"][0].contains("free"));
}

TEST(GraphJson, QualifiesTheFieldThatASubclassHides) {
  GraphField hidden = free_field("key", number(1));
  hidden.owner = "pkg/Base";
  const Json json = graph_of({object("Derived", {hidden, field("key", number(2))})})["objects"][0];
  EXPECT_EQ(json["fields"].dump(), R"({"pkg.Base.key":1,"key":2})");
  EXPECT_EQ(json["free"], Json::array({"pkg.Base.key"}));
}

TEST(GraphJson, StringsEnumsAndArraysHaveNoFields) {
  const Json json =
      graph_of({text(u"h\u00e9"), constant("Color", u"RED"), array("[I", {number(1), number(-2)}),
                array("[LBst$Node;", {null(), ref(0)})})["objects"];
  EXPECT_EQ(json[0].dump(), R"({"id":"o1","class":"java.lang.String","string":"hé"})");
  EXPECT_EQ(json[1].dump(), R"({"id":"o2","class":"Color","constant":"RED"})");
  EXPECT_EQ(json[2].dump(), R"({"id":"o3","class":"int[]","elements":[1,-2]})");
  EXPECT_EQ(json[3].dump(), R"({"id":"o4","class":"Bst$Node[]","elements":[null,{"ref":"o1"}]})");
}

TEST(GraphJson, HalfASurrogatePairIsKept) {
  EXPECT_EQ(graph_of({text({0xd800, u'a'})})["objects"][0]["utf16"], Json::array({0xd800, 0x61}));
  EXPECT_EQ(as_root('C', 0xd800), "\\ud800");
  EXPECT_EQ(as_root('C', u'a'), "a");
}

TEST(GraphJson, LongsThatADoubleRoundsAreText) {
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  EXPECT_EQ(as_root('J', to_bits(kExact)), kExact);
  EXPECT_EQ(as_root('J', to_bits(-kExact)), -kExact);
  EXPECT_EQ(as_root('J', to_bits(kExact + 1)), "9007199254740993");
  EXPECT_EQ(as_root('J', to_bits(std::numeric_limits<std::int64_t>::min())),
            "-9223372036854775808");
}

TEST(GraphJson, NumbersKeepTheirKind) {
  EXPECT_EQ(as_root('I', to_bits(std::int32_t{-1})), -1);
  EXPECT_EQ(as_root('B', to_bits(std::int32_t{-128})), -128);
  EXPECT_EQ(as_root('Z', 1), true);
  EXPECT_EQ(as_root('D', to_bits(0.5)), 0.5);
  EXPECT_EQ(as_root('D', to_bits(-0.0)).dump(), "-0.0");
  EXPECT_EQ(as_root('D', to_bits(std::numeric_limits<double>::quiet_NaN())), "NaN");
  EXPECT_EQ(as_root('F', to_bits(-std::numeric_limits<float>::infinity())), "-Infinity");
}

TEST(GraphJson, AParameterCalledResultIsNotLost) {
  Graph graph;
  graph.roots = {root("result", number(1)), root("result", number(2))};
  const Json roots = graph_json(graph, GraphSide::Output)["roots"];
  EXPECT_EQ(roots["result"], 1);
  EXPECT_EQ(roots["(result)"], 2);
}

TEST(PartitionJson, SaysNullSameAndUndecided) {
  Partition partition;
  partition.objects = {{"this", {"Node"}}};
  partition.references = {{"this.left", {}, {}, false},
                          {"this.right", "this", {}, false},
                          {"this.element", {}, {"A", "B"}, true}};
  partition.same = {{"this.a", "this.b"}};
  partition.conjuncts = {"x < 3"};
  EXPECT_EQ(
      partition_json(partition).dump(),
      R"({"objects":[{"name":"this","types":["Node"]}],)"
      R"("refs":{"this.left":null,"this.right":"this","this.element":{"types":["A","B",null]}},)"
      R"("same":[["this.a","this.b"]],"conjuncts":["x < 3"]})");
}

TEST(PartitionJson, SaysWhatTheRunLeavesBehind) {
  FinalHeap heap;
  heap.result = "this.key + 1";
  heap.objects = {{"new1", "int[]", "n + 1", {}}, {"new2", "java.lang.String", {}, "abc"}};
  heap.writes = {{"this.next", "new1"}};
  EXPECT_EQ(final_heap_json(heap).dump(),
            R"({"result":"this.key + 1","new":[{"name":"new1","class":"int[]","length":"n + 1"},)"
            R"({"name":"new2","class":"java.lang.String","text":"abc"}],)"
            R"("writes":[["this.next","new1"]]})");
}

TEST(Json, AReplayHasItsCountsAndAViolationItsTest) {
  Result result;
  result.replay = ReplayCounts{5, 1, 2, 0};
  PathResult path;
  result.violations = {path, path};
  result.violations[1].test = "BstInsertTest#path17_throwsNullPointerException";
  result.violations[1].replayed = "not runnable";
  result.violations[1].replay_note = "time-out";
  const auto json = nlohmann::json::parse(to_json(result));
  EXPECT_EQ(json["replay"].dump(), R"({"confirmed":5,"differs":1,"not_runnable":2,"run":6})");
  EXPECT_TRUE(json["violations"][0]["test"].is_null());
  EXPECT_TRUE(json["violations"][0]["replayed"].is_null());
  EXPECT_EQ(json["violations"][1]["test"], "BstInsertTest#path17_throwsNullPointerException");
  EXPECT_EQ(json["violations"][1]["replayed"], "not runnable");
  EXPECT_EQ(json["violations"][1]["replay_note"], "time-out");
}

}  // namespace
}  // namespace loris
