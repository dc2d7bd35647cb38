#include "classfile/descriptor.h"

#include <gtest/gtest.h>

#include <string>

#include "base/input_error.h"

namespace loris {
namespace {

using Views = std::vector<std::string_view>;

TEST(Descriptor, FieldDescriptors) {
  for (const char* good : {"B", "C", "D", "F", "I", "J", "S", "Z", "[I", "[[[J", "La;",
                           "Ljava/util/Map$Entry;", "[Ljava/lang/String;", "Lpack-age/x y;"}) {
    EXPECT_TRUE(is_field_descriptor(good)) << good;
  }
  for (const char* bad : {"", "V", "[V", "[", "II", "X", "L", "L;", "Ljava/util/Map", "L/a;",
                          "La/;", "La//b;", "La.b;", "L[a;", "La;x", "()V", "a"}) {
    EXPECT_FALSE(is_field_descriptor(bad)) << bad;
  }
}

TEST(Descriptor, ArraysHaveAtMost255Dimensions) {
  EXPECT_TRUE(is_field_descriptor(std::string(255, '[') + "I"));
  EXPECT_FALSE(is_field_descriptor(std::string(256, '[') + "I"));
}

TEST(Descriptor, MethodDescriptors) {
  for (const char* good : {"()V", "(I)I", "(IJ[[D)Ljava/lang/Object;", "(La;Lb;)[I"}) {
    EXPECT_TRUE(is_method_descriptor(good)) << good;
  }
  for (const char* bad :
       {"", "(", "()", "V", "()VV", "(V)V", "(I", "(II)", "(La)V", "()[V", "I()V", "(I)(I)V"}) {
    EXPECT_FALSE(is_method_descriptor(bad)) << bad;
  }
}

TEST(Descriptor, MethodsHaveAtMost255ArgumentSlots) {
  EXPECT_TRUE(is_method_descriptor("(" + std::string(255, 'I') + ")V"));
  EXPECT_FALSE(is_method_descriptor("(" + std::string(256, 'I') + ")V"));
  EXPECT_FALSE(is_method_descriptor("(" + std::string(128, 'J') + ")V"));
}

TEST(Descriptor, ParsingGivesThePartsInOrder) {
  const MethodDescriptor parsed = parse_method_descriptor("(I[JLjava/lang/String;[[La;D)[Z");
  EXPECT_EQ(parsed.parameters, (Views{"I", "[J", "Ljava/lang/String;", "[[La;", "D"}));
  EXPECT_EQ(parsed.result, "[Z");
  EXPECT_THROW(parse_method_descriptor("(I"), InputError);
}

TEST(Descriptor, SlotsCountLongAndDoubleTwice) {
  EXPECT_EQ(argument_slots("()V"), 0);
  EXPECT_EQ(argument_slots("(IJ[JDLa;)V"), 7);
  EXPECT_EQ(slots_of("J"), 2);
  EXPECT_EQ(slots_of("[J"), 1);
  EXPECT_EQ(slots_of("V"), 0);
  EXPECT_THROW(argument_slots("I"), InputError);
}

}  // namespace
}  // namespace loris
