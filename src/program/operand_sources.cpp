#include "program/operand_sources.h"

#include <algorithm>

#include "program/slot_kinds.h"
#include "program/stack_effect.h"

namespace loris {
namespace {

// HotSpot gives up at as many slots, counted over all instructions.
constexpr std::size_t kMaxSources = 1'000'000;

void mark_written(const Instruction& insn, OperandSources& sources) {
  const bool writes = is_store(insn.op) || insn.op == Op::iinc;
  if (writes && insn.local() < 64) sources.written |= std::uint64_t{1} << insn.local();
}

void pop(std::vector<std::int32_t>& slots, std::size_t count) {
  slots.resize(slots.size() - std::min(count, slots.size()));
}

void duplicate(std::vector<std::int32_t>& slots, Duplication wanted) {
  if (wanted.copied + wanted.under > slots.size()) return;
  const std::vector<std::int32_t> copy(slots.end() - static_cast<std::ptrdiff_t>(wanted.copied),
                                       slots.end());
  const auto below = static_cast<std::ptrdiff_t>(wanted.copied + wanted.under);
  slots.insert(slots.end() - below, copy.begin(), copy.end());
}

}  // namespace

OperandSourceMap::OperandSourceMap(const ClassFile& file, const MethodInfo& method,
                                   std::uint32_t wanted)
    : constants_(file.constants), code_(*method.code), at_(code_.bytes.size()) {
  at_[0].emplace();
  for (const ExceptionHandler& handler : code_.handlers) {
    if (!at_[handler.handler_pc]) at_[handler.handler_pc].emplace().slots = {handler.handler_pc};
  }
  while (!all_reached_ && progress_) {
    all_reached_ = true;
    progress_ = false;
    for (std::size_t at = 0; at < code_.bytes.size() && slots_ <= kMaxSources;) {
      at = step(at);
      if (at == wanted && at_[at]) return;
    }
  }
}

/// Takes the sources before an instruction to all that may follow it; where the next one starts.
std::size_t OperandSourceMap::step(std::size_t at) {
  const Instruction insn = read_instruction(code_.bytes, at);
  if (!at_[at]) {
    all_reached_ = false;
    return insn.next();
  }
  OperandSources sources = *at_[at];
  apply(insn, sources);
  if (!ends_flow(insn.op) || is_jsr(insn.op)) reach(insn.next(), sources);
  if (is_branch(insn.op)) reach(static_cast<std::size_t>(insn.target), sources);
  if (is_switch(insn.op)) {
    const SwitchCases cases(code_.bytes, insn);
    reach(static_cast<std::size_t>(cases.default_target()), sources);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      reach(static_cast<std::size_t>(cases.target(i)), sources);
    }
  }
  return insn.next();
}

void OperandSourceMap::apply(const Instruction& insn, OperandSources& sources) const {
  mark_written(insn, sources);
  switch (insn.op) {
    case Op::checkcast: return;  // the value stays what it was
    case Op::pop: return pop(sources.slots, 1);
    case Op::pop2: return pop(sources.slots, 2);
    case Op::dup:
    case Op::dup_x1:
    case Op::dup_x2:
    case Op::dup2:
    case Op::dup2_x1:
    case Op::dup2_x2: return duplicate(sources.slots, duplication(insn.op));
    case Op::swap:
      if (sources.slots.size() >= 2)
        std::iter_swap(sources.slots.end() - 1, sources.slots.end() - 2);
      return;
    default: break;
  }
  const StackEffect effect = stack_effect(constants_, insn);
  pop(sources.slots, slots_of_letters(effect.popped));
  sources.slots.insert(sources.slots.end(), slots_of_letter(effect.pushed),
                       static_cast<std::int32_t>(insn.at));
}

void OperandSourceMap::reach(std::size_t at, OperandSources& sources) {
  if (at >= at_.size()) return;
  std::optional<OperandSources>& known = at_[at];
  if (!known) {
    progress_ = true;
    slots_ += sources.slots.size();
  } else {
    const std::size_t depth = std::min(known->slots.size(), sources.slots.size());
    for (std::size_t i = 0; i < depth; ++i) {
      if (known->slots[i] != sources.slots[i]) sources.slots[i] = OperandSources::kUnknown;
    }
    sources.written |= known->written;
  }
  known = sources;
}

}  // namespace loris
