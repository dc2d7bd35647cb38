// Objects of the input whose class nobody knows (Class::stands_for): they are compared and passed
// on, and what needs their class is unsupported, by its name and place.
#include <algorithm>

#include <fmt/format.h>

#include "interp/interpreter.h"
#include "program/type_names.h"

namespace loris {

Interpreter::Use Interpreter::plain_text(const char* text) {
  return [text] { return std::string(text); };
}

Flow Interpreter::use_of_unknown(const Use& use, const Class& type) {
  const std::string name = type_text(type);
  return unsupported(
      fmt::format("{} on an input whose class is not known: no class in scope is a {} (add one "
                  "with --types)",
                  use(), name));
}

/// The first type that is known of it.
const Class& Interpreter::unknown_type(ObjectId object) {
  const Symbolic* symbolic = heap().at(object).symbolic();
  if (symbolic != nullptr && symbolic->origin)
    return refiner_->symbols().at(symbolic->origin).type();
  return *class_of(object).stands_for.front();
}

/// True when the class of the object is known; else flow says that it is used all the same.
bool Interpreter::knows(ObjectId object, const Use& use, Flow& flow) {
  if (!class_of(object).is_unknown()) [[likely]]
    return true;
  flow = use_of_unknown(use, unknown_type(object));
  return false;
}

bool Interpreter::may_be_unknown(Value reference) const {
  if (!refiner_->symbols().has_unknown()) return false;
  const TypeSet types =
      merger_->possible_types(state_->heap, state_->input, merger_->term_of(reference));
  return bool(refiner_->types().meet(types, refiner_->types().unknown()));
}

/// The same through a reference that is left open and not null; where it may lead to other objects
/// as well, it goes on with these.
bool Interpreter::knows_open(Value reference, const Use& use, Flow& flow) {
  if (!may_be_unknown(reference)) return true;
  const TypeSet unknown = refiner_->types().unknown();
  const Term is_unknown = merger_->is_in(heap(), state_->input, reference.term(), unknown);
  if (!terms_.is_constant(is_unknown)) {
    const auto narrow = [&](bool holds) {
      if (terms_.op(reference.term()) != TermOp::Variable) return;
      const TypeSet own = merger_->types_of(state_->input, reference.term());
      TypeUniverse& all = refiner_->types();
      merger_->narrow(state_->input, reference.term(),
                      holds ? all.meet(own, unknown) : all.minus(own, unknown));
    };
    flow = fork_on(
        is_unknown, [&] { narrow(true); }, [&] { narrow(false); });
    return false;
  }
  if (terms_.bits(is_unknown) == 0) return true;
  for (const Term leaf : merger_->leaves(reference.term())) {
    if (terms_.op(leaf) != TermOp::Variable) continue;
    if (!refiner_->types().meet(merger_->types_of(state_->input, leaf), unknown)) continue;
    const Symbol& symbol = refiner_->symbols().at(refiner_->symbols().of(leaf));
    flow = use_of_unknown(use, symbol.type());
    return false;
  }
  flow = use_of_unknown(use, known_->object);
  return false;
}

/// True when it can be said whether it is of the class: always, of an object whose class is known.
/// Every object of a class that is not known is of the types of its references.
bool Interpreter::knows_type(Value reference, const Class& cls, const Use& use, Flow& flow) {
  if (&cls == &known_->object) return true;
  const auto refuse = [&](const Class& type) {
    flow = use_of_unknown(use, type);
    return false;
  };
  if (reference.symbolic) {
    const SymbolId symbol = refiner_->symbols().of(reference.term());
    const TypeSet types = refiner_->types_of(view(), symbol);
    if (!refiner_->types().meet(types, refiner_->types().unknown())) return true;
    if (refiner_->symbols().at(symbol).type().is_assignable_to(cls)) return true;
    if (auto alternatives = strategy_->null(view(), symbol)) {
      flow = fork_heap(std::move(*alternatives));
      return false;
    }
    if (refiner_->is_null(view(), symbol)) return true;
    const ObjectId object = state_->input.facts(symbol).object;
    if (!object) return refuse(refiner_->symbols().at(symbol).type());
    reference = Value::of_ref(object);
  }
  const ObjectId object = reference.as_ref();
  if (!object || !class_of(object).is_unknown()) return true;
  for (const Class* type : known_types(object)) {
    if (type->is_assignable_to(cls)) return true;
  }
  return refuse(unknown_type(object));
}

bool Interpreter::knows_type_open(Value reference, const Class& cls, const Use& use, Flow& flow) {
  if (&cls == &known_->object || !may_be_unknown(reference)) return true;
  const TypeSet unknown = refiner_->types().unknown();
  const auto leaves = merger_->leaves(reference.term());
  const bool is_said = std::all_of(leaves.begin(), leaves.end(), [&](Term leaf) {
    if (terms_.op(leaf) != TermOp::Variable) return true;
    if (!refiner_->types().meet(merger_->types_of(state_->input, leaf), unknown)) return true;
    const Symbol& symbol = refiner_->symbols().at(refiner_->symbols().of(leaf));
    return symbol.type().is_assignable_to(cls);
  });
  if (is_said) return true;
  const Term null = merger_->is_null(state_->input, reference.term());
  if (terms_.is_constant(null) && terms_.bits(null) != 0) return true;
  if (!terms_.is_constant(null)) {
    flow = fork_on(
        null, [] {}, [] {});
    return false;
  }
  return knows_open(reference, use, flow);
}

std::vector<const Class*> Interpreter::known_types(ObjectId object) {
  const Class& cls = class_of(object);
  std::vector<const Class*> types;
  const auto add = [&](const Class& type) {
    if (std::find(types.begin(), types.end(), &type) == types.end()) types.push_back(&type);
  };
  if (refiner_ != nullptr && heap().at(object).is_input()) {
    const InputSymbols& symbols = refiner_->symbols();
    std::vector<SymbolId> names;
    state_->input.for_each_decided([&](SymbolId symbol, const InputHeap::Facts& facts) {
      if (facts.object == object) names.push_back(symbol);
    });
    std::sort(names.begin(), names.end(),
              [&](SymbolId a, SymbolId b) { return symbols.comes_before(a, b); });
    for (const SymbolId symbol : names) add(symbols.at(symbol).type());
    return types;
  }
  for (const Class* type : cls.stands_for) add(*type);
  return types;
}

namespace {

/// Natives that only pass references on, or compare them.
bool looks_at_no_class(const Method& method, std::size_t argument) {
  if (method.name == "identityHashCode") return true;
  return argument > 0 && method.owner->name == "jdk/internal/misc/Unsafe";
}

}  // namespace

/// True when no argument of a native is of a class that is not known.
bool Interpreter::knows_arguments(const Method& method, std::span<const Value> arguments,
                                  Flow& flow) {
  if (!refiner_->symbols().has_unknown()) return true;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Value argument = arguments[i];
    if (argument.kind != Kind::Ref || looks_at_no_class(method, i)) continue;
    if (!argument.symbolic && !argument.as_ref()) continue;
    const Use use = [&method] {
      return fmt::format("a call of {}.{}", method.owner->external_name(), method.name);
    };
    if (is_open(argument)) {
      if (!may_be_unknown(argument)) continue;
      const Term null = merger_->is_null(state_->input, argument.term());
      if (terms_.is_constant(null) && terms_.bits(null) != 0) continue;
      if (!terms_.is_constant(null)) {
        flow = fork_on(
            null, [] {}, [] {});
        return false;
      }
      if (!knows_open(argument, use, flow)) return false;
    } else if (!argument.symbolic && class_of(argument.as_ref()).is_unknown()) {
      return knows(argument.as_ref(), use, flow);
    }
  }
  return true;
}

}  // namespace loris
