#include "samples.h"

namespace loris::samples {

GraphField field(const std::string& name, GraphValue value, const std::string& descriptor) {
  GraphField made;
  made.owner = "Node";
  made.name = name;
  made.descriptor = !descriptor.empty() ? descriptor
                    : value.type == 'L' ? "LNode;"
                                        : std::string(1, value.type);
  made.value = value;
  made.is_read = true;
  return made;
}

GraphField free_field(const std::string& name, GraphValue value, const std::string& descriptor) {
  GraphField made = field(name, value, descriptor);
  made.is_read = false;
  return made;
}

GraphNode object(const std::string& class_name, std::vector<GraphField> fields) {
  GraphNode node;
  node.class_name = class_name;
  node.fields = std::move(fields);
  return node;
}

GraphNode text(std::u16string value) {
  GraphNode node;
  node.class_name = "java/lang/String";
  node.text = std::move(value);
  return node;
}

GraphNode constant(const std::string& class_name, std::u16string name) {
  GraphNode node;
  node.class_name = class_name;
  node.text = std::move(name);
  node.is_enum_constant = true;
  return node;
}

GraphNode array(const std::string& class_name, std::vector<GraphValue> elements) {
  GraphNode node;
  node.class_name = class_name;
  node.elements = std::move(elements);
  return node;
}

GraphRoot root(const std::string& name, GraphValue value) {
  return {name, value.type == 'L' ? "LNode;" : std::string(1, value.type), value};
}

Result complete_result() {
  Result result;
  result.asked.target = "Bst.insert(int)";
  result.asked.heap = "lazier#";
  result.asked.decide = "eager";
  result.asked.solver = "z3";
  result.asked.search = "dfs";
  result.asked.bounds = {{"n", 5}, {"max-array", 5}};
  result.asked.types = {"Bst", "Bst$Node"};
  result.paths.normal = 94;
  result.paths.pruned = 7;
  result.queries = {120, 100, 20, 0, 10, 90, 30, 0, 0, 0.25};
  result.seconds = 1.5;
  result.peak_memory_bytes = 64U << 20U;
  result.coverage = {12, 12, 20, 19};
  return result;
}

PathResult violation(std::vector<std::uint32_t> choices, const std::string& kind,
                     const std::string& at) {
  PathResult path;
  path.choices = std::move(choices);
  path.ending = Ending::Violating;
  path.kind = kind;
  path.at = at;
  path.stack = {"Bst.insert (" + at + ")"};
  return path;
}

}  // namespace loris::samples
