#include "junit/test_names.h"

#include <gtest/gtest.h>

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
