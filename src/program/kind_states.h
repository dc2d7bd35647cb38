#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "program/kind_frame.h"

namespace loris {

/// What is known of the frames that may reach each leader of a method's code.
///
/// Frames that reach the same place are merged: a local of two kinds has none. Return addresses are
/// the exception: frames that hold different ones are kept apart, so each call of a subroutine is
/// judged by itself and what a subroutine leaves alone keeps its kind (Coglio, "Simple verification
/// technique for complex Java bytecode subroutines", 2004).
class KindStates {
 public:
  struct Merged {
    std::uint32_t state = 0;  // the one that is new or has changed, 0 if nothing has
    std::string_view flaw;    // why these frames cannot meet, empty if they can
  };

  KindStates(std::size_t code_size, bool has_subroutines);

  /// Counts work, roughly in slots looked at; false when there was too much of it already.
  [[nodiscard]] bool spend(std::size_t work) { return (work_ += work) <= kMaxWork; }
  static constexpr std::string_view kTooComplex = "the code is too complex to be checked";

  Merged merge(std::size_t at, std::span<const KindSlot> locals, std::span<const KindSlot> stack);

  std::size_t at(std::uint32_t state) const { return states_[state].at; }
  std::span<const KindSlot> locals(std::uint32_t state) const;
  std::span<const KindSlot> stack(std::uint32_t state) const;

 private:
  struct State {
    std::uint32_t at, next;  // the next state at the same place, 0 for none
    std::uint32_t locals, depth;
    std::size_t slots;  // index of its first slot: the locals, then the stack
  };

  // Seconds. The methods of the JDK need less than a thousandth of it.
  static constexpr std::size_t kMaxWork = 300'000'000;

  bool same_addresses(const State& state, std::span<const KindSlot> locals,
                      std::span<const KindSlot> stack) const;
  Merged add(std::size_t at, std::span<const KindSlot> locals, std::span<const KindSlot> stack);
  Merged merge_into(std::uint32_t number, std::span<const KindSlot> locals,
                    std::span<const KindSlot> stack);

  bool has_subroutines_;
  std::vector<std::uint32_t> first_;  // by place; 0 for none
  std::vector<State> states_;
  std::vector<KindSlot> slots_;
  std::size_t work_ = 0;
};

}  // namespace loris
