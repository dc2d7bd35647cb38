#pragma once
#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/opcodes.h"

namespace loris {
class ConstantPoolBuilder;

/// Where an instruction will be; made first, bound later or never.
struct Label {
  std::size_t id;
};

/// What an assembler made. A label is a place where a stack map frame is due; so is a handler.
struct AssembledCode {
  CodeAttribute code;
  std::set<std::uint16_t> labels;
};

/// Writes the bytecode of one method and keeps count of its stack and locals.
///
/// The operand stack is empty wherever a label is bound, so the frame there is always the one that
/// the method started with (same_frame, JVMS 4.7.4); a handler's has the exception besides.
class Assembler {
 public:
  Assembler(ConstantPoolBuilder& constants, int argument_slots);

  /// An instruction without operands whose stack effect is fixed.
  void op(Op op);
  void push_int(std::int32_t value);
  void push_long(std::int64_t value);
  void push_float(float value);
  void push_double(double value);
  void push_string(std::string_view modified_utf8);
  void push_class(std::string_view class_name);
  /// descriptor says the type of the local or of the result ("V" for none).
  void load(std::string_view descriptor, int slot);
  void store(std::string_view descriptor, int slot);
  void return_value(std::string_view descriptor);
  /// new_, anewarray, checkcast, instanceof.
  void type(Op op, std::string_view class_name);
  /// getfield, putfield, getstatic, putstatic.
  void field(Op op, const MemberRef& ref);
  void invoke(Op op, const MemberRef& ref);
  /// Wraps the primitive on the stack, as in Integer.valueOf; unboxing takes the wrapper itself.
  void box(char primitive);
  void unbox(char primitive);

  Label make_label();
  void bind(Label label);
  /// goto_ and the conditional branches.
  void branch(Op op, Label target);
  /// Goes to targets[value], or to otherwise when there is none.
  void table_switch(const std::vector<Label>& targets, Label otherwise);
  /// Begins the handler of everything that the code so far throws, with the exception on the stack.
  void catch_all();

  /// The finished code. Throws InputError when it is too long for its branches.
  AssembledCode finish() &&;

 private:
  struct Fixup {
    std::size_t at, from;  // the operand, the instruction it counts from
    Label target;
    bool wide;
  };

  std::size_t emit(Op op);
  void local(Op op, std::string_view descriptor, int slot);
  void push_constant(std::uint16_t index);
  void offset_to(Label target, std::size_t from, bool wide);
  void pop(int slots);
  void push(int slots);
  void end_block();

  ConstantPoolBuilder& constants_;
  CodeAttribute code_;
  std::set<std::uint16_t> labels_;
  std::vector<std::size_t> bound_;  // by label id
  std::vector<Fixup> fixups_;
  int depth_ = 0;
  bool reachable_ = true;
};

}  // namespace loris
