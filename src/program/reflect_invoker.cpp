#include "program/reflect_invoker.h"

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "program/boxing.h"
#include "program/class.h"

namespace loris {
namespace {

constexpr std::string_view kInfix = "$$Invoker$";
constexpr std::string_view kException = "java/lang/reflect/InvocationTargetException";

bool takes_receiver(const Method& target) {
  return !target.is_static() && !target.is_constructor();
}

/// Types of what the invoker takes.
std::vector<std::string> parameters(const Method& target) {
  std::vector<std::string> types;
  if (takes_receiver(target)) types.push_back(fmt::format("L{};", target.owner->name));
  const MethodDescriptor descriptor = parse_method_descriptor(target.descriptor);
  types.insert(types.end(), descriptor.parameters.begin(), descriptor.parameters.end());
  return types;
}

Op invocation(const Method& target) {
  if (target.is_static()) return Op::invokestatic;
  if (target.is_constructor()) return Op::invokespecial;
  return target.owner->is_interface() ? Op::invokeinterface : Op::invokevirtual;
}

void return_boxed(Assembler& code, std::string_view result) {
  if (result == "V") code.op(Op::aconst_null);
  if (boxing_of(result[0]) != nullptr) code.box(result[0]);
  code.return_value("L");
}

void write_body(Assembler& code, const Method& target, const std::vector<std::string>& types) {
  const Class& owner = *target.owner;
  if (target.is_constructor()) {
    code.type(Op::new_, owner.name);
    code.op(Op::dup);
  }
  int slot = 0;
  for (const std::string& type : types) {
    code.load(type, slot);
    slot += slots_of(type);
  }
  code.invoke(invocation(target),
              {owner.name, target.name, target.descriptor, owner.is_interface()});
  return_boxed(code,
               target.is_constructor() ? "L" : parse_method_descriptor(target.descriptor).result);

  code.catch_all();
  code.store("L", slot);
  code.type(Op::new_, kException);
  code.op(Op::dup);
  code.load("L", slot);
  code.invoke(Op::invokespecial, {kException, "<init>", "(Ljava/lang/Throwable;)V"});
  code.op(Op::athrow);
}

}  // namespace

ClassBuilder draw_invoker(const Method& target, unsigned serial) {
  ClassBuilder builder(fmt::format("{}{}{}", target.owner->name, kInfix, serial));
  builder.set_nest_host(target.owner->name);
  const std::vector<std::string> types = parameters(target);
  const std::string descriptor = fmt::format("({})Ljava/lang/Object;", fmt::join(types, ""));
  builder.add_method(access::kStatic, kInvokerMethod, descriptor,
                     [&](Assembler& code) { write_body(code, target, types); });
  return builder;
}

bool is_invoker(const Class& cls) {
  return cls.hidden && cls.name.find(kInfix) != std::string::npos;
}

}  // namespace loris
