#include "program/bootstrap_family.h"

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "program/boxing.h"

namespace loris::synthesis {
namespace {

/// The place in "IJFD" of the type that the stack holds such a value as.
int stack_type(char primitive) {
  const std::size_t place = std::string_view("IJFD").find(primitive);
  return place == std::string_view::npos ? 0 : static_cast<int>(place);
}

/// The instruction that makes an int a value of a smaller type, or nop.
Op narrowing(char to) {
  switch (to) {
    case 'B': return Op::i2b;
    case 'C': return Op::i2c;
    case 'S': return Op::i2s;
    default: return Op::nop;
  }
}

bool unbox(Assembler& code, std::string_view from, char to) {
  const std::string_view wrapper = class_of_descriptor(from);
  const Boxing& target = *boxing_of(to);
  if (const Boxing* source = boxing_of_wrapper(wrapper)) {
    if (!is_widening(source->primitive, to)) return false;
    code.unbox(source->primitive);
    cast_primitive(code, source->primitive, to);
    return true;
  }
  const bool is_number = to != 'Z' && to != 'C';
  const std::string_view owner = is_number ? "java/lang/Number" : target.wrapper;
  code.type(Op::checkcast, owner);
  code.invoke(Op::invokevirtual, {owner, target.unboxing, fmt::format("(){}", to)});
  return true;
}

bool box(Assembler& code, char from, std::string_view to) {
  const Boxing* target = boxing_of_wrapper(class_of_descriptor(to));
  const char primitive = target != nullptr ? target->primitive : from;
  if (!is_widening(from, primitive)) return false;
  cast_primitive(code, from, primitive);
  code.box(primitive);
  return true;
}

/// Private methods of the host were once called by invokespecial; nestmates use the virtual kind.
Op invocation(const HandleConstant& handle, std::string_view host) {
  switch (handle.kind) {
    case HandleKind::InvokeStatic: return Op::invokestatic;
    case HandleKind::InvokeVirtual: return Op::invokevirtual;
    case HandleKind::InvokeInterface: return Op::invokeinterface;
    case HandleKind::InvokeSpecial:
      if (handle.class_name != host) return Op::invokespecial;
      return handle.is_interface ? Op::invokeinterface : Op::invokevirtual;
    default: return Op::invokespecial;
  }
}

}  // namespace

ClassBuilder make_class(const DynamicSite& site, std::string_view kind) {
  ClassBuilder builder(fmt::format("{}$${}${}", site.host, kind, site.serial));
  builder.set_nest_host(site.nest_host);
  return builder;
}

void fail(const DynamicSite& site, std::string_view message) {
  throw InputError(fmt::format("{}: a call site of {}.{} {}", site.host, site.bootstrap.class_name,
                               site.bootstrap.name, message));
}

std::string descriptor_of_class(std::string_view class_name) {
  return class_name.starts_with('[') ? std::string(class_name) : fmt::format("L{};", class_name);
}

std::string_view class_of_descriptor(std::string_view descriptor) {
  return descriptor.starts_with('L') ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
}

void cast_primitive(Assembler& code, char from, char to) {
  if (from == to) return;
  const int row = stack_type(from), column = stack_type(to);
  if (row != column) {
    // The twelve conversions among I, J, F, D stand in the order of both types.
    code.op(static_cast<Op>(static_cast<int>(Op::i2l) + 3 * row + column - (column > row)));
  }
  if (to == 'Z') {
    code.push_int(1);
    code.op(Op::iand);
  } else if (narrowing(to) != Op::nop && !is_widening(from, to)) {
    code.op(narrowing(to));
  }
}

bool is_widening(char from, char to) {
  constexpr std::string_view kOrder = "BSIJFD";
  if (from == to) return true;
  const std::size_t source = from == 'C' ? 1 : kOrder.find(from), target = kOrder.find(to);
  return source != std::string_view::npos && target != std::string_view::npos && source < target;
}

bool adapt(Assembler& code, std::string_view from, std::string_view to, std::string_view via) {
  if (from == "V" || to == "V") return to == "V";
  if (is_primitive(from)) {
    if (!is_primitive(to)) return box(code, from[0], to);
    if (!is_widening(from[0], to[0])) return false;
    cast_primitive(code, from[0], to[0]);
    return true;
  }
  if (!is_primitive(via) && via != from) {
    if (via != "Ljava/lang/Object;") code.type(Op::checkcast, class_of_descriptor(via));
    from = via;
  }
  return is_primitive(to) ? unbox(code, from, to[0]) : true;
}

HandleType type_of(const HandleConstant& handle) {
  HandleType type;
  switch (handle.kind) {
    case HandleKind::InvokeStatic:
    case HandleKind::GetStatic:
    case HandleKind::PutStatic:
    case HandleKind::NewInvokeSpecial: break;
    default: type.parameters.push_back(descriptor_of_class(handle.class_name));
  }
  if (handle.kind <= HandleKind::PutStatic) {
    if (!is_field_descriptor(handle.descriptor)) {
      throw InputError(fmt::format("'{}' is not a field descriptor", handle.descriptor));
    }
    const bool is_put = handle.kind == HandleKind::PutField || handle.kind == HandleKind::PutStatic;
    if (is_put) type.parameters.push_back(handle.descriptor);
    type.result = is_put ? "V" : handle.descriptor;
    return type;
  }
  const MethodDescriptor method = parse_method_descriptor(handle.descriptor);
  type.parameters.insert(type.parameters.end(), method.parameters.begin(), method.parameters.end());
  type.result = method.result;
  if (handle.kind == HandleKind::NewInvokeSpecial) {
    if (method.result != "V") throw InputError("a constructor has a result");
    type.result = descriptor_of_class(handle.class_name);
  }
  return type;
}

void begin_handle(Assembler& code, const HandleConstant& handle) {
  if (handle.kind != HandleKind::NewInvokeSpecial) return;
  code.type(Op::new_, handle.class_name);
  code.op(Op::dup);
}

void call_handle(Assembler& code, const HandleConstant& handle, std::string_view host) {
  switch (handle.kind) {
    case HandleKind::GetField: return code.field(Op::getfield, handle.member());
    case HandleKind::GetStatic: return code.field(Op::getstatic, handle.member());
    case HandleKind::PutField: return code.field(Op::putfield, handle.member());
    case HandleKind::PutStatic: return code.field(Op::putstatic, handle.member());
    default: return code.invoke(invocation(handle, host), handle.member());
  }
}

}  // namespace loris::synthesis
