#include "exec/materializer.h"

#include <fmt/format.h>

#include "classfile/descriptor.h"

namespace loris {

Materializer::Materializer(Engine& engine, State& state, const Graph& graph)
    : engine_(engine), state_(state), graph_(graph), objects_(graph.nodes.size()) {}

ObjectId Materializer::make(std::size_t node) {
  engine_.vm.look_at(state_);
  objects_[node] = made(graph_.nodes[node]);
  fill(node);
  return objects_[node];
}

void Materializer::make_rest() {
  engine_.vm.look_at(state_);
  std::vector<std::size_t> left;
  for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
    if (objects_[i]) continue;
    objects_[i] = made(graph_.nodes[i]);
    left.push_back(i);
  }
  for (const std::size_t node : left) fill(node);
}

Value Materializer::value_of(const GraphValue& value) const {
  if (value.type == 'L')
    return value.bits == 0 ? Value::of_null() : Value::of_ref(objects_[value.bits - 1]);
  const Kind kind = kind_of_descriptor(std::string_view(&value.type, 1));
  if (kind == Kind::Int || kind == Kind::Float)
    return {static_cast<std::uint32_t>(value.bits), kind, false};
  return {value.bits, kind, false};
}

ObjectId Materializer::made(const GraphNode& node) {
  if (!node.unknown.empty()) {
    std::vector<const Class*> types;
    for (const std::string& name : node.unknown) types.push_back(&engine_.program.load(name));
    return state_.heap.add_instance(engine_.program.define_unknown(types));
  }
  if (node.class_name == "java/lang/String")
    return node.is_kept ? engine_.vm.intern(node.text) : engine_.vm.new_string(node.text);
  const Class& cls = engine_.program.load(node.class_name);
  if (node.is_enum_constant) return constant(cls, node.text);
  if (cls.is_array())
    return state_.heap.add_array(cls, static_cast<std::uint32_t>(node.elements.size()));
  if (node.is_kept) {
    const auto number = static_cast<std::int64_t>(node.fields.front().value.bits);
    if (const ObjectId box = engine_.vm.kept_box(cls, number)) return box;
  }
  return state_.heap.add_instance(cls);
}

ObjectId Materializer::constant(const Class& cls, const std::u16string& name) {
  const Class& declaring = cls.super->name == "java/lang/Enum" ? cls : *cls.super;
  const std::string text(name.begin(), name.end());
  return engine_.vm.get_static(declaring, text, fmt::format("L{};", declaring.name)).as_ref();
}

void Materializer::fill(std::size_t index) {
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

namespace {

/// What the run will ask for, as the graph shows it.
std::shared_ptr<const std::vector<AnyValue>> answers(const Graph& input,
                                                     const Materializer& maker) {
  auto all = std::make_shared<std::vector<AnyValue>>();
  for (const GraphRoot& root : input.roots) {
    if (!root.asked) continue;
    all->push_back({root.asked->in, root.asked->by, root.asked->name, root.name, root.descriptor,
                    maker.value_of(root.value)});
  }
  return all;
}

}  // namespace

ConcreteInput make_concrete(Engine& engine, const Graph& input) {
  return make_concrete(engine, input, engine.start, std::vector<ObjectId>(input.nodes.size()));
}

ConcreteInput make_concrete(Engine& engine, const Graph& input, State state,
                            const std::vector<ObjectId>& objects) {
  ConcreteInput concrete{std::move(state), {}, {}};
  Materializer maker(engine, concrete.state, input);
  for (std::size_t i = 0; i < objects.size(); ++i) {
    if (objects[i]) maker.use(i, objects[i]);
  }
  maker.make_rest();
  for (std::size_t i = 0; i < input.nodes.size(); ++i) concrete.objects.push_back(maker.object(i));
  std::size_t root = 0;
  for (; root < engine.arguments.size(); ++root)
    concrete.arguments.push_back(maker.value_of(input.roots[root].value));
  for (const Argument& argument : engine.statics) {
    const std::size_t dot = argument.name.rfind('.');
    const Class* cls = find_class(engine.program, argument.name.substr(0, dot));
    const Field* field = cls->declared_field(argument.name.substr(dot + 1), argument.descriptor);
    engine.vm.set_static(concrete.state, *cls, *field, maker.value_of(input.roots[root++].value));
  }
  concrete.state.input.answer_by(answers(input, maker));
  return concrete;
}

std::optional<Outcome> run_target(Engine& engine, State& state,
                                  const std::vector<Value>& arguments) {
  constexpr std::uint64_t kFuel = 2'000'000;
  const bool covered = engine.vm.cover(false);
  state.input.ask_in(AskedIn::Target);
  engine.vm.enter_call(state, engine.target, slots_of(arguments));
  const Outcome outcome = engine.vm.run(state, kFuel);
  engine.vm.cover(covered);
  if (std::holds_alternative<Returned>(outcome) || std::holds_alternative<Threw>(outcome))
    return outcome;
  return std::nullopt;
}

}  // namespace loris
