#include <gtest/gtest.h>

#include "base/input_error.h"
#include "class_writer.h"
#include "classfile/class_reader.h"
#include "java_tools.h"

namespace loris {
namespace {

constexpr auto kSource = R"(import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) @interface Mark { int value() default 5; }
@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface Use {}
@Retention(RetentionPolicy.CLASS) @interface Unseen {}
@Mark class Marked {
  @Mark(1) @Unseen int field;
  @Use String used;
  @Unseen int plain;
  void method(final int a, @Mark String b) {}
  @Unseen void other(int a) {}
}
record Pair(@Mark int left, long right) {}
)";

ClassFile compiled(const std::string& name) {
  const auto classes = test::compile_java({{"Marked.java", kSource}}, {"-parameters"});
  const auto path = classes / (name + ".class");
  return read_class(test::bytes_of(path), path.string());
}

template <class Member>
const Member& named(const std::vector<Member>& members, std::string_view name) {
  for (const Member& each : members) {
    if (each.name == name) return each;
  }
  throw std::runtime_error("no member " + std::string(name));
}

TEST(RawAnnotations, AreTheBodiesOfTheAttributes) {
  const ClassFile marked = compiled("Marked");
  ASSERT_NE(marked.raw, nullptr);
  EXPECT_EQ(marked.raw->visible.size(), 6u) << "a count, a type, no elements";
  EXPECT_EQ(marked.raw->visible[1], 1);

  const FieldInfo& field = named(marked.fields, "field");
  ASSERT_NE(field.raw, nullptr);
  EXPECT_EQ(field.raw->visible.size(), 11u) << "the same with one element: name, tag, constant";
  EXPECT_TRUE(field.raw->types.empty());

  const FieldInfo& used = named(marked.fields, "used");
  ASSERT_NE(used.raw, nullptr);
  EXPECT_TRUE(used.raw->visible.empty());
  EXPECT_FALSE(used.raw->types.empty());

  const MethodInfo& method = named(marked.methods, "method");
  ASSERT_NE(method.raw, nullptr);
  ASSERT_FALSE(method.raw->parameters.empty());
  EXPECT_EQ(method.raw->parameters[0], 2) << "parameters";
}

TEST(RawAnnotations, AreAbsentWithoutVisibleAnnotations) {
  const ClassFile marked = compiled("Marked");
  EXPECT_EQ(named(marked.fields, "plain").raw, nullptr);
  EXPECT_EQ(named(marked.methods, "other").raw, nullptr);
  EXPECT_EQ(compiled("Pair").raw, nullptr);
}

TEST(RawAnnotations, DefaultsAndComponents) {
  const ClassFile mark = compiled("Mark");
  const MethodInfo& value = named(mark.methods, "value");
  ASSERT_NE(value.raw, nullptr);
  ASSERT_EQ(value.raw->default_value.size(), 3u);
  EXPECT_EQ(value.raw->default_value[0], 'I');
  EXPECT_EQ(mark.constants.integer(value.raw->default_value[2]), 5);

  const ClassFile pair = compiled("Pair");
  EXPECT_NE(named(pair.record_components, "left").raw, nullptr);
  EXPECT_EQ(named(pair.record_components, "right").raw, nullptr);
}

TEST(TypeAnnotations, AreThoseOfWholeTypes) {
  const auto classes = test::compile_java({{"Used.java", R"(import java.lang.annotation.*;
import java.util.*;
@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface Use {}
@Retention(RetentionPolicy.CLASS) @Target(ElementType.TYPE_USE) @interface Unseen {}
class Used {
  class Inner {}
  @Use String whole;
  @Use String[] elements;
  String @Use [] array;
  List<@Use String> argument;
  @Unseen Inner inner;
  @Unseen String result(int a, @Use String b, List<@Use String> c) { return b; }
  <@Use T extends @Use Object> void others(@Use Used this, T a) throws @Use RuntimeException {}
})"}},
                                          {});
  const auto path = classes / "Used.class";
  const ClassFile used = read_class(test::bytes_of(path), path.string());
  const auto field = [&](std::string_view name) {
    return named(used.fields, name).type_annotations.size();
  };
  EXPECT_EQ(field("whole"), 1u);
  EXPECT_EQ(field("elements"), 0u);
  EXPECT_EQ(field("array"), 1u);
  EXPECT_EQ(field("argument"), 0u);
  EXPECT_EQ(field("inner"), 1u);
  EXPECT_FALSE(named(used.fields, "inner").type_annotations[0].annotation.visible);
  const auto& method = named(used.methods, "result").type_annotations;
  ASSERT_EQ(method.size(), 2u);
  for (const TypeAnnotation& each : method) {
    const bool of_result = each.target == TypeAnnotation::Target::Result;
    EXPECT_EQ(each.annotation.type, of_result ? "LUnseen;" : "LUse;");
    EXPECT_EQ(each.parameter, of_result ? 0 : 1);
  }
  EXPECT_TRUE(named(used.methods, "others").type_annotations.empty());
}

TEST(TypeAnnotations, HaveKnownTargets) {
  const auto with_target = [](std::uint8_t target) {
    test::ClassWriter writer;
    const auto type = static_cast<std::uint8_t>(writer.utf8("LA;"));
    const test::Bytes attribute =
        writer.attribute("RuntimeVisibleTypeAnnotations", {0, 1, target, 0, 0, type, 0, 0});
    writer.access = 0x0421;
    writer.methods.push_back(writer.a_member(0x0401, "m", "(I)V", {attribute}));
    return read_class(writer.bytes(), "A.class");
  };
  EXPECT_EQ(with_target(0x14).methods[0].type_annotations.size(), 1u);
  EXPECT_THROW(with_target(0x16), InputError) << "one byte is the parameter's, one is missing";
  EXPECT_THROW(with_target(0x40), InputError) << "of code";
}

TEST(MethodParameters, HaveNamesAndFlags) {
  const ClassFile marked = compiled("Marked");
  const auto& parameters = named(marked.methods, "method").parameters;
  ASSERT_TRUE(parameters);
  ASSERT_EQ(parameters->size(), 2u);
  EXPECT_EQ((*parameters)[0].name, "a");
  EXPECT_EQ((*parameters)[0].access, access::kFinal);
  EXPECT_EQ((*parameters)[1].name, "b");
  EXPECT_EQ((*parameters)[1].access, 0);
}

TEST(MethodParameters, MustFillTheirAttribute) {
  const auto with_parameters = [](const test::Bytes& body) {
    test::ClassWriter writer;
    const test::Bytes attribute = writer.attribute("MethodParameters", body);
    writer.access = 0x0421;
    writer.methods.push_back(writer.a_member(0x0401, "m", "(I)V", {attribute}));
    return read_class(writer.bytes(), "A.class");
  };
  EXPECT_EQ(with_parameters({1, 0, 0, 0, 16}).methods[0].parameters->at(0).name, "");
  EXPECT_THROW(with_parameters({2, 0, 0, 0, 16}), InputError);
  EXPECT_THROW(with_parameters({1, 0, 0, 0, 16, 0}), InputError);
  EXPECT_THROW(with_parameters({1, 0, 2, 0, 16}), InputError) << "constant 2 is a class";
}

}  // namespace
}  // namespace loris
