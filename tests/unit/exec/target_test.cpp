#include "exec/target.h"

#include <gtest/gtest.h>

#include "base/input_error.h"

namespace loris {
namespace {

struct TargetTest : testing::Test {
  std::string problem(const std::string& text) {
    try {
      find_target(program, text);
    } catch (const InputError& e) {
      return e.what();
    }
    return "";
  }
  std::string predicate_problem(const std::string& text) {
    try {
      find_predicate(program, map, text, {&map, &program.object_class()}, true, "--pre");
    } catch (const InputError& e) {
      return e.what();
    }
    return "";
  }
  static bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
  }

  const Jdk jdk = find_jdk({});
  Program program{{}, open_jdk(jdk), jdk.feature};
  const Class& map = program.load("java/util/TreeMap");
};

TEST_F(TargetTest, FindsAMethodByItsName) {
  EXPECT_EQ(target_text(find_target(program, "java.util.TreeMap.get")),
            "java.util.TreeMap.get(Object)");
}

TEST_F(TargetTest, AnInnerClassHasADotOrADollarSign) {
  EXPECT_EQ(find_target(program, "java.util.TreeMap.Entry.getKey").owner->name,
            "java/util/TreeMap$Entry");
  EXPECT_EQ(find_target(program, "java.util.TreeMap$Entry.getKey").owner->name,
            "java/util/TreeMap$Entry");
}

TEST_F(TargetTest, AnOverloadIsSaidByItsParameters) {
  EXPECT_TRUE(has(problem("java.util.TreeMap.put"), "overloaded"));
  EXPECT_EQ(target_text(find_target(program, "java.util.TreeMap.put(Object,Object)")),
            "java.util.TreeMap.put(Object,Object)");
  EXPECT_TRUE(has(problem("java.util.TreeMap.put(int)"), "java.util.TreeMap.put(Object,Object)"));
}

TEST_F(TargetTest, NearMissesAreListed) {
  EXPECT_TRUE(has(problem("java.util.TreeMap.gett"), "did you mean get"));
  EXPECT_TRUE(has(problem("java.util.TreeMup.get"), "there is no class java.util.TreeMup"));
  EXPECT_TRUE(has(problem("get"), "expected pkg.Class.method"));
  EXPECT_TRUE(has(problem("java.util.Map.get"), "abstract"));
}

TEST_F(TargetTest, APredicateReturnsBooleanAndTakesWhatIsGiven) {
  EXPECT_EQ(
      find_predicate(program, map, "containsKey", {&map, &program.object_class()}, true, "--pre")
          .arguments,
      2u);
  EXPECT_TRUE(has(predicate_problem("size"), "does not return boolean"));
  EXPECT_TRUE(has(predicate_problem("noSuch"), "has no such method"));
  EXPECT_TRUE(
      has(predicate_problem("java.util.ArrayList.isEmpty"), "it takes a java.util.ArrayList"));
}

}  // namespace
}  // namespace loris
