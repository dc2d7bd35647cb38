#include "program/kind_step.h"

#include <fmt/format.h>

#include "program/slot_kinds.h"
#include "program/stack_effect.h"

namespace loris {
namespace {

/// The kinds, in words: "int, reference".
std::string describe(std::string_view kinds) {
  if (kinds.empty()) return "nothing";
  std::string words;
  for (const char kind : kinds) {
    if (!words.empty()) words += ", ";
    words += describe_letter(kind);
  }
  return words;
}

class KindStep {
 public:
  KindStep(const CodeSite& site, const Instruction& insn, KindFrame& frame)
      : site_(site), insn_(insn), frame_(frame) {}

  void step() {
    if (is_load(insn_.op)) return load();
    if (is_store(insn_.op)) return store();
    if (is_return(insn_.op)) check_returned_kind();
    switch (insn_.op) {
      case Op::pop: return require(frame_.drop(1));
      case Op::pop2: return require(frame_.drop(2));
      case Op::dup:
      case Op::dup_x1:
      case Op::dup_x2:
      case Op::dup2:
      case Op::dup2_x1:
      case Op::dup2_x2: return duplicate();
      case Op::swap: return require(frame_.swap());
      case Op::iinc: return expect_local('I');
      case Op::ret: return expect_local('R');
      default: return apply_effect();
    }
  }

 private:
  [[noreturn]] void fail(std::string_view message) const {
    site_.fail(insn_.at, fmt::format("{} {}", op_info(insn_.op).name, message));
  }

  void push(char kind) {
    const auto address = static_cast<std::uint16_t>(kind == 'R' ? insn_.next() : 0);
    if (!frame_.push(kind, address)) {
      fail(fmt::format("overflows a stack of {}", site_.code().max_stack));
    }
  }

  void pop(std::string_view kinds) {
    if (frame_.pop(kinds)) return;
    fail(fmt::format("needs {}, found {}", describe(kinds),
                     describe(frame_.top_kinds(kinds.size()))));
  }

  void apply_effect() {
    const StackEffect effect = stack_effect(site_.file.constants, insn_);
    pop(effect.popped);
    push(effect.pushed);
  }

  void expect_local(char kind) const {
    const char found = frame_.local(insn_.local()).kind;
    if (found == kind) return;
    fail(fmt::format("needs {} in local {}, found {}", describe_letter(kind), insn_.local(),
                     describe_letter(found)));
  }

  void duplicate() {
    const Duplication wanted = duplication(insn_.op);
    require(frame_.duplicate(wanted.copied, wanted.under));
  }

  /// For dup and its kin.
  void require(bool done) const {
    if (done) return;
    fail(fmt::format("splits a long or double or leaves the stack of {}, which ends in {}",
                     site_.code().max_stack, describe(frame_.top_kinds(4))));
  }

  void load() {
    const char kind = op_info(insn_.op).effect[1];
    expect_local(kind);
    push(kind);
  }

  /// astore takes return addresses too.
  void store() {
    const char kind = op_info(insn_.op).effect[0];
    const KindSlot top = frame_.stack().empty() ? KindSlot{} : frame_.stack().back();
    if (kind == 'A' && top.kind == 'R') {
      require(frame_.drop(1));
      frame_.set_local(insn_.local(), 'R', top.address);
      return;
    }
    pop({&kind, 1});
    frame_.set_local(insn_.local(), kind);
  }

  void check_returned_kind() const {
    const std::string_view effect = op_info(insn_.op).effect;
    const char returned = effect[0] == '>' ? 'V' : effect[0];
    const std::string_view descriptor = site_.method.descriptor;
    if (letter_of(descriptor.substr(descriptor.find(')') + 1)) != returned) {
      fail("does not fit the descriptor of the method");
    }
  }

  const CodeSite& site_;
  const Instruction& insn_;
  KindFrame& frame_;
};

}  // namespace

void step_kinds(const CodeSite& site, const Instruction& insn, KindFrame& frame) {
  KindStep(site, insn, frame).step();
}

}  // namespace loris
