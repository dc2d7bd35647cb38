#include "exec/audit.h"

#include <fmt/format.h>

#include "classfile/descriptor.h"
#include "spec/decider.h"

namespace loris {
namespace {

/// The objects of a graph in a state.
class Materializer {
 public:
  Materializer(Engine& engine, State& state, const Graph& graph)
      : engine_(engine), state_(state), graph_(graph) {}

  void make() {
    engine_.vm.look_at(state_);
    for (const GraphNode& node : graph_.nodes) objects_.push_back(made(node));
    for (std::size_t i = 0; i < graph_.nodes.size(); ++i) fill(i);
  }

  Value value_of(const GraphValue& value) const {
    if (value.type == 'L')
      return value.bits == 0 ? Value::of_null() : Value::of_ref(objects_[value.bits - 1]);
    const Kind kind = kind_of_descriptor(std::string_view(&value.type, 1));
    if (kind == Kind::Int || kind == Kind::Float)
      return {static_cast<std::uint32_t>(value.bits), kind, false};
    return {value.bits, kind, false};
  }

 private:
  ObjectId made(const GraphNode& node) {
    if (node.class_name == "java/lang/String") return engine_.vm.new_string(node.text);
    const Class& cls = engine_.program.load(node.class_name);
    if (node.is_enum_constant) return constant(cls, node.text);
    if (cls.is_array())
      return state_.heap.add_array(cls, static_cast<std::uint32_t>(node.elements.size()));
    if (node.is_kept_box) {
      const auto number = static_cast<std::int32_t>(node.fields.front().value.bits);
      if (const ObjectId box = engine_.vm.kept_box(cls, number)) return box;
    }
    return state_.heap.add_instance(cls);
  }

  ObjectId constant(const Class& cls, const std::u16string& name) {
    const Class& declaring = cls.super->name == "java/lang/Enum" ? cls : *cls.super;
    const std::string text(name.begin(), name.end());
    return engine_.vm.get_static(declaring, text, fmt::format("L{};", declaring.name)).as_ref();
  }

  void fill(std::size_t index) {
    const GraphNode& node = graph_.nodes[index];
    if (node.is_enum_constant || node.class_name == "java/lang/String") return;
    Object& object = state_.heap.edit(objects_[index]);
    for (std::size_t i = 0; i < node.elements.size(); ++i)
      store_element(object, static_cast<std::uint32_t>(i), value_of(node.elements[i]));
    for (const GraphField& field : node.fields) {
      const Field* found =
          engine_.program.load(field.owner).declared_field(field.name, field.descriptor);
      if (found != nullptr) Heap::store(object, found->slot, value_of(field.value));
    }
  }

  Engine& engine_;
  State& state_;
  const Graph& graph_;
  std::vector<ObjectId> objects_;  // by node
};

Answer run(Engine& engine, State state, const Predicate& predicate,
           const std::vector<Value>& arguments) {
  const std::vector<Value> given(
      arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(predicate.arguments));
  const Method* method = predicate.method;
  if (!method->is_static()) {
    const Class& receiver = engine.program.at(state.heap.at(given[0].as_ref()).cls());
    method = &engine.program.select(receiver, *method);
  }
  engine.vm.enter_call(state, *method, slots_of(given));
  const Outcome outcome = engine.vm.run(state);
  if (const auto* returned = std::get_if<Returned>(&outcome))
    return !returned->value.symbolic && returned->value.as_int() != 0 ? Answer::Yes : Answer::No;
  return std::holds_alternative<Threw>(outcome) ? Answer::No : Answer::Unknown;
}

}  // namespace

Answer holds_of(Engine& engine, const Graph& input) {
  const WithStrategy decided(engine.vm, *engine.inside_strategy);
  State state = engine.start;
  Materializer objects(engine, state, input);
  objects.make();
  std::vector<Value> arguments;
  for (std::size_t i = 0; i < engine.arguments.size(); ++i)
    arguments.push_back(objects.value_of(input.roots[i].value));
  std::size_t root = engine.arguments.size();
  for (const Argument& argument : engine.statics) {
    const std::size_t dot = argument.name.rfind('.');
    const Class* cls = find_class(engine.program, argument.name.substr(0, dot));
    const Field* field = cls->declared_field(argument.name.substr(dot + 1), argument.descriptor);
    engine.vm.set_static(state, *cls, *field, objects.value_of(input.roots[root++].value));
  }
  for (const Predicate& predicate : engine.assumed) {
    const Answer answer = run(engine, state, predicate, arguments);
    if (answer != Answer::Yes) return answer;
  }
  return Answer::Yes;
}

}  // namespace loris
