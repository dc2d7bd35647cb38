#include "heap/merged_heap.h"

#include <algorithm>

namespace loris {

namespace {

/// A copy of the shared list with the entry of this key, new if there was none.
template <class Key, class Value>
auto edited(std::shared_ptr<const std::vector<std::pair<Key, Value>>>& shared, Key key)
    -> std::pair<std::shared_ptr<std::vector<std::pair<Key, Value>>>, Value*> {
  using List = std::vector<std::pair<Key, Value>>;
  auto copy = shared == nullptr ? std::make_shared<List>() : std::make_shared<List>(*shared);
  auto found = std::find_if(copy->begin(), copy->end(),
                            [&](const auto& entry) { return entry.first == key; });
  if (found == copy->end()) found = copy->insert(copy->end(), {key, Value{}});
  return {copy, &found->second};
}

template <class List, class Key>
auto* find_in(const List& list, Key key) {
  using Value = const typename List::element_type::value_type::second_type;
  if (list != nullptr) {
    for (const auto& entry : *list) {
      if (entry.first == key) return static_cast<Value*>(&entry.second);
    }
  }
  return static_cast<Value*>(nullptr);
}

bool same(Value a, Value b) { return a.bits == b.bits && a.symbolic == b.symbolic; }

}  // namespace

const MergedHeap::Writes& MergedHeap::writes(const Field& field) const {
  static const Writes kNone;
  const Writes* found = find_in(fields_, &field);
  return found == nullptr ? kNone : *found;
}

void MergedHeap::write(const Field& field, Write write) {
  auto [copy, writes] = edited<const Field*, Writes>(fields_, &field);
  std::erase_if(*writes, [&](const Write& old) { return old.address == write.address; });
  writes->push_back(write);
  fields_ = copy;
}

const MergedHeap::ElementWrites& MergedHeap::element_writes(Storage storage) const {
  static const ElementWrites kNone;
  const ElementWrites* found = find_in(elements_, storage);
  return found == nullptr ? kNone : *found;
}

void MergedHeap::write_element(Storage storage, ElementWrite write) {
  auto [copy, writes] = edited<Storage, ElementWrites>(elements_, storage);
  if (!write.slice) {
    const auto last = std::find_if(writes->rbegin(), writes->rend(),
                                   [](const ElementWrite& old) { return old.slice.has_value(); });
    const auto is_older = [&](const ElementWrite& old) {
      return old.address == write.address && same(old.index, write.index);
    };
    writes->erase(std::remove_if(last.base(), writes->end(), is_older), writes->end());
  }
  writes->push_back(write);
  elements_ = copy;
}

void MergedHeap::forget_writes() {
  fields_ = nullptr;
  elements_ = nullptr;
}

std::optional<bool> MergedHeap::known(Term condition) const {
  const Known known = known_.get(condition.id);
  if (known == Known::Undecided) return std::nullopt;
  return known == Known::True;
}

void MergedHeap::learn(Term condition, bool holds) {
  known_.edit(condition.id) = holds ? Known::True : Known::False;
}

SymbolId MergedHeap::leader(SymbolId symbol) const {
  for (SymbolId next = leader_.get(symbol.value); next; next = leader_.get(symbol.value))
    symbol = next;
  return symbol;
}

void MergedHeap::follow(SymbolId symbol, SymbolId leader) { leader_.edit(symbol.value) = leader; }

void MergedHeap::add_boxed(Boxed boxed) {
  auto copy = boxed_ == nullptr ? std::make_shared<std::vector<Boxed>>()
                                : std::make_shared<std::vector<Boxed>>(*boxed_);
  copy->push_back(boxed);
  boxed_ = std::move(copy);
}

std::optional<Value> MergedHeap::boxed_number(SymbolId symbol) const {
  if (boxed_ == nullptr) return std::nullopt;
  for (const Boxed& boxed : *boxed_) {
    if (boxed.symbol == symbol) return boxed.number;
  }
  return std::nullopt;
}

std::vector<SymbolId> MergedHeap::asked_kept() const {
  return kept_ == nullptr ? std::vector<SymbolId>{} : *kept_;
}

bool MergedHeap::asks_kept(SymbolId symbol) const {
  return kept_ != nullptr && std::find(kept_->begin(), kept_->end(), symbol) != kept_->end();
}

void MergedHeap::ask_kept(SymbolId symbol) {
  auto copy = std::make_shared<std::vector<SymbolId>>(asked_kept());
  copy->push_back(symbol);
  kept_ = std::move(copy);
}

void MergedHeap::use(SymbolId symbol) {
  if (is_used_.get(symbol.value)) return;
  is_used_.edit(symbol.value) = true;
  used_.edit(count_++) = symbol;
}

void MergedHeap::add_place(SymbolId symbol) {
  if (is_place_.get(symbol.value)) return;
  is_place_.edit(symbol.value) = true;
  places_.edit(places_count_++) = symbol;
}

}  // namespace loris
