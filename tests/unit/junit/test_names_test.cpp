#include "junit/test_names.h"

#include <gtest/gtest.h>

#include "junit/situation.h"
#include "junit/source_names.h"

namespace loris {
namespace {

PathResult path(Ending ending, std::string kind, std::string result) {
  PathResult made;
  made.index = 17;
  made.ending = ending;
  made.kind = std::move(kind);
  made.result = std::move(result);
  return made;
}

TEST(TestNames, SayWhatHappens) {
  const auto name = [](Ending ending, const char* kind, const char* result) {
    return test_method_name(path(ending, kind, result));
  };
  EXPECT_EQ(name(Ending::Violating, "java.lang.NullPointerException", ""),
            "path17_throwsNullPointerException");
  EXPECT_EQ(name(Ending::Violating, "invariant pkg.Tree.repOk", ""), "path17_violatesRepOk");
  EXPECT_EQ(name(Ending::Normal, "", ""), "path17_returns");
  EXPECT_EQ(name(Ending::Normal, "", "true"), "path17_returnsTrue");
  EXPECT_EQ(name(Ending::Normal, "", "-5"), "path17_returnsMinus5");
  EXPECT_EQ(name(Ending::Normal, "", "'\"'"), "path17_returnsValue");
  EXPECT_EQ(name(Ending::Normal, "", "new pkg.Tree$Node"), "path17_returnsNewNode");
}

Result found(std::vector<std::vector<std::string>> conditions, const char* kind = "") {
  Result result;
  result.asked.target = "pkg.Bst.find(int)";
  for (std::vector<std::string>& condition : conditions) {
    PathResult made = path(Ending::Normal, kind, "null");
    made.index = result.path_list.size();
    made.condition = std::move(condition);
    result.path_list.push_back(std::move(made));
  }
  name_tests(result);
  return result;
}

TEST(TestNames, SayWhatIsSpecialAboutTheInput) {
  const Result result =
      found({{"this.root == null"},
             {"this.root != null", "key >= this.root.key", "key <= this.root.key"},
             {"this.root != null", "key < this.root.key", "this.root.left == null"}});
  EXPECT_EQ(test_method_name(result.path_list[0]), "find_rootNull_returnsNull");
  EXPECT_EQ(test_method_name(result.path_list[1]), "find_keyEqualsRootKey_returnsNull");
  EXPECT_EQ(test_method_name(result.path_list[2]), "find_rootLeftNull_returnsNull");
}

TEST(TestNames, TellPathsApart) {
  const Result result = found({{"a > 0", "b > 0"}, {"a <= 0", "b > 0"}, {"c > 0"}, {"c > 0"}, {}});
  EXPECT_EQ(test_method_name(result.path_list[0]), "find_aAbove0_bAbove0_returnsNull");
  EXPECT_EQ(test_method_name(result.path_list[1]), "find_aAtMost0_bAbove0_returnsNull");
  EXPECT_EQ(test_method_name(result.path_list[2]), "find_cAbove0_returnsNull_path2");
  EXPECT_EQ(test_method_name(result.path_list[3]), "find_cAbove0_returnsNull_path3");
  EXPECT_EQ(test_method_name(result.path_list[4]), "find_returnsNull");
}

TEST(TestNames, OddConditionsAndNamesLeaveIdentifiers) {
  std::string lengthy(5000, 'x');
  lengthy += " == null";
  Result result = found({{"this.a\\\"b == null", "x ? y : z", lengthy}});
  EXPECT_TRUE(is_java_identifier(result.path_list[0].test_name)) << result.path_list[0].test_name;
  EXPECT_LT(result.path_list[0].test_name.size(), 200u);
  result.asked.target = "odd.Odd-Name.1\"<>\n(int)";
  name_tests(result);
  EXPECT_TRUE(is_java_identifier(result.path_list[0].test_name)) << result.path_list[0].test_name;
}

TEST(Situation, WordsForAConjunct) {
  EXPECT_EQ(situation("x.next != null"), "xNextNotNull");
  EXPECT_EQ(situation("5 == this.size"), "sizeIs5");
  EXPECT_EQ(situation("a[0] <= -3"), "a0AtMostMinus3");
  EXPECT_EQ(situation("!this.isOpen"), "isOpenFalse");
  EXPECT_EQ(situation("!(this.a == other.b)"), "aDiffersFromOtherB");
  EXPECT_EQ(situation("o instanceof pkg.Tree$Leaf"), "oIsALeaf");
  EXPECT_EQ(situation("a + b < 3"), "aPlusBBelow3");
  EXPECT_EQ(situation("this.tail - 1 >= 0"), "tailMinus1AtLeast0");
  EXPECT_EQ(situation("this.elements[this.tail - 1] != null"), "elementsTailMinus1NotNull");
  EXPECT_EQ(situation("a + b + c < 3"), "");
  EXPECT_EQ(situation("this.name.length() != t.length()"), "nameLengthDiffersFromTLength");
  EXPECT_EQ(situation("!(t.charAt(0) == 97)"), "tCharAt0IsNot97");
  EXPECT_EQ(situation("f(x) > 3"), "");
}

TEST(TestNames, FurtherClassesEndInTestToo) {
  EXPECT_EQ(numbered_class_name("BstInsertTest", 1), "BstInsertTest");
  EXPECT_EQ(numbered_class_name("BstInsertTest", 12), "BstInsertPart12Test");
}

TEST(SourceNames, WordsOfJavaAndOddNamesAreNoIdentifiers) {
  EXPECT_TRUE(is_java_identifier("a$1_b"));
  for (const char* odd : {"", "1a", "a-b", "class", "null", "größe", "a b", "var"})
    EXPECT_FALSE(is_java_identifier(odd)) << odd;
}

}  // namespace
}  // namespace loris
