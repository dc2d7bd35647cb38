#include <fmt/format.h>

#include <array>

#include "classfile/descriptor.h"
#include "program/bootstrap_family.h"
#include "program/boxing.h"

namespace loris::synthesis {
namespace {

constexpr std::string_view kField = "VALUE", kConstantMethod = "value";

// Each pushes the value of a dynamic constant, of the type that its descriptor says; false when it
// is one that we cannot make.

bool push_null(Assembler& code, const DynamicConstant& constant, std::string_view) {
  if (is_primitive(constant.descriptor)) return false;
  code.op(Op::aconst_null);
  return true;
}

/// int.class and its like are static fields of the wrappers.
bool push_primitive_class(Assembler& code, const DynamicConstant& constant, std::string_view) {
  if (constant.name.size() != 1 || constant.descriptor != "Ljava/lang/Class;") return false;
  const Boxing* boxing = boxing_of(constant.name[0]);
  if (boxing == nullptr && constant.name != "V") return false;
  code.field(Op::getstatic,
             {boxing != nullptr ? boxing->wrapper : "java/lang/Void", "TYPE", "Ljava/lang/Class;"});
  return true;
}

bool push_enum_constant(Assembler& code, const DynamicConstant& constant, std::string_view) {
  if (!constant.descriptor.starts_with('L')) return false;
  code.field(Op::getstatic,
             {class_of_descriptor(constant.descriptor), constant.name, constant.descriptor});
  return true;
}

/// A field of the class in the argument, else of the constant's own type or its wrapper.
bool push_static_final(Assembler& code, const DynamicConstant& constant, std::string_view) {
  const std::string_view type = constant.descriptor;
  std::string_view owner = class_of_descriptor(type);
  if (!constant.arguments.empty()) {
    const auto* declaring = std::get_if<ClassConstant>(&constant.arguments[0]);
    if (declaring == nullptr || constant.arguments.size() > 1) return false;
    owner = declaring->name;
  } else if (is_primitive(type)) {
    owner = boxing_of(type[0])->wrapper;
  }
  if (owner.starts_with('[')) return false;
  code.field(Op::getstatic, {owner, constant.name, type});
  return true;
}

/// Converts as MethodHandle.asType does.
bool convert(Assembler& code, std::string_view from, std::string_view to) {
  return from == to || adapt(code, from, to, is_primitive(to) ? from : to);
}

/// The handle applied to the rest. Collecting arguments into an array is not supported.
bool push_invocation(Assembler& code, const DynamicConstant& constant, std::string_view host) {
  const auto& arguments = constant.arguments;
  const auto* handle = arguments.empty() ? nullptr : std::get_if<HandleConstant>(&arguments[0]);
  if (handle == nullptr) return false;
  const HandleType type = type_of(*handle);
  if (type.parameters.size() != arguments.size() - 1) return false;
  begin_handle(code, *handle);
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const std::string& parameter = type.parameters[i - 1];
    const std::optional<std::string> pushed = push_constant(code, arguments[i], host);
    if (!pushed || !convert(code, *pushed, parameter)) return false;
    if (parameter.starts_with('[') && !pushed->starts_with('[')) return false;
  }
  call_handle(code, *handle, host);
  return convert(code, type.result, constant.descriptor);
}

bool push_cast(Assembler& code, const DynamicConstant& constant, std::string_view host) {
  if (constant.arguments.size() != 1) return false;
  const std::optional<std::string> pushed = push_constant(code, constant.arguments[0], host);
  if (!pushed) return false;
  const std::string_view to = constant.descriptor;
  if (is_primitive(*pushed) && is_primitive(to)) {
    cast_primitive(code, (*pushed)[0], to[0]);
    return true;
  }
  return !is_primitive(to) && convert(code, *pushed, to);
}

struct ConstantRow {
  std::string_view name;
  bool (*push)(Assembler&, const DynamicConstant&, std::string_view host);
};

constexpr std::array kConstants{
    ConstantRow{"nullConstant", push_null},
    ConstantRow{"primitiveClass", push_primitive_class},
    ConstantRow{"enumConstant", push_enum_constant},
    ConstantRow{"getStaticFinal", push_static_final},
    ConstantRow{"invoke", push_invocation},
    ConstantRow{"explicitCast", push_cast},
};

bool push_dynamic(Assembler& code, const DynamicConstant& constant, std::string_view host) {
  if (constant.bootstrap.class_name != "java/lang/invoke/ConstantBootstraps") return false;
  if (!is_field_descriptor(constant.descriptor)) return false;
  for (const ConstantRow& row : kConstants) {
    if (row.name == constant.bootstrap.name) return row.push(code, constant, host);
  }
  return false;
}

/// Pushes a constant of each kind; the answer is its type, empty when it cannot be made.
struct Pusher {
  Assembler& code;
  std::string_view host;

  std::string operator()(std::int32_t value) { return code.push_int(value), "I"; }
  std::string operator()(float value) { return code.push_float(value), "F"; }
  std::string operator()(std::int64_t value) { return code.push_long(value), "J"; }
  std::string operator()(double value) { return code.push_double(value), "D"; }
  std::string operator()(const ClassConstant& value) {
    return code.push_class(value.name), "Ljava/lang/Class;";
  }
  std::string operator()(const StringConstant& value) {
    return code.push_string(value.utf8), "Ljava/lang/String;";
  }
  std::string operator()(const MethodTypeConstant&) { return ""; }
  std::string operator()(const HandleConstant&) { return ""; }
  std::string operator()(const DynamicConstant& value) {
    return push_dynamic(code, value, host) ? value.descriptor : "";
  }
};

}  // namespace

std::optional<std::string> push_constant(Assembler& code, const BootstrapArgument& constant,
                                         std::string_view host) {
  std::string type = std::visit(Pusher{code, host}, constant);
  if (type.empty()) return std::nullopt;
  return type;
}

std::optional<Blueprint> draw_constant(const DynamicSite& site) {
  const std::string& type = site.descriptor;
  const DynamicConstant constant{site.bootstrap, site.name, type, site.arguments};
  ClassBuilder builder = make_class(site, "Constant");
  const MemberRef field{builder.name(), kField, type};
  bool can_be_made = true;
  builder.add_field(access::kPrivate | access::kStatic | access::kFinal, kField, type);
  builder.add_method(access::kStatic, "<clinit>", "()V", [&](Assembler& code) {
    can_be_made = push_dynamic(code, constant, site.host);
    if (can_be_made) code.field(Op::putstatic, field);
    code.return_value("V");
  });
  if (!can_be_made) return std::nullopt;
  const std::string descriptor = "()" + type;
  builder.add_method(access::kStatic, kConstantMethod, descriptor, [&](Assembler& code) {
    code.field(Op::getstatic, field);
    code.return_value(type);
  });
  return Blueprint{std::move(builder), std::string(kConstantMethod), descriptor};
}

}  // namespace loris::synthesis
