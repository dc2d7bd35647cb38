#include "classfile/instruction.h"

namespace loris {
namespace {

using Code = std::span<const std::uint8_t>;

std::int32_t u2(Code code, std::size_t at) { return code[at] << 8 | code[at + 1]; }
std::int32_t s1(Code code, std::size_t at) { return static_cast<std::int8_t>(code[at]); }
std::int32_t s2(Code code, std::size_t at) { return static_cast<std::int16_t>(u2(code, at)); }
std::int32_t s4(Code code, std::size_t at) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(u2(code, at)) << 16 |
                                   static_cast<std::uint32_t>(u2(code, at + 2)));
}

/// xload_n and xstore_n come in groups of four, after each other.
std::int32_t implied_local(Op op) {
  const auto from = [op](Op first) { return static_cast<int>(op) - static_cast<int>(first); };
  if (in_range(op, Op::iload_0, Op::aload_3)) return from(Op::iload_0) % 4;
  if (in_range(op, Op::istore_0, Op::astore_3)) return from(Op::istore_0) % 4;
  return 0;
}

void read_wide(Code code, std::size_t at, Instruction& insn) {
  insn.op = static_cast<Op>(code[at + 1]);
  insn.a = u2(code, at + 2);
  if (op_info(insn.op).format == OperandFormat::Increment) insn.b = s2(code, at + 4);
}

}  // namespace

Instruction read_instruction(std::span<const std::uint8_t> code, std::size_t at) {
  Instruction insn;
  insn.op = static_cast<Op>(code[at]);
  insn.at = static_cast<std::uint32_t>(at);
  insn.length = static_cast<std::uint32_t>(instruction_length(code, at));
  switch (op_info(insn.op).format) {
    case OperandFormat::None: insn.a = implied_local(insn.op); break;
    case OperandFormat::Byte: insn.a = s1(code, at + 1); break;
    case OperandFormat::Short: insn.a = s2(code, at + 1); break;
    case OperandFormat::Local:
    case OperandFormat::Constant1:
    case OperandFormat::ArrayType: insn.a = code[at + 1]; break;
    case OperandFormat::Increment:
      insn.a = code[at + 1];
      insn.b = s1(code, at + 2);
      break;
    case OperandFormat::Constant:
    case OperandFormat::InvokeDynamic: insn.a = u2(code, at + 1); break;
    case OperandFormat::Branch: insn.target = insn.at + std::int64_t{s2(code, at + 1)}; break;
    case OperandFormat::BranchWide: insn.target = insn.at + std::int64_t{s4(code, at + 1)}; break;
    case OperandFormat::InvokeInterface:
    case OperandFormat::MultiArray:
      insn.a = u2(code, at + 1);
      insn.b = code[at + 3];
      break;
    case OperandFormat::TableSwitch:
    case OperandFormat::LookupSwitch: break;
    case OperandFormat::Wide: read_wide(code, at, insn); break;
  }
  return insn;
}

SwitchCases::SwitchCases(std::span<const std::uint8_t> code, const Instruction& insn)
    : code_(code),
      at_(insn.at),
      is_table_(insn.op == Op::tableswitch),
      operands_((insn.at + 4U) & ~3U) {
  const std::size_t header = is_table_ ? 12 : 8;
  const std::size_t each = is_table_ ? 4 : 8;
  size_ = (insn.next() - operands_ - header) / each;
}

std::int32_t SwitchCases::key(std::size_t index) const {
  if (!is_table_) return s4(code_, operands_ + 8 + 8 * index);
  return s4(code_, operands_ + 4) + static_cast<std::int32_t>(index);
}

std::int64_t SwitchCases::target(std::size_t index) const {
  return at_ + s4(code_, is_table_ ? operands_ + 12 + 4 * index : operands_ + 12 + 8 * index);
}

std::int64_t SwitchCases::default_target() const { return at_ + s4(code_, operands_); }

}  // namespace loris
