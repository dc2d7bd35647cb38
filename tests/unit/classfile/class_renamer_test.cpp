#include "classfile/class_renamer.h"

#include <gtest/gtest.h>

#include "base/input_error.h"
#include "class_writer.h"
#include "classfile/class_reader.h"
#include "java_tools.h"

namespace loris {
namespace {

constexpr auto kSource = R"(class Before {
  static final long LONG = 1L << 40;
  static final double DOUBLE = 0.5;
  static final String NAME = "Before";
  int count;
  Before next;
  double sum(Before other) { return count + other.next.count + DOUBLE + LONG; }
})";

std::vector<std::uint8_t> before() {
  return test::bytes_of(test::compile_java({{"Before.java", kSource}}) / "Before.class");
}

TEST(RenameClass, ItsOwnMembersFollow) {
  const ClassFile file = read_class(rename_class(before(), "Before", "p/After+1"), "After");
  EXPECT_EQ(file.name, "p/After+1");
  EXPECT_EQ(file.super_name, "java/lang/Object");
  unsigned own_fields = 0;
  for (std::uint16_t i = 1; i < file.constants.size(); ++i) {
    if (file.constants.tag(i) != ConstantTag::Fieldref) continue;
    EXPECT_EQ(file.constants.field(i).class_name, "p/After+1");
    ++own_fields;
  }
  EXPECT_EQ(own_fields, 2u);
}

TEST(RenameClass, DescriptorsAndTextsStay) {
  const ClassFile file = read_class(rename_class(before(), "Before", "After"), "After");
  ASSERT_EQ(file.fields.size(), 5u);
  EXPECT_EQ(file.constants.string(file.fields[2].constant_value), "Before");
  EXPECT_EQ(file.fields[4].descriptor, "LBefore;");
  EXPECT_EQ(file.constants.long_value(file.fields[0].constant_value), 1LL << 40);
}

TEST(RenameClass, RefusesWhatHasNoClass) {
  const std::vector<std::uint8_t> bytes = before();
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    const std::span prefix(bytes.data(), length);
    EXPECT_THROW(read_class(rename_class(prefix, "Before", "After"), "After"), InputError);
  }
  test::ClassWriter writer;
  writer.this_class = 1;  // a Utf8
  EXPECT_THROW(rename_class(writer.bytes(), "A", "B"), InputError);
  writer.this_class = 99;
  EXPECT_THROW(rename_class(writer.bytes(), "A", "B"), InputError);
  EXPECT_THROW(rename_class(before(), "Before", std::string(70000, 'x')), InputError);
}

}  // namespace
}  // namespace loris
