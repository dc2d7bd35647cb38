#include "exec/settle.h"

#include <algorithm>
#include <map>

#include "exec/final_elements.h"
#include "solver/congruence_axioms.h"
#include "term/variables.h"

namespace loris {

namespace {

/// Of a String, where nothing asks for it.
constexpr std::int32_t kUnreadCharacter = 'a';

class Settler {
 public:
  Settler(Engine& engine, const State& state, const Assignment& model,
          const std::set<Term>& constrained)
      : engine_(engine),
        terms_(engine.terms),
        symbols_(engine.symbols),
        before_(state.input),
        settled_{state, model, constrained, {}} {}

  Settled settle(Value result) {
    complete_model(result);
    find_names();
    for (const auto* list : {&engine_.arguments, &engine_.statics}) {
      for (const Argument& argument : *list) {
        if (argument.value.symbolic && argument.value.kind == Kind::Ref)
          settle_reference(argument.value.term());
      }
    }
    for (const AnyValue& asked : before_.asked()) {
      if (asked.value.symbolic && asked.value.kind == Kind::Ref)
        settle_reference(asked.value.term());
    }
    for (std::size_t i = 0; i < objects_.size(); ++i) fill_initial(i);
    const std::size_t inputs = objects_.size();
    for (std::size_t i = 0; i < inputs; ++i) fill_current(i);
    // What is written may lead to input objects that nothing else leads to.
    for (std::size_t i = inputs; i < objects_.size(); ++i) fill_initial(i);
    for (std::size_t i = inputs; i < objects_.size(); ++i) fill_current(i);
    settle_made();
    settled_.result = concrete(result);
    for (std::size_t i = inputs; i < objects_.size(); ++i) fill_initial(i);
    return std::move(settled_);
  }

 private:
  struct Known {
    ObjectId id;
    std::uint64_t number;
    SymbolId origin;
  };

  std::uint64_t number(Term term) const {
    return evaluate_completed(terms_, term, settled_.model).value_or(0);
  }

  /// What the result and the final heap mention has the value that others imply, or any.
  void complete_model(Value result) {
    Variables variables(terms_);
    for (const Term variable : settled_.constrained) variables.add(variable);
    const auto add = [&](Value value) {
      if (value.symbolic) variables.add(value.term());
    };
    add(result);
    before_.merged.for_each_field([&](const Field&, const MergedHeap::Writes& writes) {
      for (const MergedHeap::Write& write : writes) {
        add(Value::of_term(Kind::Ref, write.address));
        add(write.value);
      }
    });
    before_.merged.for_each_element([&](const MergedHeap::ElementWrite& write) {
      add(Value::of_term(Kind::Ref, write.address));
      add(write.index);
      add(write.value);
      if (!write.slice) return;
      add(Value::of_term(Kind::Ref, write.slice->array));
      add(write.slice->first);
      add(write.slice->count);
    });
    for (std::uint32_t i = 1; i < settled_.state.heap.limit(); ++i) {
      if (!settled_.state.heap.has(ObjectId{i})) continue;
      const Symbolic* symbolic = settled_.state.heap.at(ObjectId{i}).symbolic();
      if (symbolic == nullptr) continue;
      add(symbolic->length);
      for (const auto& [cell, term] : symbolic->cells) {
        if (term != kUntouched) variables.add(term);
      }
    }
    // In an order that no history of the run changes.
    std::vector<Term> mentioned(variables.all().begin(), variables.all().end());
    std::sort(mentioned.begin(), mentioned.end(),
              [&](Term a, Term b) { return terms_.name(a) < terms_.name(b); });
    CongruenceAxioms axioms(terms_, symbols_.applications());
    axioms.close(mentioned);
    for (const Term variable : mentioned) {
      axioms.complete(mentioned, settled_.model);
      if (settled_.model.find(variable) == settled_.model.end())
        settled_.model.insert_or_assign(variable, terms_.default_bits(variable));
    }
  }

  /// Names of the objects that the path has used, by their numbers.
  void find_names() {
    std::vector<SymbolId> used;
    for (std::uint32_t i = 0; i < before_.merged.used_count(); ++i)
      used.push_back(before_.merged.used(i));
    // What is inside a box is read without using the box.
    std::vector<Term> constrained(settled_.constrained.begin(), settled_.constrained.end());
    CongruenceAxioms(terms_, symbols_.applications()).close(constrained);
    for (const Term variable : constrained) {
      if (terms_.sort(variable) == Sort::Ref && symbols_.is_symbol(variable))
        used.push_back(symbols_.of(variable));
    }
    // What is inside a String is read without using the String.
    for (std::size_t i = 0, count = used.size(); i < count; ++i) {
      if (const SymbolId text = symbols_.at(used[i]).text) used.push_back(text);
    }
    std::sort(used.begin(), used.end(),
              [&](SymbolId a, SymbolId b) { return symbols_.comes_before(a, b); });
    used.erase(std::unique(used.begin(), used.end()), used.end());
    for (const SymbolId symbol : used) names_[number(symbols_.at(symbol).term)].push_back(symbol);
  }

  /// Binds the reference to the object of its number, which is made if it is new.
  ObjectId settle_reference(Term variable) {
    const SymbolId symbol = symbols_.of(variable);
    const std::uint64_t wanted = number(variable);
    const TypeSet types = engine_.types.null();
    if (wanted == 0) {
      if (settled_.constrained.contains(variable))
        settled_.state.input.set_facts(symbol, {types, {}});
      return {};
    }
    const ObjectId object = object_of(wanted, symbol);
    settled_.state.input.set_facts(symbol, {symbols_.at(symbol).types, object});
    return object;
  }

  ObjectId object_of(std::uint64_t wanted, SymbolId first) {
    if (const ObjectId there = engine_.numbering->object_of(wanted)) return there;
    const auto found = by_number_.find(wanted);
    if (found != by_number_.end()) return found->second;
    const Class* cls = engine_.numbering->class_of(wanted);
    if (cls == nullptr) return {};
    Refined made = engine_.refiner->value_of(settled_.state.heap, settled_.state.input, first,
                                             engine_.types.only(*cls));
    const ObjectId object = made.input.facts(first).object;
    settled_.state.heap = std::move(made.objects);
    settled_.state.input = std::move(made.input);
    settled_.state.heap.edit(object).make_symbolic().is_apart = !is_value_class(*cls);
    by_number_.emplace(wanted, object);
    objects_.push_back({object, wanted, first});
    names_[wanted].push_back(first);
    if (is_value_class(*cls) && is_kept(wanted)) {
      // The same as one that valueOf gave.
      const ObjectId given = settled_.state.heap.add_instance(*cls);
      settled_.state.input.add_comparison({object, given, true});
    }
    return object;
  }

  bool is_kept(std::uint64_t wanted) {
    const auto asked = before_.merged.asked_kept();
    return std::any_of(asked.begin(), asked.end(), [&](SymbolId symbol) {
      return number(symbols_.at(symbol).term) == wanted &&
             number(symbols_.kept(symbol).term()) != 0;
    });
  }

  /// The initial value of a field as the names that were used know it.
  Value initial_field(const Known& known, const Field& field) {
    const Value own = symbols_.field(known.origin, field);
    if (!own.symbolic) return own;
    Value found = own;
    bool is_read = false;
    for (const SymbolId name : names_[known.number]) {
      const Value value = symbols_.known_field(name, field);
      if (value.kind == Kind::Unset || !value.symbolic) continue;
      if (settled_.model.find(value.term()) == settled_.model.end()) continue;
      found = value;
      is_read = settled_.constrained.contains(value.term());
      break;
    }
    if (found.term() != own.term())
      settled_.model.insert_or_assign(own.term(), number(found.term()));
    if (is_read) settled_.constrained.insert(own.term());
    return own;
  }

  void fill_initial(std::size_t at) {
    const Known known = objects_[at];
    const Class& cls = engine_.program.at(settled_.state.heap.at(known.id).cls());
    if (cls.is_array()) return fill_array(known, cls);
    for (const Class* owner : cls.ancestors) {
      for (const Field& field : owner->fields) {
        if (field.is_static() || field.info == nullptr) continue;
        const Value value = initial_field(known, field);
        if (!value.symbolic || value.kind != Kind::Ref) continue;
        if (symbols_.at(symbols_.of(value.term())).is_private)
          fill_text(known, symbols_.of(value.term()));
        else
          settle_reference(value.term());
      }
    }
  }

  void add_elements(SymbolId name, Symbolic& to, std::uint64_t length) {
    for (const InputSymbols::Element& element : symbols_.elements(name)) {
      const std::uint64_t index =
          element.index.symbolic ? number(element.index.term()) : element.index.bits;
      const Term variable = element.value.term();
      if (index >= length || settled_.model.find(variable) == settled_.model.end()) continue;
      const Value place = Value::of_int(static_cast<std::int32_t>(index));
      const bool is_there =
          std::any_of(to.elements.begin(), to.elements.end(),
                      [&](const ArrayElement& other) { return other.index.bits == place.bits; });
      if (!is_there) to.elements.push_back({place, element.value, element.value});
    }
  }

  /// The length and elements that any of its names has read.
  void fill_array(const Known& known, const Class& cls) {
    std::uint64_t length = number(symbols_.length(known.origin).term());
    for (const SymbolId name : names_[known.number]) {
      const Term variable = symbols_.length(name).term();
      if (settled_.model.find(variable) != settled_.model.end()) length = number(variable);
    }
    Symbolic filled = *settled_.state.heap.at(known.id).symbolic();
    filled.length = Value::of_int(static_cast<std::int32_t>(length));
    for (const SymbolId name : names_[known.number]) add_elements(name, filled, length);
    if (cls.storage == Storage::Ref) {
      for (ArrayElement& element : filled.elements)
        element.initial = element.current = Value::of_ref(settle_reference(element.initial.term()));
    }
    settled_.state.heap.edit(known.id).make_symbolic() = filled;
  }

  /// What is inside a String: the characters that any of its names has read, and others.
  void fill_text(const Known& known, SymbolId array) {
    if (characters_.contains(known.number)) return;
    Refined made = engine_.refiner->value_of(settled_.state.heap, settled_.state.input, array,
                                             symbols_.at(array).types);
    const ObjectId bytes = made.input.facts(array).object;
    settled_.state.heap = std::move(made.objects);
    settled_.state.input = std::move(made.input);
    const Field* field = engine_.vm.known().string.declared_field("value", "[B");
    Symbolic filled = *settled_.state.heap.at(bytes).symbolic();
    std::uint64_t length = number(symbols_.length(array).term());
    std::vector<SymbolId> arrays{array};
    for (const SymbolId name : names_[known.number]) {
      const Value other = symbols_.known_field(name, *field);
      if (other.kind == Kind::Unset) continue;
      arrays.push_back(symbols_.of(other.term()));
      const Term variable = symbols_.length(arrays.back()).term();
      if (settled_.model.find(variable) != settled_.model.end()) length = number(variable);
    }
    settled_.model.insert_or_assign(filled.length.term(), length);
    for (const SymbolId each : arrays) add_elements(each, filled, length);
    add_unread(filled, length);
    settled_.state.heap.edit(bytes).make_symbolic() = filled;
    characters_.emplace(known.number, bytes);
  }

  static void add_unread(Symbolic& characters, std::uint64_t length) {
    for (std::uint64_t i = 0; i < length; ++i) {
      const auto is_here = [&](const ArrayElement& element) { return element.index.bits == i; };
      if (std::any_of(characters.elements.begin(), characters.elements.end(), is_here)) continue;
      const Value letter = Value::of_int(kUnreadCharacter);
      characters.elements.push_back({Value::of_int(static_cast<std::int32_t>(i)), letter, letter});
    }
  }

  /// The characters of the String that the array of this name is inside of.
  ObjectId characters_of(SymbolId array) {
    const SymbolId text = symbols_.at(array).text;
    const std::uint64_t wanted = number(symbols_.at(text).term);
    const auto found = characters_.find(wanted);
    if (found != characters_.end()) return found->second;
    if (!object_of(wanted, text)) return {};
    const auto known = std::find_if(objects_.begin(), objects_.end(),
                                    [&](const Known& one) { return one.number == wanted; });
    const Field* field = engine_.vm.known().string.declared_field("value", "[B");
    fill_text(*known, symbols_.of(symbols_.field(known->origin, *field).term()));
    return characters_[wanted];
  }

  /// Of a number that one object alone has: the characters of a String, or a box.
  ObjectId private_object(std::uint64_t number) {
    const SymbolId symbol{static_cast<std::uint32_t>(number - Numbering::kFirstPrivate)};
    return symbols_.at(symbol).text ? characters_of(symbol) : boxed(symbol);
  }

  static bool is_private(std::uint64_t number) {
    return number >= static_cast<std::uint64_t>(Numbering::kFirstPrivate);
  }

  /// A box that valueOf made of a term.
  ObjectId boxed(SymbolId symbol) {
    const auto found = boxed_.find(symbol.value);
    if (found != boxed_.end()) return found->second;
    const Class& cls = *symbols_.at(symbol).declared;
    const ObjectId made = settled_.state.heap.add_instance(cls);
    const Value number = *before_.merged.boxed_number(symbol);
    for (const Field& field : cls.fields) {
      if (field.name == "value" && !field.is_static())
        Heap::store(settled_.state.heap.edit(made), field.slot, concrete(number));
    }
    boxed_.emplace(symbol.value, made);
    return made;
  }

  /// A value under the model.
  Value concrete(Value value) {
    if (!value.symbolic) return value;
    const std::uint64_t bits = number(value.term());
    if (value.kind != Kind::Ref) return {bits, value.kind, false};
    if (bits == 0) return Value::of_null();
    if (is_private(bits)) return Value::of_ref(private_object(bits));
    if (const ObjectId there = engine_.numbering->object_of(bits)) return Value::of_ref(there);
    const auto found = by_number_.find(bits);
    if (found != by_number_.end()) return Value::of_ref(found->second);
    const auto named = names_.find(bits);
    SymbolId first;
    if (named != names_.end() && !named->second.empty()) first = named->second.front();
    if (!first) return Value::of_null();
    return Value::of_ref(object_of(bits, first));
  }

  void fill_current(std::size_t at) {
    const Known known = objects_[at];
    before_.merged.for_each_field([&](const Field& field, const MergedHeap::Writes& writes) {
      const Class& cls = engine_.program.at(settled_.state.heap.at(known.id).cls());
      if (!cls.is_assignable_to(*field.owner)) return;
      for (std::size_t i = writes.size(); i-- > 0;) {
        if (number(writes[i].address) != known.number) continue;
        const Value value = concrete(writes[i].value);
        Heap::store(settled_.state.heap.edit(known.id), field.slot, value);
        return;
      }
    });
    const Class& cls = engine_.program.at(settled_.state.heap.at(known.id).cls());
    if (cls.is_array()) write_elements(known.id, known.number, cls.storage);
  }

  void write_elements(ObjectId array, std::uint64_t wanted, Storage storage) {
    const auto array_of = [this](std::uint64_t number) {
      if (is_private(number)) return private_object(number);
      const auto input = by_number_.find(number);
      return input != by_number_.end() ? input->second : engine_.numbering->object_of(number);
    };
    const FinalElements elements(terms_, settled_.model, settled_.state.heap, array_of);
    const auto& writes = before_.merged.element_writes(storage);
    for (const auto& [index, written] : elements.of(wanted, writes, kind_of(storage))) {
      const Value place = Value::of_int(index), value = concrete(written);
      Symbolic& edited = settled_.state.heap.edit(array).make_symbolic();
      const auto found = std::find_if(
          edited.elements.begin(), edited.elements.end(),
          [&](const ArrayElement& element) { return element.index.bits == place.bits; });
      if (found != edited.elements.end())
        found->current = value;
      else
        edited.elements.push_back({place, {}, value});
    }
  }

  /// Objects of the run that hold references as terms.
  void settle_made() {
    const std::uint32_t limit = settled_.state.heap.limit();
    for (std::uint32_t i = 1; i < limit; ++i) {
      const ObjectId id{i};
      if (!settled_.state.heap.has(id)) continue;
      const Object& object = settled_.state.heap.at(id);
      if (!object.has_terms() || object.is_input()) continue;
      if (object.has_unknown_length()) {
        settle_array(id);
        continue;
      }
      const auto cells = object.symbolic()->cells;
      for (const auto& [cell, term] : cells) {
        if (terms_.sort(term) != Sort::Ref) continue;
        const Value value = concrete(Value::of_term(Kind::Ref, term));
        Object& edited = settled_.state.heap.edit(id);
        if (edited.is_array())
          store_element(edited, cell, value);
        else
          Heap::store(edited, cell, value);
      }
    }
  }

  void settle_array(ObjectId array) {
    const Object& object = settled_.state.heap.at(array);
    const Value length = concrete(object.symbolic()->length);
    const Storage storage = object.storage();
    settled_.state.heap.edit(array).make_symbolic().length = length;
    write_elements(array, engine_.numbering->number_of(array), storage);
  }

  Engine& engine_;
  TermStore& terms_;
  InputSymbols& symbols_;
  const InputHeap before_;
  Settled settled_;
  std::map<std::uint64_t, std::vector<SymbolId>> names_;
  std::map<std::uint64_t, ObjectId> by_number_;
  std::vector<Known> objects_;
  std::map<std::uint32_t, ObjectId> boxed_;
  std::map<std::uint64_t, ObjectId> characters_;  // of the Strings, by their numbers
};

}  // namespace

Settled settle(Engine& engine, const State& state, const Assignment& model,
               const std::set<Term>& constrained, Value result) {
  return Settler(engine, state, model, constrained).settle(result);
}

}  // namespace loris
