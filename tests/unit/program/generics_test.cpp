#include "program/generics.h"

#include <gtest/gtest.h>

namespace loris {
namespace {

TEST(Generics, ReadsATypeWithArguments) {
  const auto type = parse_type_signature("Ljava/util/Map<TK;+Ljava/lang/Integer;>;");
  ASSERT_TRUE(type.has_value());
  EXPECT_EQ(type->name, "java/util/Map");
  ASSERT_EQ(type->arguments.size(), 2u);
  EXPECT_EQ(type->arguments[0].kind, GenericType::Kind::Variable);
  EXPECT_EQ(type->arguments[0].name, "K");
  EXPECT_EQ(type->arguments[1].name, "java/lang/Integer");
}

TEST(Generics, AWildcardWithoutUpperBoundSaysNothing) {
  const auto type = parse_type_signature("Ljava/util/List<-Ljava/lang/Integer;>;");
  ASSERT_TRUE(type.has_value());
  EXPECT_EQ(type->arguments[0].kind, GenericType::Kind::Unknown);
}

TEST(Generics, AnInnerClassOfAGenericOneIsNamedAsAFileIs) {
  const auto type = parse_type_signature("LOuter<TT;>.Inner<Ljava/lang/String;>;");
  ASSERT_TRUE(type.has_value());
  EXPECT_EQ(type->name, "Outer$Inner");
  ASSERT_EQ(type->arguments.size(), 1u);
  EXPECT_EQ(type->arguments[0].name, "java/lang/String");
}

TEST(Generics, ReadsParametersOfMethods) {
  const auto types = parse_parameter_signatures("<T:Ljava/lang/Object;>(TT;I[TT;)V");
  ASSERT_TRUE(types.has_value());
  ASSERT_EQ(types->size(), 3u);
  EXPECT_EQ((*types)[2].kind, GenericType::Kind::Array);
}

TEST(Generics, WhatIsNoSignatureIsNone) {
  for (const std::string_view bad : {"", "L", "Lx", "Lx<", "Lx<*>", "TT", "Q", "Lx<*>;y", "[["})
    EXPECT_FALSE(parse_type_signature(bad).has_value()) << bad;
  EXPECT_FALSE(parse_parameter_signatures("(TT;").has_value());
  EXPECT_FALSE(parse_class_signature("<T:").has_value());
  EXPECT_FALSE(parse_type_signature(std::string(100'000, '[')).has_value());
}

TEST(Generics, VariablesAreBoundAlongTheSuperclasses) {
  const Jdk jdk = find_jdk({});
  Program program({}, open_jdk(jdk), jdk.feature);
  const auto type =
      parse_type_signature("Ljava/util/LinkedHashMap<Ljava/lang/String;Ljava/lang/Integer;>;");
  const auto bindings = bindings_in(program, *type, program.load("java/util/HashMap"));
  ASSERT_EQ(bindings.size(), 2u);
  EXPECT_EQ(bindings.at("K").name, "java/lang/String");
  EXPECT_EQ(bindings.at("V").name, "java/lang/Integer");
  const GenericType made = substitute(*parse_type_signature("TV;"), bindings);
  EXPECT_EQ(made.name, "java/lang/Integer");
  EXPECT_EQ(substitute(*parse_type_signature("TX;"), bindings).kind, GenericType::Kind::Unknown);
}

}  // namespace
}  // namespace loris
