#include "exec/driver.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/descriptor.h"
#include "exec/graph.h"
#include "term/evaluate.h"
#include "term/print.h"
#include "term/replace.h"
#include "term/variables.h"

namespace loris {
namespace {

bool is_public(const Method& method) { return (method.access & access::kPublic) != 0; }

/// Gives objects and variables names by the order in which they are met.
class Form {
 public:
  Form(TermStore& terms, const State& state) : terms_(terms), state_(state) {}

  std::string of(Value receiver, const PathCondition& condition, const Program& program) {
    std::string text = value(receiver);
    std::size_t next = 0;
    while (next < objects_.size()) text += object(objects_[next++], program);  // it adds more
    std::vector<std::string> assumed;
    for (const Term conjunct : conjuncts(condition)) assumed.push_back(term(conjunct));
    std::sort(assumed.begin(), assumed.end());
    return fmt::format("{}|{}", text, fmt::join(assumed, "&"));
  }

 private:
  std::string value(Value value) {
    if (value.symbolic) return term(value.term());
    if (value.kind != Kind::Ref) return fmt::format("{}", value.bits);
    if (!value.as_ref()) return "null";
    const auto known = std::find(objects_.begin(), objects_.end(), value.as_ref());
    const auto index = known - objects_.begin();
    if (known == objects_.end()) objects_.push_back(value.as_ref());
    return fmt::format("@{}", index);
  }

  std::string object(ObjectId id, const Program& program) {
    const Object& object = state_.heap.at(id);
    const Class& cls = program.at(object.cls());
    std::string text = fmt::format(";{}", cls.name);
    if (object.is_input()) return text + fmt::format("<{}>", object.symbolic()->origin.value);
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

  /// With "I0", "J1" for the variables.
  std::string term(Term term) {
    Variables inside(terms_);
    inside.add(term);
    std::vector<std::pair<Term, Term>> renamed;
    for (const Term variable : inside.all()) {
      const auto [at, is_new] = names_.try_emplace(variable, names_.size());
      const Domain& domain = terms_.domain(variable);
      renamed.emplace_back(variable,
                           terms_.variable(fmt::format("{}{}", domain.type, at->second), domain));
    }
    return print(terms_, replace(terms_, term, renamed));
  }

  TermStore& terms_;
  const State& state_;
  std::vector<ObjectId> objects_;
  std::map<Term, std::size_t> names_;
};

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
  std::size_t index = 0;
  for (const std::string_view parameter : parse_method_descriptor(method.descriptor).parameters)
    given.push_back(fresh(fmt::format("{}#{}.{}", method.is_constructor() ? "new" : method.name,
                                      driven->calls.size(), index++),
                          parameter));
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
  if (!built_
           .insert(
               fmt::format("{}|{}|{}", node.driven->stage, node.driven->in_stage, form_of(node)))
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

std::string Driver::form_of(const Node& node) const {
  return Form(engine_.terms, node.state).of(node.driven->receiver, node.condition, engine_.program);
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
