#include "program/assembler.h"

#include <fmt/format.h>

#include "base/check.h"
#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "program/big_endian.h"
#include "program/boxing.h"
#include "program/constant_pool_builder.h"

namespace loris {
namespace {

constexpr std::size_t kUnbound = ~std::size_t{0}, kMaxLength = 32767;
constexpr int kMaxSlot = 255;

/// The member of a family that javac's mnemonics name i, l, f, d, a, in this order of opcodes.
Op typed(Op first, std::string_view descriptor) {
  int place = 4;
  switch (descriptor[0]) {
    case 'J': place = 1; break;
    case 'F': place = 2; break;
    case 'D': place = 3; break;
    case 'L':
    case '[': break;
    default: place = 0;
  }
  return static_cast<Op>(static_cast<int>(first) + place);
}

/// dup and pop are for one slot here.
std::string_view effect_of(Op op) {
  if (op == Op::dup) return "A>AA";
  return op == Op::pop ? "A>" : op_info(op).effect;
}

int slots_in(std::string_view letters) {
  int slots = 0;
  for (std::size_t i = 0; i < letters.size(); ++i) slots += slots_of(letters.substr(i, 1));
  return slots;
}

}  // namespace

Assembler::Assembler(ConstantPoolBuilder& constants, int argument_slots) : constants_(constants) {
  code_.max_locals = static_cast<std::uint16_t>(argument_slots);
}

void Assembler::op(Op op) {
  const std::string_view effect = effect_of(op);
  LORIS_CHECK(op_info(op).format == OperandFormat::None, "the instruction should have no operand");
  LORIS_CHECK(effect.find('?') == std::string_view::npos, "the stack effect should be fixed");
  emit(op);
  const std::size_t arrow = effect.find('>');
  pop(slots_in(effect.substr(0, arrow)));
  push(slots_in(effect.substr(arrow + 1)));
  if (op == Op::athrow) end_block();
}

void Assembler::push_int(std::int32_t value) {
  if (value >= -1 && value <= 5) {
    emit(static_cast<Op>(static_cast<int>(Op::iconst_0) + value));
  } else if (value >= INT16_MIN && value <= INT16_MAX) {
    emit(Op::sipush);
    put_u2(code_.bytes, static_cast<std::uint32_t>(value));
  } else {
    return push_constant(constants_.integer(value));
  }
  push(1);
}

void Assembler::push_long(std::int64_t value) {
  emit(Op::ldc2_w);
  put_u2(code_.bytes, constants_.long_value(value));
  push(2);
}

void Assembler::push_float(float value) { push_constant(constants_.float_value(value)); }

void Assembler::push_double(double value) {
  emit(Op::ldc2_w);
  put_u2(code_.bytes, constants_.double_value(value));
  push(2);
}

void Assembler::push_string(std::string_view modified_utf8) {
  push_constant(constants_.string(modified_utf8));
}

void Assembler::push_class(std::string_view class_name) {
  push_constant(constants_.class_name(class_name));
}

void Assembler::load(std::string_view descriptor, int slot) {
  local(typed(Op::iload, descriptor), descriptor, slot);
  push(slots_of(descriptor));
}

void Assembler::store(std::string_view descriptor, int slot) {
  local(typed(Op::istore, descriptor), descriptor, slot);
  pop(slots_of(descriptor));
}

void Assembler::return_value(std::string_view descriptor) {
  emit(descriptor == "V" ? Op::return_ : typed(Op::ireturn, descriptor));
  pop(slots_of(descriptor));
  end_block();
}

void Assembler::type(Op op, std::string_view class_name) {
  LORIS_CHECK(op == Op::new_ || op == Op::anewarray || op == Op::checkcast || op == Op:: instanceof
              , "the instruction should name a class");
  emit(op);
  put_u2(code_.bytes, constants_.class_name(class_name));
  if (op == Op::new_) push(1);
}

void Assembler::field(Op op, const MemberRef& ref) {
  const bool is_put = op == Op::putfield || op == Op::putstatic;
  const bool is_static = op == Op::getstatic || op == Op::putstatic;
  LORIS_CHECK(is_put || is_static || op == Op::getfield, "the instruction should access a field");
  emit(op);
  put_u2(code_.bytes, constants_.field(ref));
  if (is_put) pop(slots_of(ref.descriptor));
  if (!is_static) pop(1);
  if (!is_put) push(slots_of(ref.descriptor));
}

void Assembler::invoke(Op op, const MemberRef& ref) {
  const int arguments = argument_slots(ref.descriptor) + (op == Op::invokestatic ? 0 : 1);
  emit(op);
  put_u2(code_.bytes, constants_.method(ref));
  if (op == Op::invokeinterface) put_u2(code_.bytes, static_cast<std::uint32_t>(arguments) << 8);
  pop(arguments);
  push(slots_of(parse_method_descriptor(ref.descriptor).result));
}

void Assembler::box(char primitive) {
  const Boxing* boxing = boxing_of(primitive);
  LORIS_CHECK(boxing != nullptr, "only primitive types are boxed");
  invoke(Op::invokestatic,
         {boxing->wrapper, "valueOf", fmt::format("({})L{};", primitive, boxing->wrapper)});
}

void Assembler::unbox(char primitive) {
  const Boxing* boxing = boxing_of(primitive);
  LORIS_CHECK(boxing != nullptr, "only primitive types are unboxed");
  invoke(Op::invokevirtual, {boxing->wrapper, boxing->unboxing, fmt::format("(){}", primitive)});
}

Label Assembler::make_label() {
  bound_.push_back(kUnbound);
  return {bound_.size() - 1};
}

void Assembler::bind(Label label) {
  LORIS_CHECK(bound_[label.id] == kUnbound, "a label is bound once");
  LORIS_CHECK(depth_ == 0, "the stack should be empty at a label");
  bound_[label.id] = code_.bytes.size();
  labels_.insert(static_cast<std::uint16_t>(code_.bytes.size()));
  reachable_ = true;
}

void Assembler::branch(Op op, Label target) {
  LORIS_CHECK(op_info(op).format == OperandFormat::Branch, "the instruction should be a branch");
  const std::size_t from = emit(op);
  offset_to(target, from, false);
  const std::string_view effect = op_info(op).effect;
  pop(slots_in(effect.substr(0, effect.find('>'))));
  LORIS_CHECK(depth_ == 0, "the stack should be empty at a label");
  if (op == Op::goto_) end_block();
}

void Assembler::table_switch(const std::vector<Label>& targets, Label otherwise) {
  LORIS_CHECK(!targets.empty(), "a table switch needs a target");
  const std::size_t from = emit(Op::tableswitch);
  while (code_.bytes.size() % 4 != 0) put_u1(code_.bytes, 0);
  offset_to(otherwise, from, true);
  put_u4(code_.bytes, 0);
  put_u4(code_.bytes, static_cast<std::uint32_t>(targets.size() - 1));
  for (const Label target : targets) offset_to(target, from, true);
  pop(1);
  LORIS_CHECK(depth_ == 0, "the stack should be empty at a label");
  end_block();
}

void Assembler::catch_all() {
  LORIS_CHECK(!reachable_, "control should not fall into a handler");
  const auto here = static_cast<std::uint16_t>(code_.bytes.size());
  code_.handlers.push_back({0, here, here, 0});
  reachable_ = true;
  push(1);
}

AssembledCode Assembler::finish() && {
  LORIS_CHECK(!reachable_, "control should not fall off the end");
  std::vector<std::uint8_t>& bytes = code_.bytes;
  if (bytes.size() > kMaxLength) throw InputError("a call site needs too much code");
  for (const Fixup& fixup : fixups_) {
    const std::size_t target = bound_[fixup.target.id];
    LORIS_CHECK(target != kUnbound, "a branch should have a target");
    const auto offset = static_cast<std::uint32_t>(target - fixup.from);
    const std::size_t width = fixup.wide ? 4 : 2;
    for (std::size_t i = 0; i < width; ++i) {
      bytes[fixup.at + i] = static_cast<std::uint8_t>(offset >> 8 * (width - 1 - i));
    }
  }
  return {std::move(code_), std::move(labels_)};
}

std::size_t Assembler::emit(Op op) {
  LORIS_CHECK(reachable_, "the instruction should be reachable");
  code_.bytes.push_back(static_cast<std::uint8_t>(op));
  return code_.bytes.size() - 1;
}

void Assembler::local(Op op, std::string_view descriptor, int slot) {
  const int end = slot + slots_of(descriptor);
  LORIS_CHECK(slot >= 0 && slot <= kMaxSlot, "the local should have a one-byte index");
  emit(op);
  put_u1(code_.bytes, static_cast<std::uint32_t>(slot));
  if (end > code_.max_locals) code_.max_locals = static_cast<std::uint16_t>(end);
}

void Assembler::push_constant(std::uint16_t index) {
  emit(Op::ldc_w);
  put_u2(code_.bytes, index);
  push(1);
}

void Assembler::offset_to(Label target, std::size_t from, bool wide) {
  fixups_.push_back({code_.bytes.size(), from, target, wide});
  wide ? put_u4(code_.bytes, 0) : put_u2(code_.bytes, 0);
}

void Assembler::pop(int slots) {
  depth_ -= slots;
  LORIS_CHECK(depth_ >= 0, "the stack should hold what is popped");
}

void Assembler::push(int slots) {
  depth_ += slots;
  if (depth_ > code_.max_stack) code_.max_stack = static_cast<std::uint16_t>(depth_);
}

void Assembler::end_block() {
  depth_ = 0;
  reachable_ = false;
}

}  // namespace loris
