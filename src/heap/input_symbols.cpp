#include "heap/input_symbols.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"
#include "program/link_error.h"
#include "program/nullness.h"
#include "program/type_names.h"
#include "term/print.h"

namespace loris {

namespace {

/// Whether objects of this class have another field of that name, further up or further down.
bool has_namesake(const Class& cls, const Field& field) {
  for (const Class* at = &cls; at != nullptr; at = at->super) {
    for (const Field& other : at->fields) {
      if (&other != &field && other.name == field.name && !other.is_static()) return true;
    }
  }
  return false;
}

/// Whether its class has another field of that name: class files may, javac does not.
bool has_twin(const Field& field) {
  return std::any_of(field.owner->fields.begin(), field.owner->fields.end(),
                     [&](const Field& other) {
                       return &other != &field && other.name == field.name && !other.is_static();
                     });
}

// No field has this name: what may be a String may be an object with fields as well.
constexpr std::string_view kTextField = ".characters()";

/// The name of the String whose characters these are.
std::string text_name(const Symbol& characters) {
  return characters.name.substr(0, characters.name.size() - kTextField.size());
}

/// JLS 15.9.2: an inner object always has its outer one.
bool is_outer_instance(const Field& field) {
  constexpr std::uint16_t kSynthetic = 0x1000;
  return (field.access & kSynthetic) != 0 && field.name.starts_with("this$");
}

}  // namespace

InputSymbols::InputSymbols(Program& program, TermStore& terms, TypeUniverse& types, Scope scope)
    : program_(program), terms_(terms), types_(types), scope_(std::move(scope)), symbols_(1) {}

/// What the classes in scope say of a reference for which there is none.
void InputSymbols::note_scope(const Symbol& symbol) {
  const bool is_unknown = bool(types_.meet(symbol.types, types_.unknown()));
  if (!is_unknown && symbol.types != types_.null()) return;
  has_unknown_ = has_unknown_ || is_unknown;
  std::string_view what = "null";
  if (is_unknown)
    what = types_.has_null(symbol.types) ? "null or of an unknown class" : "of an unknown class";
  assumptions_.insert(fmt::format("{} is {}: no class in scope is a {} (see --types)", symbol.name,
                                  what, type_text(symbol.type())));
}

SymbolId InputSymbols::add(Symbol symbol) {
  const auto known = by_name_.find(symbol.name);
  if (known != by_name_.end()) return known->second;
  note_scope(symbol);
  const SymbolId id{static_cast<std::uint32_t>(symbols_.size())};
  Domain domain = whole_domain('L');
  if (numbering_ != nullptr && symbol.is_private) {
    const std::int64_t own = Numbering::kFirstPrivate + id.value;
    domain = {'L', own, own};
  }
  if (numbering_ != nullptr && !symbol.is_private) {
    const Numbering::Hull hull = numbering_->hull(symbol.types);
    domain = hull.domain;
    symbol.is_loose = !hull.exact;
  }
  symbol.term = terms_.variable(symbol.name, domain);
  if (symbol.term.id >= by_term_.size()) by_term_.resize(symbol.term.id + 64u);
  by_term_[symbol.term.id] = id.value;
  by_name_.emplace(symbol.name, id);
  symbols_.push_back(std::move(symbol));
  return id;
}

Value InputSymbols::placed(Value value, Place place) {
  if (!value.symbolic) return value;
  if (value.term().id >= places_.size()) places_.resize(value.term().id + 64u);
  places_[value.term().id] = place;
  return value;
}

/// What is inside a String is a function of the String.
Value InputSymbols::applied(Value value, const void* function, SymbolId base, Term index) {
  if (numbering_ == nullptr || !value.symbolic) return value;
  if (at(base).text) base = at(base).text;
  if (at(base).is_private || applications_.of(value.term()).function != 0) return value;
  const auto next = static_cast<std::uint32_t>(functions_.size() + 1);
  const std::uint32_t number = functions_.try_emplace(function, next).first->second;
  applications_.add(value.term(), {number, at(base).term, index});
  return value;
}

SymbolId InputSymbols::root(const std::string& name, const Class& declared, TypeSet types) {
  return add({name, {}, &declared, types});
}

SymbolId InputSymbols::root(const std::string& name, const Class& declared, TypeSet types,
                            const GenericType& generic) {
  Symbol symbol{name, {}, &declared, types};
  symbol.generic = generic;
  constrain(symbol);
  return add(std::move(symbol));
}

/// A signature that names a narrower class than the declaration's erasure narrows the types.
void InputSymbols::constrain(Symbol& symbol) {
  const GenericType& generic = symbol.generic;
  if (generic.kind != GenericType::Kind::Class || generic.name == symbol.declared->name) return;
  const Class* cls = nullptr;
  try {
    cls = program_.find(generic.name);
  } catch (const LinkError&) {
  } catch (const InputError&) {
  }
  if (cls == nullptr || !cls->is_assignable_to(*symbol.declared)) return;
  const TypeSet null = types_.meet(symbol.types, types_.null());
  const TypeSet known = types_.meet(symbol.types, types_.below(*cls));
  const TypeSet narrower = types_.join(known ? known : types_.led_to(*cls), null);
  symbol.bound = cls;
  if (narrower == symbol.types) return;
  symbol.types = narrower;
  assumptions_.insert(
      fmt::format("{} is null or a {} (its generic signature)", symbol.name, cls->external_name()));
}

GenericType InputSymbols::field_generic(SymbolId origin, const Field& field) {
  const std::string_view signature = field.info->signature;
  if (signature.empty()) return {};
  const auto type = parse_type_signature(signature);
  if (!type) return {};
  const GenericType& holder = at(origin).generic;
  if (holder.kind == GenericType::Kind::Class)
    return substitute(*type, bindings_in(program_, holder, *field.owner));
  const GenericType plain{GenericType::Kind::Class, at(origin).declared->name, {}};
  return substitute(*type, bindings_in(program_, plain, *field.owner));
}

bool InputSymbols::comes_before(SymbolId a, SymbolId b) const {
  const Symbol &x = at(a), &y = at(b);
  return x.depth != y.depth ? x.depth < y.depth : x.name < y.name;
}

SymbolId InputSymbols::own(const std::string& name, const Class& cls) {
  return add({name, {}, &cls, types_.only(cls), 0, true});
}

Term InputSymbols::number(const std::string& name, char type) {
  return terms_.variable(name, whole_domain(type));
}

std::string InputSymbols::asked_name(const std::string& name, const Class& type) {
  const Class* first = asked_types_.try_emplace(name, &type).first->second;
  return first == &type ? name : fmt::format("{}:{}", name, type.external_name());
}

Value InputSymbols::known_field(SymbolId origin, const Field& field) const {
  const auto known = fields_.find({origin, &field});
  return known == fields_.end() ? Value{} : known->second;
}

Value InputSymbols::field(SymbolId origin, const Field& field) {
  const auto known = fields_.find({origin, &field});
  if (known != fields_.end()) return known->second;
  Value made = placed(make_field(origin, field), {Place::Kind::Field, origin, &field});
  if (!at(origin).is_private && field.owner->name != "java/lang/String")
    made = applied(made, &field, origin, {});
  fields_.emplace(FieldKey{origin, &field}, made);
  return made;
}

/// With its class where an object of that origin may have several fields of the name.
std::string InputSymbols::field_name(SymbolId origin, const Field& field) const {
  const auto classes = types_.members(at(origin).types);
  const bool is_plain = std::none_of(classes.begin(), classes.end(),
                                     [&](const Class* cls) { return has_namesake(*cls, field); });
  if (is_plain) return fmt::format("{}.{}", at(origin).name, field.name);
  const std::string name =
      fmt::format("{}.{}::{}", at(origin).name, field.owner->external_name(), field.name);
  return has_twin(field) ? fmt::format("{}:{}", name, type_text(field.descriptor)) : name;
}

TypeSet InputSymbols::field_types(const Field& field, const Class& declared) {
  const TypeSet types = types_.led_to(declared);
  if (is_outer_instance(field)) return types;
  const Nullness nullness = nullness_of(field);
  const bool not_null = nullness == Nullness::Never;
  if (nullness != Nullness::Unsaid) {
    assumptions_.insert(fmt::format("{}.{} {} null (its annotation)", field.owner->external_name(),
                                    field.name, not_null ? "is not" : "may be"));
  }
  return not_null ? types : types_.join(types, types_.null());
}

const Class& InputSymbols::declared_type(std::string_view descriptor, const Class& declaring) {
  const Class& type = program_.declared_type(descriptor);
  if (program_.is_missing(type)) {
    assume(
        fmt::format("the class of what {} declares as {} cannot be loaded: it is null or of a "
                    "class that nobody knows",
                    declaring.external_name(), type_text(descriptor)));
  }
  return type;
}

Value InputSymbols::make_field(SymbolId origin, const Field& field) {
  if (field.info == nullptr) return Value::zero(field.kind());  // the virtual machine's own
  if (field.owner->name == "java/lang/String") return make_text_field(origin, field);
  const std::string name = field_name(origin, field);
  if (field.storage != Storage::Ref) {
    Domain domain = whole_domain(field.descriptor[0]);
    const auto range = scope_.ranges.find(&field);
    if (range != scope_.ranges.end()) {
      domain.low = std::max(domain.low, range->second.first);
      domain.high = std::min(domain.high, range->second.second);
    }
    return Value::of_term(field.kind(), terms_.variable(name, domain));
  }
  const Class& declared = declared_type(field.descriptor, *field.owner);
  const std::uint32_t depth = at(origin).depth + 1;
  Symbol symbol{name, {}, &declared, field_types(field, declared), depth};
  symbol.generic = field_generic(origin, field);
  constrain(symbol);
  return Value::of_term(Kind::Ref, at(add(std::move(symbol))).term);
}

/// A String of the input has any characters, of two bytes each (its coder says so), and no cached
/// hash.
Value InputSymbols::make_text_field(SymbolId origin, const Field& field) {
  if (field.name == "coder") return Value::of_int(1);
  if (field.name != "value") return Value::zero(field.kind());
  const Class& bytes = program_.unit_array();
  Symbol array{at(origin).name, {}, &bytes, types_.only(bytes), at(origin).depth + 1, true};
  array.name += kTextField;
  array.text = origin;
  return Value::of_term(Kind::Ref, at(add(std::move(array))).term);
}

const std::vector<InputSymbols::Element>& InputSymbols::elements(SymbolId origin) const {
  static const std::vector<Element> kNone;
  const auto found = elements_.find(origin.value);
  return found == elements_.end() ? kNone : found->second;
}

Value InputSymbols::element(SymbolId origin, const Class& array_class, Value index) {
  if (numbering_ == nullptr) return make_element(origin, array_class, index);
  std::vector<Element>& known = elements_[origin.value];
  for (const Element& element : known) {
    if (element.index.bits == index.bits && element.index.symbolic == index.symbolic)
      return element.value;
  }
  const Value made = make_element(origin, array_class, index);
  known.push_back({index, made});
  return made;
}

Value InputSymbols::make_element(SymbolId origin, const Class& array_class, Value index) {
  const Symbol& array = at(origin);
  const std::string text = index.symbolic ? print(terms_, index.term(), {1u << 20, 100'000})
                                          : std::to_string(index.as_int());
  const Term place = index.symbolic ? index.term() : terms_.int_constant(index.as_int());
  const std::string name = array.is_private ? fmt::format("{}.charAt({})", text_name(array), text)
                                            : fmt::format("{}[{}]", array.name, text);
  if (array_class.storage != Storage::Ref) {
    const Domain domain = whole_domain(array.is_private ? 'C' : array_class.name[1]);
    const Value number =
        Value::of_term(kind_of(array_class.storage), terms_.variable(name, domain));
    return applied(placed(number, {Place::Kind::Element, origin, nullptr, index}),
                   array_class.element, origin, place);
  }
  const Class& declared = *array_class.element;
  Symbol symbol{
      name, {}, &declared, types_.join(types_.led_to(declared), types_.null()), array.depth + 1};
  if (array.generic.kind == GenericType::Kind::Array) symbol.generic = array.generic.arguments[0];
  constrain(symbol);
  // Arrays of references have one function: what they may hold is in the types.
  const Value reference = Value::of_term(Kind::Ref, at(add(std::move(symbol))).term);
  return applied(placed(reference, {Place::Kind::Element, origin, nullptr, index}), &fields_,
                 origin, place);
}

Value InputSymbols::kept(SymbolId origin) {
  const Term variable = terms_.variable(fmt::format("kept({})", at(origin).name), {'Z', 0, 1});
  return applied(placed(Value::of_term(Kind::Int, variable), {Place::Kind::Kept, origin}),
                 &assumptions_, origin, {});
}

Value InputSymbols::length(SymbolId origin) {
  const Symbol& array = at(origin);
  const std::int64_t most = array.is_private ? scope_.max_string : scope_.max_array;
  const std::string name =
      array.is_private ? text_name(array) + ".length()" : array.name + ".length";
  const Value length = Value::of_term(Kind::Int, terms_.variable(name, {'I', 0, most}));
  return applied(placed(length, {Place::Kind::Length, origin}), &terms_, origin, {});
}

}  // namespace loris
