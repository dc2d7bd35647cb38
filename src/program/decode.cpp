#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "program/code.h"
#include "program/code_check.h"
#include "program/link_error.h"
#include "program/nullness.h"
#include "program/program.h"

namespace loris {

namespace {

constexpr std::uint32_t kNoInsn = ~0u;

std::int32_t s2(const std::uint8_t* p) { return static_cast<std::int16_t>(p[0] << 8 | p[1]); }
std::uint16_t u2(const std::uint8_t* p) { return static_cast<std::uint16_t>(p[0] << 8 | p[1]); }
std::int32_t s4(const std::uint8_t* p) {
  return static_cast<std::int32_t>(std::uint32_t{p[0]} << 24 | std::uint32_t{p[1]} << 16 |
                                   std::uint32_t{p[2]} << 8 | p[3]);
}

Insn push(Kind kind, std::uint64_t bits) {
  Insn insn{slots_of(kind) == 2 ? Act::push2 : Act::push};
  insn.a = static_cast<std::uint16_t>(kind);
  insn.bits = bits;
  return insn;
}
Insn push_int(std::int32_t value) { return push(Kind::Int, static_cast<std::uint32_t>(value)); }

/// The opcodes iconst_m1 … dconst_1 as pushes.
Insn small_constant(Op op) {
  const auto from = [op](Op first) { return static_cast<int>(op) - static_cast<int>(first); };
  if (op <= Op::iconst_5) return push_int(from(Op::iconst_0));
  if (op <= Op::lconst_1) return push(Kind::Long, static_cast<std::uint64_t>(from(Op::lconst_0)));
  if (op <= Op::fconst_2) {
    return push(Kind::Float, std::bit_cast<std::uint32_t>(static_cast<float>(from(Op::fconst_0))));
  }
  return push(Kind::Double, std::bit_cast<std::uint64_t>(static_cast<double>(from(Op::dconst_0))));
}

bool is_two_slots(Op op, Op first) {  // the order is always i, l, f, d, a
  const int type = static_cast<int>(op) - static_cast<int>(first);
  return type == 1 || type == 3;
}

/// The short forms xload_n and xstore_n come in groups of four per type.
Insn short_local(Op op, Op first, Act one, Act two) {
  const int n = static_cast<int>(op) - static_cast<int>(first);
  const int type = n / 4;
  Insn insn{type == 1 || type == 3 ? two : one};
  insn.a = static_cast<std::uint16_t>(n % 4);
  return insn;
}

class Decoder {
 public:
  explicit Decoder(const Method& method)
      : method_(method),
        constants_(method.owner->file->constants),
        bytes_(method.info->code->bytes) {}

  std::unique_ptr<Code> decode() {
    code_ = std::make_unique<Code>();
    code_->method = &method_;
    code_->max_locals = method_.info->code->max_locals;
    code_->max_stack = method_.info->code->max_stack;
    index_of_.assign(bytes_.size() + 1, kNoInsn);
    number_instructions();
    index_of_[bytes_.size()] =
        static_cast<std::uint32_t>(code_->bci.size());  // an end, never a target
    for (const std::uint16_t bci : code_->bci) code_->insns.push_back(decode_at(bci));
    decode_handlers();
    return std::move(code_);
  }

 private:
  void number_instructions() {
    for (std::size_t at = 0; at < bytes_.size();) {
      const std::size_t length = instruction_length(bytes_, at);
      if (length == 0) fail(at, "not an instruction");
      index_of_[at] = static_cast<std::uint32_t>(code_->bci.size());
      code_->bci.push_back(static_cast<std::uint16_t>(at));
      at += length;
    }
  }

  Insn decode_at(std::size_t at) {
    const std::uint8_t* p = &bytes_[at];
    const Op op = static_cast<Op>(*p);
    switch (op_info(op).format) {
      case OperandFormat::None: return decode_plain(op);
      case OperandFormat::Byte: return push_int(static_cast<std::int8_t>(p[1]));
      case OperandFormat::Short: return push_int(s2(p + 1));
      case OperandFormat::Local: return decode_local(op, p[1]);
      case OperandFormat::Increment: return with(Act::iinc, p[1], static_cast<std::int8_t>(p[2]));
      case OperandFormat::Constant1: return decode_constant(p[1]);
      case OperandFormat::Constant:
        if (op == Op::ldc_w || op == Op::ldc2_w) return decode_constant(u2(p + 1));
        return with(static_cast<Act>(op), 0, u2(p + 1));
      case OperandFormat::Branch: return branch(static_cast<Act>(op), at, s2(p + 1));
      case OperandFormat::BranchWide:
        return branch(op == Op::goto_w ? Act::goto_ : Act::jsr, at, s4(p + 1));
      case OperandFormat::InvokeInterface:
      case OperandFormat::InvokeDynamic: return with(static_cast<Act>(op), 0, u2(p + 1));
      case OperandFormat::ArrayType: return with(Act::newarray, p[1], 0);
      case OperandFormat::MultiArray: return with(Act::multianewarray, p[3], u2(p + 1));
      case OperandFormat::TableSwitch: return table_switch(at);
      case OperandFormat::LookupSwitch: return lookup_switch(at);
      case OperandFormat::Wide: return decode_wide(p);
    }
    fail(at, "not an instruction");
  }

  static Insn with(Act act, std::uint16_t a, std::int32_t b) {
    Insn insn{act};
    insn.a = a;
    insn.b = b;
    return insn;
  }

  static Insn decode_plain(Op op) {
    if (op == Op::aconst_null) return push(Kind::Ref, 0);
    if (op >= Op::iconst_m1 && op <= Op::dconst_1) return small_constant(op);
    if (op >= Op::iload_0 && op <= Op::aload_3)
      return short_local(op, Op::iload_0, Act::load, Act::load2);
    if (op >= Op::istore_0 && op <= Op::astore_3) {
      return short_local(op, Op::istore_0, Act::store, Act::store2);
    }
    return Insn{static_cast<Act>(op)};
  }

  static Insn decode_local(Op op, std::uint16_t index) {
    if (op == Op::ret) return with(Act::ret, index, 0);
    if (op >= Op::istore)
      return with(is_two_slots(op, Op::istore) ? Act::store2 : Act::store, index, 0);
    return with(is_two_slots(op, Op::iload) ? Act::load2 : Act::load, index, 0);
  }

  static Insn decode_wide(const std::uint8_t* p) {
    const Op op = static_cast<Op>(p[1]);
    if (op == Op::iinc) return with(Act::iinc, u2(p + 2), s2(p + 4));
    return decode_local(op, u2(p + 2));
  }

  Insn decode_constant(std::uint16_t index) {
    switch (constants_.tag(index)) {
      case ConstantTag::Integer: return push_int(constants_.integer(index));
      case ConstantTag::Float:
        return push(Kind::Float, std::bit_cast<std::uint32_t>(constants_.float_value(index)));
      case ConstantTag::Long:
        return push(Kind::Long, static_cast<std::uint64_t>(constants_.long_value(index)));
      case ConstantTag::Double:
        return push(Kind::Double, std::bit_cast<std::uint64_t>(constants_.double_value(index)));
      default: return with(Act::ldc, 0, index);  // resolved when first run
    }
  }

  Insn branch(Act act, std::size_t at, std::int32_t offset) {
    return with(act, 0, static_cast<std::int32_t>(target(at, offset)));
  }

  std::uint32_t target(std::size_t at, std::int32_t offset) {
    const std::int64_t to = static_cast<std::int64_t>(at) + offset;
    if (to < 0 || to >= static_cast<std::int64_t>(bytes_.size()) ||
        index_of_[static_cast<std::size_t>(to)] == kNoInsn) {
      fail(at, "branch target is not an instruction");
    }
    return index_of_[static_cast<std::size_t>(to)];
  }

  Insn with_table(Act act, SwitchTable table) {
    code_->switches.push_back(std::move(table));
    Insn insn{act};
    insn.table = &code_->switches.back();
    return insn;
  }

  Insn table_switch(std::size_t at) {
    const std::uint8_t* p = &bytes_[(at + 4) & ~std::size_t{3}];
    SwitchTable table;
    table.fallback = target(at, s4(p));
    table.low = s4(p + 4);
    const std::int64_t count = std::int64_t{s4(p + 8)} - table.low + 1;
    for (std::int64_t i = 0; i < count; ++i)
      table.targets.push_back(target(at, s4(p + 12 + 4 * i)));
    return with_table(Act::tableswitch, std::move(table));
  }

  Insn lookup_switch(std::size_t at) {
    const std::uint8_t* p = &bytes_[(at + 4) & ~std::size_t{3}];
    SwitchTable table;
    table.fallback = target(at, s4(p));
    const std::int32_t count = s4(p + 4);
    for (std::int32_t i = 0; i < count; ++i) {
      const std::uint8_t* pair = p + 8 + 8 * std::ptrdiff_t{i};
      table.keys.push_back(s4(pair));
      table.targets.push_back(target(at, s4(pair + 4)));
    }
    if (!std::is_sorted(table.keys.begin(), table.keys.end()))
      fail(at, "lookupswitch keys are not sorted");
    return with_table(Act::lookupswitch, std::move(table));
  }

  void decode_handlers() {
    for (const ExceptionHandler& handler : method_.info->code->handlers) {
      const std::uint32_t start = index_of_[handler.start_pc], end = index_of_[handler.end_pc],
                          to = index_of_[handler.handler_pc];
      if (start == kNoInsn || end == kNoInsn || to >= code_->bci.size()) {
        fail(handler.start_pc, "exception handler is not at an instruction");
      }
      code_->handlers.push_back({start, end, to, handler.catch_type, nullptr});
    }
  }

  [[noreturn]] void fail(std::size_t at, std::string_view what) const {
    throw InputError(fmt::format("{}: method {}{} at {}: {}", method_.owner->file->origin,
                                 method_.name, method_.descriptor, at, what));
  }

  const Method& method_;
  const ConstantPool& constants_;
  const std::vector<std::uint8_t>& bytes_;
  std::vector<std::uint32_t> index_of_;  // by byte offset
  std::unique_ptr<Code> code_;
};

}  // namespace

std::uint32_t SwitchTable::target(std::int32_t key) const {
  if (keys.empty()) {
    const std::int64_t index = std::int64_t{key} - low;
    if (index < 0 || index >= static_cast<std::int64_t>(targets.size())) return fallback;
    return targets[static_cast<std::size_t>(index)];
  }
  const auto found = std::lower_bound(keys.begin(), keys.end(), key);
  if (found == keys.end() || *found != key) return fallback;
  return targets[static_cast<std::size_t>(found - keys.begin())];
}

int line_at(const MethodInfo& method, std::uint32_t bci) {
  if (!method.code) return -1;
  int line = -1;
  std::uint32_t best = 0;
  for (const LineNumber& entry : method.code->lines) {
    if (entry.start_pc <= bci && (line < 0 || entry.start_pc >= best)) {
      best = entry.start_pc;
      line = entry.line;
    }
  }
  return line;
}

std::unique_ptr<Code> decode(const Method& method) {
  std::unique_ptr<Code> code = Decoder(method).decode();
  check_code(*method.owner->file, *method.info);
  code->never_null = nullness_of_result(method) == Nullness::Never;
  return code;
}

Code& Program::code(const Method& method) {
  if (method.code == nullptr) {
    try {
      method.code = decode(method);
    } catch (const InputError& e) {
      throw LinkError("java/lang/VerifyError", e.what());
    }
  }
  return *method.code;
}

}  // namespace loris
