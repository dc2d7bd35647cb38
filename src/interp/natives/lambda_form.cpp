// Entries of java.lang.invoke.LambdaForm: the library's little language becomes bytecode.
//
// A form is a list of names. The first `arity` are its parameters, each other one applies a
// function to names before it and to constants; one name is the result. All values go by kind: L,
// I, J, F, D.
#include <array>

#include <fmt/format.h>

#include "base/check.h"
#include "classfile/descriptor.h"
#include "interp/handle_classes.h"
#include "interp/member_name.h"
#include "interp/native.h"
#include "interp/reflection.h"

namespace loris {

namespace {

constexpr std::string_view kReference = "Ljava/lang/Object;",
                           kNames = "[Ljava/lang/invoke/LambdaForm$Name;";

std::string_view linker_of(HandleKind kind) {
  switch (kind) {
    case HandleKind::InvokeStatic: return "linkToStatic";
    case HandleKind::InvokeVirtual: return "linkToVirtual";
    case HandleKind::InvokeInterface: return "linkToInterface";
    default: return "linkToSpecial";
  }
}

/// What a name applies: the static method of MethodHandle that does it, and what it takes besides.
struct Application {
  std::string descriptor;  // of the function, erased
  std::string_view method;
  ObjectId before, after;  // further arguments: the handle to invoke, the member name to link to
};

/// Writes the entry of one form.
class FormCompiler {
 public:
  FormCompiler(NativeCall& call, ObjectId form) : vm_(call.vm), form_(form) {
    const ObjectId names = vm_.get_field(form, "names", kNames).as_ref();
    const std::uint32_t count = vm_.heap().at(names).length();
    for (std::uint32_t i = 0; i < count; ++i)
      names_.push_back({vm_.heap().at(names).raw<std::uint32_t>(i)});
  }

  const Method& compile() {
    const auto arity = static_cast<std::size_t>(vm_.get_field(form_, "arity", "I").as_int());
    const std::int32_t result = vm_.get_field(form_, "result", "I").as_int();
    std::string descriptor = "(";
    for (std::size_t i = 0; i < arity; ++i) descriptor += type_of(names_[i]);
    const std::string result_type(result < 0 ? "V"
                                             : type_of(names_[static_cast<std::size_t>(result)]));
    descriptor += ")" + result_type;
    const std::string name = fmt::format("Form${}", vm_.program().next_serial());
    const Method& entry = handle_class(vm_.program(), name, [&](ClassBuilder& builder) {
      class_name_ = builder.name();
      builder.add_method(access::kStatic, kHandleMethod, descriptor, [&](Assembler& code) {
        write(code, arity);
        if (result >= 0) code.load(result_type, slots_[static_cast<std::size_t>(result)]);
        code.return_value(result_type);
      });
      for (std::size_t i = 0; i < constants_.size(); ++i) {
        builder.add_field(access::kStatic, constant_name(i), kReference);
      }
    });
    keep_constants(*entry.owner);
    return entry;
  }

 private:
  static std::string constant_name(std::size_t index) { return fmt::format("c{}", index); }

  /// "I", "J", "F", "D", "V" or that of Object.
  std::string_view type_of(ObjectId name) {
    const ObjectId type =
        vm_.get_field(name, "type", "Ljava/lang/invoke/LambdaForm$BasicType;").as_ref();
    switch (vm_.get_field(type, "btChar", "C").as_int()) {
      case 'I': return "I";
      case 'J': return "J";
      case 'F': return "F";
      case 'D': return "D";
      case 'V': return "V";
      default: return kReference;
    }
  }

  void write(Assembler& code, std::size_t arity) {
    int slot = 0;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const std::string_view type = type_of(names_[i]);
      if (i >= arity) apply(code, names_[i]);
      slots_.push_back(slot);
      if (type == "V") continue;
      if (i >= arity) code.store(type, slot);
      slot += loris::slots_of(type);
    }
  }

  void apply(Assembler& code, ObjectId name) {
    const ObjectId function =
        vm_.get_field(name, "function", "Ljava/lang/invoke/LambdaForm$NamedFunction;").as_ref();
    const ObjectId member =
        vm_.get_field(function, "member", "Ljava/lang/invoke/MemberName;").as_ref();
    if (member && MemberName(vm_, member).kind() == HandleKind::GetStatic)
      return get_static(code, {vm_, member});
    invoke(code, name, resolve(function, member));
  }

  /// The library reads its own static fields so, no others.
  static void get_static(Assembler& code, const MemberName& member) {
    const std::string name = member.name(), descriptor = member.descriptor();
    code.field(Op::getstatic, {member.declaring_class().name, name, descriptor});
  }

  void invoke(Assembler& code, ObjectId name, const Application& application) {
    const bool is_basic = application.method == "invokeBasic";
    std::string descriptor = application.descriptor;
    if (application.before) push_constant(code, application.before);
    push_arguments_of(code, name, application.descriptor);
    if (application.after) {
      push_constant(code, application.after);
      descriptor.insert(descriptor.find(')'), kReference);
    }
    // invokeBasic's receiver is the handle, which is the first argument here.
    if (is_basic && !application.before) descriptor.erase(1, kReference.size());
    code.invoke(is_basic ? Op::invokevirtual : Op::invokestatic,
                {kHandleClass, application.method, descriptor});
  }

  void push_arguments_of(Assembler& code, ObjectId name, const std::string& descriptor) {
    const MethodDescriptor parsed = parse_method_descriptor(descriptor);
    const ObjectId arguments = vm_.get_field(name, "arguments", "[Ljava/lang/Object;").as_ref();
    for (std::uint32_t i = 0; i < parsed.parameters.size(); ++i) {
      push_argument(code, {vm_.heap().at(arguments).raw<std::uint32_t>(i)}, parsed.parameters[i]);
    }
  }

  void push_argument(Assembler& code, ObjectId argument, std::string_view type) {
    if (argument && vm_.class_of(argument).name == "java/lang/invoke/LambdaForm$Name") {
      const int index = vm_.get_field(argument, "index", "S").as_int();
      return code.load(type, slots_.at(static_cast<std::size_t>(index)));
    }
    if (type == kReference) return push_constant(code, argument);
    const auto value = unbox(vm_, argument, type[0]);
    LORIS_CHECK(value, "a constant of a lambda form should have its parameter's type");
    switch (type[0]) {
      case 'J': return code.push_long(value->as_long());
      case 'F': return code.push_float(value->as_float());
      case 'D': return code.push_double(value->as_double());
      default: return code.push_int(value->as_int());
    }
  }

  /// Constants live in static fields: each state has its own.
  void push_constant(Assembler& code, ObjectId constant) {
    if (!constant) return code.op(Op::aconst_null);
    const std::string name = constant_name(constants_.size());
    constants_.push_back(constant);
    code.field(Op::getstatic, {class_name_, name, kReference});
  }

  void keep_constants(const Class& cls) {
    Flow flow;
    const bool ready = vm_.ensure_initialized(cls, flow);
    LORIS_CHECK(ready, "a class without an initializer should be ready");
    for (std::size_t i = 0; i < constants_.size(); ++i) {
      vm_.set_static(cls, constant_name(i), kReference, Value::of_ref(constants_[i]));
    }
  }

  Application resolve(ObjectId function, ObjectId member_object) {
    const ObjectId handle =
        vm_.get_field(function, "resolvedHandle", "Ljava/lang/invoke/MethodHandle;").as_ref();
    const Method* method = member_object ? MemberName(vm_, member_object).method() : nullptr;
    if (method == nullptr) {
      if (!handle)
        throw UnsupportedError{"a lambda form whose function is neither a method nor a handle"};
      const ObjectId type = vm_.get_field(handle, "type", "Ljava/lang/invoke/MethodType;").as_ref();
      return {erased(descriptor_of_type(vm_, type)), "invokeBasic", handle, {}};
    }
    const MemberName member(vm_, member_object);
    std::string descriptor = erased(member.descriptor());
    if (!method->is_static()) descriptor = prepended(kReference, descriptor);
    const bool is_handle_method = method->owner->name == kHandleClass && method->is_native();
    if (is_handle_method) return {descriptor, method->name, {}, {}};
    return {descriptor, linker_of(member.kind()), {}, member_object};
  }

  Interpreter& vm_;
  ObjectId form_;
  std::string class_name_;
  std::vector<ObjectId> names_;
  std::vector<int> slots_;  // by name: its local variable
  std::vector<ObjectId> constants_;
};

/// InvokerBytecodeGenerator.generateCustomizedCode(LambdaForm, MethodType)
Flow generate_code(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  const Method& entry = FormCompiler(call, call.ref(0)).compile();
  return call.give_ref(MemberName::make_static(call.vm, entry).object());
}

constexpr std::array kLambdaFormRows{
    NativeRow{"java/lang/invoke/InvokerBytecodeGenerator", "generateCustomizedCode", "",
              generate_code},
};

}  // namespace

std::span<const NativeRow> lambda_form_natives() { return kLambdaFormRows; }

}  // namespace loris
