#include "classfile/opcodes.h"

namespace loris {
namespace {

std::int64_t signed_word(std::span<const std::uint8_t> code, std::size_t at) {
  const std::uint32_t bits = static_cast<std::uint32_t>(code[at]) << 24 |
                             static_cast<std::uint32_t>(code[at + 1]) << 16 |
                             static_cast<std::uint32_t>(code[at + 2]) << 8 | code[at + 3];
  return static_cast<std::int32_t>(bits);
}

/// Where the operands of a switch start: the next multiple of four, counted from the method's
/// start.
std::size_t switch_operands(std::size_t at) { return (at + 4) & ~std::size_t{3}; }

std::size_t tableswitch_length(std::span<const std::uint8_t> code, std::size_t at) {
  const std::size_t operands = switch_operands(at);
  if (operands + 12 > code.size()) return 0;
  const std::int64_t low = signed_word(code, operands + 4);
  const std::int64_t high = signed_word(code, operands + 8);
  if (low > high) return 0;
  return operands + 12 + 4 * static_cast<std::size_t>(high - low + 1) - at;
}

std::size_t lookupswitch_length(std::span<const std::uint8_t> code, std::size_t at) {
  const std::size_t operands = switch_operands(at);
  if (operands + 8 > code.size()) return 0;
  const std::int64_t pairs = signed_word(code, operands + 4);
  if (pairs < 0) return 0;
  return operands + 8 + 8 * static_cast<std::size_t>(pairs) - at;
}

std::size_t wide_length(std::span<const std::uint8_t> code, std::size_t at) {
  if (at + 1 >= code.size() || !is_opcode(code[at + 1])) return 0;
  switch (op_info(static_cast<Op>(code[at + 1])).format) {
    case OperandFormat::Local: return 4;
    case OperandFormat::Increment: return 6;
    default: return 0;
  }
}

/// As far as the bytes that decide it are there.
std::size_t claimed_length(std::span<const std::uint8_t> code, std::size_t at) {
  const OpInfo& op = op_info(static_cast<Op>(code[at]));
  switch (op.format) {
    case OperandFormat::TableSwitch: return tableswitch_length(code, at);
    case OperandFormat::LookupSwitch: return lookupswitch_length(code, at);
    case OperandFormat::Wide: return wide_length(code, at);
    default: return op.length;
  }
}

}  // namespace

std::size_t instruction_length(std::span<const std::uint8_t> code, std::size_t at) {
  if (at >= code.size() || !is_opcode(code[at])) return 0;
  const std::size_t length = claimed_length(code, at);
  return length <= code.size() - at ? length : 0;
}

}  // namespace loris
