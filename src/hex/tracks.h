#pragma once
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "hex/automaton.h"

namespace loris::hex {

/// A reference of the input, numbered from 1; 0 is none. As an object, the one it leads to first.
using Ref = std::uint32_t;

/// How far the automata of all paths have come at each reference. A reference gets its states from
/// the object it is found in, one step of each automaton (papers/001, section 3.3).
class Tracks {
 public:
  using Track = std::uint32_t;
  enum class Kind : std::uint8_t { Root, Static, Anchored, Any };

  /// What an automaton has read up to a reference.
  struct Item {
    Track track;
    Automaton::State state;
    Ref anchor;                 // Anchored: the object where it started
    std::uint32_t number = 0;   // where it accepts, of a watched track: of this and the next
    std::uint32_t shorter = 0;  // of the longest shorter path that it accepts, if there is one
  };

  /// Adds a path, before any reference; equal paths are one track. A watched track numbers what
  /// it accepts.
  Track add(const Path& path, bool is_watched);
  /// Makes the automata: then references can be added. Throws a RuleError where one is too large.
  void finish(const Rules& rules);

  Ref add_root(std::string_view name);
  Ref add_static(std::string_view class_name, std::string_view name);
  Ref add_field(Ref base, std::string_view class_name, std::string_view name);
  Ref add_element(Ref base);

  const std::vector<Item>& items(Ref ref) const { return references_[ref].items; }
  bool accepts(const Item& item) const {
    return tracks_[item.track].automaton[0].accepts(item.state);
  }
  /// The item by which a track, started at the anchor if it is anchored, accepts; null for none.
  const Item* accepted(Ref ref, Track track, Ref anchor) const;
  /// Whether it accepts without a step.
  bool is_nullable(Track track) const {
    const Automaton& automaton = tracks_[track].automaton[0];
    return automaton.accepts(automaton.start());
  }
  /// The object in which the reference is found; none for a root.
  Ref base(Ref ref) const { return references_[ref].base; }
  Ref up(Ref ref, std::uint32_t steps) const;
  /// The number of a watched, nullable track at the object where it starts.
  std::uint32_t number_at(Ref anchor, Track track);
  std::uint32_t next_number() { return ++numbers_; }

 private:
  struct Info {
    Kind kind;
    std::string class_name, name;
    Place place;  // of the first such path
    Steps steps;
    bool is_watched = false;
    std::vector<Automaton> automaton;  // one, once it is made
  };
  struct Reference {
    Ref base = 0;
    std::vector<Item> items;
  };

  const Automaton& make(Info& info, const Rules& rules) const;
  Ref add(Ref base);
  Ref add_step(Ref base, Alphabet::Letter letter);
  void add_item(std::vector<Item>& items, Item item, std::uint32_t shorter);
  std::uint32_t shorter_than(const Item& item) const;

  std::vector<Info> tracks_;
  std::map<std::string, Track> by_text_;
  Alphabet alphabet_;
  std::vector<std::vector<Track>> starting_;  // by letter: tracks that can start with it anywhere
  std::deque<Reference> references_{1};
  std::unordered_map<std::uint64_t, std::uint32_t> starts_;  // numbers, by anchor and track
  std::uint32_t numbers_ = 0;
};

}  // namespace loris::hex
