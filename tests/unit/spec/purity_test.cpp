#include "spec/purity.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace loris {
namespace {

/// Methods of the library serve as subjects.
struct PurityTest : testing::Test {
  bool is_pure(std::string_view cls, std::string_view name, std::string_view descriptor) {
    const auto& methods = program.load(cls).methods;
    const auto found = std::find_if(methods.begin(), methods.end(), [&](const auto& method) {
      return method->name == name && method->descriptor == descriptor;
    });
    if (found == methods.end()) {
      ADD_FAILURE() << "no method " << cls << '.' << name << descriptor;
      return false;
    }
    return purity.is_pure(**found);
  }

  const Jdk jdk = find_jdk({});
  Program program{{}, open_jdk(jdk), jdk.feature};
  Purity purity{program};
};

TEST_F(PurityTest, ReadingAndComputingIsPure) {
  EXPECT_TRUE(is_pure("java/lang/Integer", "intValue", "()I"));
  EXPECT_TRUE(is_pure("java/lang/Math", "max", "(II)I"));
  EXPECT_TRUE(is_pure("java/lang/Integer", "compareTo", "(Ljava/lang/Integer;)I"))
      << "calls others";
}

TEST_F(PurityTest, WhatWritesOrMakesIsNot) {
  EXPECT_FALSE(is_pure("java/util/ArrayList", "clear", "()V")) << "writes fields and elements";
  EXPECT_FALSE(is_pure("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;")) << "makes a box";
  EXPECT_FALSE(is_pure("java/lang/Integer", "<init>", "(I)V")) << "writes a field";
}

TEST_F(PurityTest, WhatCannotBeToldIsNot) {
  EXPECT_FALSE(is_pure("java/lang/System", "nanoTime", "()J")) << "native";
  EXPECT_FALSE(is_pure("java/util/AbstractCollection", "isEmpty", "()Z")) << "size() is anybody's";
  EXPECT_FALSE(is_pure("java/util/Vector", "size", "()I")) << "locks";
}

TEST_F(PurityTest, WhatIsKnownOfTheLibraryCounts) {
  EXPECT_TRUE(is_pure("java/lang/Object", "getClass", "()Ljava/lang/Class;")) << "native";
  EXPECT_TRUE(is_pure("java/lang/String", "hashCode", "()I")) << "keeps what it computes again";
  EXPECT_TRUE(is_pure("java/lang/String", "equals", "(Ljava/lang/Object;)Z"));
  EXPECT_FALSE(is_pure("java/lang/Object", "hashCode", "()I")) << "anybody's";
}

}  // namespace
}  // namespace loris
