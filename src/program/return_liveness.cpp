#include "program/return_liveness.h"

#include <algorithm>
#include <utility>

#include "base/reversed.h"

namespace loris {
namespace {

constexpr std::size_t kMaxRets = 64;           // one bit each
constexpr std::size_t kMaxWork = 100'000'000;  // bytes of code looked at

}  // namespace

ReturnLiveness::ReturnLiveness(const CodeSite& site, const CodeLayout& layout)
    : live_(layout.marks.size() + 1) {
  for (std::uint32_t at = 0; at < layout.marks.size(); ++at) {
    if (layout.is_start(at)) starts_.push_back(at);
  }
  find_returns(site);
  everything_ = rets_.size() > kMaxRets || !settle(site);
}

bool ReturnLiveness::is_live(std::size_t at, std::size_t local) const {
  return everything_ || (live_[at] & bit(local)) != 0;
}

void ReturnLiveness::find_returns(const CodeSite& site) {
  for (const std::uint32_t at : starts_) {
    const Instruction insn = read_instruction(site.code().bytes, at);
    if (insn.op == Op::ret) rets_.push_back(insn.local());
    if (!is_jsr(insn.op)) continue;
    const Instruction first =
        read_instruction(site.code().bytes, static_cast<std::size_t>(insn.target));
    calls_.push_back({first.at, insn.next(), is_store(first.op) ? first.local() : -1});
  }
  pass_cost_ = site.code().bytes.size() + rets_.size() * calls_.size();
  for (const ExceptionHandler& handler : site.code().handlers) {
    pass_cost_ += std::size_t{handler.end_pc} - handler.start_pc;
  }
  std::sort(rets_.begin(), rets_.end());
  rets_.erase(std::unique(rets_.begin(), rets_.end()), rets_.end());
}

/// Goes through the code backwards until nothing changes; false when that takes too long.
bool ReturnLiveness::settle(const CodeSite& site) {
  bool changed = true;
  for (std::size_t work = pass_cost_; changed; work += pass_cost_) {
    if (work > kMaxWork) return false;
    changed = false;
    for (const std::uint32_t at : reversed(starts_)) changed |= update(site, at);
    changed |= update_handlers(site);
  }
  return true;
}

bool ReturnLiveness::update(const CodeSite& site, std::size_t at) {
  const Instruction insn = read_instruction(site.code().bytes, at);
  Bits live = live_after(site, insn);
  if (is_store(insn.op)) live &= ~bit(insn.local());
  if (insn.op == Op::ret) live |= bit(insn.local());
  live |= live_[at];
  return std::exchange(live_[at], live) != live;
}

/// An exception takes the locals to the handler as they are before the instruction.
bool ReturnLiveness::update_handlers(const CodeSite& site) {
  bool changed = false;
  for (const ExceptionHandler& handler : site.code().handlers) {
    const Bits live = live_[handler.handler_pc];
    for (std::size_t at = handler.start_pc; at < handler.end_pc; ++at) {
      changed |= (live & ~live_[at]) != 0;
      live_[at] |= live;
    }
  }
  return changed;
}

ReturnLiveness::Bits ReturnLiveness::live_after(const CodeSite& site,
                                                const Instruction& insn) const {
  if (insn.op == Op::ret) return live_after_ret(insn.local());
  Bits live = ends_flow(insn.op) ? 0 : live_[insn.next()];
  if (is_branch(insn.op)) live |= live_[static_cast<std::size_t>(insn.target)];
  if (is_switch(insn.op)) {
    const SwitchCases cases(site.code().bytes, insn);
    live |= live_[static_cast<std::size_t>(cases.default_target())];
    for (std::size_t i = 0; i < cases.size(); ++i) {
      live |= live_[static_cast<std::size_t>(cases.target(i))];
    }
  }
  return live;
}

/// At the places to which the address in this local may lead.
ReturnLiveness::Bits ReturnLiveness::live_after_ret(std::size_t local) const {
  Bits live = 0;
  for (const Call& call : calls_) {
    if (call.address_local < 0 || static_cast<std::size_t>(call.address_local) == local) {
      live |= live_[call.returns_to];
    }
  }
  return live;
}

ReturnLiveness::Bits ReturnLiveness::bit(std::size_t local) const {
  const auto found = std::lower_bound(rets_.begin(), rets_.end(), local);
  if (found == rets_.end() || *found != local) return 0;
  return Bits{1} << (found - rets_.begin());
}

}  // namespace loris
