// Each rule of JVMS 4.4: a constant that breaks it is refused with a message, a neighbour is read.
#include "malformed.h"

namespace loris::test {
namespace {

TEST(MalformedConstant, MessageNamesConstantKindsAndOffset) {
  ClassWriter made;
  made.one_index(7, 2);
  // 10 bytes up to the constants, then 4 + 3 and 19 + 3 for the first four.
  EXPECT_EQ(error_of(made), "A.class: constant 2 is a Class, expected a Utf8 (byte 0x27)");
}

TEST(MalformedConstant, ConstantTagsThatDoNotExistYet) {
  ClassWriter made;
  made.one_index(2, 1);
  expect_error(made, "constant 5 has unknown tag 2");
  ClassWriter old;
  old.one_index(16, old.utf8("()V"));
  EXPECT_EQ(error_of(old), kFine);
  old.major = 50;
  expect_error(old, "constant 6 is a MethodType, which class file major 50 does not have");
}

TEST(MalformedConstant, LongNeedsTwoIndexes) {
  ClassWriter made;
  made.constants.u1(5).u4(0).u4(1);
  made.next_constant += 1;
  expect_error(made, "constant 5 needs two indexes, but it is the last");
  made.next_constant += 1;
  EXPECT_EQ(error_of(made), kFine);
  made.this_class = 6;
  expect_error(made, "constant 6 is absent, expected a Class");
}

TEST(MalformedConstant, NamesAndDescriptorsInConstants) {
  for (const auto& [name, descriptor, part] :
       {std::tuple{"a.b", "I", "'a.b' is not the name of a field"},
        std::tuple{"<x>", "()V", "'<x>' is not the name of a method"},
        std::tuple{"a", "Q", "'Q' is not a field descriptor"},
        std::tuple{"a", "(V)V", "'(V)V' is not a method descriptor"}}) {
    ClassWriter made;
    made.name_and_type(name, descriptor);
    expect_error(made, part);
  }
  ClassWriter made;
  made.class_constant("a//b");
  expect_error(made, "'a//b' is not the name of a class");
  ClassWriter array;
  array.class_constant("[La");
  expect_error(array, "'[La' is not the name of a class");
  ClassWriter text;
  text.utf8("a\xff");
  expect_error(text, "constant 5 is not modified UTF-8");
}

TEST(MalformedConstant, ReferencesNeedMembersOfTheirKind) {
  ClassWriter field;
  field.member(9, "f", "()V");
  expect_error(field, "'()V' is not a field descriptor");
  ClassWriter method;
  method.member(10, "m", "I");
  expect_error(method, "'I' is not a method descriptor");
  ClassWriter initializer;
  initializer.member(10, "<clinit>", "()V");
  expect_error(initializer, "a Methodref cannot refer to '<clinit>'");
  ClassWriter constructor;
  constructor.member(10, "<init>", "()I");
  expect_error(constructor, "<init> returns no value, but its descriptor is '()I'");
  ClassWriter good;
  good.member(10, "<init>", "(I)V");
  EXPECT_EQ(error_of(good), kFine);
}

TEST(MalformedConstant, MethodHandlesFitTheirKind) {
  const auto with_handle = [](unsigned kind, unsigned tag, const char* name,
                              const char* descriptor) {
    ClassWriter made;
    made.handle(kind, made.member(tag, name, descriptor));
    return made;
  };
  expect_error(with_handle(0, 9, "f", "I"), "method handle of kind 0, expected 1 to 9");
  expect_error(with_handle(10, 9, "f", "I"), "method handle of kind 10, expected 1 to 9");
  expect_error(with_handle(1, 10, "m", "()V"), "is a Methodref, expected a Fieldref");
  expect_error(with_handle(9, 10, "m", "()V"), "is a Methodref, expected an InterfaceMethodref");
  expect_error(with_handle(5, 11, "m", "()V"), "is an InterfaceMethodref, expected a Methodref");
  expect_error(with_handle(8, 10, "m", "()V"), "method handle of kind 8 cannot refer to 'm'");
  expect_error(with_handle(5, 10, "<init>", "()V"), "of kind 5 cannot refer to '<init>'");
  EXPECT_EQ(error_of(with_handle(6, 11, "m", "()V")), kFine);
  EXPECT_EQ(error_of(with_handle(8, 10, "<init>", "()V")), kFine);
  ClassWriter old = with_handle(6, 11, "m", "()V");
  old.major = 51;
  expect_error(old, "is an InterfaceMethodref, expected a Methodref");
}

TEST(MalformedConstant, BootstrapIndexesAreBelowTheirNumber) {
  ClassWriter made;
  const unsigned handle = made.handle(6, made.member(10, "bootstrap", "()V"));
  made.two_indexes(18, 0, made.name_and_type("run", "()V"));
  expect_error(made, "uses bootstrap method 0, but there are 0");
  ClassWriter good = made;
  good.attributes.push_back(
      good.attribute("BootstrapMethods", ByteWriter().u2(1).u2(handle).u2(0).bytes()));
  EXPECT_EQ(error_of(good), kFine);
  made.attributes.push_back(
      made.attribute("BootstrapMethods", ByteWriter().u2(1).u2(handle).u2(1).u2(1).bytes()));
  expect_error(made, "constant 1 is a Utf8, expected a loadable constant");
}

}  // namespace
}  // namespace loris::test
