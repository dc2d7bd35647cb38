#include <fmt/format.h>

#include <array>

#include "classfile/descriptor.h"
#include "program/bootstrap_family.h"
#include "program/boxing.h"

namespace loris::synthesis {
namespace {

struct Component {
  std::string_view name;
  const HandleConstant& getter;
  std::string type;
};

/// The arguments of ObjectMethods.bootstrap.
struct Record {
  const DynamicSite& site;
  std::string_view class_name;
  std::vector<Component> components;
};

std::vector<std::string_view> split_names(std::string_view text) {
  std::vector<std::string_view> names;
  while (!text.empty()) {
    const std::size_t end = text.find(';');
    names.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return names;
}

Record read_record(const DynamicSite& site) {
  Record record{site, argument<ClassConstant>(site, 0).name, {}};
  const std::string& names_text = argument<StringConstant>(site, 1).utf8;
  const std::vector<std::string_view> names = split_names(names_text);
  if (names.size() + 2 != site.arguments.size()) fail(site, "has a getter without a name");
  for (std::size_t i = 0; i < names.size(); ++i) {
    const HandleConstant& getter = argument<HandleConstant>(site, i + 2);
    HandleType type = type_of(getter);
    const bool takes_record =
        type.parameters == std::vector{descriptor_of_class(record.class_name)};
    const bool makes_object = getter.kind == HandleKind::NewInvokeSpecial;
    if (!takes_record || makes_object || type.result == "V") {
      fail(site, "has a getter that is none");
    }
    record.components.push_back({names[i], getter, std::move(type.result)});
  }
  return record;
}

/// Pushes a component of the record in a local variable.
void push_component(Assembler& code, const Record& record, const Component& component, int slot) {
  code.load("L", slot);
  call_handle(code, component.getter, record.site.host);
}

void push_simple_name(Assembler& code, const Record& record) {
  if (record.class_name == record.site.host) return code.push_string(record.site.simple_name);
  code.push_class(record.class_name);
  code.invoke(Op::invokevirtual, {"java/lang/Class", "getSimpleName", "()Ljava/lang/String;"});
}

/// Replaces the value on the stack by its hash code; of the small types it is the value itself.
void hash(Assembler& code, std::string_view type) {
  if (!is_primitive(type)) {
    code.invoke(Op::invokestatic, {"java/util/Objects", "hashCode", "(Ljava/lang/Object;)I"});
  } else if (!is_widening(type[0], 'I')) {
    code.invoke(Op::invokestatic,
                {boxing_of(type[0])->wrapper, "hashCode", fmt::format("({})I", type)});
  }
}

/// (h0 * 31 + h1) * 31 + h2 and so on.
void write_hash_code(Assembler& code, const Record& record) {
  bool is_first = true;
  for (const Component& component : record.components) {
    if (!is_first) {
      code.push_int(31);
      code.op(Op::imul);
    }
    push_component(code, record, component, 0);
    hash(code, component.type);
    if (!is_first) code.op(Op::iadd);
    is_first = false;
  }
  if (record.components.empty()) code.push_int(0);
  code.return_value("I");
}

/// Goes on when the two values on the stack are equal, else to the label.
void expect_equal(Assembler& code, std::string_view type, Label different) {
  if (!is_primitive(type)) {
    code.invoke(Op::invokestatic,
                {"java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z"});
    return code.branch(Op::ifeq, different);
  }
  if (type == "J") {
    code.op(Op::lcmp);
  } else if (type == "F" || type == "D") {
    code.invoke(Op::invokestatic,
                {boxing_of(type[0])->wrapper, "compare", fmt::format("({0}{0})I", type)});
  } else {
    return code.branch(Op::if_icmpne, different);
  }
  code.branch(Op::ifne, different);
}

/// Returns false when the other object is no such record.
void expect_record(Assembler& code, const Record& record, Label different) {
  code.load("L", 1);
  code.type(Op:: instanceof, record.class_name);
  code.branch(Op::ifeq, different);
  code.load("L", 1);
  code.type(Op::checkcast, record.class_name);
  code.store("L", 1);
}

/// The last component is compared first, as the JDK does it: the program can tell.
void write_equals(Assembler& code, const Record& record) {
  const Label not_same = code.make_label(), different = code.make_label();
  code.load("L", 0);
  code.load("L", 1);
  code.branch(Op::if_acmpne, not_same);
  code.push_int(1);
  code.return_value("Z");
  code.bind(not_same);
  expect_record(code, record, different);
  for (auto it = record.components.rbegin(); it != record.components.rend(); ++it) {
    push_component(code, record, *it, 0);
    push_component(code, record, *it, 1);
    expect_equal(code, it->type, different);
  }
  code.push_int(1);
  code.return_value("Z");
  code.bind(different);
  code.push_int(0);
  code.return_value("Z");
}

/// Name[a=1, b=2]
void write_to_string(Assembler& code, const Record& record) {
  begin_string(code);
  push_simple_name(code, record);
  append_value(code, "Ljava/lang/String;");
  std::string before = "[";
  for (const Component& component : record.components) {
    append_text(code, fmt::format("{}{}=", before, component.name));
    push_component(code, record, component, 0);
    append_value(code, component.type);
    before = ", ";
  }
  append_text(code, record.components.empty() ? "[]" : "]");
  end_string(code);
}

struct MethodRow {
  std::string_view name, parameters;  // what follows the record itself
  std::string_view result;
  void (*write)(Assembler&, const Record&);
};

constexpr std::array kMethods{
    MethodRow{"toString", "", "Ljava/lang/String;", write_to_string},
    MethodRow{"hashCode", "", "I", write_hash_code},
    MethodRow{"equals", "Ljava/lang/Object;", "Z", write_equals},
};

}  // namespace

std::optional<Blueprint> draw_record(const DynamicSite& site) {
  const Record record = read_record(site);
  for (const MethodRow& row : kMethods) {
    if (row.name != site.name) continue;
    const std::string descriptor =
        fmt::format("({}{}){}", descriptor_of_class(record.class_name), row.parameters, row.result);
    if (site.descriptor != descriptor) fail(site, "has a type that does not fit its name");
    ClassBuilder builder = make_class(site, "Record");
    builder.add_method(access::kStatic, row.name, descriptor,
                       [&](Assembler& code) { row.write(code, record); });
    return Blueprint{std::move(builder), site.name, descriptor};
  }
  return std::nullopt;
}

}  // namespace loris::synthesis
