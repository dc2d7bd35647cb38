#include "spec/hex_rules.h"

#include <algorithm>

#include "base/check.h"
#include "spec/decider.h"

namespace loris {

using hex::Checker;

HexRules::HexRules(hex::Rules rules, Refiner& refiner, std::vector<Root> roots)
    : refiner_(refiner), roots_(std::move(roots)), checker_(std::move(rules)) {}

SymbolId HexRules::root_of(const hex::Path& path) const {
  const auto found = std::find_if(roots_.begin(), roots_.end(), [&](const Root& root) {
    return root.name == path.name && root.class_name == path.class_name;
  });
  LORIS_CHECK(found != roots_.end(), "roots of rules should have been checked");
  return found->symbol;
}

std::vector<SymbolId> HexRules::roots() const {
  std::vector<SymbolId> found;
  for (const Root& root : roots_) found.push_back(root.symbol);
  return found;
}

hex::Ref HexRules::ref_of(SymbolId symbol) {
  if (symbol.value < refs_.size() && refs_[symbol.value] != 0) return refs_[symbol.value];
  const hex::Ref ref = add(symbol);
  if (refs_.size() <= symbol.value) refs_.resize(symbol.value + 1);
  refs_[symbol.value] = ref;
  if (symbols_.size() <= ref) symbols_.resize(ref + 1);
  symbols_[ref] = symbol;
  return ref;
}

/// The initial heap is a function of names: a field of an object is found by the reference that led
/// to the object first, which is the backbone of papers/001.
hex::Ref HexRules::add(SymbolId symbol) {
  const InputSymbols& symbols = refiner_.symbols();
  const Symbol& made = symbols.at(symbol);
  const Place place = symbols.place_of(made.term);
  const std::string& type = made.declared->name;
  if (place.kind == Place::Kind::Field)
    return checker_.add_field(ref_of(place.base), place.field->owner->name, place.field->name,
                              type);
  if (place.kind == Place::Kind::Element) return checker_.add_element(ref_of(place.base), type);
  const auto found = std::find_if(roots_.begin(), roots_.end(),
                                  [&](const Root& root) { return root.symbol == symbol; });
  if (found == roots_.end()) return checker_.add_root("", type);  // made by the program itself
  if (found->class_name.empty()) return checker_.add_root(found->name, type);
  return checker_.add_static(found->class_name, found->name, type);
}

TypeSet HexRules::below(const std::string& cls) {
  const auto found = below_.find(cls);
  if (found != below_.end()) return found->second;
  const TypeSet types = refiner_.types().below(refiner_.symbols().program().load(cls));
  below_.emplace(cls, types);
  return types;
}

Checker::Truth HexRules::compare(TypeSet types, const std::string& cls) {
  const TypeSet wanted = below(cls);
  TypeUniverse& all = refiner_.types();
  const TypeSet objects = all.minus(types, all.null());
  if (!all.meet(objects, wanted)) return Checker::Truth::No;
  return all.minus(objects, wanted) ? Checker::Truth::Open : Checker::Truth::Yes;
}

bool HexRules::is_of(HeapView view, hex::Ref anchor, const std::string& cls) {
  return compare(refiner_.types_of(view, symbols_[anchor]), cls) == Checker::Truth::Yes;
}

bool HexRules::accepts(SymbolId symbol, Refined& decided) {
  const Stopwatch watch(seconds_);
  const InputHeap::Facts facts = decided.input.facts(symbol);
  Checker::Assumption assumption{Checker::Event::Null, ref_of(symbol), 0};
  if (facts.object) {
    const Symbolic* symbolic = decided.objects.at(facts.object).symbolic();
    if (symbolic == nullptr || !symbolic->origin) return true;  // a constant of an enum
    const bool is_new = symbolic->origin == symbol;
    assumption.event = is_new ? Checker::Event::Expands : Checker::Event::Aliases;
    if (!is_new) assumption.object = ref_of(symbolic->origin);
  } else if (facts.types != refiner_.types().null()) {
    return true;
  }
  struct ObjectTypes final : Checker::Types {
    ObjectTypes(HexRules& own, TypeSet set) : rules(own), types(set) {}
    Checker::Truth is_of(const std::string& type) const override {
      return rules.compare(types, type);
    }
    HexRules& rules;
    TypeSet types;
  };
  const ObjectTypes types(*this, refiner_.types_of({decided.objects, decided.input}, symbol));
  const Checker::Verdict& verdict = checker_.check(assumption, types, decided.input.marks);
  for (const Checker::Limit& limit : verdict.limits) {
    if (!enforce(limit, symbol, decided)) return false;
  }
  decided.input.due.insert(decided.input.due.end(), verdict.due.begin(), verdict.due.end());
  return true;
}

/// A rule of a class counts where the object is of that class. Where that is open, what it forbids
/// leaves objects of other classes; what it says of types is left for later.
bool HexRules::enforce(const Checker::Limit& limit, SymbolId symbol, Refined& decided) {
  TypeUniverse& types = refiner_.types();
  Checker::Truth counts = Checker::Truth::Yes;
  if (limit.class_name != nullptr) {
    const HeapView view{decided.objects, decided.input};
    counts = compare(refiner_.types_of(view, symbols_[limit.anchor]), *limit.class_name);
  }
  if (counts == Checker::Truth::No) return true;
  if (limit.types.empty()) {
    if (counts == Checker::Truth::Yes) return false;
    const SymbolId anchor = symbols_[limit.anchor];
    const TypeSet own = refiner_.types_of({decided.objects, decided.input}, anchor);
    return narrow(anchor, types.minus(own, below(*limit.class_name)), decided);
  }
  if (counts == Checker::Truth::Open) return true;
  TypeSet allowed;
  for (const std::string* type : limit.types) allowed = types.join(allowed, below(*type));
  return narrow(symbol, allowed, decided);
}

bool HexRules::narrow(SymbolId symbol, TypeSet types, Refined& decided) const {
  const ObjectId object = decided.input.facts(symbol).object;
  if (!object || !types) return false;
  Alternatives left = refiner_.split_object({decided.objects, decided.input}, object, {types});
  if (left.empty()) return false;
  decided = std::move(left.front());
  return true;
}

}  // namespace loris
