#include "program/constant_operand.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/constant_checks.h"
#include "classfile/names.h"
#include "program/slot_kinds.h"

namespace loris {
namespace {

constexpr std::uint16_t kJava8 = 52;
constexpr std::size_t kMaxDimensions = 255;

class OperandCheck {
 public:
  OperandCheck(const CodeSite& site, const Instruction& insn)
      : site_(site),
        constants_(site.file.constants),
        insn_(insn),
        tag_(constants_.tag(insn.constant())) {}

  void check() const {
    switch (insn_.op) {
      case Op::ldc:
      case Op::ldc_w: return check_loadable(1);
      case Op::ldc2_w: return check_loadable(2);
      case Op::getstatic:
      case Op::putstatic:
      case Op::getfield:
      case Op::putfield: return expect(ConstantTag::Fieldref);
      case Op::invokevirtual: expect(ConstantTag::Methodref); return check_called_name();
      case Op::invokespecial: return expect_any_method();
      case Op::invokestatic: expect_any_method(); return check_called_name();
      case Op::invokeinterface: return check_interface_call();
      case Op::invokedynamic: return check_dynamic_call();
      case Op::new_:
      case Op::anewarray:
      case Op::multianewarray: return check_allocated_class();
      case Op::checkcast:
      case Op:: instanceof: return expect(ConstantTag::Class);
      default: return;
    }
  }

 private:
  [[noreturn]] void fail(std::string_view message) const {
    site_.fail(insn_.at, fmt::format("{}: {}", op_info(insn_.op).name, message));
  }

  void expect(ConstantTag expected) const {
    if (tag_ != expected) fail(wrong_constant(insn_.constant(), tag_, describe(expected)));
  }

  void check_loadable(unsigned slots) const {
    if (is_loadable(tag_) && slots_of_constant() == slots) return;
    fail(wrong_constant(insn_.constant(), tag_,
                        slots == 1 ? "a loadable constant of one slot" : "a Long or a Double"));
  }

  unsigned slots_of_constant() const {
    if (tag_ != ConstantTag::Dynamic) {
      return tag_ == ConstantTag::Long || tag_ == ConstantTag::Double ? 2 : 1;
    }
    return slots_of_letter(letter_of(constants_.dynamic(insn_.constant()).descriptor));
  }

  /// invokespecial and invokestatic reach methods of interfaces since Java 8.
  void expect_any_method() const {
    if (tag_ == ConstantTag::InterfaceMethodref && site_.file.major >= kJava8) return;
    expect(ConstantTag::Methodref);
  }

  /// <init> is for invokespecial; <clinit> the reader has refused already.
  void check_called_name() const {
    const std::string_view name = constants_.method(insn_.constant()).name;
    if (name.starts_with('<')) fail(fmt::format("cannot call {}", quoted(name)));
  }

  void check_interface_call() const {
    expect(ConstantTag::InterfaceMethodref);
    std::string letters = "A";
    append_parameter_letters(constants_.method(insn_.constant()).descriptor, letters);
    const unsigned slots = slots_of_letters(letters);
    if (static_cast<unsigned>(insn_.b) != slots) {
      fail(fmt::format("count is {}, but the arguments take {} slots", insn_.b, slots));
    }
    if (byte(4) != 0) fail("its last byte is not zero");
  }

  void check_dynamic_call() const {
    expect(ConstantTag::InvokeDynamic);
    if (byte(3) != 0 || byte(4) != 0) fail("its last two bytes are not zero");
  }

  void check_allocated_class() const {
    expect(ConstantTag::Class);
    const std::string_view name = constants_.class_name(insn_.constant());
    const std::size_t dimensions = std::min(name.find_first_not_of('['), name.size());
    if (insn_.op == Op::new_ && dimensions > 0) fail(fmt::format("{} is an array", quoted(name)));
    if (insn_.op == Op::anewarray && dimensions == kMaxDimensions) {
      fail(fmt::format("an array of {} has too many dimensions", quoted(name)));
    }
    if (insn_.op != Op::multianewarray) return;
    if (insn_.b == 0 || static_cast<std::size_t>(insn_.b) > dimensions) {
      fail(fmt::format("cannot make {} dimensions of {}", insn_.b, quoted(name)));
    }
  }

  std::uint8_t byte(std::size_t offset) const { return site_.code().bytes[insn_.at + offset]; }

  const CodeSite& site_;
  const ConstantPool& constants_;
  const Instruction& insn_;
  ConstantTag tag_;
};

}  // namespace

void check_constant_operand(const CodeSite& site, const Instruction& insn) {
  OperandCheck(site, insn).check();
}

}  // namespace loris
