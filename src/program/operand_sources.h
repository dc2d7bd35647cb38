#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/instruction.h"

namespace loris {

/// Where the operands before one instruction come from.
struct OperandSources {
  static constexpr std::int32_t kUnknown = -1;

  std::vector<std::int32_t> slots;  // byte offset of what pushed each; kUnknown when ways differ
  std::uint64_t written = 0;        // the locals, of the first 64, that were stored to on some way

  /// 0 is the topmost slot.
  std::int32_t from_top(std::size_t slot) const {
    return slot < slots.size() ? slots[slots.size() - 1 - slot] : kUnknown;
  }
  /// The local is still what the caller passed, as far as that is tracked.
  bool is_argument(std::size_t local) const { return local < 64 && (written >> local & 1) == 0; }
};

/// The sources before instructions of a method, found in the way of HotSpot, so that its
/// NullPointerException messages can be given word for word: the code is gone through in order,
/// again only while the instruction asked for has not been reached, so what flows back to it from
/// behind does not count. The method's code has passed check_code.
class OperandSourceMap {
 public:
  OperandSourceMap(const ClassFile& file, const MethodInfo& method, std::uint32_t wanted);

  /// Null when the instruction is not reached.
  const OperandSources* at(std::size_t bci) const {
    return bci < at_.size() && at_[bci] ? &*at_[bci] : nullptr;
  }

 private:
  std::size_t step(std::size_t at);
  void apply(const Instruction& insn, OperandSources& sources) const;
  void reach(std::size_t at, OperandSources& sources);

  const ConstantPool& constants_;
  const CodeAttribute& code_;
  std::vector<std::optional<OperandSources>> at_;
  std::size_t slots_ = 0;
  bool all_reached_ = false, progress_ = true;
};

}  // namespace loris
