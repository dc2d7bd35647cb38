#include "classfile/instruction.h"

#include <gtest/gtest.h>

#include <vector>

namespace loris {
namespace {

using Bytes = std::vector<std::uint8_t>;

std::uint8_t byte(Op op) { return static_cast<std::uint8_t>(op); }

TEST(Instruction, ShortFormsNameTheirLocal) {
  EXPECT_EQ(read_instruction(Bytes{byte(Op::dload_3)}, 0).local(), 3);
  EXPECT_EQ(read_instruction(Bytes{byte(Op::astore_2)}, 0).local(), 2);
  EXPECT_EQ(read_instruction(Bytes{byte(Op::lload), 200}, 0).local(), 200);
}

TEST(Instruction, WideShowsWhatItWidens) {
  const Instruction load = read_instruction(Bytes{byte(Op::wide), byte(Op::iload), 1, 2}, 0);
  EXPECT_EQ(load.op, Op::iload);
  EXPECT_EQ(load.local(), 258);
  EXPECT_EQ(load.next(), 4U);
  const Bytes bytes{byte(Op::nop), byte(Op::wide), byte(Op::iinc), 1, 0, 0xff, 0xfe};
  const Instruction increment = read_instruction(bytes, 1);
  EXPECT_EQ(increment.op, Op::iinc);
  EXPECT_EQ(increment.a, 256);
  EXPECT_EQ(increment.b, -2);
  EXPECT_EQ(increment.next(), 7U);
}

TEST(Instruction, NumbersHaveTheirSign) {
  EXPECT_EQ(read_instruction(Bytes{byte(Op::bipush), 0xff}, 0).a, -1);
  EXPECT_EQ(read_instruction(Bytes{byte(Op::sipush), 0x80, 0}, 0).a, -32768);
  EXPECT_EQ(read_instruction(Bytes{byte(Op::iinc), 0xff, 0xff}, 0).a, 255);
  EXPECT_EQ(read_instruction(Bytes{byte(Op::iinc), 0xff, 0xff}, 0).b, -1);
  EXPECT_EQ(read_instruction(Bytes{byte(Op::ldc), 0xff}, 0).constant(), 255);
}

TEST(Instruction, BranchesLeadFromTheirOpcode) {
  const Bytes bytes{byte(Op::nop), byte(Op::goto_), 0xff, 0xff, byte(Op::goto_w), 0, 1, 0, 0};
  EXPECT_EQ(read_instruction(bytes, 1).target, 0);
  EXPECT_EQ(read_instruction(bytes, 4).target, 0x10004);
  const Bytes back{byte(Op::jsr_w), 0x80, 0, 0, 0};
  EXPECT_EQ(read_instruction(back, 0).target, INT32_MIN);
}

TEST(Instruction, ThirdOperands) {
  EXPECT_EQ(read_instruction(Bytes{byte(Op::invokeinterface), 1, 0, 3, 0}, 0).a, 256);
  EXPECT_EQ(read_instruction(Bytes{byte(Op::invokeinterface), 1, 0, 3, 0}, 0).b, 3);
  EXPECT_EQ(read_instruction(Bytes{byte(Op::multianewarray), 0, 9, 2}, 0).b, 2);
}

TEST(Instruction, TableswitchKeysAreConsecutive) {
  const Bytes bytes{byte(Op::tableswitch),
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    99,
                    0xff,
                    0xff,
                    0xff,
                    0xff,
                    0,
                    0,
                    0,
                    1,
                    0,
                    0,
                    0,
                    10,
                    0,
                    0,
                    0,
                    20,
                    0,
                    0,
                    0,
                    30};
  const SwitchCases cases(bytes, read_instruction(bytes, 0));
  ASSERT_EQ(cases.size(), 3U);
  EXPECT_EQ(cases.default_target(), 99);
  EXPECT_EQ(cases.key(0), -1);
  EXPECT_EQ(cases.key(2), 1);
  EXPECT_EQ(cases.target(1), 20);
}

TEST(Instruction, LookupswitchHasPairs) {
  const Bytes bytes{byte(Op::nop),
                    byte(Op::lookupswitch),
                    0,
                    0,
                    0,
                    0,
                    0,
                    7,
                    0,
                    0,
                    0,
                    2,
                    0xff,
                    0xff,
                    0xff,
                    0xf0,
                    0,
                    0,
                    0,
                    10,
                    0,
                    0,
                    1,
                    0,
                    0,
                    0,
                    0,
                    20};
  const SwitchCases cases(bytes, read_instruction(bytes, 1));
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(cases.default_target(), 8);
  EXPECT_EQ(cases.key(0), -16);
  EXPECT_EQ(cases.key(1), 256);
  EXPECT_EQ(cases.target(1), 21);
}

TEST(Instruction, FlowEndsWhereNothingFollows) {
  EXPECT_TRUE(ends_flow(Op::goto_w) && ends_flow(Op::athrow) && ends_flow(Op::lookupswitch));
  EXPECT_TRUE(ends_flow(Op::return_) && ends_flow(Op::ireturn) && ends_flow(Op::ret));
  EXPECT_FALSE(ends_flow(Op::ifnull) || ends_flow(Op::invokestatic) || ends_flow(Op::nop));
  EXPECT_TRUE(is_branch(Op::ifnull) && is_branch(Op::goto_w) && !is_branch(Op::ret));
  EXPECT_TRUE(is_load(Op::aload_3) && is_load(Op::iload) && !is_load(Op::iaload));
  EXPECT_TRUE(is_store(Op::astore_3) && is_store(Op::istore) && !is_store(Op::iastore));
}

}  // namespace
}  // namespace loris
