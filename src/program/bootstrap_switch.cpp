#include <fmt/format.h>

#include <algorithm>

#include "classfile/descriptor.h"
#include "program/bootstrap_family.h"
#include "program/boxing.h"

namespace loris::synthesis {
namespace {

struct EnumConstant {
  std::string class_name, name;
};
struct PrimitiveType {
  char descriptor;
};
/// What a case tests for.
using CaseLabel = std::variant<std::int32_t, std::int64_t, float, double, bool, StringConstant,
                               EnumConstant, ClassConstant, PrimitiveType>;

/// ConstantBootstraps.invoke(function, arguments) where the function is the static CLASS.of.
bool is_call_of(const DynamicConstant& constant, std::string_view class_name,
                std::size_t arguments) {
  if (constant.bootstrap.class_name != "java/lang/invoke/ConstantBootstraps" ||
      constant.bootstrap.name != "invoke" || constant.arguments.size() != arguments + 1) {
    return false;
  }
  const auto* handle = std::get_if<HandleConstant>(&constant.arguments[0]);
  return handle != nullptr && handle->class_name == class_name && handle->name == "of";
}

/// EnumDesc.of(ClassDesc.of("binary.Name"), "CONSTANT"), which is how javac describes a constant.
std::optional<CaseLabel> read_enum_constant(const DynamicConstant& constant) {
  if (!is_call_of(constant, "java/lang/Enum$EnumDesc", 2)) return std::nullopt;
  const auto* type = std::get_if<DynamicConstant>(&constant.arguments[1]);
  const auto* name = std::get_if<StringConstant>(&constant.arguments[2]);
  if (type == nullptr || name == nullptr || !is_call_of(*type, "java/lang/constant/ClassDesc", 1)) {
    return std::nullopt;
  }
  const auto* binary_name = std::get_if<StringConstant>(&type->arguments[1]);
  if (binary_name == nullptr) return std::nullopt;
  std::string class_name = binary_name->utf8;
  std::replace(class_name.begin(), class_name.end(), '.', '/');
  return EnumConstant{std::move(class_name), name->utf8};
}

std::optional<CaseLabel> read_dynamic(const DynamicConstant& constant) {
  if (constant.bootstrap.class_name != "java/lang/invoke/ConstantBootstraps") return std::nullopt;
  const std::string& maker = constant.bootstrap.name;
  if (maker == "primitiveClass" && constant.name.size() == 1 && boxing_of(constant.name[0])) {
    return PrimitiveType{constant.name[0]};
  }
  if (maker == "getStaticFinal" && constant.descriptor == "Ljava/lang/Boolean;" &&
      constant.arguments.empty() && (constant.name == "TRUE" || constant.name == "FALSE")) {
    return constant.name == "TRUE";
  }
  return read_enum_constant(constant);
}

struct LabelReader {
  std::optional<CaseLabel> operator()(std::int32_t value) { return value; }
  std::optional<CaseLabel> operator()(std::int64_t value) { return value; }
  std::optional<CaseLabel> operator()(float value) { return value; }
  std::optional<CaseLabel> operator()(double value) { return value; }
  std::optional<CaseLabel> operator()(const StringConstant& value) { return value; }
  std::optional<CaseLabel> operator()(const ClassConstant& value) { return value; }
  std::optional<CaseLabel> operator()(const DynamicConstant& value) { return read_dynamic(value); }
  std::optional<CaseLabel> operator()(const MethodTypeConstant&) { return std::nullopt; }
  std::optional<CaseLabel> operator()(const HandleConstant&) { return std::nullopt; }
};

/// Writes tests of a selector that is in local 0 and not null.
class LabelTests {
 public:
  /// selector is the descriptor of its static type.
  LabelTests(Assembler& code, std::string_view selector)
      : code_(code), selector_(selector), primitive_(primitive_of(selector)) {}

  /// Goes on when the selector matches, else to `next`. False, with nothing written, when a
  /// selector of this type never matches.
  bool write(const CaseLabel& label, Label next) {
    return std::visit([&](const auto& value) { return test(value, next); }, label);
  }

 private:
  /// The primitive type of a primitive or wrapper, else 0.
  static char primitive_of(std::string_view type) {
    if (is_primitive(type)) return type[0];
    const Boxing* boxing = boxing_of_wrapper(class_of_descriptor(type));
    return boxing != nullptr ? boxing->primitive : '\0';
  }

  void load() { code_.load(selector_, 0); }

  /// The value of a selector whose type is primitive or a wrapper.
  void load_primitive() {
    load();
    if (!is_primitive(selector_)) code_.unbox(primitive_);
  }

  void expect_instance(std::string_view class_name, Label next) {
    load();
    code_.type(Op:: instanceof, class_name);
    code_.branch(Op::ifeq, next);
  }

  void expect_int(std::int32_t value, Label next) {
    code_.push_int(value);
    code_.branch(Op::if_icmpne, next);
  }

  /// Pushes the selector's value if it is of that primitive type or in its wrapper, else goes to
  /// `next`. False when it never is.
  bool load_as(char primitive, Label next) {
    if (primitive_ == primitive) {
      load_primitive();
      return true;
    }
    if (primitive_ != '\0') return false;
    const std::string_view wrapper = boxing_of(primitive)->wrapper;
    expect_instance(wrapper, next);
    load();
    code_.type(Op::checkcast, wrapper);
    code_.unbox(primitive);
    return true;
  }

  bool test(std::int32_t value, Label next) {
    if (primitive_ == 'Z') return false;
    if (primitive_ == '\0') {
      expect_number_or_character(value, next);
    } else {
      load_primitive();
      cast_primitive(code_, primitive_, 'I');
      expect_int(value, next);
    }
    return true;
  }

  void expect_number_or_character(std::int32_t value, Label next) {
    const Label matches = code_.make_label(), not_number = code_.make_label();
    expect_instance("java/lang/Number", not_number);
    load();
    code_.type(Op::checkcast, "java/lang/Number");
    code_.invoke(Op::invokevirtual, {"java/lang/Number", "intValue", "()I"});
    expect_int(value, next);
    code_.branch(Op::goto_, matches);
    code_.bind(not_number);
    load_as('C', next);
    expect_int(value, next);
    code_.bind(matches);
  }

  bool test(std::int64_t value, Label next) {
    if (!load_as('J', next)) return false;
    code_.push_long(value);
    code_.op(Op::lcmp);
    code_.branch(Op::ifne, next);
    return true;
  }

  bool test(float value, Label next) {
    if (!load_as('F', next)) return false;
    code_.push_float(value);
    code_.invoke(Op::invokestatic, {"java/lang/Float", "compare", "(FF)I"});
    code_.branch(Op::ifne, next);
    return true;
  }

  bool test(double value, Label next) {
    if (!load_as('D', next)) return false;
    code_.push_double(value);
    code_.invoke(Op::invokestatic, {"java/lang/Double", "compare", "(DD)I"});
    code_.branch(Op::ifne, next);
    return true;
  }

  bool test(bool value, Label next) {
    if (!load_as('Z', next)) return false;
    expect_int(value ? 1 : 0, next);
    return true;
  }

  bool test(const StringConstant& value, Label next) {
    if (is_primitive(selector_)) return false;
    code_.push_string(value.utf8);
    load();
    code_.invoke(Op::invokevirtual, {"java/lang/String", "equals", "(Ljava/lang/Object;)Z"});
    code_.branch(Op::ifeq, next);
    return true;
  }

  /// The constant is read only when the selector is of its class, which is then initialized.
  bool test(const EnumConstant& value, Label next) {
    if (is_primitive(selector_)) return false;
    expect_instance(value.class_name, next);
    load();
    code_.field(Op::getstatic,
                {value.class_name, value.name, descriptor_of_class(value.class_name)});
    code_.branch(Op::if_acmpne, next);
    return true;
  }

  bool test(const ClassConstant& value, Label next) {
    if (!is_primitive(selector_)) {
      expect_instance(value.name, next);
      return true;
    }
    if (value.name == boxing_of(primitive_)->wrapper) return true;
    if (primitive_ == 'Z') return false;
    load();
    code_.box(primitive_);
    code_.type(Op:: instanceof, value.name);
    code_.branch(Op::ifeq, next);
    return true;
  }

  /// A value matches a primitive type when it is converted without loss (JLS 5.7.2, preview).
  bool test(PrimitiveType value, Label next) {
    const char to = value.descriptor;
    if (primitive_ == '\0') {
      expect_instance(boxing_of(to)->wrapper, next);
      return true;
    }
    if (is_exact(primitive_, to)) return true;
    if (primitive_ == 'Z' || to == 'Z') return false;
    const char from = is_widening(primitive_, 'I') ? 'I' : primitive_;
    load_primitive();
    code_.invoke(Op::invokestatic, {"java/lang/runtime/ExactConversionsSupport",
                                    fmt::format("is{}To{}Exact", type_name(from), type_name(to)),
                                    fmt::format("({})Z", from)});
    code_.branch(Op::ifeq, next);
    return true;
  }

  static bool is_exact(char from, char to) {
    const bool rounds = to == 'F' ? from == 'I' || from == 'J' : to == 'D' && from == 'J';
    return is_widening(from, to) && !rounds;
  }

  /// "Int" for 'I', as the names of the conversion tests have it.
  static std::string_view type_name(char primitive) {
    switch (primitive) {
      case 'C': return "Char";
      case 'I': return "Int";
      default: return boxing_of(primitive)->wrapper.substr(std::string_view("java/lang/").size());
    }
  }

  Assembler& code_;
  std::string_view selector_;
  char primitive_;
};

/// Throws unless 0 <= restart <= labels, and returns -1 for null.
void write_checks(Assembler& code, std::string_view selector, std::size_t labels) {
  code.load("I", slots_of(selector));
  code.push_int(static_cast<std::int32_t>(labels + 1));
  code.invoke(Op::invokestatic, {"java/util/Objects", "checkIndex", "(II)I"});
  code.op(Op::pop);
  if (is_primitive(selector)) return;
  const Label not_null = code.make_label();
  code.load(selector, 0);
  code.branch(Op::ifnonnull, not_null);
  code.push_int(-1);
  code.return_value("I");
  code.bind(not_null);
}

/// The next label that may match where labels[i] does not: its equals do not.
std::size_t next_after(const std::vector<CaseLabel>& labels, std::size_t i) {
  const auto* failed = std::get_if<ClassConstant>(&labels[i]);
  for (std::size_t next = i + 1; next < labels.size(); ++next) {
    const auto* other = std::get_if<ClassConstant>(&labels[next]);
    if (failed == nullptr || other == nullptr || other->name != failed->name) return next;
  }
  return labels.size();
}

/// Goes to the label at `restart`, then tests one after another.
void write_switch(Assembler& code, std::string_view selector,
                  const std::vector<CaseLabel>& labels) {
  write_checks(code, selector, labels.size());
  std::vector<Label> starts;
  for (std::size_t i = 0; i <= labels.size(); ++i) starts.push_back(code.make_label());
  code.load("I", slots_of(selector));
  code.table_switch(starts, starts.back());
  LabelTests tests(code, selector);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const Label next = starts[next_after(labels, i)];
    code.bind(starts[i]);
    if (tests.write(labels[i], next)) {
      code.push_int(static_cast<std::int32_t>(i));
      code.return_value("I");
    } else {
      code.branch(Op::goto_, next);
    }
  }
  code.bind(starts.back());
  code.push_int(static_cast<std::int32_t>(labels.size()));
  code.return_value("I");
}

Blueprint draw_switch(const DynamicSite& site, const std::vector<CaseLabel>& labels) {
  constexpr std::string_view kMethod = "select";
  const MethodDescriptor type = parse_method_descriptor(site.descriptor);
  if (type.parameters.size() != 2 || type.parameters[1] != "I" || type.result != "I") {
    fail(site, "is no function from an object and an int to an int");
  }
  ClassBuilder builder = make_class(site, "Switch");
  builder.add_method(access::kStatic, kMethod, site.descriptor,
                     [&](Assembler& code) { write_switch(code, type.parameters[0], labels); });
  return Blueprint{std::move(builder), std::string(kMethod), site.descriptor};
}

}  // namespace

std::optional<Blueprint> draw_type_switch(const DynamicSite& site) {
  std::vector<CaseLabel> labels;
  for (const BootstrapArgument& argument : site.arguments) {
    const std::optional<CaseLabel> label = std::visit(LabelReader{}, argument);
    if (!label) return std::nullopt;
    labels.push_back(*label);
  }
  return draw_switch(site, labels);
}

/// A string names a constant of the selector's type.
std::optional<Blueprint> draw_enum_switch(const DynamicSite& site) {
  const MethodDescriptor type = parse_method_descriptor(site.descriptor);
  if (type.parameters.empty() || !type.parameters[0].starts_with('L')) {
    fail(site, "does not select by an enum");
  }
  const std::string_view enum_class = class_of_descriptor(type.parameters[0]);
  std::vector<CaseLabel> labels;
  for (std::size_t i = 0; i < site.arguments.size(); ++i) {
    if (const auto* name = std::get_if<StringConstant>(&site.arguments[i])) {
      labels.emplace_back(EnumConstant{std::string(enum_class), name->utf8});
    } else {
      labels.emplace_back(argument<ClassConstant>(site, i));
    }
  }
  return draw_switch(site, labels);
}

}  // namespace loris::synthesis
