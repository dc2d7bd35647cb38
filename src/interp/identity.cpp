// Which Strings and boxes are one object: of the input that is left open until == asks. Such an
// object may also be the one that everyone gets for its content: the interned String, the cached
// box. Whether it is, is a number of its own, kept(x).
#include <algorithm>

#include "heap/relocation.h"
#include "interp/interpreter.h"

namespace loris {

bool Interpreter::is_shared(ObjectId object) {
  if (&class_of(object) == &known_->string) return is_interned(object);
  return is_cached_box(object);
}

bool Interpreter::is_interned(ObjectId text) {
  if (heap().at(text).has_terms()) return false;
  const Value characters = Heap::load(heap().at(text), known_->string_value, Kind::Ref);
  if (!characters.as_ref() || heap().at(characters.as_ref()).has_terms()) return false;
  const auto number = literal_numbers_.find(text_of(text));
  if (number == literal_numbers_.end()) return false;
  const ObjectId* literal = state_->literals.find(number->second);
  return literal != nullptr && *literal == text;
}

/// Whether == only saves a comparison of contents, which gives the same: then that a String is the
/// literal itself is no case of its own.
bool Interpreter::is_shortcut() const {
  const Method& method = *state_->stack.top().code->method;
  const std::string& owner = method.owner->name;
  if (owner == "java/util/HashMap" || owner == "java/util/HashMap$TreeNode") return true;
  return method.name == "equals" && (owner == "java/lang/String" || owner == "java/util/Objects");
}

/// Two references of which at least one leads to a String or box that was not set apart from the
/// others, or to one that everyone gets for its content.
bool Interpreter::may_be_same(ObjectId a, ObjectId b) {
  const auto is_shared_by_all = [this](ObjectId object) {
    return !heap().at(object).is_input() && is_shared(object);
  };
  if (!is_value_object(a) && !is_value_object(b) && !is_shared_by_all(a) && !is_shared_by_all(b))
    return false;
  const auto kinds = [this](ObjectId object) {
    const TypeSet own = refiner_->object_types(heap(), object);
    return own ? own : refiner_->types().only(program_.at(heap().at(object).cls()));
  };
  return bool(refiner_->types().meet(kinds(a), kinds(b)));
}

/// JLS 5.1.7 and the library's caches: valueOf gives one object for these numbers.
Term Interpreter::is_small(const Class& cls, Value number) {
  if (cls.name == "java/lang/Boolean") return terms_.bool_constant(true);
  const auto constant = [&](std::int64_t n) {
    return number.kind == Kind::Long ? terms_.long_constant(n)
                                     : terms_.int_constant(static_cast<std::int32_t>(n));
  };
  const std::int64_t low = cls.name == "java/lang/Character" ? 0 : -128;
  const Term term = term_of(number);
  return terms_.make(TermOp::BoolAnd, terms_.make(TermOp::Ge, term, constant(low)),
                     terms_.make(TermOp::Le, term, constant(127)));
}

/// That two boxes of one class, or two Strings, hold the same; of one that the run did not get as
/// an input the content is known.
Term Interpreter::same_content_of(ObjectId a, ObjectId b) {
  if (&class_of(a) != &known_->string) return same_number(a, b);
  const SymbolId left = origin_of(a), right = origin_of(b);
  if (left && right) return equal_texts(refiner_->symbols(), left, right);
  return has_text(refiner_->symbols(), left ? left : right, text_of(left ? b : a));
}

/// That two boxes of one class hold the same bits.
Term Interpreter::same_number(ObjectId a, ObjectId b) {
  return make_same(terms_, term_of(box_value(a)), term_of(box_value(b)));
}

SymbolId Interpreter::origin_of(ObjectId object) const {
  const Symbolic* symbolic = heap().at(object).symbolic();
  return symbolic == nullptr ? SymbolId{} : symbolic->origin;
}

Term Interpreter::is_kept(ObjectId object) {
  const Term kept = refiner_->symbols().kept(origin_of(object)).term();
  return terms_.make(TermOp::Ne, kept, terms_.int_constant(0));
}

bool Interpreter::asked_kept(ObjectId object) const {
  return state_->input.merged.asks_kept(origin_of(object));
}

/// What follows for two objects of the input of which it was asked whether they are kept: there is
/// one for each content.
Term Interpreter::kept_axiom(ObjectId a, ObjectId b, bool same) {
  if (same) {
    InputSymbols& symbols = refiner_->symbols();
    return terms_.make(TermOp::Eq, symbols.kept(origin_of(a)).term(),
                       symbols.kept(origin_of(b)).term());
  }
  const Term both = terms_.make(TermOp::BoolAnd, is_kept(a), is_kept(b));
  return terms_.make(TermOp::Not, terms_.make(TermOp::BoolAnd, both, same_content_of(a, b)));
}

/// True when it may be asked whether an object of the input is kept; else flow assumes first what
/// is true of such objects.
bool Interpreter::ask_kept(ObjectId object, Flow& flow) {
  if (asked_kept(object)) return true;
  const Field* characters = known_->string.declared_field("value", "[B");
  const std::uint32_t slot = known_->string_value;
  const Class& cls = class_of(object);
  // From now on conditions speak of its content.
  if (&cls == &known_->string && heap().at(object).term_at(slot) == kUntouched)
    touch(object, slot, *characters);
  Term axioms = terms_.bool_constant(true);
  for (const SymbolId symbol : state_->input.merged.asked_kept()) {
    const ObjectId other = state_->input.facts(symbol).object;
    if (!other || &class_of(other) != &cls) continue;
    const auto same = refiner_->compared(view(), object, other);
    if (same) axioms = terms_.make(TermOp::BoolAnd, axioms, kept_axiom(object, other, *same));
  }
  state_->input.merged.ask_kept(origin_of(object));
  if (terms_.is_constant(axioms) && terms_.bits(axioms) != 0) return true;
  flow = assume(axioms);
  return false;
}

/// An object of the input, or one that valueOf made, and one that valueOf made or that everyone
/// gets.
Flow Interpreter::fork_kept(ObjectId a, ObjectId b) {
  if (made_by_value_of(b) || !heap().at(b).is_input()) std::swap(a, b);
  const bool by_value_of = made_by_value_of(b) || !heap().at(b).is_input();
  Flow flow;
  if (!by_value_of && !ask_kept(b, flow)) return flow;
  Term condition = same_content_of(a, b);
  if (made_by_value_of(a)) {
    const Class& cls = class_of(a);
    const Value number = box_value(a);
    const bool is_cached = number.kind != Kind::Float && number.kind != Kind::Double;
    condition = terms_.make(TermOp::BoolAnd, condition,
                            is_cached ? is_small(cls, number) : terms_.bool_constant(false));
  }
  if (!by_value_of) condition = terms_.make(TermOp::BoolAnd, is_kept(b), condition);
  State same = *state_, different = *state_;
  same.input.add_comparison({a, b, true});
  different.input.add_comparison({a, b, false});
  return fork_identity(a, b, {condition, std::move(same)},
                       {terms_.make(TermOp::Not, condition), std::move(different)});
}

/// Adds to the guards what being the same and being different mean for the names of two Strings or
/// boxes of the input, where conditions speak of these, and for whether they are kept.
Flow Interpreter::fork_identity(ObjectId a, ObjectId b, Forked::Alternative same,
                                Forked::Alternative different) {
  const auto also = [this](Forked::Alternative& alternative, Term condition) {
    alternative.guard = terms_.make(TermOp::BoolAnd, alternative.guard, condition);
  };
  const SymbolId left = origin_of(a), right = origin_of(b);
  if (left && right && asked_kept(a) && asked_kept(b)) {
    also(same, kept_axiom(a, b, true));
    also(different, kept_axiom(a, b, false));
  }
  if (state_->input.has_identities && left && right) {
    const Term x = refiner_->symbols().at(left).term, y = refiner_->symbols().at(right).term;
    also(same, terms_.make(TermOp::Eq, x, y));
    also(different, terms_.make(TermOp::Ne, x, y));
  }
  std::vector<Forked::Alternative> alternatives;
  alternatives.push_back(std::move(same));
  alternatives.push_back(std::move(different));
  return fork_guarded(std::move(alternatives));
}

/// Two Strings of the input whose characters are known by name already: where they are one, these
/// are the same.
Flow Interpreter::fork_read_texts(ObjectId a, ObjectId b) {
  const auto text_of = [this](ObjectId text) {
    return refiner_->symbols().of(heap().at(text).term_at(known_->string_value));
  };
  for (const ObjectId text : {a, b}) {
    const ObjectId characters = state_->input.facts(text_of(text)).object;
    if (!characters) continue;
    for (const ArrayElement& element : heap().at(characters).symbolic()->elements) {
      if (element.index.symbolic)
        return unsupported("== on two Strings of the input that were read at an unknown index");
    }
  }
  State same = *state_, different = *state_;
  same.input.add_comparison({a, b, true});
  different.input.add_comparison({a, b, false});
  const Term equal = same_content(refiner_->symbols(), heap().at(a).symbolic()->origin,
                                  heap().at(b).symbolic()->origin);
  return fork_identity(a, b, {equal, std::move(same)},
                       {terms_.bool_constant(true), std::move(different)});
}

/// Two Strings of the input: where they are one, all names of the one that was not read lead to the
/// other from then on.
Flow Interpreter::fork_texts(ObjectId a, ObjectId b) {
  const auto is_read = [this](ObjectId text) {
    return heap().at(text).term_at(known_->string_value) != kUntouched;
  };
  if (is_read(a) && is_read(b)) return fork_read_texts(a, b);
  const ObjectId kept = is_read(b) ? b : a, dropped = is_read(b) ? a : b;
  State same = *state_, different = *state_;
  same.input.add_comparison({a, b, true});
  different.input.add_comparison({a, b, false});
  std::vector<SymbolId> names;
  same.input.for_each_decided([&](SymbolId symbol, const InputHeap::Facts& facts) {
    if (facts.object == dropped) names.push_back(symbol);
  });
  for (const SymbolId name : names)
    same.input.set_facts(name, {same.input.facts(name).types, kept});
  return fork_identity(a, b, {terms_.bool_constant(true), std::move(same)},
                       {terms_.bool_constant(true), std::move(different)});
}

/// True when the classes of both are decided as far as they matter; of a concrete object the class
/// is known, and that of the other is the same or not.
bool Interpreter::decide_classes_of(ObjectId a, ObjectId b, Flow& flow) {
  if (heap().at(b).is_input()) std::swap(a, b);
  if (heap().at(b).is_input()) return decide_class(a, flow) && decide_class(b, flow);
  TypeUniverse& all = refiner_->types();
  const TypeSet types = refiner_->object_types(heap(), a), own = all.only(class_of(b));
  if (!types || all.members(types).size() <= 1) return true;
  flow = fork_heap(refiner_->split_object(view(), a, {own, all.minus(types, own)}));
  return false;
}

Flow Interpreter::fork_values(ObjectId a, ObjectId b) {
  Flow flow;
  if (!decide_classes_of(a, b, flow)) return flow;
  State different = *state_;
  different.input.add_comparison({a, b, false});
  if (&class_of(a) != &class_of(b)) {
    *state_ = std::move(different);
    return Flow::Stay;
  }
  for (const ObjectId object : {a, b}) {
    if (made_by_value_of(object) || !heap().at(object).is_input()) return fork_kept(a, b);
  }
  if (&class_of(a) == &known_->string) return fork_texts(a, b);
  State same = *state_;
  different = *state_;
  same.input.add_comparison({a, b, true});
  different.input.add_comparison({a, b, false});
  // An input box with the same number may be another object.
  return fork_identity(a, b, {same_number(a, b), std::move(same)},
                       {terms_.bool_constant(true), std::move(different)});
}

}  // namespace loris
