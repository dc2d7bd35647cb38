#include "junit/concrete_graph.h"

#include <fmt/format.h>

#include "exec/graph_builder.h"

namespace loris {

namespace {

char descriptor_type(std::string_view descriptor) {
  return descriptor[0] == '[' ? 'L' : descriptor[0];
}

/// As in graphs of paths: what the virtual machine keeps in these says nothing to a reader.
bool is_opaque(const Engine& engine, const Class& cls) {
  return cls.name == "java/lang/Class" || cls.is_assignable_to(engine.vm.known().throwable) ||
         cls.name == "java/lang/Thread" || cls.name == "java/lang/ClassLoader";
}

}  // namespace

std::vector<const Field*> instance_fields(const Class& cls) {
  std::vector<const Field*> fields;
  for (const Class* owner : cls.ancestors) {
    for (const Field& field : owner->fields) {
      if (!field.is_static() && field.info != nullptr) fields.push_back(&field);
    }
  }
  return fields;
}

bool is_leaf(const GraphNode& node, const Class& cls) {
  return node.is_enum_constant || is_value_class(cls) || !node.unknown.empty();
}

void ConcreteGraph::add_root(const std::string& name, const std::string& descriptor, Value value) {
  roots_.push_back({name, descriptor, value, std::nullopt});
}

void ConcreteGraph::add_asked(const AnyValue& asked) {
  roots_.push_back(
      {asked.name, asked.descriptor, asked.value, AskedFor{asked.said, asked.in, asked.by}});
}

GraphValue ConcreteGraph::value_of(Value value, std::string_view descriptor,
                                   const std::string& name) {
  const char type = descriptor_type(descriptor);
  if (type != 'L') return {type, value.bits};
  const ObjectId object = value.as_ref();
  if (!object) return {type, 0};
  const auto [at, is_new] = nodes_.try_emplace(object.value, objects_.size());
  if (is_new) {
    objects_.push_back(object);
    names_.emplace(object.value, name);
  }
  return {type, 1 + at->second};
}

bool ConcreteGraph::is_kept(const Class& cls, ObjectId object) const {
  return is_value_class(cls) && engine_.vm.is_shared(object);
}

GraphNode ConcreteGraph::read_node(std::size_t at) {
  const ObjectId id = objects_[at];
  const Object& object = state_->heap.at(id);
  const Class& cls = engine_.program.at(object.cls());
  GraphNode node;
  set_class(node, cls, cls.stands_for);
  node.name = names_.at(id.value);
  if (cls.name == "java/lang/String") {
    node.text = engine_.vm.text_of(id);
    node.is_kept = is_kept(cls, id);
  } else if (is_enum_class(cls)) {
    node.is_enum_constant = true;
    node.text = engine_.vm.text_of(engine_.vm.get_field(id, "name", "Ljava/lang/String;").as_ref());
  } else if (object.is_array()) {
    const std::string_view element = std::string_view(cls.name).substr(1);
    for (std::uint32_t i = 0; i < object.length(); ++i)
      node.elements.push_back(
          value_of(load_element(object, i), element, fmt::format("{}[{}]", node.name, i)));
  } else if (!is_opaque(engine_, cls)) {
    node.is_kept = is_kept(cls, id);
    for (const Field* field : instance_fields(cls)) {
      const Value value = Heap::load(object, field->slot, field->kind());
      node.fields.push_back(
          {field->owner->name, std::string(field->name), std::string(field->descriptor),
           value_of(value, field->descriptor, fmt::format("{}.{}", node.name, field->name)), true});
    }
  }
  return node;
}

Graph ConcreteGraph::read() {
  engine_.vm.look_at(*state_);
  Graph graph;
  for (const Root& root : roots_)
    graph.roots.push_back(
        {root.name, root.descriptor, value_of(root.value, root.descriptor, root.name), root.asked});
  for (std::size_t i = 0; i < objects_.size(); ++i) graph.nodes.push_back(read_node(i));
  return graph;
}

}  // namespace loris
