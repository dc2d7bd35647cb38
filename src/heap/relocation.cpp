#include "heap/relocation.h"

#include "term/replace.h"
#include "term/variables.h"

namespace loris {

bool Relocation::is_value(TypeSet types) const {
  const TypeSet objects = types_.minus(types, types_.null());
  return objects && !types_.minus(objects, types_.values());
}

std::optional<SymbolId> Relocation::symbol(SymbolId name) {
  const Place place = symbols_.place_of(symbols_.at(name).term);
  if (place.kind == Place::Kind::Root) return name;
  std::optional<Value> value;
  if (place.kind == Place::Kind::Element) {
    value = element(place);
  } else if (const auto holder = owner(place.base)) {
    if (*holder == place.base) return name;
    value = symbols_.field(*holder, *place.field);
  }
  if (!value) return std::nullopt;
  return symbols_.of(value->term());
}

/// Of null there is no object: what is said of its fields means nothing, under any name.
std::optional<SymbolId> Relocation::owner(SymbolId name) {
  const std::optional<SymbolId> known = symbol(name);
  if (!known || symbols_.at(*known).is_private) return known;
  if (const ObjectId object = view_.input.facts(*known).object) {
    const Symbolic* symbolic = view_.objects.at(object).symbolic();
    return symbolic == nullptr || !symbolic->origin ? *known : symbolic->origin;
  }
  const TypeSet types = refiner_.types_of(view_, *known);
  if (types == types_.null() || is_value(types)) return known;
  block({*known});
  return std::nullopt;
}

std::optional<Value> Relocation::index(Value name) {
  if (!name.symbolic) return name;
  Variables inside(terms_);
  inside.add(name.term());
  const Term there =
      condition(name.term(), std::vector<Term>(inside.all().begin(), inside.all().end()));
  if (blocked_) return std::nullopt;
  return terms_.is_constant(there) ? Value::of_int(static_cast<std::int32_t>(terms_.bits(there)))
                                   : Value::of_term(Kind::Int, there);
}

std::optional<Value> Relocation::known_element(SymbolId array, Value index) const {
  const auto is_it = [&](Value known) {
    return known.bits == index.bits && known.symbolic == index.symbolic;
  };
  if (const ObjectId object = view_.input.facts(array).object) {
    if (const Symbolic* symbolic = view_.objects.at(object).symbolic()) {
      for (const ArrayElement& known : symbolic->elements) {
        if (is_it(known.index) && known.initial.kind != Kind::Unset) return known.initial;
      }
    }
  }
  for (const FoundElement& known : found_) {
    if (known.array == array && is_it(known.index)) return known.initial;
  }
  return std::nullopt;
}

std::optional<Value> Relocation::element(const Place& place) {
  const std::optional<SymbolId> array = owner(place.base);
  if (!array) return std::nullopt;
  const std::optional<Value> at = index(place.index);
  if (!at) return std::nullopt;
  std::optional<Value> known = known_element(*array, *at);
  if (!known) block({{}, {}, {}, *array, *at});
  return known;
}

std::optional<FoundElement> Relocation::fixed(SymbolId array, Term index, std::int32_t value) {
  const std::optional<SymbolId> there = owner(array);
  const std::optional<Value> at = this->index(Value::of_term(Kind::Int, index));
  if (!there || !at || !at->symbolic) return std::nullopt;
  const std::optional<Value> known = known_element(*there, Value::of_int(value));
  if (!known) return std::nullopt;
  return FoundElement{*there, *at, *known};
}

/// Input objects are numbered class by class, in the order in which they were made.
std::uint64_t Relocation::number_of(ObjectId object) const {
  if (!view_.objects.at(object).is_input()) return numbering_->number_of(object);
  const TypeSet types = refiner_.object_types(view_.objects, object);
  std::uint32_t before = 0;
  for (std::uint32_t i = 0; i < view_.input.object_count(); ++i) {
    if (view_.input.object(i) == object) break;
    if (refiner_.object_types(view_.objects, view_.input.object(i)) == types) ++before;
  }
  return numbering_->number_of(*types_.members(types).front(), before);
}

std::optional<Term> Relocation::reference(SymbolId name) {
  const std::optional<SymbolId> known = symbol(name);
  if (!known) return std::nullopt;
  const Symbol& symbol = symbols_.at(*known);
  if (symbol.is_private) return symbol.term;
  const TypeSet types = refiner_.types_of(view_, *known);
  if (types == types_.null()) return terms_.constant(Sort::Ref, 0);
  const bool has_one_class = types_.members(types).size() == 1;
  if (const ObjectId object = view_.input.facts(*known).object) {
    if (!has_one_class) {
      block({{}, {}, object});
      return std::nullopt;
    }
    if (is_value(types)) return symbols_.at(view_.objects.at(object).symbolic()->origin).term;
    return terms_.constant(Sort::Ref, number_of(object));
  }
  if (is_value(types) && !types_.has_null(types) && has_one_class) return symbol.term;
  block({*known});
  return std::nullopt;
}

std::optional<Term> Relocation::value(Term variable) {
  if (symbols_.is_symbol(variable)) return reference(symbols_.of(variable));
  const Place place = symbols_.place_of(variable);
  if (place.kind == Place::Kind::Root) return variable;
  std::optional<Value> value;
  if (place.kind == Place::Kind::Element) {
    value = element(place);
  } else if (const auto holder = owner(place.base)) {
    if (*holder == place.base) return variable;
    switch (place.kind) {
      case Place::Kind::Field: value = symbols_.field(*holder, *place.field); break;
      case Place::Kind::Length: value = symbols_.length(*holder); break;
      default: value = symbols_.kept(*holder);
    }
  }
  if (!value) return std::nullopt;
  return value->symbolic ? value->term() : terms_.constant(sort_of(value->kind), value->bits);
}

/// What cannot be told of a variable matters only where the variable is still part of the condition
/// when all others are known.
Term Relocation::condition(Term condition, const std::vector<Term>& variables) {
  const std::optional<Blocked> before = take_blocked();
  std::vector<std::pair<Term, Term>> parts;
  std::vector<std::pair<Term, Blocked>> missing;
  for (const Term variable : variables) {
    const std::optional<Term> there = value(variable);
    if (there && *there != variable) parts.emplace_back(variable, *there);
    if (const auto blocked = take_blocked()) missing.emplace_back(variable, *blocked);
  }
  const Term known = replace(terms_, condition, parts);
  blocked_ = before;
  for (const auto& [variable, blocked] : missing) {
    if (is_inside(terms_, variable, known)) block(blocked);
  }
  return known;
}

Term same_content(InputSymbols& symbols, SymbolId a, SymbolId b) {
  TermStore& terms = symbols.terms();
  TypeUniverse& types = symbols.types();
  Term same = terms.bool_constant(true);
  const auto both = [&](Value x, Value y) {
    if (!x.symbolic || !y.symbolic) return;
    same = terms.make(TermOp::BoolAnd, same, make_same(terms, x.term(), y.term()));
  };
  const TypeSet both_types = types.meet(symbols.at(a).types, symbols.at(b).types);
  for (const Class* cls : types.members(types.meet(both_types, types.values()))) {
    for (const Field& field : cls->fields) {
      if (field.is_static() || field.name != "value") continue;
      const Value x = symbols.field(a, field), y = symbols.field(b, field);
      if (field.storage != Storage::Ref) {
        both(x, y);
        continue;
      }
      const SymbolId text = symbols.of(x.term()), other = symbols.of(y.term());
      const Class& bytes = *symbols.at(text).declared;
      both(symbols.length(text), symbols.length(other));
      for (std::int64_t i = 0; i < symbols.scope().max_string; ++i) {
        const Value index = Value::of_int(static_cast<std::int32_t>(i));
        both(symbols.element(text, bytes, index), symbols.element(other, bytes, index));
      }
    }
  }
  return same;
}

Term equal_texts(InputSymbols& symbols, SymbolId a, SymbolId b) {
  TermStore& terms = symbols.terms();
  const Field& value = *symbols.program().load("java/lang/String").declared_field("value", "[B");
  const SymbolId left = symbols.of(symbols.field(a, value).term());
  const SymbolId right = symbols.of(symbols.field(b, value).term());
  const Class& bytes = *symbols.at(left).declared;
  const Term length = symbols.length(left).term();
  Term equal = terms.make(TermOp::Eq, length, symbols.length(right).term());
  for (std::int32_t i = 0; i < symbols.scope().max_string; ++i) {
    const Value index = Value::of_int(i);
    const Term same = terms.make(TermOp::Eq, symbols.element(left, bytes, index).term(),
                                 symbols.element(right, bytes, index).term());
    const Term is_behind = terms.make(TermOp::Le, length, terms.int_constant(i));
    equal = terms.make(TermOp::BoolAnd, equal, terms.make(TermOp::BoolOr, is_behind, same));
  }
  return equal;
}

Term has_text(InputSymbols& symbols, SymbolId string, std::u16string_view text) {
  TermStore& terms = symbols.terms();
  const Class& cls = symbols.program().load("java/lang/String");
  const Field& value = *cls.declared_field("value", "[B");
  const SymbolId characters = symbols.of(symbols.field(string, value).term());
  const Class& bytes = *symbols.at(characters).declared;
  Term same = terms.bool_constant(true);
  const auto also = [&](Value is, std::size_t wanted) {
    const Term number = terms.int_constant(static_cast<std::int32_t>(wanted));
    same = terms.make(TermOp::BoolAnd, same, terms.make(TermOp::Eq, is.term(), number));
  };
  if (text.size() > static_cast<std::size_t>(symbols.scope().max_string))
    return terms.bool_constant(false);
  also(symbols.length(characters), text.size());
  for (std::size_t i = 0; i < text.size(); ++i)
    also(symbols.element(characters, bytes, Value::of_int(static_cast<std::int32_t>(i))), text[i]);
  return same;
}

}  // namespace loris
