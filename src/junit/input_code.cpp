#include "junit/input_code.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "heap/type_universe.h"
#include "interp/text.h"
#include "junit/literals.h"

namespace loris {

namespace {

const GraphField* value_field(const GraphNode& node) {
  for (const GraphField& field : node.fields) {
    if (field.name == "value") return &field;
  }
  return nullptr;
}

bool is_default(const GraphValue& value) { return value.bits == 0; }

/// "new int[3][]" for "[[I": the length stands in the first brackets.
std::string new_array(const std::string& type, std::size_t length) {
  const std::size_t brackets = type.find("[]");
  return fmt::format("new {}[{}]{}", type.substr(0, brackets), length, type.substr(brackets + 2));
}

}  // namespace

std::string field_arguments(const GraphNode& node, const GraphField& field) {
  const auto count = std::count_if(node.fields.begin(), node.fields.end(),
                                   [&](const auto& other) { return other.name == field.name; });
  if (count == 1) return name_literal(field.name);
  return fmt::format("{}, {}", class_literal(field.owner), name_literal(field.name));
}

std::string fitting(SourceNames& names, const Operand& value, const std::string& type) {
  const std::string object = names.lang("Object");
  const bool says_too_little = value.type == object || value.type == object + "[]";
  return says_too_little && type != value.type && type != object
             ? fmt::format("({}) {}", type, value.text)
             : value.text;
}

std::string as_object(const Operand& value) {
  const bool is_plain = value.is_primitive || (!value.type.empty() && !value.type.ends_with("[]"));
  return is_plain ? value.text : fmt::format("(java.lang.Object) {}", value.text);
}

const Class* InputCode::class_of(std::size_t index) const {
  return scope_.names.find(graph_.nodes[index].class_name);
}

bool InputCode::is_record(std::size_t index) const {
  const Class* cls = class_of(index);
  return cls != nullptr && cls->file != nullptr && cls->file->is_record;
}

void InputCode::write() {
  variables_.resize(graph_.nodes.size());
  is_filled_.resize(graph_.nodes.size());
  for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
    if (!is_record(i)) declare(i);
  }
  declare_records();
  for (std::size_t i = 0; i < graph_.nodes.size(); ++i) fill(i);
}

Operand InputCode::operand(const GraphValue& value) const {
  if (value.type != 'L') {
    const std::string descriptor(1, value.type);
    return {primitive_expression(value), *scope_.names.type(descriptor), nullptr, true};
  }
  if (value.bits == 0) return {"null", "", nullptr, false};
  return variables_[value.bits - 1];
}

void InputCode::add(std::size_t index, const std::string& type, const std::string& value) {
  const GraphNode& node = graph_.nodes[index];
  const std::string name = scope_.new_variable(node.name.empty() ? "object" : node.name);
  scope_.line(fmt::format("{} {} = {};", type, name, value));
  variables_[index] = {name, type, class_of(index), false};
}

void InputCode::declare(std::size_t index) {
  const GraphNode& node = graph_.nodes[index];
  if (node.class_name == "java/lang/String") {
    // No String of the input is one of the program's constants.
    const std::string string = scope_.names.lang("String");
    return add(index, string,
               fmt::format("new {}({})", string, ascii_string_expression(node.text)));
  }
  if (node.class_name.starts_with('[')) return declare_array(index);
  const Class* cls = class_of(index);
  if (cls == nullptr || cls->hidden || node.class_name == "java/lang/Class") {
    scope_.obstacle =
        fmt::format("no {} can be made", cls ? cls->external_name() : node.class_name);
    return add(index, scope_.names.lang("Object"), "null");
  }
  if (node.is_enum_constant) return declare_constant(index, *cls);
  if (is_value_class(*cls) && value_field(node) != nullptr) return declare_box(index, *cls);
  declare_object(index);
}

void InputCode::declare_constant(std::size_t index, const Class& cls) {
  const Class& declaring = cls.super->name == "java/lang/Enum" ? cls : *cls.super;
  const std::string constant = to_utf8(graph_.nodes[index].text);
  const auto name = scope_.names.class_name(declaring.name);
  if (name && is_java_identifier(constant))
    return add(index, *name, fmt::format("{}.{}", *name, constant));
  add(index, scope_.names.lang("Object"),
      fmt::format("LorisGraphs.constant({}, {})", class_literal(declaring.name),
                  ascii_string_literal(graph_.nodes[index].text)));
  scope_.graphs();
}

void InputCode::declare_box(std::size_t index, const Class& cls) {
  const GraphNode& node = graph_.nodes[index];
  const std::string type = *scope_.names.class_name(cls.name);
  const std::string value = primitive_expression(value_field(node)->value);
  is_filled_[index] = true;
  add(index, type,
      node.is_kept_box ? fmt::format("{}.valueOf({})", type, value)
                       : fmt::format("{}.fresh({})", scope_.graphs(), value));
}

void InputCode::declare_array(std::size_t index) {
  const GraphNode& node = graph_.nodes[index];
  const auto type = scope_.names.class_name(node.class_name);
  const bool holds_references = node.class_name[1] == 'L' || node.class_name[1] == '[';
  if (!holds_references) {
    std::vector<std::string> values;
    for (const GraphValue& element : node.elements) values.push_back(primitive_expression(element));
    return add(index, *type, fmt::format("{{{}}}", fmt::join(values, ", ")));
  }
  if (type)
    return add(index, *type,
               fmt::format("{}.keep({})", scope_.graphs(), new_array(*type, node.elements.size())));
  const std::string objects = scope_.names.lang("Object") + "[]";
  add(index, objects,
      fmt::format("({}) {}.array({}, {})", objects, scope_.graphs(), class_literal(node.class_name),
                  node.elements.size()));
}

void InputCode::declare_object(std::size_t index) {
  const std::string& cls = graph_.nodes[index].class_name;
  const auto type = scope_.names.class_name(cls);
  const std::string made = type ? *type + ".class" : class_literal(cls);
  add(index, type.value_or(scope_.names.lang("Object")),
      fmt::format("{}.make({})", scope_.graphs(), made));
}

/// Records whose components are there first; those that lead to themselves without a constructor.
void InputCode::declare_records() {
  bool goes_on = true;
  while (goes_on) {
    goes_on = false;
    for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
      if (!variables_[i].text.empty() || !is_ready(graph_.nodes[i])) continue;
      declare_record(i);
      goes_on = true;
    }
  }
  for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
    if (variables_[i].text.empty()) declare_object(i);
  }
}

bool InputCode::is_ready(const GraphNode& node) const {
  return std::all_of(node.fields.begin(), node.fields.end(), [&](const GraphField& field) {
    const bool is_object = field.value.type == 'L' && field.value.bits != 0;
    return !is_object || !variables_[field.value.bits - 1].text.empty();
  });
}

void InputCode::declare_record(std::size_t index) {
  const GraphNode& node = graph_.nodes[index];
  const auto type = scope_.names.class_name(node.class_name);
  std::string values;
  for (const GraphField& field : node.fields) values += ", " + as_object(operand(field.value));
  const std::string made =
      fmt::format("{}.makeRecord({}{})", scope_.graphs(), class_literal(node.class_name), values);
  is_filled_[index] = true;
  add(index, type.value_or(scope_.names.lang("Object")),
      type ? fmt::format("({}) {}", *type, made) : made);
}

void InputCode::fill(std::size_t index) {
  const GraphNode& node = graph_.nodes[index];
  if (is_filled_[index]) return;
  if (node.class_name.starts_with('[')) return fill_array(index);
  for (const GraphField& field : node.fields) {
    if (is_default(field.value)) continue;
    const auto twins =
        std::count_if(node.fields.begin(), node.fields.end(), [&](const GraphField& other) {
          return other.owner == field.owner && other.name == field.name;
        });
    if (twins > 1) scope_.obstacle = "a class has two fields of one name";
    scope_.line(fmt::format("{}.set({}, {}, {});", scope_.graphs(), variables_[index].text,
                            field_arguments(node, field), operand(field.value).text));
  }
}

void InputCode::fill_array(std::size_t index) {
  const GraphNode& node = graph_.nodes[index];
  if (node.class_name[1] != 'L' && node.class_name[1] != '[') return;
  const std::string& type = variables_[index].type;
  const std::string element = type.substr(0, type.size() - 2);
  for (std::size_t i = 0; i < node.elements.size(); ++i) {
    if (is_default(node.elements[i])) continue;
    const Operand value = operand(node.elements[i]);
    scope_.line(fmt::format("{}[{}] = {};", variables_[index].text, i,
                            fitting(scope_.names, value, element)));
  }
}

}  // namespace loris
