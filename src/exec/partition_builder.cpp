#include "exec/partition_builder.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include <fmt/format.h>

#include "program/type_names.h"
#include "term/print.h"
#include "term/variables.h"

namespace loris {

namespace {

constexpr PrintLimits kNoLimits{std::size_t{1} << 24, 1 << 20};

/// As Java writes it.
std::string literal_text(std::u16string_view text) {
  std::string literal = "\"";
  for (const char16_t c : text) {
    if (c == '"' || c == '\\') literal += '\\';
    if (c >= ' ' && c <= '~')
      literal += static_cast<char>(c);
    else
      literal += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
  }
  return literal + '"';
}

class Describer {
 public:
  Describer(Engine& engine, const State& state)
      : engine_(engine), state_(state), merger_(engine.vm.merger()) {}

  Lets lets() { return std::move(lets_); }

  /// For people: with an ellipsis where it gets long.
  /// The condition without what it says of names of Strings and boxes, where that is decided in the
  /// heap as well.
  std::vector<Term> said(const PathCondition& condition) const {
    if (!state_.input.has_identities) return conjuncts(condition);
    std::vector<Term> parts;
    for (const Term conjunct : conjuncts(condition)) add_said(conjunct, parts);
    return parts;
  }

  std::string short_text(Term term) {
    if (merger_ == nullptr) return print(engine_.terms, term);
    return print(engine_.terms, term, {}, [this](Term part) { return constant_or_test(part); });
  }

  Partition partition(const PathCondition& condition) {
    Partition made;
    const InputHeap& input = state_.input;
    for (std::uint32_t i = 0; i < input.object_count(); ++i)
      made.objects.push_back({name_of(input.object(i)), type_names(types_of(input.object(i)))});
    std::vector<SymbolId> decided;
    if (merger_ == nullptr)
      input.for_each_decided([&](SymbolId symbol, const InputHeap::Facts&) {
        if (!engine_.symbols.at(symbol).is_private) decided.push_back(symbol);
      });
    std::sort(decided.begin(), decided.end(),
              [&](SymbolId a, SymbolId b) { return engine_.symbols.comes_before(a, b); });
    for (const SymbolId symbol : decided) add_reference(made, symbol, input.facts(symbol));
    // Of an object that everyone gets for its content, the conditions say it.
    for (const auto& [a, b, same] : input.comparisons()) {
      if (!state_.heap.at(a).is_input() || !state_.heap.at(b).is_input()) continue;
      (same ? made.same : made.distinct).emplace_back(name_of(a), name_of(b));
    }
    for (const Term conjunct : said(condition)) made.conjuncts.push_back(term_text(conjunct));
    return made;
  }

  FinalHeap final_heap(Value result) {
    FinalHeap made;
    if (result.kind != Kind::Void) made.result = text(result);
    const InputHeap& input = state_.input;
    for (std::uint32_t i = 0; i < input.object_count(); ++i) add_writes(input.object(i));
    add_merged_writes();
    add_statics();
    std::size_t next = 0;
    while (next < new_objects_.size()) add_contents(new_objects_[next++]);  // it adds more
    made.objects = std::move(objects_);
    made.writes = std::move(writes_);
    made.opaque = opaque_;
    return made;
  }

 private:
  void add_said(Term conjunct, std::vector<Term>& parts) const {
    const TermStore& terms = engine_.terms;
    if (terms.op(conjunct) == TermOp::BoolAnd) {
      add_said(terms.operand(conjunct, 0), parts);
      add_said(terms.operand(conjunct, 1), parts);
      return;
    }
    Variables variables(terms);
    variables.add(conjunct);
    const bool has_names = std::any_of(
        variables.all().begin(), variables.all().end(),
        [&](Term one) { return terms.sort(one) == Sort::Ref && engine_.symbols.is_symbol(one); });
    if (!has_names) parts.push_back(conjunct);
  }

  TypeSet types_of(ObjectId object) const {
    return engine_.refiner->object_types(state_.heap, object);
  }
  const Class& class_of(ObjectId object) const {
    return engine_.program.at(state_.heap.at(object).cls());
  }
  std::string name_of(ObjectId object) const {
    return engine_.symbols.at(state_.heap.at(object).symbolic()->origin).name;
  }

  /// Of an object that the input may lead to although the program has it anyway as well.
  std::string any_name_of(ObjectId object) const {
    const Symbolic* symbolic = state_.heap.at(object).symbolic();
    if (symbolic != nullptr && symbolic->origin) return name_of(object);
    const Class& cls = class_of(object);
    if (is_enum_class(cls)) return constant_text(object);
    if (&cls == &engine_.vm.known().string) return literal_text(engine_.vm.text_of(object));
    if (is_value_class(cls)) return box_text(object);
    const std::string constant = static_name(object);
    return constant.empty() ? fmt::format("an object of {}", cls.external_name()) : constant;
  }

  /// The one that valueOf gives for its number.
  std::string box_text(ObjectId box) const {
    const Class& cls = class_of(box);
    for (const Field& field : cls.fields) {
      if (field.name != "value" || field.is_static()) continue;
      const Value value = Heap::load(state_.heap.at(box), field.slot, field.kind());
      const char type = field.descriptor[0];
      const std::string_view cast = type == 'C'   ? "(char) "
                                    : type == 'B' ? "(byte) "
                                    : type == 'S' ? "(short) "
                                                  : "";
      return fmt::format("{}.valueOf({}{})", cls.external_name(), cast,
                         graph_value_text({type, value.bits}));
    }
    return fmt::format("an object of {}", cls.external_name());
  }

  /// The final field that holds the object, as the target's class knows it.
  std::string static_name(ObjectId object) const {
    const Class& cls = *engine_.target.owner;
    const ClassState known = state_.classes.get(cls.id.value);
    for (const Field& field : cls.fields) {
      if (!known.mirror || !field.is_static() || field.storage != Storage::Ref) continue;
      const std::uint32_t slot = engine_.vm.known().class_class.instance_slots + field.slot;
      const Value value = Heap::load(state_.heap.at(known.mirror), slot, field.kind());
      if (!value.symbolic && value.as_ref() == object)
        return fmt::format("{}.{}", cls.external_name(), field.name);
    }
    return {};
  }

  std::vector<std::string> type_names(TypeSet types) const {
    std::vector<std::string> names;
    for (const Class* cls : engine_.types.members(types)) {
      const std::string name = cls->is_unknown() ? "(unknown)" : class_text(*cls);
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
  }

  static std::string class_text(const Class& cls) {
    if (cls.guise != nullptr) return class_text(*cls.guise);
    return cls.is_array() ? type_text(cls.name) : cls.external_name();
  }

  void add_reference(Partition& made, SymbolId symbol, const InputHeap::Facts& facts) const {
    InputReference reference;
    reference.name = engine_.symbols.at(symbol).name;
    if (!facts.object) {
      if (facts.types == engine_.types.null()) {
        made.references.push_back(std::move(reference));
        return;
      }
      reference.types = type_names(facts.types);
      reference.may_be_null = engine_.types.has_null(facts.types);
    } else if (is_enum_class(class_of(facts.object))) {
      reference.is = constant_text(facts.object);
    } else if (!state_.heap.at(facts.object).is_input()) {
      reference.is = any_name_of(facts.object);
    } else if (!state_.heap.at(facts.object).symbolic()->is_apart) {
      reference.types = type_names(types_of(facts.object));
    } else if (state_.heap.at(facts.object).symbolic()->origin == symbol) {
      return;  // among the objects
    } else {
      reference.is = name_of(facts.object);
    }
    made.references.push_back(std::move(reference));
  }

  std::string constant_text(ObjectId constant) const {
    const Class& cls = class_of(constant);
    const Class& declaring = cls.super->name == "java/lang/Enum" ? cls : *cls.super;
    const ObjectId name = engine_.vm.get_field(constant, "name", "Ljava/lang/String;").as_ref();
    return fmt::format("{}.{}", declaring.external_name(), engine_.vm.utf8_of(name));
  }

  /// Terms that keep all aliasings share much: what is large gets a name. In other terms everything
  /// is written out.
  std::string term_text(Term term) {
    if (merger_ == nullptr) return print(engine_.terms, term, kNoLimits);
    return print(engine_.terms, term, kNoLimits,
                 [this, term](Term part) { return name_for(term, part); });
  }

  std::optional<std::string> constant_or_test(Term part) {
    const TermStore& terms = engine_.terms;
    const TermOp op = terms.op(part);
    if (op == TermOp::Constant && terms.sort(part) == Sort::Ref && terms.bits(part) != 0) {
      const ObjectId object = engine_.numbering->object_of(terms.bits(part));
      if (object) return object_text(object);
    }
    if (op == TermOp::Variable && terms.sort(part) == Sort::Ref) {
      const SymbolId symbol = engine_.symbols.of(part);
      if (const auto number = state_.input.merged.boxed_number(symbol))
        return boxed_text(symbol, *number);
    }
    const bool is_order = op >= TermOp::Lt && op <= TermOp::Ge;
    if (is_order && terms.sort(terms.operand(part, 0)) == Sort::Ref) return type_test(part);
    return std::nullopt;
  }

  std::optional<std::string> name_for(Term root, Term part) {
    if (auto plain = constant_or_test(part)) return plain;
    const TermOp op = engine_.terms.op(part);
    if (part == root || arity(op) == 0 || size_of(part) < kLarge) return std::nullopt;
    return let(part);
  }

  /// A box that valueOf made of a term is an object of the run.
  std::string boxed_text(SymbolId symbol, Value number) {
    const auto known = boxed_names_.find(symbol.value);
    if (known != boxed_names_.end()) return known->second;
    const Class& cls = *engine_.symbols.at(symbol).declared;
    std::string name = fmt::format("new{}", names_.size() + boxed_names_.size() + 1);
    boxed_names_.emplace(symbol.value, name);
    objects_.push_back({name, class_text(cls), std::nullopt, std::nullopt});
    add_write(fmt::format("{}.{}::value", name, cls.external_name()), text(number));
    return name;
  }

  std::string let(Term term) {
    const auto known = let_names_.find(term);
    if (known != let_names_.end()) return known->second;
    const std::string text = term_text(term);
    std::string name = fmt::format("${}", lets_.size() + 1);
    lets_.emplace_back(name, text);
    let_names_.emplace(term, name);
    return name;
  }

  /// Operators in the term as it would be written, as far as it matters.
  std::size_t size_of(Term term) {
    const auto known = sizes_.find(term);
    if (known != sizes_.end()) return known->second;
    std::size_t size = 1;
    for (int i = 0; i < arity(engine_.terms.op(term)) && size < kLarge; ++i)
      size += size_of(engine_.terms.operand(term, i));
    sizes_.emplace(term, size);
    return size;
  }

  /// A comparison of a reference's number says which classes it may have.
  std::string type_test(Term comparison) {
    const TermStore& terms = engine_.terms;
    const Term reference = terms.operand(comparison, 0);
    const auto bound = static_cast<std::int64_t>(terms.bits(terms.operand(comparison, 1)));
    std::int64_t low = 0, high = INT64_MAX;
    switch (terms.op(comparison)) {
      case TermOp::Lt: high = bound - 1; break;
      case TermOp::Le: high = bound; break;
      case TermOp::Gt: low = bound + 1; break;
      default: low = bound;
    }
    const TypeSet types =
        engine_.types.meet(engine_.numbering->types_between(low, high),
                           engine_.symbols.at(engine_.symbols.of(reference)).types);
    const std::string name(terms.name(reference));
    const std::string is_one = fmt::format("{} is {}", name, fmt::join(type_names(types), "|"));
    if (!engine_.types.has_null(types)) return fmt::format("({})", is_one);
    if (types == engine_.types.null()) return fmt::format("({} == null)", name);
    return fmt::format("({} == null || {})", name, is_one);
  }

  /// A reference as the start of a path of access.
  std::string base_text(Term reference) {
    if (engine_.terms.op(reference) == TermOp::Ite) return let(reference);
    return term_text(reference);
  }

  /// What was written through references of the input, oldest first.
  void add_merged_writes() {
    if (merger_ == nullptr) return;
    const MergedHeap& merged = state_.input.merged;
    merged.for_each_field([&](const Field& field, const MergedHeap::Writes& writes) {
      for (const MergedHeap::Write& write : writes) {
        const std::string place = fmt::format("{}.{}::{}", base_text(write.address),
                                              field.owner->external_name(), field.name);
        add_write(place, text(write.value));
      }
    });
    merged.for_each_element([&](const MergedHeap::ElementWrite& write) {
      const std::string place = fmt::format("{}[{}]", base_text(write.address), text(write.index));
      if (!write.slice) return add_write(place, text(write.value));
      const std::string from =
          fmt::format("{}[{}]", base_text(write.slice->array), text(write.slice->first));
      add_kept(write.slice->array);
      writes_.push_back({place, from, text(write.slice->count)});
    });
  }

  /// What arrays that the run has made held when they were copied.
  void add_kept(Term reference) {
    for (const Term leaf : merger_->leaves(reference)) {
      if (!engine_.terms.is_constant(leaf)) continue;
      const ObjectId id = merger_->numbering().object_of(engine_.terms.bits(leaf));
      if (id && !state_.heap.at(id).has_unknown_length()) add_contents(id);
    }
  }

  void add_write(std::string place, std::string value) {
    writes_.push_back({std::move(place), std::move(value)});
  }

  std::string text(Value value) {
    if (merger_ != nullptr && value.symbolic) {
      return term_text(value.term());
    }
    if (value.symbolic && value.kind == Kind::Ref) {
      const SymbolId symbol = engine_.symbols.of(value.term());
      const ObjectId object = state_.input.facts(symbol).object;
      if (object && state_.heap.at(object).symbolic() != nullptr &&
          state_.heap.at(object).symbolic()->is_boxed)
        return object_text(object);
    }
    if (value.symbolic) return print(engine_.terms, value.term(), kNoLimits);
    if (value.kind != Kind::Ref) {
      const Term constant = engine_.terms.constant(sort_of(value.kind), value.bits);
      return print(engine_.terms, constant, kNoLimits);
    }
    if (!value.as_ref()) return "null";
    return object_text(value.as_ref());
  }

  std::string object_text(ObjectId id) {
    const Object& object = state_.heap.at(id);
    const bool is_boxed = object.is_input() && object.symbolic()->is_boxed;
    if (object.is_input() && !is_boxed) return name_of(id);
    const Class& cls = class_of(id);
    if (is_enum_class(cls)) return constant_text(id);
    const auto [at, is_new] =
        names_.try_emplace(id.value, fmt::format("new{}", names_.size() + boxed_names_.size() + 1));
    if (!is_new) return at->second;
    NewObject made{at->second, class_text(cls), std::nullopt, std::nullopt};
    if (cls.is_array()) made.length = text(Interpreter::length_of(object));
    if (&cls == &engine_.vm.known().string) {
      const Value bytes = Heap::load(object, engine_.vm.known().string_value, Kind::Ref);
      if (bytes.symbolic || state_.heap.at(bytes.as_ref()).has_terms())
        opaque_ = true;
      else
        made.text = engine_.vm.utf8_of(id);
    } else {
      if (!cls.is_array() && !cls.module.empty() && !is_value_class(cls) &&
          cls.name != "java/lang/Object")
        opaque_ = true;
      new_objects_.push_back(id);
    }
    std::string name = at->second;
    objects_.push_back(std::move(made));
    return name;
  }

  /// Cells of an input object that hold something else than at first.
  void add_writes(ObjectId id) {
    const Object& object = state_.heap.at(id);
    const Symbolic& symbolic = *object.symbolic();
    const std::string name = name_of(id);
    if (!symbolic.changed) return;
    for (const ArrayElement& element : symbolic.elements) {
      if (same(element.initial, element.current)) continue;
      add_write(fmt::format("{}[{}]", name, text(element.index)), text(element.current));
    }
    if (object.is_array()) return;
    for (const Class* owner : class_of(id).ancestors) {
      for (const Field& field : owner->fields) {
        if (field.is_static() || field.info == nullptr) continue;
        const Value value = Heap::load(object, field.slot, field.kind());
        if (value.symbolic && value.term() == kUntouched) continue;
        if (same(engine_.symbols.known_field(symbolic.origin, field), value)) continue;
        add_write(engine_.symbols.field_name(symbolic.origin, field), text(value));
      }
    }
  }

  static bool same(Value a, Value b) {
    return a.kind == b.kind && a.symbolic == b.symbolic && a.bits == b.bits;
  }

  void add_contents(ObjectId id) {
    const Object& object = state_.heap.at(id);
    const Class& cls = class_of(id);
    const std::string name = names_.at(id.value);
    if (object.has_unknown_length()) {
      for (const ArrayElement& element : object.symbolic()->elements)
        add_write(fmt::format("{}[{}]", name, text(element.index)), text(element.current));
      return;
    }
    if (cls.is_array()) {
      for (std::uint32_t i = 0; i < object.length(); ++i) {
        const Value value = load_element(object, i);
        if (value.symbolic || value.bits != 0 || merger_ != nullptr)
          add_write(fmt::format("{}[{}]", name, i), text(value));
      }
      return;
    }
    for (const Class* owner : cls.ancestors) {
      for (const Field& field : owner->fields) {
        if (field.is_static() || field.info == nullptr) continue;
        const Value value = Heap::load(object, field.slot, field.kind());
        // A write through an open reference, which comes before, may have been undone.
        if (value.symbolic || value.bits != 0 || merger_ != nullptr)
          add_write(fmt::format("{}.{}::{}", name, owner->external_name(), field.name),
                    text(value));
      }
    }
  }

  /// Static fields of the target's class that are not final.
  void add_statics() {
    const Class& cls = *engine_.target.owner;
    const ClassState known = state_.classes.get(cls.id.value);
    if (!known.mirror) return;
    for (const Field& field : cls.fields) {
      if (!field.is_static() || (field.access & access::kFinal) != 0 ||
          (field.access & access::kSynthetic) != 0)
        continue;
      const std::uint32_t slot = engine_.vm.known().class_class.instance_slots + field.slot;
      const Value now = Heap::load(state_.heap.at(known.mirror), slot, field.kind());
      const Value before = Heap::load(engine_.start.heap.at(known.mirror), slot, field.kind());
      if (!same(now, before))
        add_write(fmt::format("{}.{}", cls.external_name(), field.name), text(now));
    }
  }

  static constexpr std::size_t kLarge = 40;

  Engine& engine_;
  const State& state_;
  const Merger* merger_;  // null where references are decided
  Lets lets_;
  std::unordered_map<Term, std::string> let_names_;
  std::unordered_map<Term, std::size_t> sizes_;
  std::unordered_map<std::uint32_t, std::string> names_;        // of new objects
  std::unordered_map<std::uint32_t, std::string> boxed_names_;  // of boxes, by SymbolId
  std::vector<ObjectId> new_objects_;
  std::vector<NewObject> objects_;
  std::vector<FinalWrite> writes_;
  bool opaque_ = false;
};

}  // namespace

std::vector<std::string> condition_texts(Engine& engine, const Node& node) {
  State state = node.state;
  engine.vm.look_at(state);
  Describer describer(engine, state);
  std::vector<std::string> texts;
  for (const Term conjunct : describer.said(node.condition))
    texts.push_back(describer.short_text(conjunct));
  return texts;
}

std::string condition_text(Engine& engine, const State& state, Term conjunct) {
  State looked_at = state;
  engine.vm.look_at(looked_at);
  return Describer(engine, looked_at).short_text(conjunct);
}

std::vector<std::string> reference_texts(Engine& engine, const State& state) {
  State looked_at = state;
  engine.vm.look_at(looked_at);
  return reference_conditions(Describer(engine, looked_at).partition({}));
}

void describe_partition(Engine& engine, const Node& node, PathResult& path, Value result) {
  State state = node.state;
  engine.vm.look_at(state);
  Describer describer(engine, state);
  path.partition = describer.partition(node.condition);
  path.final_heap = describer.final_heap(result);
  path.lets = describer.lets();
}

}  // namespace loris
