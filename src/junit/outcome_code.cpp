#include "junit/outcome_code.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "heap/type_universe.h"
#include "interp/text.h"
#include "junit/literals.h"

namespace loris {

namespace {

bool is_floating(char type) { return type == 'F' || type == 'D'; }

bool is_array(const GraphNode& node) { return node.class_name.starts_with('['); }

bool holds_references(const GraphNode& array) {
  return array.class_name[1] == 'L' || array.class_name[1] == '[';
}

/// More would not fit into a method (JVMS 4.7.3), nor would anyone read it.
constexpr std::size_t kMostLines = 600;

}  // namespace

OutcomeCode::OutcomeCode(TestScope& scope, InputCode& input, const Graph& before,
                         const Graph& after)
    : scope_(scope), input_(input), before_(before), after_(after), made_(after.nodes.size()) {}

void OutcomeCode::expect(const std::string& expression, const GraphValue& value, bool is_boxed) {
  if (value.type == 'L') {
    if (value.bits == 0) return scope_.line(fmt::format("assertNull({});", expression));
    return expect_object(expression, value.bits - 1);
  }
  const std::string expected = primitive_expression(value);
  if (value.type == 'Z' && !is_boxed)
    return scope_.line(
        fmt::format("assert{}({});", value.bits != 0 ? "True" : "False", expression));
  // JUnit 4 compares floating point within a tolerance; as objects they are compared by their bits.
  const bool boxes = is_floating(value.type) && !is_boxed && scope_.junit == 4;
  scope_.line(boxes
                  ? fmt::format("assertEquals((java.lang.Object) ({}), {});", expected, expression)
                  : fmt::format("assertEquals({}, {});", expected, expression));
}

bool OutcomeCode::is_opaque(std::size_t node) const {
  const GraphNode& shown = after_.nodes[node];
  if (shown.class_name.find("$$Lambda") != std::string::npos) return true;
  return !is_array(shown) && shown.fields.empty();
}

void OutcomeCode::expect_object(const std::string& expression, std::size_t node) {
  const GraphNode& shown = after_.nodes[node];
  if (node < before_.nodes.size())
    return scope_.line(fmt::format("assertSame({}, {});", input_.node(node).text, expression));
  if (!made_[node].empty())
    return scope_.line(fmt::format("assertSame({}, {});", made_[node], expression));
  if (shown.class_name == "java/lang/String")
    return scope_.line(
        fmt::format("assertEquals({}, {});", ascii_string_expression(shown.text), expression));
  const Class* cls = scope_.names.find(shown.class_name);
  if (shown.is_enum_constant && cls != nullptr) {
    const Class& declaring = cls->super->name == "java/lang/Enum" ? *cls : *cls->super;
    scope_.graphs();
    return scope_.line(fmt::format("assertSame(LorisGraphs.constant({}, {}), {});",
                                   class_literal(declaring.name), ascii_string_literal(shown.text),
                                   expression));
  }
  if (cls != nullptr && is_value_class(*cls) && shown.fields.size() == 1)
    return scope_.line(fmt::format("assertEquals({}, {});",
                                   primitive_expression(shown.fields[0].value), expression));
  std::string name = shown.class_name;
  const std::size_t lambda = name.find("$$Lambda");
  if (lambda != std::string::npos) name.resize(lambda + std::string_view("$$Lambda").size());
  made_[node] = scope_.new_variable("made");
  scope_.line(fmt::format("{} {} = {}.made({}, {});", scope_.names.lang("Object"), made_[node],
                          scope_.graphs(), expression, class_literal(name)));
  if (!is_opaque(node)) waiting_.push_back(node);
}

void OutcomeCode::expect_heap() {
  for (std::size_t i = 0; i < before_.nodes.size(); ++i) expect_changes(i);
  while (!waiting_.empty()) {
    const std::size_t node = waiting_.front();
    waiting_.pop_front();
    expect_all(node);
  }
  if (left_out_ > 0)
    scope_.line(
        fmt::format("// {} more values are not asserted: the test would be too long", left_out_));
  if (scope_.uses_graphs) scope_.line("graphs.assertNothingElseChanged();");
}

bool OutcomeCode::has_room() {
  if (scope_.lines.size() < kMostLines) return true;
  ++left_out_;
  return false;
}

void OutcomeCode::expect_changes(std::size_t node) {
  const GraphNode &was = before_.nodes[node], &is = after_.nodes[node];
  if (is_array(was) && !holds_references(was) && !input_.is_inside(node))
    return expect_primitives(input_.node(node).text, node);
  const auto get = [&](const std::string& place) {
    return fmt::format("{}.get({}, {})", scope_.graphs(), input_.node(node).text, place);
  };
  for (std::size_t i = 0; i < was.elements.size() && i < is.elements.size(); ++i) {
    if (was.elements[i] != is.elements[i]) expect(get(std::to_string(i)), is.elements[i], true);
  }
  for (std::size_t i = 0; i < was.fields.size() && i < is.fields.size(); ++i) {
    if (was.fields[i].value != is.fields[i].value)
      expect(get(field_arguments(is, is.fields[i])), is.fields[i].value, true);
  }
}

void OutcomeCode::expect_all(std::size_t node) {
  const GraphNode& shown = after_.nodes[node];
  const std::string& variable = made_[node];
  if (is_array(shown)) {
    if (!holds_references(shown))
      return expect_primitives(
          fmt::format("({}) {}", *scope_.names.class_name(shown.class_name), variable), node);
    scope_.line(
        fmt::format("assertEquals({}, LorisGraphs.length({}));", shown.elements.size(), variable));
  }
  for (std::size_t i = 0; i < shown.elements.size(); ++i) {
    if (has_room()) expect(fmt::format("graphs.get({}, {})", variable, i), shown.elements[i], true);
  }
  for (const GraphField& field : shown.fields) {
    if (has_room())
      expect(fmt::format("graphs.get({}, {})", variable, field_arguments(shown, field)),
             field.value, true);
  }
}

/// What calls have built may hold an array that the test has given them: the helper watches it,
/// too.
bool OutcomeCode::is_input_of_calls(std::size_t node) const {
  return scope_.uses_graphs && node < before_.nodes.size() && input_.is_argument(node);
}

void OutcomeCode::expect_primitives(const std::string& array, std::size_t node) {
  const GraphNode& shown = after_.nodes[node];
  constexpr std::size_t kMostElements = 2000;
  if (shown.elements.size() > kMostElements) {
    left_out_ += shown.elements.size();
    if (is_input_of_calls(node)) scope_.line(fmt::format("graphs.all({});", array));
    return;
  }
  std::vector<std::string> values;
  for (const GraphValue& element : shown.elements) values.push_back(primitive_expression(element));
  const std::string expected = fmt::format(
      "new {} {{{}}}", *scope_.names.class_name(shown.class_name), fmt::join(values, ", "));
  const std::string found = is_input_of_calls(node) ? fmt::format("graphs.all({})", array) : array;
  // JUnit 4 wants a tolerance for floating point.
  const bool by_bits = is_floating(shown.class_name[1]) && scope_.junit == 4;
  scope_.line(by_bits ? fmt::format("assertTrue(java.util.Arrays.equals({}, {}));", expected, found)
                      : fmt::format("assertArrayEquals({}, {});", expected, found));
}

}  // namespace loris
