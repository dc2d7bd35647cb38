// The references of a label: branches of the tree, what the tree determines, and what it cannot.
#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"
#include "mona/structure.h"

namespace loris::mona {

namespace {

using AtomKind = hex::Atom::Kind;
using Base = hex::Path::Base;

}  // namespace

bool Structure::is_said_of(const Statement& statement,
                           const Vocabulary::Reference& reference) const {
  const std::string& type = statement.atom->static_type;
  return type.empty() || type == reference.declared;
}

Edge Structure::make_edge(Index label, Index number) {
  const Vocabulary::Reference& reference = vocabulary_.references[number];
  Edge edge;
  edge.reference = number;
  std::vector<Index> said;  // statements about this reference
  Threads after;
  if (label == 0) {
    after = at_root(reference);
  } else {
    for (const auto& [automaton_number, state] : labels_[label].threads) {
      for (const Index next : automaton(automaton_number).next(state, reference))
        after.emplace_back(automaton_number, next);
    }
  }
  for (const auto& [automaton_number, state] : after) {
    const bool is_path = automaton_number % 2 == 0;
    if (is_path && automaton(automaton_number).accepts(state)) said.push_back(automaton_number / 2);
  }
  for (Index i = 0; i < statements_.size(); ++i) {  // about all references, or all of a type
    const Statement& statement = statements_[i];
    if (statement.atom->path.base == Base::Anchor && statement.rule->class_name.empty() &&
        statement.path.accepts(0))
      said.push_back(i);
  }
  std::sort(said.begin(), said.end());
  said.erase(std::unique(said.begin(), said.end()), said.end());
  std::erase_if(said, [&](Index i) { return !is_said_of(statements_[i], reference); });

  edge.may_be_null =
      reference.may_be_null && std::none_of(said.begin(), said.end(), [this](Index i) {
        return statements_[i].atom->kind == AtomKind::NotNull;
      });
  edge.alias_kinds = reference.kinds;
  restrict_aliases(edge, said);
  std::set<Index> kinds;
  const bool may_expand = is_expandable(said, reference.kinds, kinds);
  const bool goes_on = std::any_of(kinds.begin(), kinds.end(), [&](Index kind) {
    return std::any_of(after.begin(), after.end(),
                       [&](const auto& one) { return has_future(kind, one.first, one.second); });
  });
  edge.is_branch = may_expand && (label == 0 || goes_on || is_determined(edge));
  edge.is_free = may_expand && !edge.is_branch;
  if (edge.is_free) edge.alias_kinds.insert(kinds.begin(), kinds.end());
  if (!edge.is_branch) return edge;
  for (const Index kind : kinds) {
    const std::vector<Index> labels = labels_of(kind, after);
    edge.below.insert(edge.below.end(), labels.begin(), labels.end());
  }
  if (label != 0) branch_kinds_.insert(kinds.begin(), kinds.end());
  return edge;
}

/// Whether it may lead to a new object, and of which kinds.
bool Structure::is_expandable(const std::vector<Index>& said, const std::set<Index>& kinds,
                              std::set<Index>& left) const {
  std::vector<const std::string*> types;
  for (const Index i : said) {
    const hex::Atom& atom = *statements_[i].atom;
    if (atom.kind == AtomKind::ExpandsToNothing) return false;
    if (atom.kind == AtomKind::ExpandsTo) types.push_back(&atom.type);
  }
  const bool is_any = rules_.reading == hex::Reading::Alternatives && !types.empty();
  for (const Index kind : kinds) {
    const auto fits = [&](const std::string* type) {
      return vocabulary_.kinds[kind].types.count(*type) != 0;
    };
    if (is_any ? std::any_of(types.begin(), types.end(), fits)
               : std::all_of(types.begin(), types.end(), fits))
      left.insert(kind);
  }
  return !left.empty();
}

void Structure::restrict_aliases(Edge& edge, const std::vector<Index>& said) const {
  for (const Index i : said) {
    switch (statements_[i].atom->kind) {
      case AtomKind::AliasesNothing: edge.may_alias = false; break;
      case AtomKind::AliasesSome:
      case AtomKind::Aliases:
      case AtomKind::AliasesMax: edge.aliases.push_back(i); break;
      case AtomKind::NeverAliases: edge.never.push_back(i); break;
      case AtomKind::NotNull:
      case AtomKind::ExpandsToNothing:
      case AtomKind::ExpandsTo: break;
    }
  }
}

/// Whether the tree says which objects it may be an alias of: not any number of them.
bool Structure::is_determined(const Edge& edge) const {
  if (!edge.may_alias) return true;
  const auto determines = [this](Index i) {
    const Statement& statement = statements_[i];
    if (statement.atom->kind == AtomKind::AliasesMax) return true;
    return statement.atom->kind == AtomKind::Aliases && !statement.target[0].is_infinite() &&
           statement.atom->target->base != Base::Any;
  };
  if (rules_.reading == hex::Reading::Alternatives)
    return !edge.aliases.empty() &&
           std::all_of(edge.aliases.begin(), edge.aliases.end(), determines);
  return std::any_of(edge.aliases.begin(), edge.aliases.end(), determines);
}

bool Structure::is_open(const Edge& edge) const {
  const auto is_some = [this](Index i) {
    return statements_[i].atom->kind == AtomKind::AliasesSome;
  };
  if (!edge.may_alias) return false;
  if (rules_.reading == hex::Reading::Alternatives)
    return edge.aliases.empty() || std::any_of(edge.aliases.begin(), edge.aliases.end(), is_some);
  return std::all_of(edge.aliases.begin(), edge.aliases.end(), is_some);
}

// --- what cannot be expressed -------------------------------------------------------------------

void Structure::refuse_cycles() const {
  for (Index label = 1; label < labels_.size(); ++label) {
    for (const Edge& edge : labels_[label].edges) {
      if (edge.is_branch && !is_determined(edge) && is_on_cycle(label, edge)) refuse(label, edge);
    }
  }
}

/// Whether below the edge there may be an object of this label again.
bool Structure::is_on_cycle(Index label, const Edge& edge) const {
  std::set<Index> seen(edge.below.begin(), edge.below.end());
  std::vector<Index> waiting = edge.below;
  while (!waiting.empty()) {
    const Index at = waiting.back();
    waiting.pop_back();
    if (at == label) return true;
    for (const Edge& next : labels_[at].edges) {
      for (const Index below : next.below) {
        if (seen.insert(below).second) waiting.push_back(below);
      }
    }
  }
  return false;
}

void Structure::refuse(Index label, const Edge& edge) const {
  const Vocabulary::Reference& field = vocabulary_.references[edge.reference];
  hex::Place place;
  for (const auto& [number, state] : labels_[label].threads) {
    if (number % 2 == 1 || automaton(number).next(state, field).empty()) continue;
    place = statements_[number / 2].atom->place;
    break;
  }
  throw refusal(
      place,
      fmt::format(
          "mona cannot express this structure: {}:{} may lead to a new object or back to "
          "any of many; it takes trees with links that the tree determines, not cyclic graphs",
          field.class_name, field.name));
}

}  // namespace loris::mona
