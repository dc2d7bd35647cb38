#include "junit/class_state.h"

#include <algorithm>
#include <set>

#include "classfile/instruction.h"
#include "heap/type_universe.h"

namespace loris {

namespace {

bool is_flat(std::string_view descriptor) {
  return descriptor.size() == 1 || descriptor == "Ljava/lang/String;";
}

/// A constant without fields that could change.
bool is_fixed_enum(const Class& cls) {
  const bool is_enum = cls.super != nullptr && cls.super->name == "java/lang/Enum";
  return is_enum && std::all_of(cls.fields.begin(), cls.fields.end(), [](const Field& field) {
           return field.info == nullptr || field.is_static() ||
                  ((field.access & access::kFinal) != 0 && is_flat(field.descriptor));
         });
}

bool is_own_constant(const Class& cls, std::string_view descriptor) {
  const std::string own = "L" + cls.name + ";";
  return is_fixed_enum(cls) && (descriptor == own || descriptor == "[" + own);
}

/// A call after which everything but the class's own constants is as before.
bool is_plain_call(const Class& cls, const MemberRef& called) {
  if (called.class_name == "java/lang/Class" && called.name == "desiredAssertionStatus")
    return true;
  const bool is_constant = called.name == "<init>" || called.name == "$values";
  return is_fixed_enum(cls) && called.class_name == cls.name && is_constant;
}

/// Cannot throw and touches nothing but fields of its own.
bool is_plain(const Class& cls, const ConstantPool& constants, const Instruction& insn) {
  switch (insn.op) {
    case Op::getstatic:
    case Op::putstatic: return constants.field(insn.constant()).class_name == cls.name;
    case Op::invokestatic:
    case Op::invokespecial:
    case Op::invokevirtual: return is_plain_call(cls, constants.method(insn.constant()));
    case Op::new_:
    case Op::anewarray: return is_fixed_enum(cls);
    case Op::idiv:
    case Op::irem:
    case Op::ldiv:
    case Op::lrem:
    case Op::athrow:
    case Op::getfield:
    case Op::putfield:
    case Op::invokeinterface:
    case Op::invokedynamic:
    case Op::newarray:
    case Op::multianewarray:
    case Op::checkcast:
    case Op::monitorenter: return false;
    default: return true;
  }
}

/// Constructors of constants with a body of their own are no business of a fixed enum.
bool is_plain(const Class& cls, const Method& method) {
  if (!method.info->code) return false;
  const auto& code = method.info->code->bytes;
  for (std::size_t at = 0; at < code.size();) {
    const Instruction insn = read_instruction(code, at);
    if (is_branch(insn.op) && insn.target <= static_cast<std::int64_t>(at)) return false;
    if (!is_plain(cls, cls.file->constants, insn)) return false;
    at += insn.length;
  }
  return true;
}

bool has_plain_constructors(const Class& cls) {
  return std::all_of(cls.methods.begin(), cls.methods.end(), [&](const auto& method) {
    if (!method->is_constructor() || !method->info->code) return true;
    const auto& code = method->info->code->bytes;
    for (std::size_t at = 0; at < code.size();) {
      const Instruction insn = read_instruction(code, at);
      const bool calls = insn.op == Op::invokestatic || insn.op == Op::invokevirtual ||
                         insn.op == Op::invokeinterface || insn.op == Op::putstatic ||
                         insn.op == Op::getstatic || insn.op == Op::athrow;
      if (calls) return false;
      at += insn.length;
    }
    return true;
  });
}

bool keeps_objects(const Class& cls) {
  return std::any_of(cls.fields.begin(), cls.fields.end(), [&](const Field& field) {
    return field.info != nullptr && field.is_static() && !is_flat(field.descriptor) &&
           !is_own_constant(cls, field.descriptor);
  });
}

bool needs_fresh(const Class& cls) {
  if (keeps_objects(cls)) return true;
  if (cls.initializer == nullptr) return false;
  return !is_plain(cls, *cls.initializer) || (is_fixed_enum(cls) && !has_plain_constructors(cls));
}

bool has_variables(const Class& cls) {
  return std::any_of(cls.fields.begin(), cls.fields.end(), [](const Field& field) {
    return field.info != nullptr && field.is_static() && (field.access & access::kFinal) == 0;
  });
}

/// The classes of the program that were reached, and those that their code can reach at once.
std::vector<const Class*> program_classes(SourceNames& names, const Result& result) {
  std::set<std::string> all;
  for (const CoveredClass& reached : result.classes) {
    all.insert(reached.name);
    const Class* cls = names.find(reached.name);
    if (cls == nullptr || cls->file == nullptr) continue;
    const ConstantPool& constants = cls->file->constants;
    for (std::size_t i = 1; i < constants.size(); ++i) {
      const auto index = static_cast<std::uint16_t>(i);
      if (constants.tag(index) == ConstantTag::Class)
        all.insert(std::string(constants.class_name(index)));
    }
  }
  std::vector<const Class*> found;
  for (const std::string& name : all) {
    const Class* cls = name.starts_with('[') ? nullptr : names.find(name);
    const bool is_own = cls != nullptr && cls->module.empty() && cls->file != nullptr;
    if (is_own && !name.starts_with("loris/")) found.push_back(cls);
  }
  return found;
}

}  // namespace

ClassStates states_of_classes(SourceNames& names, const Result& result) {
  ClassStates states;
  for (const Class* cls : program_classes(names, result)) {
    states.needs_fresh_classes = states.needs_fresh_classes || needs_fresh(*cls);
    if (has_variables(*cls)) states.variable.push_back(cls->name);
  }
  if (states.needs_fresh_classes) states.variable.clear();
  return states;
}

}  // namespace loris
