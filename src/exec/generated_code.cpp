#include "exec/generated_code.h"

#include <algorithm>
#include <string>

namespace loris {

namespace {

bool calls_only_super(const Code& code, std::size_t loads) {
  const auto& insns = code.insns;
  if (insns.size() != loads + 2 || insns.back().act != Act::return_) return false;
  const Act call = insns[loads].act;
  return std::all_of(insns.begin(), insns.begin() + static_cast<std::ptrdiff_t>(loads),
                     [](const Insn& insn) { return insn.act == Act::load; }) &&
         (call == Act::invokespecial || call == Act::call_special);
}

/// An invokedynamic and little else, as javac writes methods of records.
bool is_built_dynamically(const Method& method, const Code& code) {
  constexpr std::size_t kMostInstructions = 4;
  constexpr std::uint8_t kInvokeDynamic = 0xba;
  return code.insns.size() <= kMostInstructions &&
         std::any_of(code.bci.begin(), code.bci.end(), [&](std::uint16_t bci) {
           return method.info->code->bytes[bci] == kInvokeDynamic;
         });
}

bool has_act(const Code& code, std::size_t at, std::initializer_list<Act> acts) {
  return at < code.insns.size() &&
         std::find(acts.begin(), acts.end(), code.insns[at].act) != acts.end();
}

/// astore e; aload lock; monitorexit; aload e; athrow
bool is_unlocking(const Code& code, std::size_t at) {
  return has_act(code, at, {Act::store}) && has_act(code, at + 1, {Act::load}) &&
         has_act(code, at + 2, {Act::monitorexit}) && has_act(code, at + 3, {Act::load}) &&
         has_act(code, at + 4, {Act::athrow});
}

bool is_call(const Code& code, std::size_t at) {
  return has_act(code, at, {Act::invokevirtual, Act::call_virtual});
}

/// aload s; ldc; invokevirtual equals; ifeq; push n; istore c, and a jump to the second switch. The
/// place after it; 0 where there is none.
std::size_t after_comparison(const Code& code, std::size_t at, std::uint16_t number) {
  if (!has_act(code, at, {Act::load}) || !has_act(code, at + 1, {Act::ldc, Act::push_string}) ||
      !is_call(code, at + 2) || !has_act(code, at + 3, {Act::ifeq, Act::ifne}))
    return 0;
  std::size_t next = at + 4;
  if (code.insns[at + 3].act == Act::ifne) return 0;
  if (!has_act(code, next, {Act::push}) || !has_act(code, next + 1, {Act::store}) ||
      code.insns[next + 1].a != number)
    return 0;
  next += 2;
  return has_act(code, next, {Act::goto_}) ? next + 1 : next;
}

/// push -1; istore c; aload s; invokevirtual hashCode; lookupswitch: then a comparison for each
/// text, and iload c; switch. Where the latter begins; 0 for another switch.
std::size_t end_of_text_switch(const Code& code, std::size_t at) {
  const bool begins = at >= 4 && has_act(code, at - 4, {Act::push}) &&
                      has_act(code, at - 3, {Act::store}) && has_act(code, at - 2, {Act::load}) &&
                      is_call(code, at - 1);
  if (!begins) return 0;
  const std::uint16_t number = code.insns[at - 3].a;
  std::size_t next = at + 1, compared = 0;
  for (std::size_t after = after_comparison(code, next, number); after != 0;
       after = after_comparison(code, next, number)) {
    next = after;
    ++compared;
  }
  const bool ends = compared > 0 && has_act(code, next, {Act::load}) &&
                    code.insns[next].a == number &&
                    has_act(code, next + 1, {Act::tableswitch, Act::lookupswitch});
  return ends ? next : 0;
}

}  // namespace

bool is_marked_generated(const std::vector<Annotation>& annotations) {
  return std::any_of(annotations.begin(), annotations.end(), [](const Annotation& annotation) {
    const std::size_t slash = annotation.type.rfind('/');
    const std::size_t start = slash == std::string_view::npos ? 0 : slash;
    return annotation.type.substr(start).find("Generated") != std::string_view::npos;
  });
}

bool is_generated(const Method& method, const Code& code) {
  const std::string_view name = method.name, descriptor = method.descriptor;
  if ((method.access & access::kSynthetic) != 0 && !name.starts_with("lambda$")) return true;
  if (is_marked_generated(method.info->annotations)) return true;
  const bool is_private = (method.access & access::kPrivate) != 0;
  const Class& owner = *method.owner;
  const std::string_view super = owner.super == nullptr ? "" : std::string_view(owner.super->name);
  if (super == "java/lang/Enum") {
    const std::string array = "()[L" + std::string(owner.name) + ";";
    const std::string constant = "(Ljava/lang/String;)L" + std::string(owner.name) + ";";
    if (name == "values" && descriptor == array) return true;
    if (name == "valueOf" && descriptor == constant) return true;
    return name == "<init>" && descriptor == "(Ljava/lang/String;I)V" && is_private &&
           calls_only_super(code, 3);
  }
  if (super == "java/lang/Record" && is_built_dynamically(method, code))
    return name == "toString" || name == "hashCode" || name == "equals";
  return name == "<init>" && descriptor == "()V" && is_private && calls_only_super(code, 1);
}

std::vector<bool> generated_instructions(const Code& code) {
  std::vector<bool> generated(code.insns.size());
  const auto add = [&](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) generated[i] = true;
  };
  for (const Handler& handler : code.handlers) {
    constexpr std::size_t kLength = 5;
    if (handler.catch_type == 0 && is_unlocking(code, handler.target))
      add(handler.target, handler.target + kLength);
  }
  for (std::size_t i = 0; i < code.insns.size(); ++i) {
    if (has_act(code, i, {Act::tableswitch, Act::lookupswitch})) {
      const std::size_t end = end_of_text_switch(code, i);
      if (end != 0) add(i, end);
    }
  }
  return generated;
}

}  // namespace loris
