#include "exec/driver.h"

#include <algorithm>
#include <map>
#include <unordered_map>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "exec/graph.h"
#include "program/type_names.h"
#include "term/evaluate.h"
#include "term/replace.h"
#include "term/variables.h"

namespace loris {
namespace {

bool is_public(const Method& method) { return (method.access & access::kPublic) != 0; }

/// Gives objects and variables numbers by the order in which they are met.
class Form {
 public:
  Form(const InputSymbols& symbols, TermStore& terms, const Program& program, const State& state)
      : symbols_(symbols), terms_(terms), program_(program), state_(state) {}

  /// None where references of the input are decided: what is known of these is in no cell.
  std::optional<std::string> of(Value receiver, const PathCondition& condition) {
    const InputHeap& input = state_.input;
    input.for_each_decided([this](SymbolId, const InputHeap::Facts&) { has_decided_ = true; });
    has_decided_ |= input.merged.place_count() > 0 || !input.comparisons().empty();
    if (has_decided_) return std::nullopt;
    std::string text = value(receiver);
    state_.classes.for_each([&](std::uint32_t id, const ClassState& known) {
      const Class& cls = program_.at(ClassId{id});
      if (known.mirror && cls.module.empty()) text += statics(cls, known.mirror);
    });
    std::size_t next = 0;
    while (next < objects_.size()) text += object(objects_[next++]);  // it adds more
    std::vector<std::uint32_t> assumed;
    for (const Term conjunct : conjuncts(condition)) assumed.push_back(term(conjunct).id);
    std::sort(assumed.begin(), assumed.end());
    if (has_decided_) return std::nullopt;
    return fmt::format("{}|{}", text, fmt::join(assumed, "&"));
  }

 private:
  std::string value(Value value) {
    if (value.symbolic) return fmt::format("${}", term(value.term()).id);
    if (value.kind != Kind::Ref) return fmt::format("{}", value.bits);
    if (!value.as_ref()) return "null";
    const auto [at, is_new] = numbers_.try_emplace(value.as_ref().value, objects_.size());
    if (is_new) objects_.push_back(value.as_ref());
    return fmt::format("@{}", at->second);
  }

  std::string object(ObjectId id) {
    const Object& object = state_.heap.at(id);
    const Class& cls = program_.at(object.cls());
    std::string text = fmt::format(";{}", cls.name);
    if (cls.name == "java/lang/Class" || cls.name.ends_with("ClassLoader"))
      return text + fmt::format("={}", id.value);  // of the virtual machine
    has_decided_ |= object.is_input() || object.has_unknown_length();
    if (has_decided_) return text;
    if (object.is_array()) {
      for (std::uint32_t i = 0; i < object.length(); ++i)
        text += "," + value(load_element(object, i));
      return text;
    }
    for (const Class* at = &cls; at != nullptr; at = at->super)
      for (const Field& field : at->fields)
        if (!field.is_static()) text += "," + value(Heap::load(object, field.slot, field.kind()));
    return text;
  }

  std::string statics(const Class& cls, ObjectId mirror) {
    const std::uint32_t first = program_.at(state_.heap.at(mirror).cls()).instance_slots;
    std::string text = fmt::format(";{}", cls.name);
    for (const Field& field : cls.fields) {
      if (!field.is_static()) continue;
      text += "," + value(Heap::load(state_.heap.at(mirror), first + field.slot, field.kind()));
    }
    return text;
  }

  /// With variables that are numbered, one for each domain.
  Term term(Term term) {
    Variables inside(terms_);
    inside.add(term);
    std::vector<std::pair<Term, Term>> renamed;
    for (const Term variable : inside.all()) {
      if (terms_.sort(variable) == Sort::Bool) continue;
      const auto [at, is_new] = names_.try_emplace(variable, names_.size());
      const Domain& domain = terms_.domain(variable);
      const std::string name =
          fmt::format("#{} {} {}..{} but {}..{}", at->second, domain.type, domain.low, domain.high,
                      domain.gap_low, domain.gap_high);
      renamed.emplace_back(variable, terms_.variable(name + reference(variable), domain));
    }
    return replace(terms_, term, renamed);
  }

  /// What it may be, for a reference of which nothing is decided.
  std::string reference(Term variable) {
    if (terms_.sort(variable) != Sort::Ref) return {};
    const bool is_known = symbols_.is_symbol(variable);
    const Symbol* symbol = is_known ? &symbols_.at(symbols_.of(variable)) : nullptr;
    has_decided_ |= symbol == nullptr || symbol->is_private;
    return has_decided_ ? "" : fmt::format(" of {} at {}", symbol->types.value, symbol->depth);
  }

  const InputSymbols& symbols_;
  TermStore& terms_;
  const Program& program_;
  const State& state_;
  std::vector<ObjectId> objects_;
  std::unordered_map<std::uint32_t, std::size_t> numbers_;  // of these objects
  std::map<Term, std::size_t> names_;
  bool has_decided_ = false;
};

/// Whether several of them have its name.
bool is_overloaded(const Method& method, const std::vector<const Method*>& methods) {
  return std::count_if(methods.begin(), methods.end(),
                       [&](const Method* other) { return other->name == method.name; }) > 1;
}

}  // namespace

Driver::Driver(Engine& engine, Stepper& stepper) : engine_(engine), stepper_(stepper) {
  const Class& cls = *engine.target.owner;
  if (engine.target.is_static())
    throw InputError("--decide driver: a static target has no receiver that could be built");
  Purity purity(engine.program);
  const auto is_predicate = [&](const Method& method) {
    const auto is_it = [&](const Predicate& predicate) { return predicate.method == &method; };
    return std::any_of(engine.assumed.begin(), engine.assumed.end(), is_it);
  };
  for (const auto& method : cls.methods) {
    if (method->is_constructor() && is_public(*method)) constructors_.push_back(method.get());
    if (method->is_constructor() || method->is_static() || method->is_abstract()) continue;
    const bool is_made = (method->access & access::kSynthetic) != 0;
    if (engine.options.driver.empty() && is_public(*method) && !is_made && !is_predicate(*method) &&
        !purity.is_pure(*method))
      methods_.push_back(method.get());
  }
  for (const std::string& name : engine.options.driver) {
    is_ordered_ = true;
    const Method& found =
        find_target(engine.program, fmt::format("{}.{}", cls.external_name(), name));
    if (found.is_static() || found.is_constructor())
      throw InputError(fmt::format("--driver {}: expected a method of an object", name));
    methods_.push_back(&found);
  }
  if (constructors_.empty())
    throw InputError(
        fmt::format("--decide driver: class {} has no public constructor", cls.external_name()));
}

std::uint32_t Driver::most_calls() const {
  const auto& scope = engine_.symbols.scope();
  return scope.n ? *scope.n : *scope.k;
}

std::string Driver::text() const {
  std::vector<std::string_view> names;
  for (const Method* method : methods_) names.push_back(method->name);
  if (names.empty()) return "the receiver is what a constructor makes";
  return fmt::format(
      "the receiver is built by a constructor and at most {} calls {}{}", most_calls(),
      is_ordered_ ? "of each of these in turn: " : "of these: ", fmt::join(names, ", "));
}

Value Driver::fresh(const std::string& name, std::string_view descriptor) {
  const Class& type = engine_.program.load_descriptor(descriptor);
  if (type.is_primitive())
    return Value::of_term(kind_of_descriptor(descriptor),
                          engine_.symbols.number(name, descriptor[0]));
  TypeUniverse& types = engine_.types;
  const SymbolId symbol =
      engine_.symbols.root(name, type, types.join(types.led_to(type), types.null()));
  return Value::of_term(Kind::Ref, engine_.symbols.at(symbol).term);
}

Node Driver::enter(Node node, const Method& method, std::shared_ptr<Driven> driven) {
  std::vector<Value> given;
  const bool is_one_of_several =
      is_overloaded(method, method.is_constructor() ? constructors_ : methods_);
  std::string name(method.is_constructor() ? "new" : method.name);
  if (is_one_of_several) name += "(" + parameters_text(method.descriptor) + ")";
  std::size_t index = 0;
  for (const std::string_view parameter : parse_method_descriptor(method.descriptor).parameters)
    given.push_back(fresh(fmt::format("{}#{}.{}", name, driven->calls.size(), index++), parameter));
  driven->calls.push_back({&method, given});
  given.insert(given.begin(), driven->receiver);
  node.driven = std::move(driven);
  return std::move(stepper_.enter(std::move(node), method, given, false).front());
}

std::vector<Node> Driver::begin(const Node& root) {
  std::vector<Node> nodes;
  for (const Method* constructor : constructors_) {
    Node node = root;
    auto driven = std::make_shared<Driven>();
    driven->receiver = Value::of_ref(node.state.heap.add_instance(*engine_.target.owner));
    if (constructors_.size() > 1) node.choices.push_back(static_cast<std::uint32_t>(nodes.size()));
    nodes.push_back(enter(std::move(node), *constructor, std::move(driven)));
  }
  return nodes;
}

std::vector<Node> Driver::go_on(const Node& node) {
  const auto form = form_of(node);
  if (form &&
      !built_.insert(fmt::format("{}|{}|{}", node.driven->stage, node.driven->in_stage, *form))
           .second)
    return {};
  std::vector<Node> nodes;
  Node target = node;
  auto driven = std::make_shared<Driven>(*node.driven);
  driven->is_running = false;
  driven->before = node.state;
  target.driven = driven;
  target.choices.push_back(0);
  std::vector<Value> arguments = engine_.argument_values();
  arguments[0] = driven->receiver;
  nodes.push_back(
      std::move(stepper_.enter(std::move(target), engine_.target, arguments, false).front()));
  add_calls(node, nodes);
  return nodes;
}

void Driver::add_calls(const Node& node, std::vector<Node>& to) {
  for (std::size_t i = 0; i < methods_.size(); ++i) {
    auto driven = std::make_shared<Driven>(*node.driven);
    if (is_ordered_ && i < driven->stage) continue;
    if (is_ordered_ && i > driven->stage) driven->in_stage = 0;
    if (is_ordered_) driven->stage = i;
    if (driven->in_stage++ >= most_calls()) continue;
    Node next = node;
    next.choices.push_back(static_cast<std::uint32_t>(i + 1));
    to.push_back(enter(std::move(next), *methods_[i], std::move(driven)));
  }
}

std::optional<std::string> Driver::form_of(const Node& node) const {
  return Form(engine_.symbols, engine_.terms, engine_.program, node.state)
      .of(node.driven->receiver, node.condition);
}

std::vector<std::string> Driver::describe(const Driven& driven, const Assignment& model) const {
  std::vector<Driven::Call> calls = driven.calls;
  const std::vector<Value> given = engine_.argument_values();
  calls.push_back({&engine_.target, {given.begin() + 1, given.end()}});
  std::vector<std::string> texts;
  for (const Driven::Call& call : calls) {
    std::vector<std::string> arguments;
    std::size_t index = 0;
    for (const std::string_view parameter :
         parse_method_descriptor(call.method->descriptor).parameters) {
      const Value value = call.arguments[index++];
      const auto bits = evaluate_completed(engine_.terms, value.term(), model);
      arguments.push_back(value.kind == Kind::Ref || !bits
                              ? std::string(engine_.terms.name(value.term()))
                              : graph_value_text({parameter[0], *bits}));
    }
    const std::string name = call.method->is_constructor()
                                 ? "new " + engine_.target.owner->external_name()
                                 : std::string(call.method->name);
    texts.push_back(fmt::format("{}({})", name, fmt::join(arguments, ", ")));
  }
  return texts;
}

}  // namespace loris
