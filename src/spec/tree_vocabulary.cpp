#include "spec/tree_vocabulary.h"

#include <algorithm>
#include <map>

namespace loris {

namespace {

using Decision = mona::PartialHeap::Decision;

void collect(const hex::Steps& steps, std::vector<const hex::Steps*>& fields) {
  if (steps.kind == hex::Steps::Kind::Field) fields.push_back(&steps);
  for (const hex::Steps& part : steps.parts) collect(part, fields);
}

/// Every step along a field that the rules name.
std::vector<const hex::Steps*> named_fields(const hex::Rules& rules) {
  std::vector<const hex::Steps*> fields;
  for (const hex::Rule& rule : rules.rules) {
    for (const hex::Atom& atom : rule.atoms) {
      collect(atom.path.steps, fields);
      if (atom.target) collect(atom.target->steps, fields);
    }
  }
  return fields;
}

/// Types of which all references are spoken of, wherever they are.
std::set<std::string> named_types(const hex::Rules& rules) {
  std::set<std::string> types;
  for (const hex::Rule& rule : rules.rules) {
    for (const hex::Atom& atom : rule.atoms) {
      if (atom.path.base == hex::Path::Base::Anchor) types.insert(atom.static_type);
    }
  }
  types.erase("");
  return types;
}

template <class Visit>
void for_each_reference_field(const Class& cls, Visit visit) {
  for (const Class* at = &cls; at != nullptr; at = at->super) {
    for (const Field& field : at->fields) {
      if (!field.is_static() && field.storage == Storage::Ref) visit(field);
    }
  }
}

}  // namespace

TreeVocabulary::TreeVocabulary(const hex::Rules& rules, const Refiner& refiner,
                               const std::vector<InputRoot>& roots)
    : refiner_(refiner), symbols_(refiner.symbols()), types_(refiner.types()) {
  add_fields(rules);
  add_kinds(rules, roots);
  add_roots(roots);
  add_elsewhere();
}

void TreeVocabulary::add_fields(const hex::Rules& rules) {
  const auto named = named_fields(rules);
  const auto types = named_types(rules);
  for (const Class* cls : types_.classes()) {  // of the others nothing is read
    if (is_value_class(*cls)) continue;
    for_each_reference_field(*cls, [&](const Field& field) {
      if (fields_.count(&field) != 0) return;
      mona::Vocabulary::Reference word;
      word.class_name = field.owner->name;
      word.name = field.name;
      word.declared = symbols_.program().load_descriptor(field.descriptor).name;
      const bool is_named =
          types.count(word.declared) != 0 ||
          std::any_of(named.begin(), named.end(), [&word](const hex::Steps* step) {
            return step->name == word.name &&
                   (step->class_name.empty() || step->class_name == word.class_name);
          });
      if (!is_named) return;
      fields_[&field] = static_cast<Index>(words_.references.size());
      words_.references.push_back(std::move(word));
    });
  }
  words_.fields = static_cast<Index>(words_.references.size());
}

/// Two classes are of one kind when they are below the same types that matter.
void TreeVocabulary::add_kinds(const hex::Rules& rules, const std::vector<InputRoot>& roots) {
  std::set<std::string> names;
  for (const hex::Rule& rule : rules.rules) {
    names.insert(rule.class_name);
    for (const hex::Atom& atom : rule.atoms) names.insert(atom.type);
  }
  for (const auto& word : words_.references) names.insert({word.class_name, word.declared});
  for (const InputRoot& root : roots) names.insert(symbols_.at(root.symbol).declared->name);
  names.erase("");
  std::map<std::set<std::string>, Index> known;
  for (const Class* cls : all_classes()) {
    std::set<std::string> above;
    for (const std::string& name : names) {
      const Class* type = symbols_.program().find(name);
      if (type == nullptr) continue;
      const bool may_be = bool(types_.meet(types_.led_to(*type), types_.only(*cls)));
      if (cls->is_unknown() ? may_be : cls->is_assignable_to(*type)) above.insert(name);
    }
    const auto [at, is_new] = known.emplace(above, static_cast<Index>(words_.kinds.size()));
    if (is_new) words_.kinds.push_back({std::move(above), {}, {}});
    kinds_[cls] = at->second;
  }
  for (const auto& [field, index] : fields_) {
    const Class& declared = symbols_.program().load_descriptor(field->descriptor);
    words_.references[index].kinds = kinds_of(classes_below(declared));
    for (const Index kind : kinds_of(classes_below(*field->owner)))
      words_.kinds[kind].fields.push_back(index);
  }
  for (auto& kind : words_.kinds) std::sort(kind.fields.begin(), kind.fields.end());
}

void TreeVocabulary::add_roots(const std::vector<InputRoot>& roots) {
  for (const InputRoot& root : roots) {
    const Symbol& symbol = symbols_.at(root.symbol);
    mona::Vocabulary::Reference word;
    word.base = root.class_name.empty() ? hex::Path::Base::Root : hex::Path::Base::Static;
    word.class_name = root.class_name;
    word.name = root.name;
    word.declared = symbol.declared->name;
    word.kinds = kinds_of(symbol.types);
    word.may_be_null = types_.has_null(symbol.types);
    roots_[root.symbol] = static_cast<Index>(words_.references.size());
    words_.references.push_back(std::move(word));
  }
}

/// Where fields and elements lead of which no rule speaks.
void TreeVocabulary::add_elsewhere() {
  for (const Class* cls : types_.classes()) {
    if (is_value_class(*cls)) continue;
    std::set<Index>& to = words_.kinds[kinds_.at(cls)].elsewhere;
    if (cls->is_array() && !cls->element->is_primitive())
      to.merge(kinds_of(classes_below(*cls->element)));
    for_each_reference_field(*cls, [&](const Field& field) {
      if (fields_.count(&field) != 0) return;
      to.merge(kinds_of(classes_below(symbols_.program().load_descriptor(field.descriptor))));
    });
  }
}

std::vector<const Class*> TreeVocabulary::all_classes() const {
  std::vector<const Class*> all(types_.classes().begin(), types_.classes().end());
  const auto unknown = types_.unknown_classes();
  all.insert(all.end(), unknown.begin(), unknown.end());
  return all;
}

std::vector<const Class*> TreeVocabulary::classes_below(const Class& declared) const {
  const auto found = types_.members(types_.led_to(declared));
  return {found.begin(), found.end()};
}

std::set<mona::Index> TreeVocabulary::kinds_of(const std::vector<const Class*>& classes) const {
  std::set<Index> kinds;
  for (const Class* cls : classes) kinds.insert(kinds_.at(cls));
  return kinds;
}

std::set<mona::Index> TreeVocabulary::kinds_of(TypeSet types) const {
  std::set<Index> kinds;
  for (const Class* cls : types_.members(types)) {
    const auto found = kinds_.find(cls);
    if (found != kinds_.end()) kinds.insert(found->second);
  }
  return kinds;
}

// --- states -------------------------------------------------------------------------------------

bool TreeVocabulary::is_from_root(SymbolId symbol) const {
  for (;;) {
    const Place place = symbols_.place_of(symbols_.at(symbol).term);
    if (place.kind == Place::Kind::Root) return roots_.count(symbol) != 0;
    symbol = place.base;
  }
}

mona::PartialHeap TreeVocabulary::read(const State& state) const {
  mona::PartialHeap heap;
  std::unordered_map<ObjectId, Index> numbers;
  for (std::uint32_t i = 0; i < state.input.object_count(); ++i) {
    const ObjectId object = state.input.object(i);
    if (!is_from_root(state.heap.at(object).symbolic()->origin)) continue;
    numbers[object] = static_cast<Index>(heap.kinds.size());
    heap.kinds.push_back(kinds_of(refiner_.object_types(state.heap, object)));
  }
  const HeapView view{state.heap, state.input};
  state.input.for_each_decided([&](SymbolId symbol, const InputHeap::Facts& facts) {
    Decision decision;
    const Place place = symbols_.place_of(symbols_.at(symbol).term);
    if (place.kind == Place::Kind::Root) {
      const auto root = roots_.find(symbol);
      if (root == roots_.end()) return;
      decision.reference = root->second;
    } else {
      const auto source = numbers.find(state.input.facts(place.base).object);
      const auto field = fields_.find(place.field);
      if (place.kind != Place::Kind::Field || field == fields_.end() || source == numbers.end())
        return;
      decision.source = source->second;
      decision.reference = field->second;
    }
    decision.kind = Decision::Kind::NotNull;
    if (refiner_.is_null(view, symbol)) {
      decision.kind = Decision::Kind::Null;
    } else if (const auto target = numbers.find(facts.object); target != numbers.end()) {
      decision.kind = Decision::Kind::Object;
      decision.object = target->second;
    } else if (facts.object ? !state.heap.at(facts.object).is_input()  // a constant of an enum
                            : types_.has_null(refiner_.types_of(view, symbol))) {
      return;
    }
    heap.decisions.push_back(decision);
  });
  return heap;
}

bool TreeVocabulary::is_about(SymbolId symbol) const {
  const Place place = symbols_.place_of(symbols_.at(symbol).term);
  if (place.kind == Place::Kind::Field)
    return fields_.contains(place.field) && is_from_root(place.base);
  return roots_.contains(symbol);
}

}  // namespace loris
