// Each rule of the reader: a class that breaks it is refused with a message, a neighbour is read.
#include "malformed.h"

namespace loris::test {
namespace {

/// max_stack 1, max_locals 3, the code `nop; return`, then what is given.
Bytes code_body(const Bytes& handlers_and_attributes) {
  return ByteWriter().u2(1).u2(3).u4(2).u1(0).u1(0xb1).append(handlers_and_attributes).bytes();
}

Bytes plain_code() { return code_body(ByteWriter().u2(0).u2(0).bytes()); }

TEST(MalformedClass, TheSmallestClassIsFine) { EXPECT_EQ(error_of(ClassWriter()), kFine); }

TEST(MalformedClass, MagicAndVersions) {
  EXPECT_EQ(error_of({'P', 'K', 3, 4, 0, 0, 0, 0}),
            "A.class: not a class file: starts with 504b0304, expected cafebabe (byte 0x0)");
  ClassWriter made;
  made.major = 70;
  expect_error(made, "class file major 70 (Java 26) is newer than 69 (Java 25)");
  made.major = 44;
  expect_error(made, "class file major 44 is older than 45");
  made.major = 45;
  made.minor = 3;
  EXPECT_EQ(error_of(made), kFine);
  made.major = 69;
  expect_error(made, "class file version 69.3, expected minor 0 or 65535");
  made.minor = 65535;
  EXPECT_EQ(error_of(made), kFine);
}

TEST(MalformedClass, BytesAfterTheClass) {
  ClassWriter made;
  made.trailing = {0};
  expect_error(made, "1 bytes after the class");
}

TEST(MalformedClass, SuperclassAndInterfaces) {
  ClassWriter orphan;
  orphan.super_class = 0;
  expect_error(orphan, "'A' has no superclass");
  ClassWriter object;
  object.this_class = 4;
  expect_error(object, "java/lang/Object has a superclass");
  object.super_class = 0;
  EXPECT_EQ(error_of(object), kFine);
  ClassWriter array;
  array.super_class = array.class_constant("[I");
  expect_error(array, "the superclass is an array");
  ClassWriter twice;
  twice.interfaces = {4, 4};
  expect_error(twice, "interface 'java/lang/Object' appears twice");
}

TEST(MalformedClass, ClassFlags) {
  ClassWriter made;
  made.access = 0x0430;
  expect_error(made, "access flags 0x0430 do not fit a class");
  made.access = 0x0200;
  expect_error(made, "access flags 0x0200 do not fit an interface");
  made.access = 0x0620;
  expect_error(made, "access flags 0x0620 do not fit an interface");
  made.access = 0x2001;
  expect_error(made, "access flags 0x2001 do not fit a class");
  made.access = 0x0600;
  EXPECT_EQ(error_of(made), kFine);
  made.super_class = made.class_constant("B");
  expect_error(made, "an interface extends 'B'");
  made.access = 0x8000;
  expect_error(made, "'A' is flagged as a module, but is not module-info alone");
}

TEST(MalformedClass, MembersAppearOnce) {
  ClassWriter made;
  made.fields = {made.a_member(0, "f", "I"), made.a_member(0, "f", "J")};
  made.methods = {made.a_member(0x400, "m", "()V")};
  EXPECT_EQ(error_of(made), kFine);
  ClassWriter fields = made, methods = made;
  fields.fields.push_back(fields.a_member(1, "f", "I"));
  expect_error(fields, "field 'f' with descriptor 'I' appears twice");
  methods.methods.push_back(methods.a_member(0x400, "m", "()V"));
  expect_error(methods, "method 'm' with descriptor '()V' appears twice");
}

TEST(MalformedClass, FieldRules) {
  for (const auto& [flags, name, descriptor, part] :
       {std::tuple{0U, "a/b", "I", "'a/b' is not a name"},
        std::tuple{0U, "f", "V", "'V' is not a field descriptor"},
        std::tuple{3U, "f", "I", "access flags 0x0003 do not fit field 'f'"},
        std::tuple{0x50U, "f", "I", "access flags 0x0050 do not fit field 'f'"}}) {
    ClassWriter made;
    made.fields.push_back(made.a_member(flags, name, descriptor));
    expect_error(made, part);
  }
}

TEST(MalformedClass, ConstantValueFitsItsField) {
  const auto with_value = [](unsigned flags, const char* descriptor) {
    ClassWriter made;
    const unsigned value = made.integer(1);
    const Bytes attribute = made.attribute("ConstantValue", ByteWriter().u2(value).bytes());
    made.fields.push_back(made.a_member(flags, "f", descriptor, {attribute}));
    return made;
  };
  EXPECT_EQ(error_of(with_value(8, "C")), kFine);
  EXPECT_EQ(error_of(with_value(0, "J")), kFine) << "not static: means nothing";
  expect_error(with_value(8, "J"), "constant 5 is an Integer, expected a Long");
  expect_error(with_value(8, "[I"), "ConstantValue on field 'f' of type '[I'");
}

TEST(MalformedClass, MethodRules) {
  for (const auto& [flags, name, descriptor, part] :
       {std::tuple{0x400U, "<x>", "()V", "'<x>' is not the name of a method"},
        std::tuple{0x400U, "m", "()", "'()' is not a method descriptor"},
        std::tuple{0x402U, "m", "()V", "access flags 0x0402 do not fit method 'm'"},
        std::tuple{0x108U, "<init>", "()V", "do not fit method '<init>'"},
        std::tuple{0U, "<init>", "()I", "method '<init>' has descriptor '()I'"},
        std::tuple{0U, "<clinit>", "()V", "do not fit method '<clinit>'"},
        std::tuple{8U, "<clinit>", "(I)V", "method '<clinit>' has descriptor '(I)V'"},
        std::tuple{0U, "m", "()V", "method 'm' has no Code attribute"}}) {
    ClassWriter made;
    made.methods.push_back(made.a_member(flags, name, descriptor));
    expect_error(made, part);
  }
}

TEST(MalformedClass, AbstractMethodsOfOldClassesMayBeSynchronized) {
  ClassWriter made;
  made.methods.push_back(made.a_member(0x0c20, "m", "()V"));
  expect_error(made, "access flags 0x0c20 do not fit method 'm'");
  made.major = 48;
  EXPECT_EQ(error_of(made), kFine);
}

TEST(MalformedClass, MethodsOfInterfaces) {
  const auto with_method = [](unsigned major, unsigned flags) {
    ClassWriter made;
    made.access = 0x0600;
    made.major = major;
    made.methods.push_back(made.a_member(flags, "m", "()V"));
    return made;
  };
  EXPECT_EQ(error_of(with_method(61, 0x0401)), kFine);
  expect_error(with_method(61, 0x0400), "access flags 0x0400 do not fit method 'm'");
  expect_error(with_method(61, 0x0404), "access flags 0x0404 do not fit method 'm'");
  expect_error(with_method(51, 0x0001), "access flags 0x0001 do not fit method 'm'");
  expect_error(with_method(52, 0x0001), "method 'm' has no Code attribute");
}

TEST(MalformedClass, CodeBelongsToMethodsWithABody) {
  ClassWriter made;
  made.methods.push_back(made.a_member(0x100, "m", "()V", {made.attribute("Code", plain_code())}));
  expect_error(made, "method 'm' is abstract or native, but has a Code attribute");
  ClassWriter twice;
  twice.methods.push_back(twice.a_member(
      0, "m", "()V",
      {twice.attribute("Code", plain_code()), twice.attribute("Code", plain_code())}));
  expect_error(twice, "second Code");
}

TEST(MalformedClass, ArgumentsFitIntoTheLocals) {
  for (const auto& [flags, fits] : {std::pair{8U, true}, std::pair{0U, false}}) {
    ClassWriter made;
    made.methods.push_back(
        made.a_member(flags, "m", "(IJ)V", {made.attribute("Code", plain_code())}));
    if (fits)
      EXPECT_EQ(error_of(made), kFine);
    else
      expect_error(made, "method 'm' has 4 argument slots and 3 locals");
  }
}

/// A class whose only method has this Code attribute.
ClassWriter with_code(const Bytes& body) {
  ClassWriter made;
  made.methods.push_back(made.a_member(8, "m", "()V", {made.attribute("Code", body)}));
  return made;
}

TEST(MalformedClass, CodeLength) {
  expect_error(with_code(ByteWriter().u2(0).u2(0).u4(0).u2(0).u2(0).bytes()),
               "code of 0 bytes, expected 1 to 65535");
  ByteWriter large;
  large.u2(0).u2(0).u4(65536).append(Bytes(65536)).u2(0).u2(0);
  expect_error(with_code(large.bytes()), "code of 65536 bytes, expected 1 to 65535");
  expect_error(with_code(ByteWriter().u2(0).u2(0).u4(0xffffffff).bytes()), "code of 4294967295");
}

TEST(MalformedClass, HandlersAreInsideTheCode) {
  const auto with_handler = [](unsigned start, unsigned end, unsigned handler, unsigned type) {
    return with_code(
        code_body(ByteWriter().u2(1).u2(start).u2(end).u2(handler).u2(type).u2(0).bytes()));
  };
  EXPECT_EQ(error_of(with_handler(0, 2, 1, 4)), kFine);
  expect_error(with_handler(1, 1, 1, 0), "exception handler for 1 to 1 in code of 2 bytes");
  expect_error(with_handler(0, 3, 1, 0), "exception handler for 0 to 3 in code of 2 bytes");
  expect_error(with_handler(0, 2, 2, 0), "exception handler at 2 in code of 2 bytes");
  expect_error(with_handler(0, 2, 1, 3), "constant 3 is a Utf8, expected a Class");
}

TEST(MalformedClass, LinesAndLocalsAreInsideTheCode) {
  const auto with_table = [](const char* name, const Bytes& table) {
    ClassWriter made;
    ByteWriter rest;
    rest.u2(0).u2(1).append(made.attribute(name, table));
    const Bytes code = made.attribute("Code", code_body(rest.bytes()));
    made.methods.push_back(made.a_member(8, "m", "()V", {code}));
    return made;
  };
  expect_error(with_table("LineNumberTable", ByteWriter().u2(1).u2(2).u2(9).bytes()),
               "line number at 2 in code of 2 bytes");
  expect_error(with_table("LineNumberTable", ByteWriter().u2(2).u2(0).u2(9).bytes()),
               "2 more bytes expected, 0 are left");
  const auto local = [](unsigned length, unsigned name, unsigned type, unsigned index) {
    return ByteWriter().u2(1).u2(1).u2(length).u2(name).u2(type).u2(index).bytes();
  };
  expect_error(with_table("LocalVariableTable", local(2, 1, 1, 0)),
               "local variable lives from 1 for 2 in code of 2 bytes");
  expect_error(with_table("LocalVariableTable", local(1, 3, 1, 0)),
               "'java/lang/Object' is not a name");
  expect_error(with_table("LocalVariableTable", local(1, 1, 1, 0)),
               "'A' is not a field descriptor");
}

TEST(MalformedClass, AttributesFillTheirLengthExactly) {
  ClassWriter made;
  const unsigned name = made.utf8("A.java");
  made.attributes = {made.attribute("SourceFile", ByteWriter().u2(name).bytes())};
  EXPECT_EQ(error_of(made), kFine);
  ClassWriter longer = made, shorter = made;
  longer.attributes = {longer.attribute("SourceFile", ByteWriter().u2(name).u1(0).bytes())};
  expect_error(longer, "1 bytes left over in SourceFile");
  shorter.attributes = {shorter.attribute("SourceFile", {0})};
  expect_error(shorter, "2 more bytes expected, 1 are left");
}

TEST(MalformedClass, UnknownAttributesAreSkippedByLength) {
  ClassWriter made;
  made.attributes = {made.attribute("Mystery", {1, 2, 3}), made.attribute("Mystery", {})};
  EXPECT_EQ(error_of(made), kFine);
  made.attributes.push_back(ByteWriter().u2(1).u4(0xffffffff).bytes());
  expect_error(made, "4294967295 more bytes expected, 0 are left");
}

TEST(MalformedClass, AttributesMeanNothingBeforeTheirMajor) {
  ClassWriter made;
  made.attributes = {made.attribute("Record", {9, 9, 9})};
  made.major = 59;
  EXPECT_EQ(error_of(made), kFine);
  made.major = 60;
  expect_error(made, "bytes expected");
}

TEST(MalformedClass, ANestHasOneHost) {
  ClassWriter made;
  made.attributes = {made.attribute("NestHost", ByteWriter().u2(4).bytes()),
                     made.attribute("NestMembers", ByteWriter().u2(1).u2(4).bytes())};
  expect_error(made, "a class has both NestHost and NestMembers");
}

/// A class with one annotation of type LA; that has one element.
ClassWriter with_element(const Bytes& value) {
  ClassWriter made;
  const unsigned type = made.utf8("LA;");
  made.attributes = {made.attribute("RuntimeVisibleAnnotations",
                                    ByteWriter().u2(1).u2(type).u2(1).u2(1).append(value).bytes())};
  return made;
}

TEST(MalformedClass, AnnotationElements) {
  EXPECT_EQ(error_of(with_element(ByteWriter().u1('s').u2(1).bytes())), kFine);
  expect_error(with_element(ByteWriter().u1('x').u2(1).bytes()),
               "unknown annotation element tag 0x78");
  expect_error(with_element(ByteWriter().u1('I').u2(1).bytes()),
               "constant 1 is a Utf8, expected an Integer");
  expect_error(with_element(ByteWriter().u1('c').u2(1).bytes()), "'A' is not a return descriptor");
  expect_error(with_element(ByteWriter().u1('[').u2(0xffff).bytes()), "bytes expected");
}

TEST(MalformedClass, AnnotationsNestOnlySoDeep) {
  const auto nested = [](int depth) {
    ByteWriter value;
    for (int i = 0; i < depth; ++i) value.u1('[').u2(1);
    return with_element(value.u1('s').u2(1).bytes());
  };
  EXPECT_EQ(error_of(nested(60)), kFine);
  expect_error(nested(100'000), "annotation nested deeper than 64");
}

TEST(MalformedClass, ControlCharactersDoNotReachTheMessage) {
  ClassWriter made;
  made.class_constant("a\n[");
  expect_error(made, "'a\\x0a[' is not the name of a class");
}

}  // namespace
}  // namespace loris::test
