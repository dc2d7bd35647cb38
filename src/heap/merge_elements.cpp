// What is read and written in arrays through references that are terms.
#include <map>
#include <tuple>

#include "heap/merge.h"

namespace loris {

Term Merger::equal_numbers(Value a, Value b) const {
  return make_same(terms_, term_of(a), term_of(b));
}

Value Merger::length(const Heap& objects, InputHeap& input, Term reference) const {
  reference = leader(input, reference);
  add_place(input, reference);
  return mapped(input, reference, [&](Term leaf) -> Value {
    if (terms_.is_constant(leaf)) {
      const ObjectId id = numbering_.object_of(terms_.bits(leaf));
      if (!id || !objects.at(id).is_array()) return {};
      const Object& array = objects.at(id);
      if (array.has_unknown_length()) return array.symbolic()->length;
      return Value::of_int(static_cast<std::int32_t>(array.length()));
    }
    input.merged.use(symbols_.of(leaf));
    return symbols_.length(symbols_.of(leaf));
  });
}

/// Reads elements as they were before the later ones of the writes.
class Merger::Elements {
 public:
  Elements(const Merger& merger, const Heap& objects, InputHeap& input, Storage storage)
      : merger_(merger),
        terms_(merger.terms_),
        objects_(objects),
        input_(input),
        storage_(storage),
        writes_(input.merged.element_writes(storage)) {}

  Value read(Term reference, Value index) { return read(reference, index, writes_.size()); }

 private:
  Value read(Term reference, Value index, std::size_t count) {
    return merger_.mapped(input_, reference,
                          [&](Term leaf) { return read_leaf(leaf, index, count); });
  }

  Value read_leaf(Term leaf, Value index, std::size_t count) {
    const std::tuple key(leaf.id, index.bits, index.symbolic, count);
    const auto found = done_.find(key);
    if (found != done_.end()) return found->second;
    const Value value =
        terms_.is_constant(leaf) ? of_made(leaf, index, count) : of_input(leaf, index, count);
    done_.emplace(key, value);
    return value;
  }

  Value of_made(Term leaf, Value index, std::size_t count) {
    const ObjectId id = merger_.numbering_.object_of(terms_.bits(leaf));
    if (!id || !objects_.at(id).is_array()) return {};
    const Object& array = objects_.at(id);
    if (array.has_unknown_length())
      return overlaid(leaf, index, Value::zero(kind_of(storage_)), count);
    if (!index.symbolic) {
      const auto at = static_cast<std::uint32_t>(index.as_int());
      return at < array.length() ? load_element(array, at) : Value{};
    }
    Value value;
    for (std::uint32_t i = array.length(); i-- > 0;) {
      const Value place = Value::of_int(static_cast<std::int32_t>(i));
      const Term here = merger_.known(input_, merger_.equal_numbers(index, place));
      value = merger_.choose(here, load_element(array, i), value);
    }
    return value;
  }

  Value of_input(Term leaf, Value index, std::size_t count) {
    const SymbolId symbol = merger_.symbols_.of(leaf);
    const Class* cls = nullptr;
    for (const Class* member : merger_.types_.members(merger_.types_of(input_, leaf))) {
      const bool fits = member->is_array() && member->storage == storage_;
      if (fits && (cls == nullptr || cls->is_assignable_to(*member))) cls = member;
    }
    if (cls == nullptr) return {};
    input_.merged.use(symbol);
    return overlaid(leaf, index, merger_.symbols_.element(symbol, *cls, index), count);
  }

  /// What the first writes have left at an index, over what was there at first.
  Value overlaid(Term leaf, Value index, Value initial, std::size_t count) {
    Value value = initial;
    for (std::size_t i = 0; i < count; ++i) {
      const MergedHeap::ElementWrite& write = writes_[i];
      const Term where = write.slice
                             ? merger_.is_inside(input_, index, write.index, write.slice->count)
                             : merger_.known(input_, merger_.equal_numbers(index, write.index));
      const Term there =
          terms_.make(TermOp::BoolAnd, merger_.same(input_, leaf, write.address), where);
      const Term written = merger_.known(input_, there);
      if (merger_.is_excluded(input_, written)) continue;
      if (!write.slice) {
        value = merger_.choose(written, write.value, value);
        continue;
      }
      const Value from = merger_.moved(index, write.index, write.slice->first);
      value = merger_.choose(written, read(write.slice->array, from, i), value);
    }
    return value;
  }

  const Merger& merger_;
  TermStore& terms_;
  const Heap& objects_;
  InputHeap& input_;
  Storage storage_;
  const MergedHeap::ElementWrites writes_;
  std::map<std::tuple<std::uint32_t, std::uint64_t, bool, std::size_t>, Value> done_;
};

Value Merger::read_element(const Heap& objects, InputHeap& input, Term reference, Storage storage,
                           Value index) const {
  Value value = Elements(*this, objects, input, storage).read(reference, index);
  if (value.kind == Kind::Ref && value.symbolic)
    value = value_of(Kind::Ref, loaded(input, value.term()));
  return value;
}

void Merger::write_element(Heap& objects, InputHeap& input, Term reference, Storage storage,
                           Value index, Value value) const {
  reference = leader(input, reference);
  bool is_open = false;
  for (const Term leaf : leaves(reference)) {
    if (terms_.op(leaf) == TermOp::Variable) {
      is_open = true;
      input.merged.use(symbols_.of(leaf));
      continue;
    }
    const ObjectId id = numbering_.object_of(terms_.bits(leaf));
    if (!id || !objects.at(id).is_array()) continue;
    if (objects.at(id).has_unknown_length()) {
      is_open = true;
      continue;
    }
    const Term here = same(input, reference, leaf);
    for (std::uint32_t i = 0; i < objects.at(id).length(); ++i) {
      const Value place = Value::of_int(static_cast<std::int32_t>(i));
      const Term there = known(input, equal_numbers(index, place));
      const Term both = terms_.make(TermOp::BoolAnd, here, there);
      if (terms_.is_constant(both) && terms_.bits(both) == 0) continue;
      const Value old = load_element(objects.at(id), i);
      store_element(objects.edit(id), i, choose(both, value, old));
    }
  }
  if (is_open) input.merged.write_element(storage, {reference, index, value});
}

/// Whether an index is among so many from the first on.
Term Merger::is_inside(const InputHeap& input, Value index, Value first, Value count) const {
  const Term i = term_of(index), start = term_of(first);
  const Term after = known(input, terms_.make(TermOp::Ge, i, start));
  const Term before =
      known(input, terms_.make(TermOp::Lt, terms_.make(TermOp::Sub, i, start), term_of(count)));
  return known(input, terms_.make(TermOp::BoolAnd, after, before));
}

/// The index that is as far from `to` as the other from `from`.
Value Merger::moved(Value index, Value from, Value to) const {
  const Term distance = terms_.make(TermOp::Sub, term_of(index), term_of(from));
  return value_of(Kind::Int, terms_.make(TermOp::Add, term_of(to), distance));
}

std::uint32_t Merger::longest_made(const Heap& objects, Term reference) const {
  std::uint32_t longest = 0;
  for (const Term leaf : leaves(reference)) {
    if (!terms_.is_constant(leaf)) continue;
    const ObjectId id = numbering_.object_of(terms_.bits(leaf));
    if (!id || !objects.at(id).is_array() || objects.at(id).has_unknown_length()) continue;
    longest = std::max(longest, objects.at(id).length());
  }
  return longest;
}

std::vector<Merger::ElementStore> Merger::copied(const Heap& objects, InputHeap& input,
                                                 Storage storage, const ElementCopy& copy) const {
  std::vector<ElementStore> stores;
  const Term target = leader(input, copy.to);
  for (const Term leaf : leaves(target)) {
    if (!terms_.is_constant(leaf)) continue;
    const ObjectId id = numbering_.object_of(terms_.bits(leaf));
    if (!id || !objects.at(id).is_array() || objects.at(id).has_unknown_length()) continue;
    const Term here = same(input, target, leaf);
    const bool is_plain = !copy.into.symbolic && !copy.count.symbolic;
    const std::int64_t start = is_plain ? copy.into.as_int() : 0,
                       end = is_plain ? start + copy.count.as_int() : objects.at(id).length();
    for (std::int64_t i = start; i < end && i < objects.at(id).length(); ++i) {
      const Value place = Value::of_int(static_cast<std::int32_t>(i));
      const Term both =
          terms_.make(TermOp::BoolAnd, here, is_inside(input, place, copy.into, copy.count));
      if (is_excluded(input, both)) continue;
      const Value value =
          read_element(objects, input, copy.from, storage, moved(place, copy.into, copy.first));
      if (value.kind != Kind::Unset)
        stores.push_back({id, static_cast<std::uint32_t>(i), both, value});
    }
  }
  return stores;
}

void Merger::copy(Heap& objects, InputHeap& input, Storage storage, const ElementCopy& copy,
                  const std::vector<ElementStore>& stores) const {
  for (const ElementStore& store : stores) {
    const Value old = load_element(objects.at(store.array), store.index);
    store_element(objects.edit(store.array), store.index,
                  choose(store.condition, store.value, old));
  }
  const Term target = leader(input, copy.to);
  bool is_open = false;
  for (const Term leaf : leaves(target)) {
    if (terms_.op(leaf) == TermOp::Variable) {
      is_open = true;
      input.merged.use(symbols_.of(leaf));
    } else if (const ObjectId id = numbering_.object_of(terms_.bits(leaf))) {
      is_open = is_open || objects.at(id).has_unknown_length();
    }
  }
  if (!is_open) return;
  // An array that the run has made is written in place: what it holds now is kept for later.
  const Value source = mapped(input, leader(input, copy.from), [&](Term leaf) -> Value {
    if (!terms_.is_constant(leaf)) {
      input.merged.use(symbols_.of(leaf));
      return Value::of_term(Kind::Ref, leaf);
    }
    const ObjectId id = numbering_.object_of(terms_.bits(leaf));
    if (!id || !objects.at(id).is_array()) return {};
    return Value::of_ref(objects.at(id).has_unknown_length() ? id : objects.add_copy(id));
  });
  const MergedHeap::Slice slice{term_of(source), copy.first, copy.count};
  input.merged.write_element(storage, {target, copy.into, {}, slice});
}

}  // namespace loris
