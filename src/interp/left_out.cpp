// Objects that were there before the run and that an input may be, but is not taken to be: those
// that static fields lead to. Where == meets one, that is an assumption, and inputs are left out.
#include <algorithm>
#include <deque>
#include <set>
#include <tuple>

#include <fmt/format.h>

#include "interp/interpreter.h"

namespace loris {

namespace {

/// Over what static fields lead to, nearest first.
class StaticSearch {
 public:
  StaticSearch(const Program& program, const Known& known, const State& state)
      : program_(program), known_(known), state_(state) {}

  /// "C.LOCK", "C.LOCKS[2]"; empty where it is not found. Only fields themselves, unless `deep`.
  std::string name_of(ObjectId wanted, bool deep) {
    add_fields();
    std::sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) {
      return std::tie(a.is_hidden, a.name) < std::tie(b.is_hidden, b.name);
    });
    for (std::size_t i = 0; i < found_.size(); ++i) {
      if (found_[i].object == wanted) return found_[i].name;
      if (deep && seen_.insert(found_[i].object).second) add_contents(i);
    }
    return {};
  }

 private:
  struct Found {
    ObjectId object;
    std::string name;
    bool is_hidden;  // of the library's own
  };

  void add(Value value, std::string name, bool is_hidden) {
    if (value.kind == Kind::Ref && !value.symbolic && value.as_ref())
      found_.push_back({value.as_ref(), std::move(name), is_hidden});
  }

  void add_fields() {
    state_.classes.for_each([this](std::uint32_t id, const ClassState& known) {
      if (!known.mirror) return;
      const Class& cls = program_.at(ClassId{id});
      for (const Field& field : cls.fields) {
        if (!field.is_static() || field.storage != Storage::Ref) continue;
        const std::uint32_t slot = known_.class_class.instance_slots + field.slot;
        add(Heap::load(state_.heap.at(known.mirror), slot, Kind::Ref),
            fmt::format("{}.{}", cls.external_name(), field.name), !cls.module.empty());
      }
    });
  }

  void add_contents(std::size_t at) {
    const Found holder = found_[at];
    const Object& object = state_.heap.at(holder.object);
    const Class& cls = program_.at(object.cls());
    if (object.has_unknown_length() || &cls == &known_.class_class) return;
    if (object.is_array()) {
      if (object.storage() != Storage::Ref) return;
      for (std::uint32_t i = 0; i < object.length(); ++i)
        add(load_element(object, i), fmt::format("{}[{}]", holder.name, i), holder.is_hidden);
      return;
    }
    for (const Class* owner : cls.ancestors) {
      for (const Field& field : owner->fields) {
        if (field.is_static() || field.storage != Storage::Ref) continue;
        add(Heap::load(object, field.slot, Kind::Ref),
            fmt::format("{}.{}", holder.name, field.name), holder.is_hidden);
      }
    }
  }

  const Program& program_;
  const Known& known_;
  const State& state_;
  std::deque<Found> found_;
  std::set<ObjectId> seen_;
};

}  // namespace

/// A reference and an object of the lazy strategies that look like two objects, but may be one.
bool Interpreter::is_set_apart(Value a, Value b) const {
  if (merger_ != nullptr || a.symbolic || b.symbolic || a.bits == b.bits) return false;
  if (!a.as_ref() || !b.as_ref()) return false;
  return heap().at(a.as_ref()).is_input() != heap().at(b.as_ref()).is_input();
}

/// Whether a reference of the input may lead to this object, which is none of the input's own.
bool Interpreter::may_lead_to(Value reference, ObjectId object) {
  const Class& cls = class_of(object);
  const TypeSet types = reference.symbolic
                            ? refiner_->types_of(view(), refiner_->symbols().of(reference.term()))
                            : refiner_->object_types(heap(), reference.as_ref());
  if (!refiner_->types().meet(types, refiner_->types().only(cls))) return false;
  if (is_enum_class(cls)) return reference.symbolic;
  if (is_shared(object)) return &cls != &known_->string || !is_shortcut();
  const SymbolId symbol =
      reference.symbolic ? refiner_->symbols().of(reference.term()) : origin_of(reference.as_ref());
  if (!refiner_->symbols().at(symbol).is_private)
    leave_out(refiner_->symbols().at(symbol).name, object);
  return false;
}

/// The outermost one counts for those that it needs.
void Interpreter::note_initializer(const Class& cls, bool has_ended) {
  const auto& known = state_->initialized;
  const bool is_inside = known != nullptr && known->back().to == 0;
  if (has_ended ? !is_inside || known->back().cls != &cls : is_inside) return;
  auto longer = known == nullptr ? std::make_shared<std::vector<State::Initialized>>()
                                 : std::make_shared<std::vector<State::Initialized>>(*known);
  if (has_ended)
    longer->back().to = heap().limit();
  else
    longer->push_back({&cls, heap().limit(), 0});
  state_->initialized = std::move(longer);
}

/// "C.LOCK", of an object that was there when the target was called or that an initializer has made
/// since; empty for all others.
std::string Interpreter::name_of_static(ObjectId object) {
  const auto is_of = [&](const State::Initialized& range) {
    return range.from <= object.value && (range.to == 0 || object.value < range.to);
  };
  const bool was_there = object.value < state_->made_from;
  if (!was_there && (state_->initialized == nullptr ||
                     std::none_of(state_->initialized->begin(), state_->initialized->end(), is_of)))
    return {};
  if (&class_of(object) == &known_->class_class) return mirrored(object).external_name() + ".class";
  if (!was_there) return StaticSearch(program_, *known_, *state_).name_of(object, false);
  const auto [at, is_new] = static_names_.try_emplace(object.value);
  if (is_new) at->second = StaticSearch(program_, *known_, *state_).name_of(object, true);
  return at->second;
}

void Interpreter::leave_out(const std::string& name, ObjectId object) {
  const std::string other = name_of_static(object);
  if (!other.empty()) refiner_->symbols().leave_out({other, where(), name});
}

/// The same of references that are terms.
void Interpreter::leave_out_open(Value a, Value b) {
  if ((!a.symbolic && !a.as_ref()) || (!b.symbolic && !b.as_ref())) return;
  const auto leaves = [this](Value value) {
    return value.symbolic ? merger_->leaves(value.term())
                          : std::vector<Term>{merger_->term_of(value)};
  };
  const auto meet = [&](const std::vector<Term>& names, const std::vector<Term>& objects) {
    for (const Term leaf : objects) {
      if (terms_.op(leaf) == TermOp::Variable) continue;
      const ObjectId object = merger_->numbering().object_of(terms_.bits(leaf));
      if (!object || is_enum_class(class_of(object)) || is_shared(object)) continue;
      const TypeSet own = refiner_->types().only(class_of(object));
      for (const Term name : names) {
        if (terms_.op(name) != TermOp::Variable) continue;
        const Symbol& symbol = refiner_->symbols().at(refiner_->symbols().of(name));
        const TypeSet types = merger_->types_of(state_->input, name);
        if (!symbol.is_private && refiner_->types().meet(types, own))
          leave_out(symbol.name, object);
      }
    }
  };
  const std::vector<Term> left = leaves(a), right = leaves(b);
  meet(left, right);
  meet(right, left);
}

}  // namespace loris
