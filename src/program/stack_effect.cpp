#include "program/stack_effect.h"

#include "program/slot_kinds.h"

namespace loris {
namespace {

char constant_letter(const ConstantPool& constants, std::uint16_t index) {
  switch (constants.tag(index)) {
    case ConstantTag::Integer: return 'I';
    case ConstantTag::Float: return 'F';
    case ConstantTag::Long: return 'J';
    case ConstantTag::Double: return 'D';
    case ConstantTag::Dynamic: return letter_of(constants.dynamic(index).descriptor);
    default: return 'A';
  }
}

StackEffect call(std::string popped, std::string_view descriptor) {
  StackEffect effect{std::move(popped)};
  effect.pushed = append_parameter_letters(descriptor, effect.popped);
  return effect;
}

StackEffect from_table(Op op) {
  const std::string_view effect = op_info(op).effect;
  const std::size_t arrow = effect.find('>');
  return {std::string(effect.substr(0, arrow)),
          arrow + 1 < effect.size() ? effect[arrow + 1] : 'V'};
}

}  // namespace

StackEffect stack_effect(const ConstantPool& constants, const Instruction& insn) {
  const auto field = [&] { return letter_of(constants.field(insn.constant()).descriptor); };
  switch (insn.op) {
    case Op::ldc:
    case Op::ldc_w:
    case Op::ldc2_w: return {"", constant_letter(constants, insn.constant())};
    case Op::getstatic: return {"", field()};
    case Op::putstatic: return {std::string(1, field())};
    case Op::getfield: return {"A", field()};
    case Op::putfield: return {std::string("A") + field()};
    case Op::invokevirtual:
    case Op::invokespecial:
    case Op::invokeinterface: return call("A", constants.method(insn.constant()).descriptor);
    case Op::invokestatic: return call("", constants.method(insn.constant()).descriptor);
    case Op::invokedynamic: return call("", constants.invoke_dynamic(insn.constant()).descriptor);
    case Op::multianewarray: return {std::string(static_cast<std::size_t>(insn.b), 'I'), 'A'};
    default: return from_table(insn.op);
  }
}

Duplication duplication(Op op) {
  switch (op) {
    case Op::dup: return {1, 0};
    case Op::dup_x1: return {1, 1};
    case Op::dup_x2: return {1, 2};
    case Op::dup2: return {2, 0};
    case Op::dup2_x1: return {2, 1};
    case Op::dup2_x2: return {2, 2};
    default: return {};
  }
}

}  // namespace loris
