#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "classfile/instruction.h"
#include "program/code_layout.h"
#include "program/code_site.h"

namespace loris {

/// Says where a return address in a local may still be returned to. Subroutines that are left by an
/// exception or a jump leave addresses behind that no ret will use; frames that differ in nothing
/// else need not be kept apart.
///
/// This is an estimate that suits what compilers emit: a subroutine starts by storing its address
/// where its ret will find it. To forget an address too early is safe: the ret then finds none.
class ReturnLiveness {
 public:
  ReturnLiveness(const CodeSite& site, const CodeLayout& layout);

  bool is_live(std::size_t at, std::size_t local) const;

 private:
  using Bits = std::uint64_t;  // by index into rets_

  void find_returns(const CodeSite& site);
  bool settle(const CodeSite& site);
  bool update(const CodeSite& site, std::size_t at);
  bool update_handlers(const CodeSite& site);
  Bits live_after(const CodeSite& site, const Instruction& insn) const;
  Bits live_after_ret(std::size_t local) const;
  Bits bit(std::size_t local) const;

  struct Call {
    std::uint32_t subroutine, returns_to;
    std::int32_t address_local;  // -1 when the subroutine does not start with a store
  };

  bool everything_ = false;            // is live: there was too much to find out
  std::vector<std::uint16_t> rets_;    // the locals that some ret uses, sorted
  std::vector<std::uint32_t> starts_;  // of all instructions
  std::vector<Call> calls_;
  std::size_t pass_cost_ = 0;  // of going through the code once
  std::vector<Bits> live_;     // before the instruction at each place
};

}  // namespace loris
