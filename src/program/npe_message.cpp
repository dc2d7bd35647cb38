#include "program/npe_message.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/instruction.h"
#include "program/operand_sources.h"
#include "program/slot_kinds.h"
#include "program/stack_effect.h"
#include "program/type_names.h"

namespace loris {
namespace {

constexpr int kMaxDetail = 5;  // fields and elements after one another in a description

std::string class_text(std::string_view internal_name) {
  std::string text(internal_name);
  std::replace(text.begin(), text.end(), '/', '.');
  if (text == "java.lang.Object" || text == "java.lang.String") return text.substr(10);
  return text;
}

/// HotSpot drops "java.lang." wherever a parameter's type starts with that of Object or String, so
/// of StringBuilder too.
std::string short_parameters(std::string_view descriptor) {
  std::string text = ", " + parameters_text(descriptor);
  for (const std::string_view start : {", java.lang.Object", ", java.lang.String"}) {
    for (std::size_t at = 0; (at = text.find(start, at)) != std::string::npos; at += 2) {
      text.erase(at + 2, std::string_view("java.lang.").size());
    }
  }
  return text.substr(2);
}

std::string method_call_text(const MemberRef& method) {
  return fmt::format("{}.{}({})", class_text(method.class_name), method.name,
                     short_parameters(method.descriptor));
}

/// "int" of iaload, iastore; the array opcodes come in the same order for both.
std::string_view array_text(Op op) {
  constexpr std::string_view kTypes[] = {"int",    "long",         "float", "double",
                                         "object", "byte/boolean", "char",  "short"};
  const Op first = op >= Op::iastore ? Op::iastore : Op::iaload;
  return kTypes[static_cast<int>(op) - static_cast<int>(first)];
}

bool is_array_load(Op op) { return in_range(op, Op::iaload, Op::saload); }
bool is_array_store(Op op) { return in_range(op, Op::iastore, Op::sastore); }

bool is_call(Op op) {
  return op == Op::invokevirtual || op == Op::invokespecial || op == Op::invokestatic ||
         op == Op::invokeinterface;
}

class NpeMessage {
 public:
  NpeMessage(const ClassFile& file, const MethodInfo& method, std::uint32_t bci)
      : constants_(file.constants),
        method_(method),
        insn_(read_instruction(method.code->bytes, bci)),
        sources_(file, method, bci) {}

  std::optional<std::string> text() {
    const auto action = action_text();
    if (!action) return std::nullopt;
    return *action + reason_text();
  }

 private:
  /// What could not be done; none when the instruction does not dereference.
  std::optional<std::string> action_text() const {
    const Op op = insn_.op;
    if (is_array_load(op)) return fmt::format("Cannot load from {} array", array_text(op));
    if (is_array_store(op)) return fmt::format("Cannot store to {} array", array_text(op));
    switch (op) {
      case Op::arraylength: return "Cannot read the array length";
      case Op::athrow: return "Cannot throw exception";
      case Op::monitorenter: return "Cannot enter synchronized block";
      case Op::monitorexit: return "Cannot exit synchronized block";
      case Op::getfield: return fmt::format("Cannot read field \"{}\"", field_name(insn_));
      case Op::putfield: return fmt::format("Cannot assign field \"{}\"", field_name(insn_));
      case Op::invokevirtual:
      case Op::invokespecial:
      case Op::invokeinterface: break;
      default: return std::nullopt;
    }
    const MemberRef called = constants_.method(insn_.constant());
    if (called.name == "<init>") return std::nullopt;  // new NullPointerException()
    return fmt::format("Cannot invoke \"{}\"", method_call_text(called));
  }

  /// " because … is null", empty when nothing can be said of where the null came from. The
  /// reference is the lowest of the popped values.
  std::string reason_text() {
    const StackEffect effect = stack_effect(constants_, insn_);
    const std::size_t slot = slots_of_letters(effect.popped) - 1;
    const auto description = describe(insn_.at, slot, kMaxDetail);
    if (!description) return {};
    const Op source = source_of(insn_.at, slot)->op;
    return fmt::format(" because {}\"{}\" is null", is_call(source) ? "the return value of " : "",
                       *description);
  }

  std::optional<Instruction> source_of(std::size_t at, std::size_t slot) const {
    const OperandSources* before = sources_.at(at);
    if (before == nullptr) return std::nullopt;
    const std::int32_t bci = before->from_top(slot);
    if (bci == OperandSources::kUnknown) return std::nullopt;
    return read_instruction(method_.code->bytes, static_cast<std::size_t>(bci));
  }

  /// The operand in that slot before the instruction at `at`, as an expression.
  std::optional<std::string> describe(std::size_t at, std::size_t slot, int detail) const {
    if (detail <= 0) return std::nullopt;
    const auto source = source_of(at, slot);
    if (!source) return std::nullopt;
    switch (source->op) {
      case Op::aconst_null: return "null";
      case Op::bipush:
      case Op::sipush: return fmt::format("{}", source->a);
      case Op::iaload:
      case Op::aaload: return describe_element(*source, detail);
      case Op::getstatic: return describe_static(*source);
      case Op::getfield: return describe_field(*source, detail);
      default: break;
    }
    if (is_call(source->op)) return method_call_text(constants_.method(source->constant()));
    if (in_range(source->op, Op::iconst_m1, Op::iconst_5)) {
      return fmt::format("{}", static_cast<int>(source->op) - static_cast<int>(Op::iconst_0));
    }
    const std::string_view effect = op_info(source->op).effect;
    if (is_load(source->op) && (effect == ">A" || effect == ">I")) {
      return describe_local(*source, *sources_.at(at));
    }
    return std::nullopt;
  }

  std::string describe_element(const Instruction& load, int detail) const {
    return fmt::format("{}[{}]", describe(load.at, 1, detail - 1).value_or("<array>"),
                       describe(load.at, 0, detail).value_or("..."));
  }

  std::string describe_static(const Instruction& load) const {
    const MemberRef field = constants_.field(load.constant());
    return fmt::format("{}.{}", class_text(field.class_name), field.name);
  }

  std::string describe_field(const Instruction& load, int detail) const {
    const auto object = describe(load.at, 0, detail - 1);
    return fmt::format("{}{}{}", object.value_or(""), object ? "." : "", field_name(load));
  }

  std::string describe_local(const Instruction& load, const OperandSources& later) const {
    for (const LocalVariable& variable : method_.code->locals) {
      const bool is_alive = load.at >= variable.start_pc &&
                            load.at < std::uint32_t{variable.start_pc} + variable.length;
      if (is_alive && variable.index == load.local()) return std::string(variable.name);
    }
    const bool is_static = (method_.access & access::kStatic) != 0;
    const bool is_argument = later.is_argument(load.local());
    if (!is_static && load.local() == 0 && is_argument) return "this";
    const int parameter = is_argument ? parameter_of(load.local()) : 0;
    if (parameter > 0) return fmt::format("<parameter{}>", parameter);
    return fmt::format("<local{}>", load.local());
  }

  /// The number of the parameter, from 1, that was passed in this local; 0 for none.
  int parameter_of(std::size_t local) const {
    std::string letters;
    append_parameter_letters(method_.descriptor, letters);
    std::size_t end = (method_.access & access::kStatic) != 0 ? 0 : 1;
    if (local < end) return 0;
    for (std::size_t i = 0; i < letters.size(); ++i) {
      end += slots_of_letter(letters[i]);
      if (local < end) return static_cast<int>(i) + 1;
    }
    return 0;
  }

  std::string_view field_name(const Instruction& insn) const {
    return constants_.field(insn.constant()).name;
  }

  const ConstantPool& constants_;
  const MethodInfo& method_;
  Instruction insn_;
  OperandSourceMap sources_;
};

}  // namespace

std::optional<std::string> npe_message(const ClassFile& file, const MethodInfo& method,
                                       std::uint32_t bci) {
  if (!method.code || instruction_length(method.code->bytes, bci) == 0) return std::nullopt;
  return NpeMessage(file, method, bci).text();
}

}  // namespace loris
