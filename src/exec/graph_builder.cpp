#include "exec/graph_builder.h"

#include <algorithm>

#include <fmt/format.h>

namespace loris {

namespace {

/// Objects whose insides are the virtual machine's business, are not as in a JVM (docs/adr/0010) or
/// say nothing to a reader.
bool is_opaque(const Engine& engine, const Class& cls) {
  const Known& known = engine.vm.known();
  return &cls == &known.class_class || cls.is_assignable_to(known.throwable) ||
         cls.name == "java/lang/Thread" || cls.name == "java/lang/ClassLoader" ||
         (cls.super != nullptr && cls.super->name == "java/lang/AbstractStringBuilder");
}

/// Where an exception was thrown is what the JVM says of it, in a form of its own.
bool is_of_jvm(const Field& field) {
  return field.owner->name == "java/lang/Throwable" &&
         (field.name == "backtrace" || field.name == "depth" || field.name == "stackTrace");
}

/// Of an array that a run makes; a table of HashMap may have a thousand million.
constexpr std::uint64_t kMostElements = 1'000'000;

char descriptor_type(std::string_view descriptor) {
  return descriptor[0] == '[' ? 'L' : descriptor[0];
}

}  // namespace

void set_class(GraphNode& node, const Class& cls, const std::vector<const Class*>& known_types) {
  node.class_name = cls.name;
  if (!cls.is_unknown()) return;
  for (const Class* type : known_types) node.unknown.push_back(type->name);
  const Class& first = *known_types.front();
  // Nothing is known of what it holds, as there is of an array or a String.
  const bool has_contents = first.is_array() || is_value_class(first) || is_enum_class(first);
  node.class_name = has_contents ? "java/lang/Object" : first.name;
}

GraphBuilder::GraphBuilder(Engine& engine, const State& state, const Assignment& model,
                           std::set<Term> constrained)
    : engine_(engine), state_(state), model_(model), constrained_(std::move(constrained)) {}

const Class& GraphBuilder::class_of(ObjectId object) const {
  return engine_.program.at(state_.heap.at(object).cls());
}

std::uint64_t GraphBuilder::number(Term term) const {
  const auto value = evaluate_completed(engine_.terms, term, model_);
  return value ? *value : 0;
}

bool GraphBuilder::is_read(Value value) const {
  if (!value.symbolic) return false;
  if (value.kind != Kind::Ref) return constrained_.contains(value.term());
  const InputHeap::Facts facts = state_.input.facts(engine_.symbols.of(value.term()));
  return facts.types || facts.object;
}

bool GraphBuilder::is_of_input(ObjectId object) const {
  const Symbolic* symbolic = state_.heap.at(object).symbolic();
  return symbolic != nullptr && symbolic->origin && !symbolic->is_boxed;
}

/// Of objects that are one, the least is shown: one of the input, and a String whose characters
/// were read, as nothing is known of the others.
std::tuple<bool, bool, ObjectId> GraphBuilder::rank(ObjectId object) const {
  const bool is_unread = &class_of(object) == &engine_.vm.known().string && is_of_input(object) &&
                         !characters_of(object);
  return {!is_of_input(object), is_unread, object};
}

/// Strings and boxes that were found to be the same are one node: the first of the input's, or else
/// the first that valueOf made.
ObjectId GraphBuilder::representative(ObjectId object, bool& is_kept) const {
  const HeapView view{state_.heap, state_.input};
  ObjectId first = object;
  for (const auto& comparison : state_.input.comparisons()) {
    for (const ObjectId other : {comparison.a, comparison.b}) {
      if (engine_.refiner->compared(view, object, other) != true) continue;
      if (!is_of_input(other)) is_kept = true;
      if (rank(other) < rank(first)) first = other;
    }
  }
  return first;
}

std::size_t GraphBuilder::node_of(ObjectId object) {
  bool is_kept = false;
  object = representative(object, is_kept);
  const auto [at, is_new] = nodes_.try_emplace(object.value, objects_.size());
  if (is_new) {
    objects_.push_back(object);
    GraphNode node;
    set_class(node, class_of(object), engine_.vm.known_types(object));
    node.is_kept = is_kept && is_of_input(object);
    const Symbolic* symbolic = state_.heap.at(object).symbolic();
    if (symbolic != nullptr && symbolic->origin)
      node.name = engine_.symbols.at(symbolic->origin).name;
    graph_.nodes.push_back(std::move(node));
  }
  return at->second;
}

GraphValue GraphBuilder::initial_value(Value value) {
  if (value.kind != Kind::Ref) {
    const char type = value.symbolic && engine_.terms.op(value.term()) == TermOp::Variable
                          ? engine_.terms.domain(value.term()).type
                          : 'I';
    return {type, value.symbolic ? number(value.term()) : value.bits};
  }
  if (!value.symbolic) return {'L', value.as_ref() ? 1 + node_of(value.as_ref()) : 0};
  const ObjectId object = state_.input.facts(engine_.symbols.of(value.term())).object;
  return {'L', object ? 1 + node_of(object) : 0};
}

/// What is inside a String of the input; none where nobody has looked.
ObjectId GraphBuilder::characters_of(ObjectId string) const {
  const Field* field = engine_.vm.known().string.declared_field("value", "[B");
  const Value array = engine_.symbols.field(state_.heap.at(string).symbolic()->origin, *field);
  return state_.input.facts(engine_.symbols.of(array.term())).object;
}

/// Of a String of the input, the one of the program that it was found to be.
ObjectId GraphBuilder::literal_of(ObjectId string) const {
  const HeapView view{state_.heap, state_.input};
  for (const auto& comparison : state_.input.comparisons()) {
    for (const ObjectId other : {comparison.a, comparison.b}) {
      if (is_of_input(other) || &class_of(other) != &engine_.vm.known().string) continue;
      const Value value =
          Heap::load(state_.heap.at(other), engine_.vm.known().string_value, Kind::Ref);
      if (object_at(value) && engine_.refiner->compared(view, string, other) == true) return other;
    }
  }
  return {};
}

std::u16string GraphBuilder::text_of(ObjectId string) const {
  const Symbolic* symbolic = state_.heap.at(string).symbolic();
  if (symbolic == nullptr || !symbolic->origin) return made_text(string);
  if (const ObjectId literal = literal_of(string)) return made_text(literal);
  const ObjectId bytes = characters_of(string);
  return bytes ? input_text(*state_.heap.at(bytes).symbolic()) : std::u16string{};
}

/// A String that the run made: its bytes may be terms, or those of a String of the input.
std::u16string GraphBuilder::made_text(ObjectId string) const {
  const Known& known = engine_.vm.known();
  const Object& object = state_.heap.at(string);
  const Value value = Heap::load(object, known.string_value, Kind::Ref);
  const ObjectId array = object_at(value);
  if (!array) return value.symbolic ? u"?" : u"";
  const Object& bytes = state_.heap.at(array);
  if (bytes.is_input()) return input_text(*bytes.symbolic());
  std::u16string text;
  if (bytes.has_unknown_length()) {
    text.resize(number(bytes.symbolic()->length));
    for (const ArrayElement& element : bytes.symbolic()->elements) {
      const std::uint64_t index = number(element.index);
      if (index < text.size()) text[index] = static_cast<char16_t>(number(element.current));
    }
    return text;
  }
  const bool is_units = engine_.vm.is_units(bytes);
  for (std::uint32_t i = 0; i < bytes.length(); ++i) {
    const std::uint64_t unit = number(load_element(bytes, i));
    if (is_units || i % 2 == 0)
      text += static_cast<char16_t>(is_units ? unit : unit & 0xff);
    else
      text.back() = static_cast<char16_t>(text.back() | (unit & 0xff) << 8);
  }
  return text;
}

ObjectId GraphBuilder::object_at(Value reference) const {
  if (!reference.symbolic) return reference.as_ref();
  if (!engine_.symbols.is_symbol(reference.term())) return {};
  return state_.input.facts(engine_.symbols.of(reference.term())).object;
}

std::uint64_t GraphBuilder::number(Value value) const {
  return value.symbolic ? number(value.term()) : value.bits;
}

std::optional<std::u16string> GraphBuilder::message_of(ObjectId exception) const {
  const Field* field =
      engine_.vm.known().throwable.declared_field("detailMessage", "Ljava/lang/String;");
  const Value value = Heap::load(state_.heap.at(exception), field->slot, Kind::Ref);
  const ObjectId message = object_at(value);
  return message ? std::optional(text_of(message)) : std::nullopt;
}

/// Characters that nothing asks for are letters.
std::u16string GraphBuilder::input_text(const Symbolic& characters) const {
  std::u16string text(number(characters.length), u'a');
  // Where two Strings were found to be one, what is known of the other's is known of these.
  for (std::size_t i = 0; i < text.size() && !state_.input.comparisons().empty(); ++i) {
    const Value place = Value::of_int(static_cast<std::int32_t>(i));
    const Class& units = engine_.vm.known().unit_array;
    const auto known = model_.find(engine_.symbols.element(characters.origin, units, place).term());
    if (known != model_.end()) text[i] = static_cast<char16_t>(known->second);
  }
  for (const ArrayElement& element : characters.elements) {
    const std::uint64_t index =
        element.index.symbolic ? number(element.index.term()) : element.index.bits;
    if (index < text.size() && element.initial.kind != Kind::Unset)
      text[index] = static_cast<char16_t>(number(element.initial));
  }
  return text;
}

void GraphBuilder::fill_input_array(const Symbolic& symbolic, const Class& cls,
                                    std::vector<GraphValue>& to, bool is_final) {
  const char type = descriptor_type(std::string_view(cls.name).substr(1));
  const std::uint64_t length =
      symbolic.length.symbolic ? number(symbolic.length.term()) : symbolic.length.bits;
  to.assign(length, GraphValue{type, 0});
  for (const ArrayElement& element : symbolic.elements) {
    const std::uint64_t index =
        element.index.symbolic ? number(element.index.term()) : element.index.bits;
    const Value value = is_final ? element.current : element.initial;
    if (index >= length || value.kind == Kind::Unset) continue;
    GraphValue found = is_final ? final_value(value, type) : initial_value(value);
    found.type = type;
    to[index] = found;
  }
}

void GraphBuilder::fill_initial(std::size_t at) {
  const ObjectId id = objects_[at];
  const Class& cls = class_of(id);
  const Object& object = state_.heap.at(id);
  const Symbolic* symbolic = object.symbolic();
  if (&cls == &engine_.vm.known().string) {
    graph_.nodes[at].text = text_of(id);
    return;
  }
  if (is_enum_class(cls)) {
    graph_.nodes[at].is_enum_constant = true;
    graph_.nodes[at].text =
        engine_.vm.text_of(engine_.vm.get_field(id, "name", "Ljava/lang/String;").as_ref());
    return;
  }
  if (symbolic == nullptr || !symbolic->origin || &cls == &engine_.vm.known().class_class) return;
  if (cls.is_array()) {
    std::vector<GraphValue> elements;
    fill_input_array(*symbolic, cls, elements, false);
    graph_.nodes[at].elements = std::move(elements);
    return;
  }
  for (const Class* owner : cls.ancestors) {
    for (const Field& field : owner->fields) {
      if (field.is_static() || field.info == nullptr) continue;
      GraphField made{
          owner->name, std::string(field.name), std::string(field.descriptor), {}, false};
      const Value value = engine_.symbols.field(symbolic->origin, field);
      made.is_read = is_read(value);
      if (!is_of_jvm(field)) made.value = initial_value(value);
      made.value.type = descriptor_type(field.descriptor);
      graph_.nodes[at].fields.push_back(std::move(made));
    }
  }
}

Graph GraphBuilder::input() {
  for (const auto* list : {&engine_.arguments, &engine_.statics}) {
    for (const Argument& argument : *list) {
      GraphValue value = initial_value(argument.value);
      value.type = descriptor_type(argument.descriptor);
      graph_.roots.push_back({argument.name, argument.descriptor, value});
    }
  }
  for (const AnyValue& asked : state_.input.asked()) {
    GraphValue value = initial_value(asked.value);
    value.type = descriptor_type(asked.descriptor);
    graph_.roots.push_back(
        {asked.name, asked.descriptor, value, AskedFor{asked.said, asked.in, asked.by}});
  }
  for (std::size_t i = 0; i < objects_.size(); ++i) fill_initial(i);
  inputs_ = objects_.size();
  return graph_;
}

GraphValue GraphBuilder::final_value(Value value, char type) {
  if (value.kind != Kind::Ref) return {type, value.symbolic ? number(value.term()) : value.bits};
  GraphValue found = initial_value(value);
  found.type = 'L';
  return found;
}

std::uint64_t GraphBuilder::final_length(const Object& array) const {
  return array.has_unknown_length() ? number(array.symbolic()->length) : array.length();
}

void GraphBuilder::fill_final(Graph& graph, std::size_t at) {
  const ObjectId id = objects_[at];
  const Class& cls = class_of(id);
  const Object& object = state_.heap.at(id);
  GraphNode node = graph_.nodes[at];
  if (&cls == &engine_.vm.known().string) {
    node.text = text_of(id);
  } else if (is_enum_class(cls)) {
    node.is_enum_constant = true;
    node.text = engine_.vm.text_of(engine_.vm.get_field(id, "name", "Ljava/lang/String;").as_ref());
  } else if (is_opaque(engine_, cls) && node.fields.empty()) {
    graph.nodes.push_back(std::move(node));  // nothing was said of it before, either
    return;
  } else if (engine_.vm.is_units(object)) {
    is_too_large_ = true;  // inside of a StringBuilder of the input
  } else if (object.is_array() && final_length(object) > kMostElements) {
    is_too_large_ = true;
  } else if (object.has_unknown_length()) {
    fill_input_array(*object.symbolic(), cls, node.elements, true);
  } else if (object.is_array()) {
    node.elements.clear();
    const char type = descriptor_type(std::string_view(cls.name).substr(1));
    for (std::uint32_t i = 0; i < object.length(); ++i)
      node.elements.push_back(final_value(load_element(object, i), type));
  } else {
    node.fields.clear();
    for (const Class* owner : cls.ancestors) {
      for (const Field& field : owner->fields) {
        if (field.is_static() || field.info == nullptr) continue;
        if (is_of_jvm(field)) {
          node.fields.push_back(graph_.nodes[at].fields[node.fields.size()]);
          continue;
        }
        Value value = Heap::load(object, field.slot, field.kind());
        if (value.symbolic && value.term() == kUntouched) {
          value = engine_.symbols.field(object.symbolic()->origin, field);
        }
        const char type = descriptor_type(field.descriptor);
        node.fields.push_back({owner->name, std::string(field.name), std::string(field.descriptor),
                               final_value(value, type), true});
      }
    }
  }
  graph.nodes.push_back(std::move(node));
}

Graph GraphBuilder::output(Value result, ObjectId exception) {
  Graph graph;
  graph.roots = graph_.roots;
  const std::string_view signature = engine_.target.descriptor;
  const std::string_view returned = signature.substr(signature.find(')') + 1);
  if (exception) {
    graph.roots.push_back({"exception",
                           fmt::format("L{};", class_of(exception).name),
                           {'L', 1 + node_of(exception)}});
  } else if (result.kind != Kind::Void) {
    graph.roots.push_back(
        {"result", std::string(returned), final_value(result, descriptor_type(returned))});
  }
  for (std::size_t i = 0; i < objects_.size(); ++i) fill_final(graph, i);
  return graph;
}

}  // namespace loris
