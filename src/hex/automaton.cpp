#include "hex/automaton.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"

namespace loris::hex {

void Alphabet::add(const Steps& steps) {
  for (const Steps& part : steps.parts) add(part);
  if (steps.kind != Steps::Kind::Field) return;
  if (by_name_.emplace(steps.name, size_).second) ++size_;
  if (steps.class_name.empty()) return;
  if (qualified_[steps.name].emplace(steps.class_name, size_).second) ++size_;
}

Alphabet::Letter Alphabet::of(std::string_view class_name, std::string_view name) const {
  const auto plain = by_name_.find(name);
  if (plain == by_name_.end()) return kOther;
  const auto classes = qualified_.find(name);
  if (classes == qualified_.end()) return plain->second;
  const auto found = classes->second.find(class_name);
  return found == classes->second.end() ? plain->second : found->second;
}

std::vector<Alphabet::Letter> Alphabet::meant_by(const Steps& step) const {
  if (step.kind == Steps::Kind::Element) return {kElement};
  const auto classes = qualified_.find(step.name);
  if (!step.class_name.empty()) return {classes->second.find(step.class_name)->second};
  std::vector<Letter> letters{by_name_.find(step.name)->second};
  if (classes != qualified_.end()) {
    for (const auto& [name, letter] : classes->second) letters.push_back(letter);
  }
  return letters;
}

namespace {

constexpr std::size_t kMostStates = 1024, kMostPositions = 512;

using Set = std::vector<std::uint32_t>;  // sorted positions

void unite(Set& to, const Set& other) {
  Set both;
  std::set_union(to.begin(), to.end(), other.begin(), other.end(), std::back_inserter(both));
  to = std::move(both);
}

/// The positions of an expression: which come first, last and after which (Glushkov). Position 0 is
/// the start.
class Positions {
 public:
  struct Part {
    Set first, last;
    bool is_nullable = false;
  };

  explicit Positions(const Alphabet& alphabet) : alphabet_(alphabet) {}

  Part of(const Steps& steps) {
    switch (steps.kind) {
      case Steps::Kind::Empty: return {{}, {}, true};
      case Steps::Kind::Field:
      case Steps::Kind::Element: return of_step(steps);
      case Steps::Kind::Sequence: return of_sequence(steps.parts);
      case Steps::Kind::Choice: {
        Part all;
        for (const Steps& part : steps.parts) {
          const Part one = of(part);
          unite(all.first, one.first);
          unite(all.last, one.last);
          all.is_nullable |= one.is_nullable;
        }
        return all;
      }
      case Steps::Kind::Star:
      case Steps::Kind::Plus:
      case Steps::Kind::Optional: break;
    }
    Part part = of(steps.parts[0]);
    if (steps.kind != Steps::Kind::Optional) connect(part.last, part.first);
    if (steps.kind != Steps::Kind::Plus) part.is_nullable = true;
    return part;
  }

  std::vector<Set> follow{Set{}};                          // by position
  std::vector<std::vector<Alphabet::Letter>> letters{{}};  // by position

 private:
  Part of_step(const Steps& step) {
    if (follow.size() >= kMostPositions)
      throw InputError(
          fmt::format("the path is too long, expected at most {} steps", kMostPositions));
    const auto position = static_cast<std::uint32_t>(follow.size());
    follow.emplace_back();
    letters.push_back(alphabet_.meant_by(step));
    return {{position}, {position}, false};
  }

  Part of_sequence(const std::vector<Steps>& parts) {
    Part all{{}, {}, true};
    for (const Steps& part : parts) {
      const Part one = of(part);
      connect(all.last, one.first);
      if (all.is_nullable) unite(all.first, one.first);
      if (!one.is_nullable) all.last.clear();
      unite(all.last, one.last);
      all.is_nullable = all.is_nullable && one.is_nullable;
    }
    return all;
  }

  void connect(const Set& from, const Set& to) {
    for (const std::uint32_t position : from) unite(follow[position], to);
  }

  const Alphabet& alphabet_;
};

}  // namespace

Automaton::Automaton(const Steps& steps, const Alphabet& alphabet) : letters_(alphabet.size()) {
  Positions positions(alphabet);
  const Positions::Part whole = positions.of(steps);
  positions.follow[0] = whole.first;
  Set last = whole.last;
  if (whole.is_nullable) unite(last, Set{0});
  std::map<Set, State> known{{Set{}, kDead}};
  std::vector<Set> sets{Set{}};
  const auto state_of = [&](Set set) {
    const auto [at, is_new] = known.emplace(std::move(set), static_cast<State>(sets.size()));
    if (is_new) {
      if (sets.size() >= kMostStates)
        throw InputError(fmt::format(
            "the path needs too large an automaton, expected at most {} states", kMostStates));
      sets.push_back(at->first);
    }
    return at->second;
  };
  start_ = state_of({0});
  std::size_t done = 0;
  while (done < sets.size()) {  // state_of adds more
    const Set set = sets[done++];
    accepting_.push_back(std::any_of(set.begin(), set.end(), [&](std::uint32_t position) {
      return std::binary_search(last.begin(), last.end(), position);
    }));
    std::vector<Set> next(letters_);
    for (const std::uint32_t position : set) {
      for (const std::uint32_t after : positions.follow[position]) {
        for (const Alphabet::Letter letter : positions.letters[after]) unite(next[letter], {after});
      }
    }
    for (Set& one : next) table_.push_back(state_of(std::move(one)));
  }
}

}  // namespace loris::hex
