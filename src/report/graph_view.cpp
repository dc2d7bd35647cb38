#include "report/graph_view.h"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "interp/text.h"
#include "report/java_text.h"

namespace loris {

namespace {

constexpr std::array<std::string_view, 8> kBoxes{
    "java/lang/Boolean", "java/lang/Byte",  "java/lang/Character", "java/lang/Short",
    "java/lang/Integer", "java/lang/Float", "java/lang/Long",      "java/lang/Double"};

const GraphValue* boxed_value(const GraphNode& node) {
  if (std::find(kBoxes.begin(), kBoxes.end(), node.class_name) == kBoxes.end()) return nullptr;
  for (const GraphField& field : node.fields) {
    if (field.name == "value" && field.value.type != 'L') return &field.value;
  }
  return nullptr;
}

}  // namespace

GraphView::GraphView(const Graph& graph, const Graph* before)
    : graph_(graph), before_(before), uses_(graph.nodes.size()) {
  count_uses();
  std::map<std::string, std::string> owner;
  for (const GraphNode& node : graph_.nodes) {
    const std::string name = short_class_text(node.class_name);
    if (owner.try_emplace(name, node.class_name).first->second != node.class_name)
      ambiguous_.insert(name);
  }
}

void GraphView::count_uses() {
  std::vector<std::size_t> waiting;
  const auto use = [&](GraphValue value) {
    const auto node = target(value);
    if (node && uses_[*node]++ == 0) waiting.push_back(*node);
  };
  for (const GraphRoot& root : graph_.roots) use(root.value);
  while (!waiting.empty()) {
    const std::size_t node = waiting.back();
    waiting.pop_back();
    for (const Part& part : parts(node)) use(part.value);
  }
}

bool GraphView::is_shown(std::size_t node, std::size_t field) const {
  const GraphField& shown = graph_.nodes[node].fields[field];
  if (before_ == nullptr) return shown.is_read;
  if (node >= before_->nodes.size() || field >= before_->nodes[node].fields.size()) return true;
  const GraphField& earlier = before_->nodes[node].fields[field];
  return earlier.is_read || !(earlier.value == shown.value);
}

bool GraphView::hides_fields(std::size_t node) const {
  for (std::size_t i = 0; i < graph_.nodes[node].fields.size(); ++i) {
    if (!is_shown(node, i)) return true;
  }
  return false;
}

std::vector<Part> GraphView::parts(std::size_t index) const {
  const GraphNode& node = graph_.nodes[index];
  std::vector<Part> parts;
  for (std::size_t i = 0; i < node.fields.size(); ++i) {
    const GraphField& field = node.fields[i];
    const bool hidden =
        std::any_of(node.fields.begin() + static_cast<std::ptrdiff_t>(i) + 1, node.fields.end(),
                    [&](const GraphField& later) { return later.name == field.name; });
    const std::string key = hidden ? short_class_text(field.owner) + "." + field.name : field.name;
    if (is_shown(index, i)) parts.push_back({key, field.value});
  }
  for (std::size_t i = 0; i < node.elements.size(); ++i)
    parts.push_back({fmt::format("[{}]", i), node.elements[i]});
  return parts;
}

std::string GraphView::class_name(std::size_t node) const {
  const GraphNode& shown = graph_.nodes[node];
  const std::string& internal = shown.unknown.empty() ? shown.class_name : shown.unknown[0];
  const std::string name = short_class_text(internal);
  const std::string text = ambiguous_.contains(name) ? class_text(internal) : name;
  return shown.unknown.empty() ? text : text + " of unknown class";
}

std::optional<std::size_t> GraphView::target(GraphValue value) {
  if (value.type != 'L' || value.bits == 0) return std::nullopt;
  return static_cast<std::size_t>(value.bits - 1);
}

bool GraphView::is_atom(std::size_t index) const {
  const GraphNode& node = graph_.nodes[index];
  return node.is_enum_constant || node.class_name == "java/lang/String" ||
         boxed_value(node) != nullptr;
}

bool GraphView::is_leaf(std::size_t index) const {
  const std::vector<Part> shown = parts(index);
  return is_atom(index) || std::all_of(shown.begin(), shown.end(), [&](const Part& part) {
           const auto inner = target(part.value);
           return !inner || is_atom(*inner);
         });
}

std::string GraphView::atom_text(std::size_t index) const {
  const GraphNode& node = graph_.nodes[index];
  if (node.is_enum_constant) return to_utf8(node.text);
  if (const GraphValue* value = boxed_value(node)) {
    const std::string text = primitive_text(*value);
    if (!node.is_kept) return text;
    const std::string type = short_class_text(node.class_name);
    if (value->type == 'Z') return fmt::format("{}.{}", type, value->bits != 0 ? "TRUE" : "FALSE");
    return fmt::format("{}.valueOf({})", type, text);
  }
  const std::string text = string_literal(node.text);
  return node.is_kept ? text + " (the literal)" : text;
}

}  // namespace loris
