#include "program/code_check.h"

#include <gtest/gtest.h>

#include "code_subject.h"

namespace loris {
namespace {

using test::CodeSubject;

TEST(CodeCheck, PlainCodePasses) {
  CodeSubject subject;
  subject.descriptor = "(IJLjava/lang/String;)I";
  subject.op(Op::iload_0).op(Op::lload_1).op(Op::l2i).op(Op::iadd).op(Op::ireturn);
  EXPECT_EQ(subject.flaw(), "");
}

TEST(CodeCheck, OperandsMustHaveTheKindOfTheOpcode) {
  CodeSubject subject;
  subject.op(Op::iconst_0).op(Op::aconst_null).op(Op::iadd).op(Op::ireturn);
  EXPECT_EQ(subject.flaw(), "at 2: iadd needs int, int, found int, reference");
}

TEST(CodeCheck, LongsAreNotTwoInts) {
  CodeSubject subject;
  subject.op(Op::iconst_0).op(Op::iconst_0).op(Op::lneg);
  EXPECT_EQ(subject.flaw(), "at 2: lneg needs long, found int");
  CodeSubject half;
  half.op(Op::lconst_0).op(Op::ineg);
  EXPECT_EQ(half.flaw(), "at 1: ineg needs int, found long");
}

TEST(CodeCheck, TheStackMustNotUnderflow) {
  CodeSubject subject;
  subject.op(Op::iconst_0).op(Op::iadd);
  EXPECT_EQ(subject.flaw(), "at 1: iadd needs int, int, found int");
  EXPECT_EQ(CodeSubject().op(Op::pop).flaw().substr(0, 9), "at 0: pop");
  EXPECT_EQ(CodeSubject().op(Op::athrow).flaw(), "at 0: athrow needs reference, found nothing");
}

TEST(CodeCheck, TheStackMustNotOverflow) {
  CodeSubject subject;
  subject.max_stack = 3;
  subject.op(Op::lconst_0).op(Op::iconst_0).op(Op::return_);
  EXPECT_EQ(subject.flaw(), "");
  subject.max_stack = 2;
  EXPECT_EQ(subject.flaw(), "at 1: iconst_0 overflows a stack of 2");
  subject.max_stack = 1;
  EXPECT_EQ(subject.flaw(), "at 0: lconst_0 overflows a stack of 1");
}

TEST(CodeCheck, ExecutionMustNotFallOffTheEnd) {
  EXPECT_EQ(CodeSubject().op(Op::nop).flaw(), "at 0: execution falls off the end of the code");
  CodeSubject conditional;
  conditional.op(Op::iconst_0).branch(Op::ifeq, 0);
  EXPECT_EQ(conditional.flaw(), "at 1: execution falls off the end of the code");
}

TEST(CodeCheck, CodeThatCannotBeReachedMustDecodeOnly) {
  CodeSubject subject;
  subject.op(Op::return_).op(Op::iadd);
  EXPECT_EQ(subject.flaw(), "");
  subject.bytes.back() = 0xfe;
  EXPECT_EQ(subject.flaw(), "at 1: 0xfe is no opcode");
  subject.bytes.back() = static_cast<std::uint8_t>(Op::sipush);
  EXPECT_EQ(subject.flaw(), "at 1: sipush is not a whole instruction");
}

TEST(CodeCheck, TargetsAreInstructions) {
  CodeSubject subject;
  subject.op(Op::bipush, {0}).branch(Op::ifeq, 1).op(Op::return_);
  EXPECT_EQ(subject.flaw(), "at 2: ifeq to 1, where no instruction starts");
  EXPECT_EQ(CodeSubject().branch(Op::goto_, -1).flaw(),
            "at 0: goto to -1, where no instruction starts");
  EXPECT_EQ(CodeSubject().branch(Op::goto_, 3).flaw(),
            "at 0: goto to 3, where no instruction starts");
}

TEST(CodeCheck, SwitchTargetsAreInstructions) {
  CodeSubject subject;
  subject.op(Op::nop).op(Op::nop).op(Op::iconst_0);
  subject.op(Op::tableswitch, {0, 0, 0, 21, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 21});
  subject.op(Op::nop).op(Op::nop).op(Op::nop).op(Op::nop).op(Op::return_);
  EXPECT_EQ(subject.flaw(), "");
  subject.bytes[7] = 1;  // the default
  EXPECT_EQ(subject.flaw(), "at 3: tableswitch to 4, where no instruction starts");
  subject.bytes[7] = 21;
  subject.bytes[19] = 99;
  EXPECT_EQ(subject.flaw(), "at 3: tableswitch to 102, where no instruction starts");
}

TEST(CodeCheck, LookupKeysAscend) {
  CodeSubject subject;
  subject.op(Op::nop).op(Op::nop).op(Op::iconst_0).op(Op::lookupswitch, {0, 0, 0, 25, 0, 0, 0, 2});
  for (const int key : {1, 2}) {
    for (const int byte : {0, 0, 0, key, 0, 0, 0, 25}) {
      subject.bytes.push_back(static_cast<std::uint8_t>(byte));
    }
  }
  subject.op(Op::return_);
  EXPECT_EQ(subject.flaw(), "");
  subject.bytes[15] = 2;
  EXPECT_EQ(subject.flaw(), "at 3: lookupswitch has key 2 after 2");
}

TEST(CodeCheck, LocalsMustBeInTheFrame) {
  CodeSubject subject;
  subject.op(Op::iconst_0).op(Op::istore, {4}).op(Op::return_);
  EXPECT_EQ(subject.flaw(), "at 1: istore of local 4 in a frame of 4");
  CodeSubject wide;
  wide.op(Op::lconst_0).op(Op::lstore_3).op(Op::return_);
  EXPECT_EQ(wide.flaw(), "at 1: lstore_3 of local 3 in a frame of 4");
  wide.max_locals = 5;
  EXPECT_EQ(wide.flaw(), "");
}

TEST(CodeCheck, LocalsMustBeSetBeforeTheyAreRead) {
  EXPECT_EQ(CodeSubject().op(Op::iload_1).flaw(),
            "at 0: iload_1 needs int in local 1, found nothing");
  CodeSubject subject;
  subject.descriptor = "(F)V";
  EXPECT_EQ(subject.op(Op::iload_0).flaw(), "at 0: iload_0 needs int in local 0, found float");
  EXPECT_EQ(CodeSubject().op(Op::iinc, {2, 1}).flaw(),
            "at 0: iinc needs int in local 2, found nothing");
}

TEST(CodeCheck, AStoreDestroysTheLongThatItHits) {
  CodeSubject second;
  second.op(Op::lconst_0).op(Op::lstore_1).op(Op::iconst_0).op(Op::istore_2).op(Op::lload_1);
  EXPECT_EQ(second.flaw(), "at 4: lload_1 needs long in local 1, found nothing");
  CodeSubject first;
  first.op(Op::lconst_0).op(Op::lstore_1).op(Op::lconst_0).op(Op::lstore_0).op(Op::lload_1);
  EXPECT_EQ(first.flaw(), "at 4: lload_1 needs long in local 1, found nothing");
  CodeSubject beside;
  beside.op(Op::lconst_0).op(Op::lstore_1).op(Op::iconst_0).op(Op::istore_3).op(Op::lload_1);
  EXPECT_EQ(beside.op(Op::pop2).op(Op::return_).flaw(), "");
}

TEST(CodeCheck, ArgumentsMustFitIntoTheFrame) {
  CodeSubject subject;
  subject.descriptor = "(JJ)V";
  subject.op(Op::return_);
  EXPECT_EQ(subject.flaw(), "");
  subject.access = 0;
  EXPECT_EQ(subject.flaw(), "at 0: the arguments take 5 slots in a frame of 4");
}

TEST(CodeCheck, ThisIsTheFirstLocal) {
  CodeSubject subject;
  subject.op(Op::aload_0).op(Op::athrow);
  EXPECT_NE(subject.flaw(), "");
  subject.access = 0;
  EXPECT_EQ(subject.flaw(), "");
}

TEST(CodeCheck, ReturnsMustFitTheDescriptor) {
  CodeSubject subject;
  subject.op(Op::iconst_0).op(Op::ireturn);
  EXPECT_EQ(subject.flaw(), "at 1: ireturn does not fit the descriptor of the method");
  subject.descriptor = "()Z";
  EXPECT_EQ(subject.flaw(), "");
  subject.descriptor = "()Ljava/lang/Object;";
  EXPECT_NE(subject.flaw(), "");
  CodeSubject nothing;
  nothing.descriptor = "()[I";
  EXPECT_EQ(nothing.op(Op::return_).flaw(),
            "at 0: return does not fit the descriptor of the method");
}

TEST(CodeCheck, StackFormsMustNotSplitALong) {
  const auto accepts = [](std::initializer_list<Op> pushes, Op form) {
    CodeSubject subject;
    subject.max_stack = 8;
    for (const Op push : pushes) subject.op(push);
    return subject.op(form).op(Op::return_).flaw().empty();
  };
  const Op one = Op::iconst_0, two = Op::lconst_0;
  EXPECT_TRUE(accepts({one}, Op::pop) && !accepts({two}, Op::pop));
  EXPECT_TRUE(accepts({two}, Op::pop2) && accepts({one, one}, Op::pop2));
  EXPECT_TRUE(!accepts({two, one}, Op::pop2) && !accepts({one}, Op::pop2));
  EXPECT_TRUE(accepts({one}, Op::dup) && !accepts({two}, Op::dup) && !accepts({}, Op::dup));
  EXPECT_TRUE(accepts({one, one}, Op::dup_x1) && !accepts({two, one}, Op::dup_x1));
  EXPECT_TRUE(!accepts({one, two}, Op::dup_x1) && !accepts({one}, Op::dup_x1));
  EXPECT_TRUE(accepts({one, one, one}, Op::dup_x2) && accepts({two, one}, Op::dup_x2));
  EXPECT_TRUE(!accepts({two, one, one}, Op::dup_x2) && !accepts({one, two}, Op::dup_x2));
  EXPECT_TRUE(accepts({one, one}, Op::dup2) && accepts({two}, Op::dup2));
  EXPECT_TRUE(!accepts({two, one}, Op::dup2));
  EXPECT_TRUE(accepts({one, one, one}, Op::dup2_x1) && accepts({one, two}, Op::dup2_x1));
  EXPECT_TRUE(!accepts({two, one, one}, Op::dup2_x1) && !accepts({two, two}, Op::dup2_x1));
  EXPECT_TRUE(accepts({one, one, one, one}, Op::dup2_x2) && accepts({two, two}, Op::dup2_x2));
  EXPECT_TRUE(accepts({two, one, one}, Op::dup2_x2) && accepts({one, one, two}, Op::dup2_x2));
  EXPECT_TRUE(!accepts({two, one, two}, Op::dup2_x2) && !accepts({two, one}, Op::dup2_x2));
  EXPECT_TRUE(accepts({one, one}, Op::swap) && !accepts({two, one}, Op::swap));
  EXPECT_TRUE(!accepts({two}, Op::swap));
}

TEST(CodeCheck, StackFormsMoveTheKinds) {
  CodeSubject subject;
  subject.max_stack = 6;
  subject.descriptor = "()F";
  // int, float -> float, int, float; float long -> long float long
  subject.op(Op::iconst_0).op(Op::fconst_0).op(Op::dup_x1).op(Op::pop).op(Op::ineg).op(Op::pop);
  subject.op(Op::lconst_0).op(Op::dup2_x1).op(Op::lneg).op(Op::pop2).op(Op::fneg).op(Op::dup_x2);
  subject.op(Op::pop).op(Op::lneg).op(Op::pop2).op(Op::freturn);
  EXPECT_EQ(subject.flaw(), "");
}

TEST(CodeCheck, MergedLocalsOfDifferentKindsAreUnset) {
  CodeSubject subject;
  subject.descriptor = "(I)I";
  subject.op(Op::iconst_0).op(Op::istore_1).op(Op::iload_0).branch(Op::ifeq, 8);
  subject.op(Op::fconst_0).op(Op::fstore_1).op(Op::iload_0).op(Op::ireturn);
  EXPECT_EQ(subject.flaw(), "");
  subject.bytes.back() = static_cast<std::uint8_t>(Op::pop);
  subject.op(Op::iload_1).op(Op::ireturn);
  EXPECT_EQ(subject.flaw(), "at 10: iload_1 needs int in local 1, found nothing");
}

TEST(CodeCheck, StacksThatMeetMustBeEqual) {
  CodeSubject depth;
  depth.op(Op::iconst_0).branch(Op::ifeq, 5).op(Op::iconst_0).op(Op::return_);
  EXPECT_EQ(depth.flaw(), "at 5: stacks of different depth meet");
  CodeSubject kinds;
  kinds.op(Op::iconst_0).op(Op::iconst_0).branch(Op::ifeq, 7);
  kinds.op(Op::pop).op(Op::fconst_0).op(Op::return_);
  EXPECT_EQ(kinds.flaw(), "at 7: stacks of different kinds meet");
}

TEST(CodeCheck, LoopsSettle) {
  CodeSubject subject;  // local 1 is an int at first and a float the second time around
  subject.descriptor = "(I)V";
  subject.op(Op::iconst_0).op(Op::istore_1);
  const int loop = subject.here();
  subject.op(Op::iload_0).op(Op::pop).op(Op::fconst_0).op(Op::fstore_1).branch(Op::goto_, loop);
  EXPECT_EQ(subject.flaw(), "");
  subject.bytes[2] = static_cast<std::uint8_t>(Op::iload_1);
  EXPECT_EQ(subject.flaw(), "at 2: iload_1 needs int in local 1, found nothing");
}

TEST(CodeCheck, HandlersSeeTheLocalsOfEveryCoveredInstruction) {
  CodeSubject subject;
  subject.op(Op::iconst_0).op(Op::istore_1);                        // 0
  subject.op(Op::nop).op(Op::fconst_0).op(Op::fstore_1);            // 2
  subject.op(Op::nop).op(Op::return_);                              // 5
  subject.op(Op::pop).op(Op::iload_1).op(Op::pop).op(Op::return_);  // 7, the handler
  subject.handlers = {{2, 5, 7, 0}};
  EXPECT_EQ(subject.flaw(), "");
  subject.handlers = {{2, 6, 7, 0}};
  EXPECT_EQ(subject.flaw(), "at 8: iload_1 needs int in local 1, found nothing");
}

TEST(CodeCheck, HandlersStartWithTheException) {
  CodeSubject subject;
  subject.op(Op::return_).op(Op::athrow);
  subject.handlers = {{0, 1, 1, 0}};
  EXPECT_EQ(subject.flaw(), "");
  subject.max_stack = 0;
  EXPECT_EQ(subject.flaw(), "at 1: a handler needs a stack of 1");
}

TEST(CodeCheck, HandlersMustNotCutInstructions) {
  CodeSubject subject;
  subject.op(Op::sipush, {0, 0}).op(Op::pop).op(Op::return_).op(Op::athrow);
  subject.handlers = {{0, 6, 5, 0}};
  EXPECT_EQ(subject.flaw(), "");
  subject.handlers = {{1, 6, 5, 0}};
  EXPECT_EQ(subject.flaw(), "at 1: an exception handler (1 to 6, at 5) cuts an instruction");
  subject.handlers = {{0, 2, 5, 0}};
  EXPECT_NE(subject.flaw(), "");
  subject.handlers = {{0, 6, 2, 0}};
  EXPECT_NE(subject.flaw(), "");
}

TEST(CodeCheck, HostileSizesEndInAnErrorSoon) {
  CodeSubject slots;  // 20,000 leaders, each with 65,535 locals
  slots.max_locals = 65535;
  slots.op(Op::iconst_0).op(Op::wide, {static_cast<int>(Op::istore), 0xff, 0xfe});
  while (slots.here() < 60'000) slots.branch(Op::goto_, slots.here() + 3);
  EXPECT_NE(slots.op(Op::return_).flaw().find("too complex"), std::string::npos);
  CodeSubject handlers;  // as many leaders, each under 65,535 handlers
  while (handlers.here() < 60'000) handlers.branch(Op::goto_, handlers.here() + 3);
  handlers.op(Op::return_).op(Op::athrow);
  handlers.handlers.assign(65'535, {0, 60'000, 60'001, 0});
  EXPECT_NE(handlers.flaw().find("too complex"), std::string::npos);
}

TEST(CodeCheck, AMethodWithoutCodePasses) {
  MethodInfo method;
  method.access = access::kAbstract;
  EXPECT_NO_THROW(check_code(ClassFile(), method));
}

}  // namespace
}  // namespace loris
