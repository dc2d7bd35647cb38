#include "program/code_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <queue>

#include "classfile/instruction.h"
#include "program/code_layout.h"
#include "program/code_site.h"
#include "program/kind_frame.h"
#include "program/kind_states.h"
#include "program/kind_step.h"
#include "program/return_liveness.h"
#include "program/slot_kinds.h"

namespace loris {
namespace {

constexpr std::size_t kStepWork = 16;  // an instruction, in slots looked at

/// Follows all ways through the code until the kinds at every leader have settled.
class FlowCheck {
 public:
  FlowCheck(const CodeSite& site, const CodeLayout& layout, std::size_t locals)
      : site_(site),
        code_(site.code()),
        layout_(layout),
        frame_(locals, code_.max_stack),
        states_(code_.bytes.size(), layout.has_subroutines) {
    if (layout.has_subroutines) liveness_.emplace(site, layout);
  }

  void run(std::string_view arguments) {
    enter(arguments);
    while (!pending_.empty()) {
      const std::uint32_t state = static_cast<std::uint32_t>(pending_.top());
      pending_.pop();
      queued_[state] = false;
      frame_.assign(states_.locals(state), states_.stack(state));
      run_block(states_.at(state));
    }
  }

 private:
  void enter(std::string_view arguments) {
    std::size_t local = 0;
    for (const char kind : arguments) {
      frame_.set_local(local, kind);
      local += slots_of_letter(kind);
    }
    reach(0, frame_.stack());
  }

  /// From a leader up to the next one, or to where the flow ends.
  void run_block(std::size_t at) {
    find_handlers(at);
    bool locals_are_new = true;
    do {
      spend(at, kStepWork);
      const Instruction insn = read_instruction(code_.bytes, at);
      if (locals_are_new) reach_handlers();
      const std::uint16_t returns_to = insn.op == Op::ret ? frame_.local(insn.local()).address : 0;
      step_kinds(site_, insn, frame_);
      if (branch(insn, returns_to)) return;
      locals_are_new = is_store(insn.op);
      at = insn.next();
      if (at == code_.bytes.size()) site_.fail(insn.at, "execution falls off the end of the code");
    } while (!layout_.is_leader(at));
    reach(at, frame_.stack());
  }

  /// Follows the targets of an instruction; true if what comes next is not reached from it.
  bool branch(const Instruction& insn, std::uint16_t returns_to) {
    if (is_branch(insn.op)) reach(static_cast<std::size_t>(insn.target), frame_.stack());
    if (is_switch(insn.op)) reach_cases(insn);
    if (insn.op == Op::ret) {
      if (returns_to == code_.bytes.size()) {
        site_.fail(insn.at, "the subroutine returns to the end of the code");
      }
      frame_.forget_address(returns_to);
      reach(returns_to, frame_.stack());
    }
    return ends_flow(insn.op);
  }

  void reach_cases(const Instruction& insn) {
    const SwitchCases cases(code_.bytes, insn);
    reach(static_cast<std::size_t>(cases.default_target()), frame_.stack());
    for (std::size_t i = 0; i < cases.size(); ++i) {
      reach(static_cast<std::size_t>(cases.target(i)), frame_.stack());
    }
  }

  /// Handlers begin and end at leaders, so the same ones cover a whole block.
  void find_handlers(std::size_t at) {
    spend(at, code_.handlers.size());
    handlers_.clear();
    for (const ExceptionHandler& handler : code_.handlers) {
      if (handler.start_pc <= at && at < handler.end_pc) handlers_.push_back(handler.handler_pc);
    }
  }

  void reach_handlers() {
    constexpr KindSlot kException{'A'};
    for (const std::uint16_t handler : handlers_) {
      if (code_.max_stack == 0) site_.fail(handler, "a handler needs a stack of 1");
      reach(handler, {&kException, 1});
    }
  }

  void spend(std::size_t at, std::size_t work) {
    if (!states_.spend(work)) site_.fail(at, KindStates::kTooComplex);
  }

  /// The locals as they matter there: without return addresses that no ret will use.
  std::span<const KindSlot> live_locals(std::size_t at) {
    if (!liveness_) return frame_.locals();
    live_locals_.assign(frame_.locals().begin(), frame_.locals().end());
    for (std::size_t i = 0; i < live_locals_.size(); ++i) {
      if (live_locals_[i].kind == 'R' && !liveness_->is_live(at, i)) live_locals_[i] = {};
    }
    return live_locals_;
  }

  void reach(std::size_t at, std::span<const KindSlot> stack) {
    const KindStates::Merged merged = states_.merge(at, live_locals(at), stack);
    if (!merged.flaw.empty()) site_.fail(at, merged.flaw);
    if (merged.state == 0) return;
    if (merged.state >= queued_.size()) queued_.resize(merged.state + 1);
    if (queued_[merged.state]) return;
    queued_[merged.state] = true;
    pending_.push(static_cast<std::uint64_t>(at) << 32 | merged.state);
  }

  const CodeSite& site_;
  const CodeAttribute& code_;
  const CodeLayout& layout_;
  KindFrame frame_;
  KindStates states_;
  std::optional<ReturnLiveness> liveness_;  // if there are subroutines
  std::vector<KindSlot> live_locals_;
  std::vector<std::uint16_t> handlers_;  // that cover the current block
  // The first place first, which for structured code comes close to an order without repeats.
  std::priority_queue<std::uint64_t, std::vector<std::uint64_t>, std::greater<>> pending_;
  std::vector<bool> queued_;  // by state
};

}  // namespace

void check_code(const ClassFile& file, const MethodInfo& method) {
  if (!method.code) return;
  const CodeSite site{file, method};
  std::string arguments = (method.access & access::kStatic) != 0 ? "" : "A";
  append_parameter_letters(method.descriptor, arguments);
  const std::size_t slots = slots_of_letters(arguments);
  if (slots > method.code->max_locals) {
    site.fail(0, fmt::format("the arguments take {} slots in a frame of {}", slots,
                             method.code->max_locals));
  }
  const CodeLayout layout = check_layout(site);
  FlowCheck(site, layout, std::max<std::size_t>(slots, layout.locals)).run(arguments);
}

}  // namespace loris
