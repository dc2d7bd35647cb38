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
