#include "solver/repair.h"

#include <algorithm>

#include "base/reversed.h"

namespace loris {
namespace {

/// How many objects there are in the domain.
std::int64_t count_objects(const Domain& domain) {
  const std::int64_t gap = has_gap(domain) ? domain.gap_high - domain.gap_low + 1 : 0;
  return domain.high - std::max<std::int64_t>(domain.low, 1) + 1 - gap;
}

/// Whether all objects of the first are objects of the second.
bool is_within(const Domain& first, const Domain& second) {
  if (first.low < second.low && second.low > 1) return false;
  if (first.high > second.high) return false;
  return !has_gap(second) || first.low > second.gap_high ||
         (has_gap(first) && first.gap_low <= second.gap_low && second.gap_high <= first.gap_high);
}

}  // namespace

Verdict Repair::decide(Term condition, const Model& start) {
  if (const Term shared = find_shared(condition)) return share(shared, condition, start);
  const std::vector<Term>& variables = facts_.of(condition).variables;
  for (const Term variable : reversed(variables))
    if (Model model = move(variable, condition, start)) return {Answer::Yes, std::move(model)};
  return {};
}

/// The reference leads to one of the objects of those that are apart: tries which.
Verdict Repair::share(Term reference, Term condition, const Model& start) {
  for (const Term other : apart_) {
    changes_.clear();
    const std::uint64_t object = value(other, *start);
    if (value(reference, *start) == object) continue;
    if (Model model = change(reference, object, condition, start))
      return {Answer::Yes, std::move(model)};
  }
  differences_.push(condition);
  const Differing& differing = differences_.differing();
  const bool is_none = differences_.is_object(reference) &&
                       std::all_of(apart_.begin(), apart_.end(), [&](Term other) {
                         return differing.contains(reference, other);
                       });
  differences_.pop();
  return {is_none ? Answer::No : Answer::Unknown, {}};
}

/// One that leads to an object of others, and on which what the condition says depends.
Term Repair::find_shared(Term condition) {
  for (Term variable : facts_.of(condition).variables) {
    Term found;
    while (variable && terms_.op(variable) == TermOp::Variable) {
      if (terms_.sort(variable) == Sort::Ref) {
        if (!leaves_none(variable)) {
          if (found) break;
        } else if (std::find(apart_.begin(), apart_.end(), variable) != apart_.end()) {
          break;
        } else {
          found = variable;
        }
      }
      variable = applications_.of(variable).base;
    }
    if (found && leaves_none(found)) return found;
  }
  return {};
}

/// Whether as many other references differ as there are objects for this one.
bool Repair::leaves_none(Term reference) {
  const Domain& domain = terms_.domain(reference);
  const Differing& differing = differences_.differing();
  const std::int64_t objects = count_objects(domain);
  apart_.clear();
  if (objects > static_cast<std::int64_t>(differing.references().size())) return false;
  for (const Term other : differing.references()) {
    if (terms_.sort(other) != Sort::Ref || terms_.op(other) != TermOp::Variable) continue;
    if (!is_within(terms_.domain(other), domain) || !differences_.is_object(other)) continue;
    if (std::all_of(apart_.begin(), apart_.end(),
                    [&](Term known) { return differing.contains(known, other); }))
      apart_.push_back(other);
  }
  return static_cast<std::int64_t>(apart_.size()) == objects;
}

/// Gives the variable a number that the condition and the path allow beside those of the others.
Model Repair::move(Term variable, Term condition, const Model& start) {
  constexpr Wide kFar = 1 << 20;  // from others, so that more fit between them
  const OrderIndex index = differences_.atoms().find(variable);
  if (index == kZero) return {};
  changes_.clear();
  const Room room = find_room(variable, index, condition, *start);
  if (room.high < room.low) return {};
  const Wide distance = std::min((room.high - room.low) / 2, kFar);
  std::optional<Wide> to =
      std::clamp(number(index, *start), room.low + distance, room.high - distance);
  if (terms_.sort(variable) == Sort::Ref && room.low < room.high)
    to = find_free(variable, room, *start);
  if (!to) return {};
  return change(variable, differences_.atoms().bits(index, *to), condition, start);
}

Repair::Room Repair::find_room(Term variable, OrderIndex index, Term condition,
                               const Assignment& start) {
  const OrderAtoms::Variable& domain = differences_.atoms().variable(index);
  Room room{domain.low, domain.high};
  narrow(room, index, condition, start);
  for (const Term conjunct : variables_.conjuncts_with(variable))
    narrow(room, index, conjunct, start);
  return room;
}

void Repair::narrow(Room& room, OrderIndex index, Term condition, const Assignment& start) {
  for (const OrderAtom& atom : differences_.atoms().of(condition).atoms) {
    if (atom.kind != OrderAtom::Kind::Le || atom.x == atom.y) continue;
    if (atom.x == index) room.high = std::min(room.high, number(atom.y, start) + atom.c);
    if (atom.y == index) room.low = std::max(room.low, number(atom.x, start) - atom.c);
  }
}

/// An object that no other reference leads to.
std::optional<Wide> Repair::find_free(Term reference, const Room& room,
                                      const Assignment& start) const {
  std::vector<Wide> taken;
  for (const Term other : variables_.all())
    if (other != reference && terms_.sort(other) == Sort::Ref)
      taken.push_back(static_cast<Wide>(value(other, start)));
  std::sort(taken.begin(), taken.end());
  const Domain& domain = terms_.domain(reference);
  for (Wide to = std::max<Wide>(room.low, 1); to <= room.high; ++to) {
    if (has_gap(domain) && to == domain.gap_low) to = domain.gap_high + 1;
    if (to > room.high) break;
    if (!std::binary_search(taken.begin(), taken.end(), to)) return to;
  }
  return std::nullopt;
}

/// The model with another value for that variable, and for what follows from it; none if that does
/// not fit.
Model Repair::change(Term variable, std::uint64_t bits, Term condition, const Model& start) {
  changes_.clear();
  assign(variable, bits, *start);
  if (!holds(condition, *start)) return {};
  auto model = std::make_shared<Assignment>(*start);
  for (const auto& [changed, to] : changes_) model->insert_or_assign(changed, to);
  if (!holds_on_path(*model) || axioms_.find(variables_, *model, *start)) return {};
  return model;
}

void Repair::assign(Term variable, std::uint64_t bits, const Assignment& start) {
  changes_.emplace_back(variable, bits);
  if (terms_.sort(variable) != Sort::Ref || bits == 0) return;
  for (const Term own : variables_.applied_to(variable)) {
    const Application applied = applications_.of(own);
    if (applied.index) continue;
    for (const Term other : variables_.values_of(applied.function)) {
      const Term base = applications_.of(other).base;
      if (other == own || base == variable || terms_.op(base) != TermOp::Variable) continue;
      if (value(base, start) != bits) continue;
      const std::uint64_t known = value(other, start);
      if (known != value(own, start)) assign(own, known, start);
      break;
    }
  }
}

std::uint64_t Repair::value(Term variable, const Assignment& start) const {
  for (const auto& [changed, bits] : changes_)
    if (changed == variable) return bits;
  const auto found = start.find(variable);
  return found == start.end() ? terms_.default_bits(variable) : found->second;
}

Wide Repair::number(OrderIndex index, const Assignment& start) const {
  if (index == kZero) return 0;
  const Term variable = differences_.atoms().variable(index).term;
  return OrderAtoms::number(terms_.sort(variable), value(variable, start));
}

bool Repair::holds(Term condition, const Assignment& start) {
  Assignment asked;
  for (const Term variable : facts_.of(condition).variables)
    asked.emplace(variable, value(variable, start));
  return evaluate(terms_, condition, asked) == std::uint64_t{1};
}

bool Repair::holds_on_path(const Assignment& model) {
  for (const auto& [variable, bits] : changes_) {
    if (terms_.sort(variable) == Sort::Ref &&
        !contains(terms_.domain(variable), static_cast<std::int64_t>(bits)))
      return false;
    for (const Term conjunct : variables_.conjuncts_with(variable))
      if (evaluate_completed(terms_, conjunct, model) != std::uint64_t{1}) return false;
  }
  return true;
}

}  // namespace loris
