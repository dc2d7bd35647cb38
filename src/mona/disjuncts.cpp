#include "mona/disjuncts.h"

#include <algorithm>

namespace loris::mona {

namespace {

using Case = std::set<std::uint32_t>;
using Cases = std::vector<Case>;
using FormulaKind = hex::Formula::Kind;

constexpr std::size_t kMostCases = 64;

/// No case has all of another one and more.
Cases smallest(Cases cases) {
  std::sort(cases.begin(), cases.end());
  cases.erase(std::unique(cases.begin(), cases.end()), cases.end());
  Cases left;
  for (const Case& one : cases) {
    const bool is_more = std::any_of(cases.begin(), cases.end(), [&](const Case& other) {
      return other.size() < one.size() &&
             std::includes(one.begin(), one.end(), other.begin(), other.end());
    });
    if (!is_more) left.push_back(one);
  }
  // What has too many says nothing.
  return left.size() > kMostCases ? Cases{Case{}} : left;
}

Cases either(Cases a, const Cases& b) {
  a.insert(a.end(), b.begin(), b.end());
  return smallest(std::move(a));
}

Cases both(const Cases& a, const Cases& b) {
  Cases made;
  for (const Case& one : a) {
    for (const Case& other : b) {
      made.push_back(one);
      made.back().insert(other.begin(), other.end());
    }
  }
  return smallest(std::move(made));
}

Cases cases_of(const hex::Formula& formula, bool is_true, bool& has_negated) {
  const auto part = [&](std::size_t i, bool holds) {
    return cases_of(formula.parts[i], holds, has_negated);
  };
  switch (formula.kind) {
    case FormulaKind::Atom:
      has_negated |= !is_true;
      return is_true ? Cases{Case{formula.atom}} : Cases{Case{}};
    case FormulaKind::Not: return part(0, !is_true);
    case FormulaKind::Implies:
      return is_true ? either(part(0, false), part(1, true)) : both(part(0, true), part(1, false));
    case FormulaKind::Iff:
      return either(both(part(0, true), part(1, is_true)), both(part(0, false), part(1, !is_true)));
    case FormulaKind::And:
    case FormulaKind::Or: break;
  }
  const bool is_conjunction = (formula.kind == FormulaKind::And) == is_true;
  Cases found = part(0, is_true);
  for (std::size_t i = 1; i < formula.parts.size(); ++i)
    found = is_conjunction ? both(found, part(i, is_true)) : either(found, part(i, is_true));
  return found;
}

bool starts_at_roots(const hex::Rule& rule) {
  return std::all_of(rule.atoms.begin(), rule.atoms.end(), [](const hex::Atom& atom) {
    return atom.path.base == hex::Path::Base::Root || atom.path.base == hex::Path::Base::Static;
  });
}

hex::Formula conjunction_of(const Case& atoms) {
  hex::Formula made;
  made.kind = FormulaKind::And;
  for (const std::uint32_t atom : atoms) {
    hex::Formula part;
    part.atom = atom;
    made.parts.push_back(part);
  }
  return made.parts.size() == 1 ? made.parts.front() : made;
}

}  // namespace

bool Disjuncts::is_empty() const {
  return std::any_of(cases.begin(), cases.end(), [](const Case& one) { return one.empty(); });
}

Disjuncts disjuncts_of(const hex::Formula& formula) {
  Disjuncts found;
  found.cases = cases_of(formula, true, found.has_negated);
  return found;
}

std::vector<hex::Rules> cases_of_roots(const hex::Rules& rules) {
  std::vector<hex::Rules> all{rules};
  if (rules.reading == hex::Reading::Alternatives) return all;
  for (std::size_t i = 0; i < rules.rules.size(); ++i) {
    const Disjuncts disjuncts = disjuncts_of(rules.rules[i].formula);
    const bool is_split = starts_at_roots(rules.rules[i]) && !disjuncts.is_empty() &&
                          disjuncts.cases.size() > 1 &&
                          all.size() * disjuncts.cases.size() <= kMostCases;
    if (!is_split) continue;
    std::vector<hex::Rules> more;
    for (const hex::Rules& one : all) {
      for (const Case& atoms : disjuncts.cases) {
        more.push_back(one);
        more.back().rules[i].formula = conjunction_of(atoms);
      }
    }
    all = std::move(more);
  }
  return all;
}

}  // namespace loris::mona
