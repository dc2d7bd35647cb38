#include "hex/checker.h"

#include <algorithm>

namespace loris::hex {

namespace {

constexpr std::uint8_t kSet =
    1;  // a mark: a longer path is there, an alias is pinned, an atom fails

/// The atoms of a conjunction, if it is one.
void collect(const Formula& formula, std::vector<std::uint32_t>& atoms, bool& is_conjunction) {
  if (formula.kind == Formula::Kind::Atom) return atoms.push_back(formula.atom);
  if (formula.kind != Formula::Kind::And) is_conjunction = false;
  for (const Formula& part : formula.parts) {
    if (is_conjunction) collect(part, atoms, is_conjunction);
  }
}

/// Which of a rule's atoms stand in a conjunction of their own.
bool is_conjunction(const Rule& rule) {
  std::vector<std::uint32_t> atoms;
  bool holds = true;
  collect(rule.formula, atoms, holds);
  return holds;
}

/// Of these, in a file of alternatives, one that matches has to hold.
bool is_alternative(Atom::Kind kind) {
  return kind == Atom::Kind::ExpandsTo || kind == Atom::Kind::AliasesSome ||
         kind == Atom::Kind::Aliases || kind == Atom::Kind::AliasesMax;
}

bool is_about(Atom::Kind kind, Checker::Event event) {
  switch (kind) {
    case Atom::Kind::NotNull: return event == Checker::Event::Null;
    case Atom::Kind::ExpandsToNothing:
    case Atom::Kind::ExpandsTo: return event == Checker::Event::Expands;
    case Atom::Kind::AliasesNothing:
    case Atom::Kind::AliasesSome:
    case Atom::Kind::Aliases:
    case Atom::Kind::AliasesMax:
    case Atom::Kind::NeverAliases: return event == Checker::Event::Aliases;
  }
  return false;
}

}  // namespace

Checker::Checker(Rules rules) : rules_(std::move(rules)), anchors_(rules_.rules.size()) {
  for (std::uint32_t i = 0; i < rules_.rules.size(); ++i) add_claims(i);
  add_triggers();
  tracks_.finish(rules_);
  const auto index = [&](std::uint32_t claim, Tracks::Track track, bool is_everywhere,
                         std::vector<std::vector<std::uint32_t>>& by_track,
                         std::vector<std::uint32_t>& everywhere) {
    if (by_track.size() <= track) by_track.resize(track + 1);
    by_track[track].push_back(claim);
    if (is_everywhere && tracks_.is_nullable(track)) everywhere.push_back(claim);
  };
  for (std::uint32_t i = 0; i < claims_.size(); ++i) {
    const bool is_open =
        claims_[i].source->path.base == Path::Base::Anchor && claims_[i].class_name == nullptr;
    index(i, left_tracks_[i], is_open, left_, everywhere_);
  }
  for (std::uint32_t i = 0; i < rules_.triggers.size(); ++i) {
    const Trigger& trigger = rules_.triggers[i];
    const bool is_open = trigger.path.base == Path::Base::Anchor && trigger.class_name.empty();
    index(i, trigger_tracks_[i], is_open, left_triggers_, everywhere_triggers_);
  }
}

void Checker::add_claims(std::uint32_t index) {
  const Rule& rule = rules_.rules[index];
  const bool is_alone = is_conjunction(rule);
  for (std::uint32_t i = 0; i < rule.atoms.size(); ++i) {
    const Atom& atom = rule.atoms[i];
    Claim claim{index, i, atom.kind, &atom, nullptr, is_alone, {}};
    if (!rule.class_name.empty()) claim.class_name = &rule.class_name;
    if (atom.target) claim.target = right_of(*atom.target, atom.kind == Atom::Kind::AliasesMax);
    claims_.push_back(claim);
    left_tracks_.push_back(tracks_.add(atom.path, false));
  }
}

void Checker::add_triggers() {
  for (const Trigger& trigger : rules_.triggers) {
    trigger_tracks_.push_back(tracks_.add(trigger.path, false));
    trigger_targets_.push_back(trigger.target ? right_of(*trigger.target, trigger.is_max)
                                              : Right{});
  }
}

Checker::Right Checker::right_of(const Path& path, bool is_max) {
  return {tracks_.add(path, is_max), path.base, path.ups};
}

Ref Checker::add_root(std::string_view name, std::string_view type) {
  return added(tracks_.add_root(name), type);
}
Ref Checker::add_static(std::string_view class_name, std::string_view name, std::string_view type) {
  return added(tracks_.add_static(class_name, name), type);
}
Ref Checker::add_field(Ref base, std::string_view class_name, std::string_view name,
                       std::string_view type) {
  return added(tracks_.add_field(base, class_name, name), type);
}
Ref Checker::add_element(Ref base, std::string_view type) {
  return added(tracks_.add_element(base), type);
}

Ref Checker::added(Ref ref, std::string_view type) {
  matches_.emplace_back();
  trigger_matches_.emplace_back();
  find_matches(ref, type);
  return ref;
}

void Checker::find_matches(Ref ref, std::string_view type) {
  const auto is_wanted = [&](const std::string& wanted) {
    return wanted.empty() || wanted == type;
  };
  const auto add_claim = [&](std::uint32_t claim, Ref anchor) {
    if (is_wanted(claims_[claim].source->static_type)) matches_[ref].push_back({claim, anchor});
  };
  const auto add_trigger = [&](std::uint32_t trigger, Ref anchor) {
    if (is_wanted(rules_.triggers[trigger].static_type))
      trigger_matches_[ref].push_back({trigger, anchor});
  };
  for (const Tracks::Item& item : tracks_.items(ref)) {
    if (!tracks_.accepts(item)) continue;
    if (item.track < left_.size())
      for (const std::uint32_t claim : left_[item.track]) add_claim(claim, item.anchor);
    if (item.track < left_triggers_.size())
      for (const std::uint32_t trigger : left_triggers_[item.track])
        add_trigger(trigger, item.anchor);
  }
  for (const std::uint32_t claim : everywhere_) add_claim(claim, ref);
  for (const std::uint32_t trigger : everywhere_triggers_) add_trigger(trigger, ref);
}

const Checker::Verdict& Checker::check(const Assumption& assumption, const Types& types,
                                       Marks& marks) {
  ++count_;
  verdict_.limits.clear();
  verdict_.due.clear();
  for (const Match& match : matches_[assumption.ref]) {
    const Claim& claim = claims_[match.index];
    const bool is_later =
        rules_.reading == Reading::Alternatives && claim.is_alone && is_alternative(claim.kind);
    if (!is_later && is_about(claim.kind, assumption.event))
      check_claim(match, assumption, types, marks);
  }
  if (rules_.reading == Reading::Alternatives) check_alternatives(assumption, types, marks);
  find_due(assumption, types, marks);
  if (assumption.event == Event::Expands) grow(assumption, marks);
  return verdict_;
}

Checker::Reached Checker::reached(const Right& right, const Match& match,
                                  const Assumption& assumption) {
  const Ref object = assumption.object;
  Ref anchor = 0;
  if (right.base == Path::Base::Anchor || right.base == Path::Base::Reference) {
    anchor =
        tracks_.up(right.base == Path::Base::Anchor ? match.anchor : assumption.ref, right.ups);
    if (anchor == 0) return {};
    if (anchor == object && tracks_.is_nullable(right.track))
      return {true, tracks_.number_at(anchor, right.track)};
  } else if (right.base == Path::Base::Any && tracks_.is_nullable(right.track)) {
    return {true, 0};
  }
  const Tracks::Item* item = tracks_.accepted(object, right.track, anchor);
  return item == nullptr ? Reached{} : Reached{true, item->number};
}

/// Whether the atom holds of the assumption; of types it may be open. `number` is that of the path
/// which has to stay maximal.
Checker::Truth Checker::holds(const Match& match, const Assumption& assumption, const Types& types,
                              const Marks& marks, std::uint32_t& number) {
  const Claim& claim = claims_[match.index];
  number = 0;
  switch (claim.kind) {
    case Atom::Kind::NotNull:
    case Atom::Kind::ExpandsToNothing:
    case Atom::Kind::AliasesNothing: return Truth::No;
    case Atom::Kind::ExpandsTo:
    case Atom::Kind::AliasesSome: return types.is_of(claim.source->type);
    case Atom::Kind::Aliases:
      return reached(claim.target, match, assumption).holds ? Truth::Yes : Truth::No;
    case Atom::Kind::NeverAliases:
      return reached(claim.target, match, assumption).holds ? Truth::No : Truth::Yes;
    case Atom::Kind::AliasesMax: break;
  }
  const Reached found = reached(claim.target, match, assumption);
  if (!found.holds || marks.get(found.number) == kSet) return Truth::No;
  number = found.number;
  return Truth::Yes;
}

void Checker::check_claim(const Match& match, const Assumption& assumption, const Types& types,
                          Marks& marks) {
  std::uint32_t number = 0;
  const Truth truth = holds(match, assumption, types, marks, number);
  const Claim& claim = claims_[match.index];
  if (truth == Truth::No) return violate(match, marks);
  if (truth == Truth::Open && claim.is_alone)
    verdict_.limits.push_back({match.anchor, claim.class_name, {&claim.source->type}});
  if (number != 0) pin(match, number, marks);
}

/// Of the rules that match and say what the reference may be, one has to hold.
void Checker::check_alternatives(const Assumption& assumption, const Types& types, Marks& marks) {
  Limit limit;
  bool is_limited = false;
  const Match* pinned = nullptr;
  std::uint32_t pinned_number = 0;
  for (const Match& match : matches_[assumption.ref]) {
    const Claim& claim = claims_[match.index];
    if (!claim.is_alone || !is_alternative(claim.kind) || !is_about(claim.kind, assumption.event))
      continue;
    is_limited = true;
    limit.anchor = match.anchor;
    limit.class_name = claim.class_name;
    std::uint32_t number = 0;
    const Truth truth = holds(match, assumption, types, marks, number);
    if (truth == Truth::Yes && number == 0) return;
    if (truth == Truth::Yes) pinned = &match, pinned_number = number;
    if (truth == Truth::Open) limit.types.push_back(&claim.source->type);
  }
  if (pinned != nullptr && limit.types.empty()) return pin(*pinned, pinned_number, marks);
  if (is_limited && pinned == nullptr) verdict_.limits.push_back(std::move(limit));
}

/// The path of a new object is longer than others: those are maximal no more (papers/001, 3.3).
void Checker::grow(const Assumption& assumption, Marks& marks) {
  for (const Tracks::Item& item : tracks_.items(assumption.ref)) {
    if (item.number == 0 || item.shorter == 0) continue;
    const auto found = pins_.find(item.shorter);
    if (found != pins_.end()) {
      for (const Pin& one : found->second) {
        if (marks.get(one.mark) == kSet) violate({one.claim, one.anchor}, marks);
      }
    }
    marks.edit(item.shorter) = kSet;
  }
}

void Checker::pin(const Match& match, std::uint32_t number, Marks& marks) {
  std::vector<Pin>& pins = pins_[number];
  auto found = std::find_if(pins.begin(), pins.end(), [&](const Pin& one) {
    return one.claim == match.index && one.anchor == match.anchor;
  });
  if (found == pins.end())
    found = pins.insert(pins.end(), {match.index, match.anchor, tracks_.next_number()});
  marks.edit(found->mark) = kSet;
}

void Checker::forbid(const Match& match) {
  verdict_.limits.push_back({match.anchor, claims_[match.index].class_name, {}});
}

std::uint32_t Checker::violation_mark(std::uint32_t rule, std::uint32_t atom, Ref anchor) const {
  const auto found = violations_.find({rule, atom, anchor});
  return found == violations_.end() ? 0 : found->second;
}

/// An atom that is violated stays so. A sentence is refused when nothing can make it true any more.
void Checker::violate(const Match& match, Marks& marks) {
  const Claim& claim = claims_[match.index];
  if (claim.is_alone) return forbid(match);
  std::uint32_t& mark = violations_[{claim.rule, claim.atom, match.anchor}];
  if (mark == 0) {
    mark = tracks_.next_number();
    std::vector<Ref>& anchors = anchors_[claim.rule];
    if (std::find(anchors.begin(), anchors.end(), match.anchor) == anchors.end())
      anchors.push_back(match.anchor);
  }
  marks.edit(mark) = kSet;
  const Formula& formula = rules_.rules[claim.rule].formula;
  if (match.anchor != 0) {
    if (value(formula, claim.rule, match.anchor, marks) == Truth::No) forbid(match);
    return;
  }
  // What it says of no object in particular is said of all.
  for (const Ref anchor : anchors_[claim.rule]) {
    if (value(formula, claim.rule, anchor, marks) == Truth::No) forbid({match.index, anchor});
  }
}

Checker::Truth Checker::value(const Formula& formula, std::uint32_t rule, Ref anchor,
                              const Marks& marks) const {
  const auto part = [&](std::size_t i) { return value(formula.parts[i], rule, anchor, marks); };
  const auto negated = [](Truth truth) {
    return truth == Truth::Open ? Truth::Open : truth == Truth::No ? Truth::Yes : Truth::No;
  };
  // The least of all, or the greatest.
  const auto combined = [&](Truth strong) {
    bool is_open = false;
    for (std::size_t i = 0; i < formula.parts.size(); ++i) {
      const Truth one = part(i);
      if (one == strong) return strong;
      is_open |= one == Truth::Open;
    }
    return is_open ? Truth::Open : negated(strong);
  };
  switch (formula.kind) {
    case Formula::Kind::Atom: {
      for (const Ref of : {anchor, Ref{0}}) {
        const std::uint32_t mark = violation_mark(rule, formula.atom, of);
        if (mark != 0 && marks.get(mark) == kSet) return Truth::No;
      }
      return Truth::Open;
    }
    case Formula::Kind::Not: return negated(part(0));
    case Formula::Kind::And: return combined(Truth::No);
    case Formula::Kind::Or: return combined(Truth::Yes);
    case Formula::Kind::Implies: {
      const Truth left = negated(part(0)), right = part(1);
      if (left == Truth::Yes || right == Truth::Yes) return Truth::Yes;
      return left == Truth::No && right == Truth::No ? Truth::No : Truth::Open;
    }
    case Formula::Kind::Iff: {
      const Truth left = part(0), right = part(1);
      if (left == Truth::Open || right == Truth::Open) return Truth::Open;
      return left == right ? Truth::Yes : Truth::No;
    }
  }
  return Truth::Open;
}

void Checker::find_due(const Assumption& assumption, const Types& types, const Marks& marks) {
  for (const Match& match : trigger_matches_[assumption.ref]) {
    const Trigger& trigger = rules_.triggers[match.index];
    const bool is_it =
        (trigger.event == Trigger::Event::Null && assumption.event == Event::Null) ||
        (trigger.event == Trigger::Event::NotNull && assumption.event != Event::Null) ||
        (trigger.event == Trigger::Event::Expands && assumption.event == Event::Expands) ||
        (trigger.event == Trigger::Event::Aliases && assumption.event == Event::Aliases);
    if (!is_it) continue;
    if (!trigger.type.empty() && types.is_of(trigger.type) == Truth::No) continue;
    if (trigger.target) {
      const Reached found = reached(trigger_targets_[match.index], match, assumption);
      if (!found.holds || (trigger.is_max && marks.get(found.number) == kSet)) continue;
    }
    const auto [at, is_new] =
        due_numbers_.emplace(std::array{match.index, assumption.ref, match.anchor},
                             static_cast<std::uint32_t>(dues_.size()));
    if (is_new) dues_.push_back({&trigger, assumption.ref, match.anchor});
    verdict_.due.push_back(at->second);
  }
}

}  // namespace loris::hex
