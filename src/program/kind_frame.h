#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loris {

/// What is known of one slot of a frame: the letter of its kind (program/slot_kinds.h), and where a
/// return address leads. A long or double takes two slots, the second of which has the letter in
/// lower case.
struct KindSlot {
  static constexpr char kUnset = '-';

  char kind = kUnset;
  std::uint16_t address = 0;

  bool is_second_half() const { return kind == 'j' || kind == 'd'; }
  friend bool operator==(const KindSlot&, const KindSlot&) = default;
};

/// The locals and the operand stack of a method at one point, as kinds. The operations return
/// false and change nothing when the frame does not allow them.
class KindFrame {
 public:
  KindFrame(std::size_t locals, std::size_t max_stack);

  std::span<const KindSlot> locals() const { return locals_; }
  std::span<const KindSlot> stack() const { return {stack_.data(), depth_}; }
  void assign(std::span<const KindSlot> locals, std::span<const KindSlot> stack);

  /// Pushes a value of the kind; V is no value.
  [[nodiscard]] bool push(char kind, std::uint16_t address = 0);
  /// Pops values of these kinds, the last letter from the top.
  [[nodiscard]] bool pop(std::string_view kinds);
  /// The kinds of the topmost `count` values, or of all if they are fewer, from the bottom.
  std::string top_kinds(std::size_t count) const;

  KindSlot local(std::size_t index) const { return locals_[index]; }
  void set_local(std::size_t index, char kind, std::uint16_t address = 0);
  /// A subroutine is left once: nothing else can return to that address (JVMS 4.10.2.5).
  void forget_address(std::uint16_t address);

  /// Pops the topmost `slots` slots.
  [[nodiscard]] bool drop(std::size_t slots);
  /// Inserts a copy of the topmost `slots` slots below the `under` slots that follow them.
  [[nodiscard]] bool duplicate(std::size_t slots, std::size_t under);
  [[nodiscard]] bool swap();

 private:
  /// A two-slot value lies across the boundary below the topmost `slots` slots, or they are too
  /// few.
  bool splits(std::size_t slots) const {
    return slots > depth_ || (slots > 0 && stack_[depth_ - slots].is_second_half());
  }

  std::vector<KindSlot> locals_, stack_;
  std::size_t depth_ = 0;
};

}  // namespace loris
