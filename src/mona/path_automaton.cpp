#include "mona/path_automaton.h"

#include <algorithm>

namespace loris::mona {

namespace {

using StepKind = hex::Steps::Kind;

void add_all(std::vector<Index>& to, const std::vector<Index>& more) {
  for (const Index one : more) {
    if (std::find(to.begin(), to.end(), one) == to.end()) to.push_back(one);
  }
}

bool is_along(const hex::Steps& step, const Vocabulary::Reference& field) {
  return step.kind == StepKind::Field && step.name == field.name &&
         (step.class_name.empty() || step.class_name == field.class_name);
}

}  // namespace

PathAutomaton::PathAutomaton(const hex::Steps& steps) : steps_{nullptr}, follow_(1) {
  const Fragment whole = add(steps);
  link({0}, whole.first);
  accepts_.assign(steps_.size(), false);
  accepts_[0] = whole.may_be_empty;
  for (const Index state : whole.last) accepts_[state] = true;
  merge();
}

/// States after which the same is possible are one: those of left and right in (.left|.right)*.
void PathAutomaton::merge() {
  for (std::vector<Index>& after : follow_) std::sort(after.begin(), after.end());
  for (Index state = 0; state < size(); ++state) {
    Index first = 0;
    while (follow_[first] != follow_[state] || accepts_[first] != accepts_[state]) ++first;
    same_.push_back(first);
  }
}

void PathAutomaton::link(const std::vector<Index>& from, const std::vector<Index>& to) {
  for (const Index state : from) add_all(follow_[state], to);
}

PathAutomaton::Fragment PathAutomaton::add(const hex::Steps& steps) {
  switch (steps.kind) {
    case StepKind::Empty: return {};
    case StepKind::Field:
    case StepKind::Element: {
      const Index state = size();
      steps_.push_back(&steps);
      follow_.emplace_back();
      return {{state}, {state}, false};
    }
    case StepKind::Sequence: return add_sequence(steps.parts);
    case StepKind::Choice: return add_choice(steps.parts);
    case StepKind::Star:
    case StepKind::Plus:
    case StepKind::Optional: break;
  }
  Fragment part = add(steps.parts[0]);
  if (steps.kind != StepKind::Optional) link(part.last, part.first);
  if (steps.kind != StepKind::Plus) part.may_be_empty = true;
  return part;
}

PathAutomaton::Fragment PathAutomaton::add_sequence(const std::vector<hex::Steps>& parts) {
  Fragment whole;
  for (const hex::Steps& one : parts) {
    const Fragment part = add(one);
    link(whole.last, part.first);
    if (whole.may_be_empty) add_all(whole.first, part.first);
    if (!part.may_be_empty) whole.last.clear();
    add_all(whole.last, part.last);
    whole.may_be_empty = whole.may_be_empty && part.may_be_empty;
  }
  return whole;
}

PathAutomaton::Fragment PathAutomaton::add_choice(const std::vector<hex::Steps>& parts) {
  Fragment whole;
  whole.may_be_empty = false;
  for (const hex::Steps& one : parts) {
    const Fragment part = add(one);
    add_all(whole.first, part.first);
    add_all(whole.last, part.last);
    whole.may_be_empty = whole.may_be_empty || part.may_be_empty;
  }
  return whole;
}

std::vector<Index> PathAutomaton::next(Index state, const Vocabulary::Reference& field) const {
  std::vector<Index> after;
  for (const Index to : follow_[state]) {
    if (is_along(*steps_[to], field)) add_all(after, {same_[to]});
  }
  return after;
}

/// Every state is on a way from the start to an end, so any cycle will do.
bool PathAutomaton::is_infinite() const {
  enum : std::uint8_t { New, Open, Done };
  std::vector<std::uint8_t> seen(size(), New);
  const auto has_cycle = [&](const auto& self, Index state) -> bool {
    seen[state] = Open;
    for (const Index to : follow_[state]) {
      if (seen[to] == Open || (seen[to] == New && self(self, to))) return true;
    }
    seen[state] = Done;
    return false;
  };
  return has_cycle(has_cycle, 0);
}

}  // namespace loris::mona
