#include "program/kind_step.h"

#include <fmt/format.h>

#include "program/slot_kinds.h"

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
      : site_(site), constants_(site.file.constants), insn_(insn), frame_(frame) {}

  void step() {
    if (is_load(insn_.op)) return load();
    if (is_store(insn_.op)) return store();
    if (is_return(insn_.op)) return leave();
    switch (insn_.op) {
      case Op::pop: return require(frame_.drop(1));
      case Op::pop2: return require(frame_.drop(2));
      case Op::dup: return require(frame_.duplicate(1, 0));
      case Op::dup_x1: return require(frame_.duplicate(1, 1));
      case Op::dup_x2: return require(frame_.duplicate(1, 2));
      case Op::dup2: return require(frame_.duplicate(2, 0));
      case Op::dup2_x1: return require(frame_.duplicate(2, 1));
      case Op::dup2_x2: return require(frame_.duplicate(2, 2));
      case Op::swap: return require(frame_.swap());
      case Op::iinc: return expect_local('I');
      case Op::ret: return expect_local('R');
      case Op::jsr:
      case Op::jsr_w: return push('R', static_cast<std::uint16_t>(insn_.next()));
      case Op::ldc:
      case Op::ldc_w:
      case Op::ldc2_w: return push(constant_kind());
      case Op::getstatic:
      case Op::putstatic:
      case Op::getfield:
      case Op::putfield: return access_field();
      case Op::invokevirtual:
      case Op::invokespecial:
      case Op::invokeinterface: return call("A", constants_.method(insn_.constant()).descriptor);
      case Op::invokestatic: return call("", constants_.method(insn_.constant()).descriptor);
      case Op::invokedynamic:
        return call("", constants_.invoke_dynamic(insn_.constant()).descriptor);
      case Op::multianewarray:
        pop(std::string(static_cast<std::size_t>(insn_.b), 'I'));
        return push('A');
      default: return apply_effect();
    }
  }

 private:
  [[noreturn]] void fail(std::string_view message) const {
    site_.fail(insn_.at, fmt::format("{} {}", op_info(insn_.op).name, message));
  }

  void push(char kind, std::uint16_t address = 0) {
    if (!frame_.push(kind, address)) {
      fail(fmt::format("overflows a stack of {}", site_.code().max_stack));
    }
  }

  void pop(std::string_view kinds) {
    if (frame_.pop(kinds)) return;
    fail(fmt::format("needs {}, found {}", describe(kinds),
                     describe(frame_.top_kinds(kinds.size()))));
  }

  void expect_local(char kind) const {
    const char found = frame_.local(insn_.local()).kind;
    if (found == kind) return;
    fail(fmt::format("needs {} in local {}, found {}", describe_letter(kind), insn_.local(),
                     describe_letter(found)));
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

  void leave() {
    const std::string_view effect = op_info(insn_.op).effect;
    const char returned = effect[0] == '>' ? 'V' : effect[0];
    const std::string_view descriptor = site_.method.descriptor;
    if (letter_of(descriptor.substr(descriptor.find(')') + 1)) != returned) {
      fail("does not fit the descriptor of the method");
    }
    apply_effect();
  }

  char constant_kind() const {
    switch (constants_.tag(insn_.constant())) {
      case ConstantTag::Integer: return 'I';
      case ConstantTag::Float: return 'F';
      case ConstantTag::Long: return 'J';
      case ConstantTag::Double: return 'D';
      case ConstantTag::Dynamic: return letter_of(constants_.dynamic(insn_.constant()).descriptor);
      default: return 'A';
    }
  }

  void access_field() {
    const char kind = letter_of(constants_.field(insn_.constant()).descriptor);
    const bool is_put = insn_.op == Op::putstatic || insn_.op == Op::putfield;
    std::string popped;
    if (insn_.op == Op::getfield || insn_.op == Op::putfield) popped += 'A';
    if (is_put) popped += kind;
    pop(popped);
    if (!is_put) push(kind);
  }

  void call(std::string_view receiver, std::string_view descriptor) {
    std::string arguments(receiver);
    const char result = append_parameter_letters(descriptor, arguments);
    pop(arguments);
    push(result);
  }

  void apply_effect() {
    const std::string_view effect = op_info(insn_.op).effect;
    const std::size_t arrow = effect.find('>');
    pop(effect.substr(0, arrow));
    for (const char kind : effect.substr(arrow + 1)) push(kind);
  }

  const CodeSite& site_;
  const ConstantPool& constants_;
  const Instruction& insn_;
  KindFrame& frame_;
};

}  // namespace

void step_kinds(const CodeSite& site, const Instruction& insn, KindFrame& frame) {
  KindStep(site, insn, frame).step();
}

}  // namespace loris
