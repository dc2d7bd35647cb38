#include "spec/purity.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "classfile/instruction.h"
#include "program/link_error.h"

namespace loris {
namespace {

/// Whether the instruction, a call aside, leaves all but the frame as it was.
bool is_local(Op op) {
  if (in_range(op, Op::iastore, Op::sastore)) return false;
  switch (op) {
    case Op::putfield:
    case Op::putstatic:
    case Op::new_:
    case Op::newarray:
    case Op::anewarray:
    case Op::multianewarray:
    case Op::monitorenter:
    case Op::monitorexit:
    case Op::invokedynamic:
    case Op::invokeinterface: return false;
    default: return true;
  }
}

bool is_call(Op op) {
  return op == Op::invokestatic || op == Op::invokespecial || op == Op::invokevirtual;
}

/// Whether a call that names it can run no other method.
bool is_last_word(const Method& method) {
  return method.is_static() || method.is_private() ||
         ((method.access | method.owner->access) & access::kFinal) != 0;
}

/// Methods of the library of which code does not tell it: natives that look something up, and one
/// that keeps what it has computed in the String, where it alone looks.
bool is_known_pure(const Method& method) {
  static constexpr std::array<std::string_view, 8> kPure = {
      "java/lang/Class.getModifiers()I",
      "java/lang/Class.getSuperclass()Ljava/lang/Class;",
      "java/lang/Class.isArray()Z",
      "java/lang/Class.isInstance(Ljava/lang/Object;)Z",
      "java/lang/Class.isInterface()Z",
      "java/lang/Object.getClass()Ljava/lang/Class;",
      "java/lang/String.hashCode()I",
      "loris/Loris.field(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;"};
  return std::find(kPure.begin(), kPure.end(), method.key()) != kPure.end();
}

}  // namespace

bool Purity::is_pure(const Method& method) {
  const auto [at, is_new] = known_.emplace(&method, true);
  if (!is_new) return at->second;
  bool is_pure = is_known_pure(method);
  if (!is_pure && method.owner->name != "loris/Loris") {
    try {
      is_pure = has_pure_code(method);
    } catch (const LinkError&) {
      is_pure = false;  // whoever runs it will see what is wrong
    }
  }
  known_[&method] = is_pure;
  return is_pure;
}

bool Purity::has_pure_code(const Method& method) {
  if (!method.info->code || (method.access & access::kSynchronized) != 0) return false;
  const std::span<const std::uint8_t> code(method.info->code->bytes);
  for (std::size_t at = 0; at < code.size();) {
    const std::size_t length = instruction_length(code, at);
    if (length == 0) return false;
    const Instruction instruction = read_instruction(code, at);
    if (!is_local(instruction.op)) return false;
    if (is_call(instruction.op) && !is_pure_call(method, instruction)) return false;
    at += length;
  }
  return true;
}

bool Purity::is_pure_call(const Method& caller, const Instruction& call) {
  const MemberRef ref = caller.owner->file->constants.method(call.constant());
  const Method& called = program_.resolve_method(*caller.owner, ref);
  if (call.op == Op::invokevirtual && !is_last_word(called)) return false;
  return is_pure(called);
}

}  // namespace loris
