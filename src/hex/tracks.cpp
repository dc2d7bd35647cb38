#include "hex/tracks.h"

#include <algorithm>

#include <fmt/format.h>

#include "hex/print.h"
#include "hex/source.h"

namespace loris::hex {

namespace {

Tracks::Kind kind_of(Path::Base base) {
  switch (base) {
    case Path::Base::Root: return Tracks::Kind::Root;
    case Path::Base::Static: return Tracks::Kind::Static;
    case Path::Base::Any: return Tracks::Kind::Any;
    case Path::Base::Anchor:
    case Path::Base::Reference: break;
  }
  return Tracks::Kind::Anchored;
}

}  // namespace

Tracks::Track Tracks::add(const Path& path, bool is_watched) {
  const Kind kind = kind_of(path.base);
  const std::string text = fmt::format("{} {}:{}{}", static_cast<int>(kind), path.class_name,
                                       path.name, text_of(path.steps));
  const auto [at, is_new] = by_text_.emplace(text, static_cast<Track>(tracks_.size()));
  if (is_new) {
    tracks_.push_back({kind, path.class_name, path.name, path.place, path.steps, false, {}});
    alphabet_.add(path.steps);
  }
  tracks_[at->second].is_watched |= is_watched;
  return at->second;
}

void Tracks::finish(const Rules& rules) {
  starting_.resize(alphabet_.size());
  for (Track track = 0; track < tracks_.size(); ++track) {
    Info& info = tracks_[track];
    const Automaton& made = make(info, rules);
    if (info.kind != Kind::Anchored && info.kind != Kind::Any) continue;
    for (Alphabet::Letter letter = 0; letter < alphabet_.size(); ++letter) {
      if (made.next(made.start(), letter) != Automaton::kDead) starting_[letter].push_back(track);
    }
  }
}

const Automaton& Tracks::make(Info& info, const Rules& rules) const {
  try {
    return info.automaton.emplace_back(info.steps, alphabet_);
  } catch (const InputError& e) {
    throw error_at(rules, info.place, e.what());
  }
}

Ref Tracks::add(Ref base) {
  references_.push_back({base, {}});
  return static_cast<Ref>(references_.size() - 1);
}

Ref Tracks::add_root(std::string_view name) {
  const Ref ref = add(0);
  for (Track track = 0; track < tracks_.size(); ++track) {
    const Info& info = tracks_[track];
    if (info.kind == Kind::Root && info.name == name)
      add_item(references_[ref].items, {track, info.automaton[0].start(), 0}, 0);
  }
  return ref;
}

Ref Tracks::add_static(std::string_view class_name, std::string_view name) {
  const Ref ref = add(0);
  for (Track track = 0; track < tracks_.size(); ++track) {
    const Info& info = tracks_[track];
    if (info.kind == Kind::Static && info.name == name && info.class_name == class_name)
      add_item(references_[ref].items, {track, info.automaton[0].start(), 0}, 0);
  }
  return ref;
}

Ref Tracks::add_field(Ref base, std::string_view class_name, std::string_view name) {
  return add_step(base, alphabet_.of(class_name, name));
}

Ref Tracks::add_element(Ref base) { return add_step(base, Alphabet::kElement); }

Ref Tracks::add_step(Ref base, Alphabet::Letter letter) {
  const Ref ref = add(base);
  std::vector<Item>& items = references_[ref].items;
  for (const Item& item : references_[base].items) {
    const Automaton::State next = tracks_[item.track].automaton[0].next(item.state, letter);
    if (next != Automaton::kDead)
      add_item(items, {item.track, next, item.anchor}, shorter_than(item));
  }
  for (const Track track : starting_[letter]) {
    const Info& info = tracks_[track];
    const Automaton& automaton = info.automaton[0];
    const bool is_anchored = info.kind == Kind::Anchored;
    std::uint32_t shorter = 0;
    if (info.is_watched && is_anchored && automaton.accepts(automaton.start()))
      shorter = number_at(base, track);
    add_item(items, {track, automaton.next(automaton.start(), letter), is_anchored ? base : 0},
             shorter);
  }
  return ref;
}

/// Two ways to the same state are one.
void Tracks::add_item(std::vector<Item>& items, Item item, std::uint32_t shorter) {
  for (const Item& other : items) {
    if (other.track == item.track && other.state == item.state && other.anchor == item.anchor)
      return;
  }
  item.shorter = shorter;
  if (tracks_[item.track].is_watched && accepts(item)) item.number = next_number();
  items.push_back(item);
}

std::uint32_t Tracks::shorter_than(const Item& item) const {
  return item.number != 0 ? item.number : item.shorter;
}

std::uint32_t Tracks::number_at(Ref anchor, Track track) {
  std::uint32_t& number = starts_[std::uint64_t{anchor} << 32 | track];
  if (number == 0) number = next_number();
  return number;
}

const Tracks::Item* Tracks::accepted(Ref ref, Track track, Ref anchor) const {
  for (const Item& item : references_[ref].items) {
    if (item.track == track && item.anchor == anchor && accepts(item)) return &item;
  }
  return nullptr;
}

Ref Tracks::up(Ref ref, std::uint32_t steps) const {
  for (; steps > 0 && ref != 0; --steps) ref = references_[ref].base;
  return ref;
}

}  // namespace loris::hex
