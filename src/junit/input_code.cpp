#include "junit/input_code.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "heap/type_universe.h"
#include "interp/text.h"
#include "junit/call_code.h"
#include "junit/literals.h"
#include "program/type_names.h"

namespace loris {

namespace {

const GraphField* value_field(const GraphNode& node) {
  for (const GraphField& field : node.fields) {
    if (field.name == "value") return &field;
  }
  return nullptr;
}

bool is_default(const GraphValue& value) { return value.bits == 0; }

/// The JVM shows no fields of these to anyone: an object of theirs is as good as empty.
bool hides_fields(const Class& cls) {
  return std::any_of(cls.ancestors.begin(), cls.ancestors.end(), [](const Class* at) {
    return at->name == "java/lang/reflect/AccessibleObject" ||
           at->name == "java/lang/ClassLoader" || at->name == "java/lang/Module";
  });
}

bool needs_fields(const GraphNode& node) {
  return std::any_of(node.fields.begin(), node.fields.end(), [](const GraphField& field) {
    return field.is_read || field.value.bits != 0;
  });
}

/// Where an exception was thrown only the JVM can say.
bool needs_trace(const GraphNode& node) {
  return std::any_of(node.fields.begin(), node.fields.end(), [](const GraphField& field) {
    return field.is_read && field.owner == "java/lang/Throwable" &&
           (field.name == "backtrace" || field.name == "depth" || field.name == "stackTrace");
  });
}

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
  const bool is_unknown = !graph_.nodes[index].unknown.empty();
  return cls != nullptr && cls->file != nullptr && cls->file->is_record && !is_unknown;
}

void InputCode::write() {
  variables_.resize(graph_.nodes.size());
  is_filled_.resize(graph_.nodes.size());
  find_insides();
  for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
    if (!is_filled_[i] && !is_record(i)) declare(i);
  }
  declare_records();
  for (std::size_t i = 0; i < graph_.nodes.size(); ++i) fill(i);
  for (const Construction& construction : built_) build(construction);
}

/// What is built gets its variable from its calls, what they lead to none; but arguments of calls
/// and what else the input holds are there before.
void InputCode::find_insides() {
  std::vector<bool> outside(graph_.nodes.size());
  inside_.resize(graph_.nodes.size());
  ways_.resize(graph_.nodes.size());
  std::vector<std::size_t> open;
  const auto mark = [&](std::size_t node) {
    if (!outside[node]) open.push_back(node);
    outside[node] = true;
  };
  for (const Construction& construction : built_) is_filled_[construction.node] = true;
  for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
    if (is_argument(i)) outside[i] = true;
  }
  for (const GraphRoot& root : graph_.roots) {
    const bool is_object = root.value.type == 'L' && root.value.bits != 0;
    if (is_object && !is_filled_[root.value.bits - 1]) mark(root.value.bits - 1);
  }
  const auto each = [&](std::size_t node, const auto& visit) {
    const GraphNode& shown = graph_.nodes[node];
    for (const GraphField& field : shown.fields)
      visit(field.value, [&] { return field_arguments(shown, field); });
    for (std::size_t i = 0; i < shown.elements.size(); ++i)
      visit(shown.elements[i], [&] { return std::to_string(i); });
  };
  while (!open.empty()) {
    const std::size_t node = open.back();
    open.pop_back();
    each(node, [&](const GraphValue& value, const auto&) {
      if (value.type == 'L' && value.bits != 0) mark(value.bits - 1);
    });
  }
  for (const Construction& construction : built_) open.push_back(construction.node);
  for (std::size_t next = 0; next < open.size(); ++next) {
    const std::size_t node = open[next];
    each(node, [&](const GraphValue& value, const auto& place) {
      if (value.type != 'L' || value.bits == 0) return;
      const std::size_t to = value.bits - 1;
      if (outside[to] || is_filled_[to]) return;
      inside_[to] = is_filled_[to] = true;
      ways_[to] = {node, place()};
      open.push_back(to);
    });
  }
}

bool InputCode::is_argument(std::size_t index) const {
  const GraphValue wanted{'L', 1 + index};
  return std::any_of(built_.begin(), built_.end(), [&](const Construction& one) {
    return std::any_of(one.calls.begin(), one.calls.end(), [&](const BuildCall& call) {
      return std::find(call.arguments.begin(), call.arguments.end(), wanted) !=
             call.arguments.end();
    });
  });
}

const Method* InputCode::method_of(const BuildCall& call) const {
  return scope_.names.find(call.owner)->declared_method(call.name, call.descriptor);
}

void InputCode::build(const Construction& construction) {
  const std::size_t index = construction.node;
  const auto values = [&](const BuildCall& call) {
    std::vector<Operand> operands;
    for (const GraphValue& value : call.arguments) operands.push_back(operand(value));
    return operands;
  };
  const BuildCall& first = construction.calls.front();
  add(index, *scope_.names.class_name(graph_.nodes[index].class_name),
      write_new(scope_, *method_of(first), values(first)));
  for (std::size_t i = 1; i < construction.calls.size(); ++i) {
    std::vector<Operand> inputs = values(construction.calls[i]);
    inputs.insert(inputs.begin(), variables_[index]);
    scope_.line(write_call(scope_, *method_of(construction.calls[i]), inputs).text + ";");
  }
  if (!graph_.nodes[index].fields.empty() && !is_argument(index))
    scope_.line(fmt::format("{}.track({});", scope_.graphs(), variables_[index].text));
}

const Operand& InputCode::node(std::size_t index) {
  if (inside_[index] && variables_[index].text.empty()) look_at(index);
  return variables_[index];
}

void InputCode::look_at(std::size_t index) {
  const std::string from = node(ways_[index].from).text;
  const std::string object = scope_.names.lang("Object");
  const auto type = scope_.names.class_name(graph_.nodes[index].class_name);
  const std::string name = scope_.new_variable(graph_.nodes[index].name);
  const std::string cast = type && *type != object ? fmt::format("({}) ", *type) : "";
  looks_.push_back(fmt::format("{} {} = {}{}.get({}, {});", type.value_or(object), name, cast,
                               scope_.graphs(), from, ways_[index].place));
  variables_[index] = {name, type.value_or(object), class_of(index), false};
}

std::size_t InputCode::element_count() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
    if (!inside_[i]) count += graph_.nodes[i].elements.size();
  }
  return count;
}

Operand InputCode::operand(const GraphValue& value) {
  if (value.type != 'L') {
    const std::string descriptor(1, value.type);
    return {primitive_expression(value), *scope_.names.type(descriptor), nullptr, true};
  }
  if (value.bits == 0) return {"null", "", nullptr, false};
  return node(value.bits - 1);
}

void InputCode::add(std::size_t index, const std::string& type, const std::string& value) {
  const GraphNode& node = graph_.nodes[index];
  const std::string name = scope_.new_variable(node.name.empty() ? "object" : node.name);
  scope_.line(fmt::format("{} {} = {};", type, name, value));
  variables_[index] = {name, type, class_of(index), false};
}

void InputCode::declare(std::size_t index) {
  const GraphNode& node = graph_.nodes[index];
  if (!node.unknown.empty()) return declare_unknown(index);
  if (node.class_name == "java/lang/String") {
    // A String of the input is one of the program's constants only where the path says so.
    const std::string string = scope_.names.lang("String");
    const std::string text = ascii_string_expression(node.text);
    if (!node.is_kept) return add(index, string, fmt::format("new {}({})", string, text));
    return add(index, string, text.starts_with('"') ? text : text + ".intern()");
  }
  if (node.class_name.starts_with('[')) return declare_array(index);
  const Class* cls = class_of(index);
  if (needs_trace(node)) scope_.obstacle = "it depends on where an exception was thrown";
  const bool is_hidden = cls != nullptr && hides_fields(*cls) && needs_fields(node);
  if (cls == nullptr || cls->hidden || is_hidden || node.class_name == "java/lang/Class") {
    scope_.obstacle =
        fmt::format("no {} can be made", cls ? cls->external_name() : node.class_name);
    return add(index, scope_.names.lang("Object"), "null");
  }
  if (node.is_enum_constant) return declare_constant(index, *cls);
  if (is_value_class(*cls) && value_field(node) != nullptr) return declare_box(index, *cls);
  declare_object(index);
}

/// The path has not used it, so an object serves whose methods all throw. One of interfaces can be
/// made without a class.
void InputCode::declare_unknown(std::size_t index) {
  std::string interfaces;
  for (const std::string& name : graph_.nodes[index].unknown) {
    const Class* cls = scope_.names.find(name);
    if (cls == nullptr || !cls->is_interface() || !cls->file->permitted_subclasses.empty())
      scope_.obstacle = fmt::format("no object of an unknown class below {} can be made",
                                    cls != nullptr ? type_text(*cls) : name);
    interfaces += (interfaces.empty() ? "" : ", ") + class_literal(name);
  }
  const std::string object = scope_.names.lang("Object");
  if (!scope_.obstacle.empty()) return add(index, object, "null");
  scope_.graphs();
  add(index, object, fmt::format("LorisGraphs.unused({})", interfaces));
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
      node.is_kept ? fmt::format("{}.valueOf({})", type, value)
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
      if (is_filled_[i] || !variables_[i].text.empty() || !is_ready(graph_.nodes[i])) continue;
      declare_record(i);
      goes_on = true;
    }
  }
  for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
    if (!is_filled_[i] && variables_[i].text.empty()) declare_object(i);
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
