#include "program/code_layout.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/instruction.h"
#include "program/constant_operand.h"
#include "program/slot_kinds.h"

namespace loris {
namespace {

class LayoutCheck {
 public:
  explicit LayoutCheck(const CodeSite& site) : site_(site), bytes_(site.code().bytes) {}

  CodeLayout check() {
    layout_.marks.resize(bytes_.size());
    for (std::size_t at = 0; at < bytes_.size();) at = check_instruction(at);
    for (std::size_t at = 0; at < bytes_.size();) at = mark_targets(at);
    for (const ExceptionHandler& handler : site_.code().handlers) mark_handler(handler);
    return std::move(layout_);
  }

 private:
  /// What can be said before all starts are known; where the next one starts.
  std::size_t check_instruction(std::size_t at) {
    if (!is_opcode(bytes_[at])) site_.fail(at, fmt::format("{:#04x} is no opcode", bytes_[at]));
    if (instruction_length(bytes_, at) == 0) {
      const std::string_view name = op_info(static_cast<Op>(bytes_[at])).name;
      site_.fail(at, fmt::format("{} is not a whole instruction", name));
    }
    layout_.marks[at] = CodeLayout::kStart;
    const Instruction insn = read_instruction(bytes_, at);
    check_local(insn);
    check_constant_operand(site_, insn);
    check_array_type(insn);
    return insn.next();
  }

  void check_local(const Instruction& insn) {
    const bool touches =
        is_load(insn.op) || is_store(insn.op) || insn.op == Op::iinc || insn.op == Op::ret;
    if (!touches) return;
    const std::string_view effect = op_info(insn.op).effect;
    const bool is_wide = effect.find_first_of("JD") != std::string_view::npos;
    const std::uint32_t end = insn.local() + (is_wide ? 2U : 1U);
    if (end > site_.code().max_locals) {
      site_.fail(insn.at, fmt::format("{} of local {} in a frame of {}", op_info(insn.op).name,
                                      insn.local(), site_.code().max_locals));
    }
    layout_.locals = std::max(layout_.locals, end);
  }

  void check_array_type(const Instruction& insn) {
    constexpr int kBoolean = 4, kLong = 11;  // JVMS table 6.5.newarray-A
    if (insn.op == Op::newarray && (insn.a < kBoolean || insn.a > kLong)) {
      site_.fail(insn.at, fmt::format("newarray of type {}, expected 4 to 11", insn.a));
    }
  }

  std::size_t mark_targets(std::size_t at) {
    const Instruction insn = read_instruction(bytes_, at);
    if (is_branch(insn.op)) {
      mark_target(insn, insn.target);
      mark_boundary(insn.next());
    }
    if (is_switch(insn.op)) mark_cases(insn);
    if (is_jsr(insn.op)) layout_.has_subroutines = true;
    return insn.next();
  }

  void mark_cases(const Instruction& insn) {
    const SwitchCases cases(bytes_, insn);
    mark_target(insn, cases.default_target());
    for (std::size_t i = 0; i < cases.size(); ++i) {
      mark_target(insn, cases.target(i));
      if (i > 0 && cases.key(i - 1) >= cases.key(i)) {
        site_.fail(insn.at,
                   fmt::format("lookupswitch has key {} after {}", cases.key(i), cases.key(i - 1)));
      }
    }
  }

  void mark_target(const Instruction& insn, std::int64_t target) {
    if (!layout_.is_start(target)) {
      site_.fail(insn.at, fmt::format("{} to {}, where no instruction starts",
                                      op_info(insn.op).name, target));
    }
    mark_boundary(static_cast<std::size_t>(target));
  }

  void mark_handler(const ExceptionHandler& handler) {
    for (const std::uint16_t at : {handler.start_pc, handler.end_pc, handler.handler_pc}) {
      const bool may_be_end = at == bytes_.size() && at == handler.end_pc;
      if (!may_be_end && !layout_.is_start(at)) {
        site_.fail(at, fmt::format("an exception handler ({} to {}, at {}) cuts an instruction",
                                   handler.start_pc, handler.end_pc, handler.handler_pc));
      }
      mark_boundary(at);
    }
  }

  void mark_boundary(std::size_t at) {
    if (at < bytes_.size()) layout_.marks[at] |= CodeLayout::kLeader;
  }

  const CodeSite& site_;
  const std::vector<std::uint8_t>& bytes_;
  CodeLayout layout_;
};

}  // namespace

CodeLayout check_layout(const CodeSite& site) { return LayoutCheck(site).check(); }

}  // namespace loris
