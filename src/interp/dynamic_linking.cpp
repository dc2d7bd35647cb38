#include "interp/dynamic_linking.h"

#include <fmt/format.h>

#include "base/check.h"
#include "classfile/descriptor.h"
#include "interp/handle_classes.h"
#include "interp/member_name.h"
#include "program/boxing.h"

namespace loris {

namespace {

constexpr std::string_view kObjectType = "Ljava/lang/Object;", kThrowable = "Ljava/lang/Throwable;";
constexpr std::string_view kValue = "VALUE", kFailure = "FAILURE";
constexpr std::string_view kClassOfString = "(Ljava/lang/String;)Ljava/lang/Class;";

constexpr MemberRef kLinkHandle{
    "java/lang/invoke/MethodHandleNatives", "linkMethodHandleConstant",
    "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)"
    "Ljava/lang/invoke/MethodHandle;"};
constexpr MemberRef kMakeType{
    kMethodTypeClass, "fromDescriptor",
    "(Ljava/lang/String;Ljava/lang/ClassLoader;)Ljava/lang/invoke/MethodType;"};
constexpr MemberRef kMakeSite{
    "java/lang/invoke/CallSite", "makeSite",
    "(Ljava/lang/invoke/MethodHandle;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
    "Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/invoke/CallSite;"};
constexpr MemberRef kMakeConstant{
    "java/lang/invoke/ConstantBootstraps", "makeConstant",
    "(Ljava/lang/invoke/MethodHandle;Ljava/lang/String;Ljava/lang/Class;"
    "Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/Object;"};
constexpr MemberRef kGetTarget{"java/lang/invoke/CallSite", "getTarget",
                               "()Ljava/lang/invoke/MethodHandle;"};

std::string descriptor_of_name(std::string_view class_name) {
  return class_name.starts_with('[') ? std::string(class_name) : fmt::format("L{};", class_name);
}

/// Writes code that makes constants as objects, for a class with this name.
class ConstantWriter {
 public:
  ConstantWriter(Assembler& code, std::string_view host) : code_(code), host_(host) {}

  void push_type(std::string_view descriptor) {
    code_.push_string(descriptor);
    if (!is_method_descriptor(descriptor)) {
      return code_.invoke(Op::invokestatic, {kTypesClass, kHandleMethod, kClassOfString});
    }
    code_.op(Op::aconst_null);
    code_.invoke(Op::invokestatic, kMakeType);
  }

  void push_handle(const HandleConstant& handle) {
    push_type(descriptor_of_name(host_));
    code_.push_int(static_cast<std::int32_t>(handle.kind));
    push_type(descriptor_of_name(handle.class_name));
    code_.push_string(handle.name);
    push_type(handle.descriptor);
    code_.invoke(Op::invokestatic, kLinkHandle);
  }

  /// Runs a bootstrap method by way of `maker`, which is kMakeSite or kMakeConstant.
  void push_made(const MemberRef& maker, const HandleConstant& bootstrap, const std::string& name,
                 const std::string& descriptor, const std::vector<BootstrapArgument>& arguments) {
    push_handle(bootstrap);
    code_.push_string(name);
    push_type(descriptor);
    push_arguments(arguments);
    push_type(descriptor_of_name(host_));
    code_.invoke(Op::invokestatic, maker);
  }

 private:
  void push_arguments(const std::vector<BootstrapArgument>& arguments) {
    code_.push_int(static_cast<std::int32_t>(arguments.size()));
    code_.type(Op::anewarray, "java/lang/Object");
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      code_.op(Op::dup);
      code_.push_int(static_cast<std::int32_t>(i));
      std::visit([this](const auto& argument) { push(argument); }, arguments[i]);
      code_.op(Op::aastore);
    }
  }

  void push(std::int32_t value) {
    code_.push_int(value);
    code_.box('I');
  }
  void push(float value) {
    code_.push_float(value);
    code_.box('F');
  }
  void push(std::int64_t value) {
    code_.push_long(value);
    code_.box('J');
  }
  void push(double value) {
    code_.push_double(value);
    code_.box('D');
  }
  void push(const ClassConstant& cls) { push_type(descriptor_of_name(cls.name)); }
  void push(const StringConstant& string) { code_.push_string(string.utf8); }
  void push(const MethodTypeConstant& type) { push_type(type.descriptor); }
  void push(const HandleConstant& handle) { push_handle(handle); }
  void push(const DynamicConstant& constant) {
    push_made(kMakeConstant, constant.bootstrap, constant.name, constant.descriptor,
              constant.arguments);
  }

  Assembler& code_;
  std::string_view host_;
};

using Write = std::function<void(Assembler&)>;

/// VALUE, which `make` leaves on the stack when the class is initialized, or FAILURE.
void add_value(ClassBuilder& builder, const Write& make) {
  const MemberRef value{builder.name(), kValue, kObjectType},
      failure{builder.name(), kFailure, kThrowable};
  builder.add_field(access::kStatic, value.name, value.descriptor);
  builder.add_field(access::kStatic, failure.name, failure.descriptor);
  builder.add_method(access::kStatic, "<clinit>", "()V", [&](Assembler& code) {
    make(code);
    code.field(Op::putstatic, value);
    code.return_value("V");
    code.catch_all();
    code.field(Op::putstatic, failure);
    code.return_value("V");
  });
}

/// The method, with VALUE on the stack when `use` goes on.
void add_use(ClassBuilder& builder, std::string_view descriptor, const Write& use) {
  const MemberRef value{builder.name(), kValue, kObjectType},
      failure{builder.name(), kFailure, kThrowable};
  builder.add_method(access::kStatic, kHandleMethod, descriptor, [&](Assembler& code) {
    const Label made = code.make_label();
    code.field(Op::getstatic, failure);
    code.branch(Op::ifnull, made);
    code.field(Op::getstatic, failure);
    code.op(Op::athrow);
    code.bind(made);
    code.field(Op::getstatic, value);
    use(code);
  });
}

void return_unboxed(Assembler& code, std::string_view type) {
  if (const Boxing* boxing = boxing_of(type[0])) {
    code.type(Op::checkcast, boxing->wrapper);
    code.unbox(type[0]);
  }
  code.return_value(type);
}

const Method& constant_class(Program& program, const std::string& name, std::string_view type,
                             const Write& make) {
  types_class(program);
  return handle_class(program, name, [&](ClassBuilder& builder) {
    add_value(builder, make);
    add_use(builder, fmt::format("(){}", type),
            [&](Assembler& code) { return_unboxed(code, type); });
  });
}

}  // namespace

const Method& types_class(Program& program) {
  return handle_class(program, "Types", [](ClassBuilder& builder) {
    builder.add_method(access::kStatic, kHandleMethod, kClassOfString, [](Assembler& code) {
      code.op(Op::aconst_null);
      code.return_value("L");
    });
  });
}

const Method& handle_constant(Program& program, const Class& from, std::uint16_t index) {
  const MethodHandleRef ref = from.file->constants.method_handle(index);
  const HandleConstant handle{ref.kind, std::string(ref.member.class_name),
                              std::string(ref.member.name), std::string(ref.member.descriptor),
                              ref.member.is_interface};
  return constant_class(
      program, fmt::format("Handle${}${}", from.name, index), "Ljava/lang/invoke/MethodHandle;",
      [&](Assembler& code) { ConstantWriter(code, from.name).push_handle(handle); });
}

const Method& type_constant(Program& program, const Class& from, std::uint16_t index) {
  const std::string_view descriptor = from.file->constants.method_type(index);
  return constant_class(
      program, fmt::format("Type${}${}", from.name, index), "Ljava/lang/invoke/MethodType;",
      [&](Assembler& code) { ConstantWriter(code, from.name).push_type(descriptor); });
}

const Method& bootstrapped_constant(Program& program, const DynamicSite& site) {
  return constant_class(
      program, fmt::format("Constant${}", site.serial), site.descriptor, [&](Assembler& code) {
        ConstantWriter(code, site.host)
            .push_made(kMakeConstant, site.bootstrap, site.name, site.descriptor, site.arguments);
      });
}

const Method& bootstrapped_call(Program& program, const DynamicSite& site) {
  types_class(program);
  const std::string descriptor = erased(site.descriptor);
  return handle_class(program, fmt::format("Site${}", site.serial), [&](ClassBuilder& builder) {
    add_value(builder, [&](Assembler& code) {
      ConstantWriter(code, site.host)
          .push_made(kMakeSite, site.bootstrap, site.name, site.descriptor, site.arguments);
    });
    add_use(builder, descriptor, [&](Assembler& code) {
      code.invoke(Op::invokevirtual, kGetTarget);
      push_arguments(code, descriptor);
      code.invoke(Op::invokevirtual, {kHandleClass, "invokeBasic", descriptor});
      return_result(code, descriptor);
    });
  });
}

}  // namespace loris
