#include "classfile/opcodes.h"

#include <gtest/gtest.h>

#include <vector>

namespace loris {
namespace {

using Bytes = std::vector<std::uint8_t>;

std::uint8_t byte(Op op) { return static_cast<std::uint8_t>(op); }

TEST(Opcodes, NumbersAreThoseOfTheSpecification) {
  static_assert(static_cast<int>(Op::ldc) == 0x12 && static_cast<int>(Op::aload_3) == 0x2d);
  static_assert(static_cast<int>(Op::iastore) == 0x4f && static_cast<int>(Op::swap) == 0x5f);
  static_assert(static_cast<int>(Op::iinc) == 0x84 && static_cast<int>(Op::i2s) == 0x93);
  static_assert(static_cast<int>(Op::if_acmpne) == 0xa6 && static_cast<int>(Op::goto_) == 0xa7);
  static_assert(static_cast<int>(Op::return_) == 0xb1 && static_cast<int>(Op::new_) == 0xbb);
  static_assert(static_cast<int>(Op::monitorexit) == 0xc3 && static_cast<int>(Op::goto_w) == 0xc8);
}

TEST(Opcodes, KeywordsKeepTheirMnemonic) {
  EXPECT_EQ(op_info(Op::goto_).name, "goto");
  EXPECT_EQ(op_info(Op::return_).name, "return");
  EXPECT_EQ(op_info(Op::new_).name, "new");
  EXPECT_EQ(op_info(Op::goto_w).name, "goto_w");
}

TEST(Opcodes, EffectsNameWhatIsPoppedAndPushed) {
  EXPECT_EQ(op_info(Op::lshl).effect, "JI>J");
  EXPECT_EQ(op_info(Op::dastore).effect, "AID>");
  EXPECT_EQ(op_info(Op::f2l).effect, "F>J");
  EXPECT_EQ(op_info(Op::dcmpg).effect, "DD>I");
  EXPECT_EQ(op_info(Op::putfield).effect, "A?>");
}

TEST(Opcodes, ReservedOpcodesAreUnknown) {
  EXPECT_TRUE(is_opcode(0xc9));
  EXPECT_FALSE(is_opcode(0xca));
  EXPECT_FALSE(is_opcode(0xff));
  EXPECT_EQ(instruction_length(Bytes{0xca, 0, 0}, 0), 0U);
}

TEST(Opcodes, LengthCountsTheOperands) {
  EXPECT_EQ(instruction_length(Bytes{byte(Op::iadd)}, 0), 1U);
  EXPECT_EQ(instruction_length(Bytes{0, byte(Op::invokeinterface), 0, 1, 1, 0}, 1), 5U);
  EXPECT_EQ(instruction_length(Bytes{byte(Op::sipush), 1, 2}, 0), 3U);
}

TEST(Opcodes, AnInstructionCutShortHasNoLength) {
  EXPECT_EQ(instruction_length(Bytes{byte(Op::sipush), 1}, 0), 0U);
  EXPECT_EQ(instruction_length(Bytes{byte(Op::iadd)}, 1), 0U);
  EXPECT_EQ(instruction_length(Bytes{}, SIZE_MAX), 0U);
  EXPECT_EQ(instruction_length(Bytes{byte(Op::wide)}, 0), 0U);
}

TEST(Opcodes, WideDoublesTheOperandsOfLocalsOnly) {
  EXPECT_EQ(instruction_length(Bytes{byte(Op::wide), byte(Op::iload), 1, 0}, 0), 4U);
  EXPECT_EQ(instruction_length(Bytes{byte(Op::wide), byte(Op::ret), 1, 0}, 0), 4U);
  EXPECT_EQ(instruction_length(Bytes{byte(Op::wide), byte(Op::iinc), 1, 0, 0, 1}, 0), 6U);
  EXPECT_EQ(instruction_length(Bytes{byte(Op::wide), byte(Op::iinc), 1, 0, 0}, 0), 0U);
  EXPECT_EQ(instruction_length(Bytes{byte(Op::wide), byte(Op::iadd), 1, 0}, 0), 0U);
  EXPECT_EQ(instruction_length(Bytes{byte(Op::wide), 0xff, 1, 0}, 0), 0U);
}

TEST(Opcodes, SwitchesArePaddedFromTheStartOfTheMethod) {
  Bytes code(2, byte(Op::nop));
  code.insert(code.end(), {byte(Op::tableswitch), 0});            // at 2, one byte of padding
  code.insert(code.end(), {0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 6});  // default, low 5, high 6
  code.insert(code.end(), {0, 0, 0, 2, 0, 0, 0, 3});
  EXPECT_EQ(instruction_length(code, 2), 22U);
  code.pop_back();
  EXPECT_EQ(instruction_length(code, 2), 0U);
}

TEST(Opcodes, SwitchCountsAreNotTrusted) {
  const Bytes pairs{byte(Op::lookupswitch), 0, 0, 0, 0, 0, 0, 9, 0xff, 0xff, 0xff, 0xff};
  EXPECT_EQ(instruction_length(pairs, 0), 0U);  // -1 pairs
  const Bytes none{byte(Op::lookupswitch), 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0};
  EXPECT_EQ(instruction_length(none, 0), 12U);
  const Bytes range{
      byte(Op::tableswitch), 0, 0, 0, 0, 0, 0, 9, 0x80, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff};
  EXPECT_EQ(instruction_length(range, 0), 0U);  // four thousand million targets
  const Bytes empty{byte(Op::tableswitch), 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 2, 0, 0, 0, 1};
  EXPECT_EQ(instruction_length(empty, 0), 0U);
}

}  // namespace
}  // namespace loris
