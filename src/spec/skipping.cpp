#include "spec/skipping.h"

#include <algorithm>

#include <fmt/format.h>

#include "term/variables.h"

namespace loris {
namespace {

/// Collects references and all that leads to them.
class Mentioned {
 public:
  Mentioned(const InputSymbols& symbols, const TermStore& terms)
      : symbols_(symbols), terms_(terms) {}

  void add(SymbolId symbol) {
    if (all.insert(symbol).second) add_place(symbols_.place_of(symbols_.at(symbol).term));
  }
  void add_variable(Term variable) {
    if (symbols_.is_symbol(variable)) return add(symbols_.of(variable));
    add_place(symbols_.place_of(variable));
  }

  std::set<SymbolId> all;

 private:
  void add_place(const Place& place) {
    if (place.base) add(place.base);
    if (!place.index.symbolic) return;
    Variables inside(terms_);
    inside.add(place.index.term());
    for (const Term variable : inside.all()) add_variable(variable);
  }

  const InputSymbols& symbols_;
  const TermStore& terms_;
};

}  // namespace

std::set<SymbolId> mentioned_in(const Demand& demand, const InputSymbols& symbols,
                                const TermStore& terms) {
  Mentioned mentioned(symbols, terms);
  for (const Demand::Conjunct& conjunct : demand.conjuncts)
    for (const Term variable : *conjunct.variables) mentioned.add_variable(variable);
  for (const Demand::Reference& reference : demand.references) {
    mentioned.add(reference.symbol);
    if (reference.object) mentioned.add(reference.object);
  }
  for (const Demand::Sameness& sameness : demand.samenesses) {
    mentioned.add(sameness.a);
    mentioned.add(sameness.b);
  }
  return std::move(mentioned.all);
}

/// Whether it is a String or box of the input of which nothing is asked, by whatever name.
bool Skipping::is_other_value(const Value& value, HeapView view) const {
  const Refiner& refiner = machine_.refiner;
  if (value.symbolic) {
    const SymbolId symbol = machine_.symbols.of(value.term());
    return refiner.is_value(refiner.types_of(view, symbol)) && !mentioned_.contains(symbol);
  }
  const ObjectId object = value.as_ref();
  const Symbolic* symbolic = object ? view.objects.at(object).symbolic() : nullptr;
  if (symbolic == nullptr || !symbolic->origin) return false;
  if (!refiner.is_value(refiner.types_of(view, symbolic->origin))) return false;
  return std::none_of(mentioned_.begin(), mentioned_.end(),
                      [&](SymbolId symbol) { return view.input.facts(symbol).object == object; });
}

/// Whether the call was given a reference that is not decided, and none of which something is
/// asked.
bool Skipping::looks_elsewhere(const Frame& frame, HeapView view) const {
  bool is_open = false;
  for (std::uint32_t i = 0; i < frame.code->method->argument_slots; ++i) {
    const Value& value = frame.locals()[i];
    if (value.kind != Kind::Ref || !value.symbolic) continue;
    const SymbolId symbol = machine_.symbols.of(value.term());
    if (machine_.refiner.is_decided(view, symbol)) continue;
    if (mentioned_.contains(symbol)) return false;
    is_open = true;
  }
  return is_open;
}

/// Whether the call was given no reference but Strings and boxes of which nothing is asked.
bool Skipping::looks_at_values(const Frame& frame, HeapView view) const {
  bool has_value = false;
  for (std::uint32_t i = 0; i < frame.code->method->argument_slots; ++i) {
    if (frame.locals()[i].kind != Kind::Ref) continue;
    if (!is_other_value(frame.locals()[i], view)) return false;
    has_value = true;
  }
  return has_value;
}

bool Skipping::can_skip(const Frame& frame, const State& state) const {
  const HeapView view{state.heap, state.input};
  return looks_at_values(frame, view) || looks_elsewhere(frame, view);
}

std::optional<Node> Skipping::after_call(const Node& node) {
  std::vector<const Frame*> frames;  // the innermost first
  for (const Frame* frame = &node.state.stack.top(); frame != nullptr; frame = frame->caller)
    frames.push_back(frame);
  for (std::size_t i = frames.size() - 1; i-- > 0;) {
    if (!frames[i + 1]->code->handlers.empty()) return std::nullopt;  // may catch what it throws
    const Method& called = *frames[i]->code->method;
    if (frames[i]->on_exit != OnExit::PushResult || called.result == Kind::Ref) continue;
    if (!can_skip(*frames[i], node.state) || !purity_.is_pure(called)) continue;
    Node after = node;
    for (std::size_t popped = 0; popped < i; ++popped) after.state.stack.pop();
    Value result = Value::zero(called.result);
    if (called.result != Kind::Void) {
      const char type = called.descriptor[called.descriptor.rfind(')') + 1];
      const std::string name = fmt::format("result {} of {}", results_++, called.key());
      result = Value::of_term(called.result, machine_.terms.variable(name, whole_domain(type)));
    }
    machine_.vm.return_from_call(after.state, result);
    return after;
  }
  return std::nullopt;
}

}  // namespace loris
