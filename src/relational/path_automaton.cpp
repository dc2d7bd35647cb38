#include "relational/path_automaton.h"

#include <algorithm>

namespace loris::relational {

bool is_named(const Class& cls, std::string name) {
  if (cls.name == name) return true;
  for (char& c : name) c = c == '.' || c == '$' ? '/' : c;
  std::string own = "/" + cls.name;
  for (char& c : own) c = c == '$' ? '/' : c;
  return own.ends_with("/" + name);
}

bool stands_for(const hex::Steps& step, const Field& field) {
  return step.kind == hex::Steps::Kind::Field && step.name == field.name &&
         (step.class_name.empty() || is_named(*field.owner, step.class_name));
}

PathAutomaton::PathAutomaton(const hex::Steps& steps) : steps_{nullptr}, nexts_(1) {
  const Ends ends = add(steps);
  connect({start()}, ends.first);
  accepts_.assign(size(), false);
  accepts_[start()] = ends.may_be_empty;
  for (const std::size_t last : ends.last) accepts_[last] = true;
}

/// The positions of Glushkov.
PathAutomaton::Ends PathAutomaton::add(const hex::Steps& steps) {
  using StepKind = hex::Steps::Kind;
  Ends ends;
  const auto append = [](std::vector<std::size_t>& to, const std::vector<std::size_t>& more) {
    to.insert(to.end(), more.begin(), more.end());
  };
  switch (steps.kind) {
    case StepKind::Empty: return {{}, {}, true};
    case StepKind::Field:
    case StepKind::Element:
      steps_.push_back(&steps);
      nexts_.emplace_back();
      return {{size() - 1}, {size() - 1}, false};
    case StepKind::Sequence:
      ends.may_be_empty = true;
      for (const hex::Steps& part : steps.parts) {
        const Ends next = add(part);
        connect(ends.last, next.first);
        if (ends.may_be_empty) append(ends.first, next.first);
        if (!next.may_be_empty) ends.last.clear();
        append(ends.last, next.last);
        ends.may_be_empty = ends.may_be_empty && next.may_be_empty;
      }
      return ends;
    case StepKind::Choice:
      for (const hex::Steps& part : steps.parts) {
        const Ends next = add(part);
        append(ends.first, next.first);
        append(ends.last, next.last);
        ends.may_be_empty = ends.may_be_empty || next.may_be_empty;
      }
      return ends;
    case StepKind::Star:
    case StepKind::Plus:
    case StepKind::Optional:
      ends = add(steps.parts[0]);
      if (steps.kind != StepKind::Optional) connect(ends.last, ends.first);
      if (steps.kind != StepKind::Plus) ends.may_be_empty = true;
      return ends;
  }
  return ends;
}

void PathAutomaton::connect(const std::vector<std::size_t>& from,
                            const std::vector<std::size_t>& to) {
  for (const std::size_t one : from) {
    for (const std::size_t other : to) {
      std::vector<std::size_t>& nexts = nexts_[one];
      if (std::find(nexts.begin(), nexts.end(), other) == nexts.end()) nexts.push_back(other);
    }
  }
}

std::vector<std::size_t> PathAutomaton::next(std::size_t state, const Field& field) const {
  std::vector<std::size_t> found;
  for (const std::size_t to : nexts_[state]) {
    if (stands_for(*steps_[to], field)) found.push_back(to);
  }
  return found;
}

}  // namespace loris::relational
