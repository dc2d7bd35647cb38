#include "program/constant_operand.h"

#include <gtest/gtest.h>

#include "code_subject.h"

namespace loris {
namespace {

using test::CodeSubject;

TEST(ConstantOperand, LdcTakesLoadableConstantsOfOneSlot) {
  CodeSubject subject;
  subject.with_constant(Op::ldc_w, subject.integer()).op(Op::ineg).op(Op::pop);
  subject.op(Op::ldc, {subject.string()}).with_constant(Op::ldc_w, subject.cls("A"));
  subject.with_constant(Op::ldc_w, subject.dynamic("F")).op(Op::fneg).op(Op::return_);
  EXPECT_EQ(subject.flaw(), "");
  CodeSubject wide;
  wide.op(Op::ldc, {wide.long_constant()});
  EXPECT_EQ(wide.flaw(),
            "at 0: ldc: constant 1 is a Long, expected a loadable constant of one slot");
  CodeSubject dynamic;
  dynamic.with_constant(Op::ldc_w, dynamic.dynamic("D"));
  EXPECT_NE(dynamic.flaw(), "");
  CodeSubject name;
  name.op(Op::ldc, {name.utf8("A")});
  EXPECT_NE(name.flaw(), "");
  EXPECT_NE(CodeSubject().op(Op::ldc, {0}).flaw(), "");
}

TEST(ConstantOperand, Ldc2TakesLongsAndDoubles) {
  CodeSubject subject;
  subject.with_constant(Op::ldc2_w, subject.long_constant()).op(Op::lneg).op(Op::pop2);
  subject.with_constant(Op::ldc2_w, subject.dynamic("D")).op(Op::dneg).op(Op::return_);
  EXPECT_EQ(subject.flaw(), "");
  CodeSubject integer;
  integer.with_constant(Op::ldc2_w, integer.integer());
  EXPECT_EQ(integer.flaw(), "at 0: ldc2_w: constant 1 is an Integer, expected a Long or a Double");
}

TEST(ConstantOperand, FieldsGiveTheirKind) {
  CodeSubject subject;
  subject.op(Op::aconst_null).with_constant(Op::getfield, subject.field("J"));
  subject.with_constant(Op::putstatic, subject.field("J"));
  subject.op(Op::aconst_null).with_constant(Op::getstatic, subject.field("[I"));
  subject.with_constant(Op::putfield, subject.field("LA;")).op(Op::return_);
  EXPECT_EQ(subject.flaw(), "");
  CodeSubject kind;
  kind.op(Op::iconst_0).with_constant(Op::putstatic, kind.field("F"));
  EXPECT_EQ(kind.flaw(), "at 1: putstatic needs float, found int");
  CodeSubject tag;
  tag.with_constant(Op::getstatic, tag.method("()V"));
  EXPECT_EQ(tag.flaw(), "at 0: getstatic: constant 6 is a Methodref, expected a Fieldref");
}

TEST(ConstantOperand, CallsTakeTheirArguments) {
  CodeSubject subject;
  subject.op(Op::aconst_null).op(Op::iconst_0).op(Op::lconst_0);
  subject.with_constant(Op::invokevirtual, subject.method("(SJ)[[D"));
  subject.with_constant(Op::invokespecial, subject.method("()V", "<init>"));
  subject.with_constant(Op::invokestatic, subject.method("()Z")).op(Op::ineg);
  subject.with_constant(Op::invokedynamic, subject.invoke_dynamic("(I)LA;"), {0, 0});
  subject.op(Op::athrow);
  EXPECT_EQ(subject.flaw(), "");
  CodeSubject receiver;
  receiver.op(Op::iconst_0).with_constant(Op::invokevirtual, receiver.method("(I)V"));
  EXPECT_EQ(receiver.flaw(), "at 1: invokevirtual needs reference, int, found int");
}

TEST(ConstantOperand, ConstructorsAreForInvokespecial) {
  for (const Op op : {Op::invokevirtual, Op::invokestatic}) {
    CodeSubject subject;
    subject.op(Op::aconst_null).with_constant(op, subject.method("()V", "<init>"));
    EXPECT_NE(subject.flaw().find("cannot call '<init>'"), std::string::npos);
  }
}

TEST(ConstantOperand, OldClassesCallNoStaticInterfaceMethods) {
  for (const Op op : {Op::invokestatic, Op::invokespecial}) {
    CodeSubject subject;
    subject.op(Op::aconst_null).with_constant(op, subject.interface_method("()V")).op(Op::return_);
    EXPECT_EQ(subject.flaw(), "");
    subject.major = 51;
    EXPECT_NE(subject.flaw(), "");
  }
  CodeSubject subject;
  subject.op(Op::aconst_null).with_constant(Op::invokevirtual, subject.interface_method("()V"));
  EXPECT_NE(subject.flaw(), "");
}

TEST(ConstantOperand, TheCountOfAnInterfaceCallIsThatOfItsArguments) {
  CodeSubject subject;
  subject.op(Op::aconst_null).op(Op::lconst_0);
  subject.with_constant(Op::invokeinterface, subject.interface_method("(J)V"), {3, 0});
  subject.op(Op::return_);
  EXPECT_EQ(subject.flaw(), "");
  subject.bytes[5] = 2;
  EXPECT_EQ(subject.flaw(), "at 2: invokeinterface: count is 2, but the arguments take 3 slots");
  subject.bytes[5] = 3;
  subject.bytes[6] = 1;
  EXPECT_NE(subject.flaw(), "");
  CodeSubject plain;
  plain.with_constant(Op::invokeinterface, plain.method("()V"), {1, 0});
  EXPECT_NE(plain.flaw(), "");
}

TEST(ConstantOperand, InvokedynamicEndsInZeros) {
  CodeSubject subject;
  subject.with_constant(Op::invokedynamic, subject.invoke_dynamic("()V"), {0, 0}).op(Op::return_);
  EXPECT_EQ(subject.flaw(), "");
  subject.bytes[4] = 1;
  EXPECT_NE(subject.flaw(), "");
}

TEST(ConstantOperand, ClassesAreMadeByNewAndArraysByTheOthers) {
  const auto flaw = [](Op op, std::string_view name, std::initializer_list<int> more = {}) {
    CodeSubject subject;
    subject.op(Op::iconst_0).op(Op::iconst_0).with_constant(op, subject.cls(name), more);
    return subject.op(Op::return_).flaw();
  };
  EXPECT_EQ(flaw(Op::new_, "A"), "");
  EXPECT_EQ(flaw(Op::new_, "[I"), "at 2: new: '[I' is an array");
  EXPECT_EQ(flaw(Op::anewarray, "[I"), "");
  EXPECT_NE(flaw(Op::anewarray, std::string(255, '[') + "I"), "");
  EXPECT_EQ(flaw(Op::multianewarray, "[[I", {2}), "");
  EXPECT_EQ(flaw(Op::multianewarray, "[[[I", {2}), "");
  EXPECT_EQ(flaw(Op::multianewarray, "[I", {2}),
            "at 2: multianewarray: cannot make 2 dimensions of '[I'");
  EXPECT_NE(flaw(Op::multianewarray, "[I", {0}), "");
  EXPECT_NE(flaw(Op::multianewarray, "[[[I", {3}), "");  // two ints only
}

TEST(ConstantOperand, NewarrayHasAPrimitiveType) {
  for (const int type : {3, 4, 11, 12}) {
    CodeSubject subject;
    subject.op(Op::iconst_0).op(Op::newarray, {type}).op(Op::return_);
    EXPECT_EQ(subject.flaw().empty(), type == 4 || type == 11) << type;
  }
}

}  // namespace
}  // namespace loris
