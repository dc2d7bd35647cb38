#include <gtest/gtest.h>

#include "classfile/class_reader.h"
#include "code_subject.h"
#include "java_process.h"
#include "program/code_check.h"

namespace loris {
namespace {

using test::CodeSubject;

/// As javac before 1.4.2 compiled finally: the block is a subroutine, called before every return.
TEST(SubroutineCheck, AFinallyBlockIsCalledFromManyPlaces) {
  CodeSubject subject;
  subject.descriptor = "(I)I";
  subject.max_locals = 5;
  subject.op(Op::iload_0).branch(Op::ifeq, 11);                                 // 0
  subject.op(Op::iload_0).op(Op::istore_1).branch(Op::jsr, 26);                 // 4
  subject.op(Op::iload_1).op(Op::ireturn);                                      // 9
  subject.op(Op::iload_0).op(Op::i2f).op(Op::fstore_1).branch(Op::jsr, 26);     // 11
  subject.op(Op::fload_1).op(Op::f2i).op(Op::ireturn);                          // 17
  subject.op(Op::astore_2).branch(Op::jsr, 26).op(Op::aload_2).op(Op::athrow);  // 20, the handler
  subject.op(Op::astore_3).op(Op::iinc, {0, 1}).op(Op::ret, {3});               // 26
  subject.handlers = {{0, 20, 20, 0}};
  EXPECT_EQ(subject.flaw(), "");
}

TEST(SubroutineCheck, WhatASubroutineSetsHasChangedForItsCallers) {
  CodeSubject subject;
  subject.op(Op::iconst_0).op(Op::istore_0).branch(Op::jsr, 7);  // 0
  subject.op(Op::iload_0).op(Op::return_);                       // 5
  subject.op(Op::astore_1).op(Op::nop).op(Op::nop).op(Op::ret, {1});
  EXPECT_EQ(subject.flaw(), "");
  subject.bytes[8] = static_cast<std::uint8_t>(Op::fconst_0);
  subject.bytes[9] = static_cast<std::uint8_t>(Op::fstore_0);
  EXPECT_EQ(subject.flaw(), "at 5: iload_0 needs int in local 0, found float");
}

TEST(SubroutineCheck, SubroutinesMayCallOthers) {
  CodeSubject subject;
  subject.branch(Op::jsr, 7).branch(Op::jsr, 7).op(Op::return_);                      // 0
  subject.op(Op::astore_0).branch(Op::jsr, 16).branch(Op::jsr, 16).op(Op::ret, {0});  // 7
  subject.op(Op::astore_1).op(Op::ret, {1});                                          // 16
  EXPECT_EQ(subject.flaw(), "");
}

TEST(SubroutineCheck, TheAddressMayPassThroughTheStack) {
  CodeSubject subject;
  subject.branch(Op::jsr, 4).op(Op::return_);
  subject.op(Op::dup).op(Op::iconst_0).op(Op::swap).op(Op::astore_2).op(Op::pop).op(Op::pop);
  subject.op(Op::ret, {2});
  EXPECT_EQ(subject.flaw(), "");
}

TEST(SubroutineCheck, AnAddressIsNoReference) {
  CodeSubject stored;
  stored.branch(Op::jsr, 4).op(Op::return_).op(Op::astore_0).op(Op::aload_0).op(Op::athrow);
  EXPECT_EQ(stored.flaw(), "at 5: aload_0 needs reference in local 0, found return address");
  CodeSubject thrown;
  thrown.branch(Op::jsr, 4).op(Op::return_).op(Op::athrow);
  EXPECT_EQ(thrown.flaw(), "at 4: athrow needs reference, found return address");
}

TEST(SubroutineCheck, RetNeedsAnAddress) {
  CodeSubject subject;
  subject.op(Op::iconst_0).op(Op::istore_1).op(Op::ret, {1});
  EXPECT_EQ(subject.flaw(), "at 2: ret needs return address in local 1, found int");
}

TEST(SubroutineCheck, AnAddressIsUsedOnce) {
  CodeSubject subject;
  subject.branch(Op::jsr, 5).op(Op::ret, {1}).op(Op::astore_1).op(Op::ret, {1});
  EXPECT_EQ(subject.flaw(), "at 3: ret needs return address in local 1, found nothing");
}

TEST(SubroutineCheck, ASubroutineMayBeLeftByAGoto) {
  CodeSubject subject;
  subject.op(Op::iconst_0).branch(Op::ifeq, 7).branch(Op::jsr, 10);  // 0
  subject.branch(Op::jsr, 10);                                       // 7
  subject.op(Op::astore_1).branch(Op::goto_, 14).op(Op::return_);    // 10
  EXPECT_EQ(subject.flaw(), "");
}

TEST(SubroutineCheck, NothingFollowsAJsrAtTheEnd) {
  CodeSubject subject;
  subject.branch(Op::goto_, 6);               // 0
  subject.op(Op::astore_1).op(Op::ret, {1});  // 3
  subject.branch(Op::jsr, 3);                 // 6
  EXPECT_EQ(subject.flaw(), "at 4: the subroutine returns to the end of the code");
}

TEST(SubroutineCheck, ASubroutineThatCallsItselfEnds) {
  CodeSubject subject;
  subject.branch(Op::jsr, 4).op(Op::return_);
  subject.op(Op::astore_1).branch(Op::jsr, 4).op(Op::ret, {1});
  EXPECT_EQ(subject.flaw(), "");  // it never returns; the spec forbids it for other reasons
}

/// A finally block around hundreds of returns, in another such block.
TEST(SubroutineCheck, ManyCallsAreJudgedOneByOne) {
  CodeSubject subject;
  constexpr int kCalls = 1500, kOuter = 3 * kCalls + 1, kInner = kOuter + 6;
  for (int i = 0; i < kCalls; ++i) subject.branch(Op::jsr, kOuter);
  subject.op(Op::return_);
  subject.op(Op::astore_1).branch(Op::jsr, kInner).op(Op::ret, {1});
  subject.op(Op::astore_2).op(Op::ret, {2});
  EXPECT_EQ(subject.flaw(), "");
}

/// Frames that differ in addresses which no ret will use are one: else they would multiply here, as
/// each of the subroutines is left by a jump.
TEST(SubroutineCheck, AddressesLeftBehindDoNotMultiply) {
  CodeSubject subject;
  constexpr int kSubroutines = 40;
  subject.max_locals = kSubroutines;
  for (int i = 0; i < kSubroutines; ++i) {
    const int start = subject.here(), subroutine = start + 13, end = start + 21;
    subject.op(Op::iconst_0).branch(Op::ifeq, start + 7);
    subject.branch(Op::jsr, subroutine).branch(Op::jsr, subroutine).branch(Op::goto_, end);
    subject.op(Op::astore, {i}).op(Op::iconst_0).branch(Op::ifeq, end).op(Op::ret, {i});
  }
  EXPECT_EQ(subject.op(Op::return_).flaw(), "");
}

/// Hundreds of random methods with finally blocks in each other, with returns, breaks and continues
/// through them. Whatever the JVM's verifier accepts passes here.
TEST(SubroutineCheck, WhatOldCompilersEmittedPasses) {
  namespace fs = std::filesystem;
  const std::string asm_jar = "/usr/share/java/asm.jar";
  const test::TemporaryDirectory tool, made;
  const test::JavaTools java;
  java.compile({test::java_sources("subroutines") / "OldFinally.java"}, tool.path(),
               "-cp " + asm_jar);
  java.run(asm_jar + ":" + tool.path().string(), "OldFinally " + made.path().string());
  int methods = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(made.path())) {
    const ClassFile file = read_class(test::read_file(entry.path()), entry.path().string());
    for (const MethodInfo& method : file.methods) {
      EXPECT_NO_THROW(check_code(file, method)) << file.origin;
      ++methods;
    }
  }
  EXPECT_GT(methods, 300);
}

}  // namespace
}  // namespace loris
