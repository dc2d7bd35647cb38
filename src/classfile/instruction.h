#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

#include "classfile/opcodes.h"

namespace loris {

/// One instruction as it stands in the code, wide or not.
struct Instruction {
  Op op = Op::nop;  // never wide: the opcode that it widens
  std::uint32_t at = 0, length = 0;
  /// Byte, Short, ArrayType: the number. Local, Increment, xload_n, xstore_n: the local's index.
  /// Those with a constant: its index.
  std::int32_t a = 0;
  std::int32_t b = 0;       // Increment: the amount. InvokeInterface, MultiArray: the third operand
  std::int64_t target = 0;  // Branch, BranchWide: where to, from the start of the code

  std::uint32_t next() const { return at + length; }
  std::uint16_t constant() const { return static_cast<std::uint16_t>(a); }
  std::uint16_t local() const { return static_cast<std::uint16_t>(a); }
};

/// The instruction at code[at], where instruction_length has found one.
Instruction read_instruction(std::span<const std::uint8_t> code, std::size_t at);

/// The cases of a tableswitch or lookupswitch.
class SwitchCases {
 public:
  SwitchCases(std::span<const std::uint8_t> code, const Instruction& insn);

  std::size_t size() const { return size_; }
  std::int32_t key(std::size_t index) const;
  std::int64_t target(std::size_t index) const;  // from the start of the code, as the next
  std::int64_t default_target() const;

 private:
  std::span<const std::uint8_t> code_;
  std::int64_t at_;
  bool is_table_;
  std::size_t operands_, size_ = 0;
};

constexpr bool in_range(Op op, Op first, Op last) { return first <= op && op <= last; }
constexpr bool is_load(Op op) { return in_range(op, Op::iload, Op::aload_3); }
constexpr bool is_store(Op op) { return in_range(op, Op::istore, Op::astore_3); }
constexpr bool is_return(Op op) { return in_range(op, Op::ireturn, Op::return_); }
constexpr bool is_switch(Op op) { return op == Op::tableswitch || op == Op::lookupswitch; }
constexpr bool is_jsr(Op op) { return op == Op::jsr || op == Op::jsr_w; }
/// Has a target: conditional branches, goto, jsr.
constexpr bool is_branch(Op op) {
  const OperandFormat format = op_info(op).format;
  return format == OperandFormat::Branch || format == OperandFormat::BranchWide;
}
/// The next instruction does not follow on it, other than by way of a subroutine.
constexpr bool ends_flow(Op op) {
  return op == Op::goto_ || op == Op::goto_w || op == Op::ret || op == Op::athrow || is_jsr(op) ||
         is_switch(op) || is_return(op);
}

}  // namespace loris
