#include "mona/structure.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"

namespace loris::mona {

namespace {

using AtomKind = hex::Atom::Kind;
using Base = hex::Path::Base;

constexpr std::size_t kMostLabels = 200;

bool has_elements(const hex::Steps& steps) {
  return steps.kind == hex::Steps::Kind::Element ||
         std::any_of(steps.parts.begin(), steps.parts.end(), has_elements);
}

InputError refusal(const hex::Rules& rules, hex::Place place, const std::string& what) {
  return InputError(fmt::format("{}:{}:{}: {}", rules.file, place.line, place.column, what));
}

}  // namespace

Structure::Structure(const hex::Rules& rules, const Vocabulary& vocabulary)
    : rules_(rules), vocabulary_(vocabulary) {
  add_statements();
  labels_.emplace_back();  // where the roots are
  add_edges(0);
  Index done = 1;
  do {
    for (; done < labels_.size(); ++done) add_edges(done);
  } while (add_loose() || done < labels_.size());
  refuse_cycles();
}

// --- statements ---------------------------------------------------------------------------------

void Structure::leave_out(hex::Place place, const std::string& why) {
  unused_.push_back(fmt::format("{}:{}:{}: mona leaves this rule out, {}", rules_.file, place.line,
                                place.column, why));
}

void Structure::add_statements() {
  for (const hex::Rule& rule : rules_.rules) {
    if (!add_statements(rule, rule.formula))
      leave_out(rule.place, "for it is more than a conjunction");
  }
  if (!rules_.triggers.empty())
    leave_out(rules_.triggers.front().place, "for it runs a companion method");
}

/// A conjunction is as many rules. What is left out only lets more states pass.
bool Structure::add_statements(const hex::Rule& rule, const hex::Formula& formula) {
  if (formula.kind == hex::Formula::Kind::Atom) {
    add_statement(rule, rule.atoms[formula.atom]);
    return true;
  }
  if (formula.kind != hex::Formula::Kind::And) return false;
  bool all = true;
  for (const hex::Formula& part : formula.parts) all = add_statements(rule, part) && all;
  return all;
}

void Structure::add_statement(const hex::Rule& rule, const hex::Atom& atom) {
  if (has_elements(atom.path.steps) || (atom.target && has_elements(atom.target->steps)))
    throw refusal(rules_, atom.place, "mona cannot express elements of arrays, only fields");
  if (atom.path.base == Base::Anchor && !rule.class_name.empty() &&
      atom.path.steps.kind == hex::Steps::Kind::Empty)
    return leave_out(atom.place, "for it has no step");
  Statement statement{&rule, &atom, PathAutomaton(atom.path.steps), {}};
  if (atom.target) statement.target.emplace_back(atom.target->steps);
  statements_.push_back(std::move(statement));
}

const PathAutomaton& Structure::automaton(Index number) const {
  const Statement& statement = statements_[number / 2];
  return number % 2 == 0 ? statement.path : statement.target[0];
}

// --- labels -------------------------------------------------------------------------------------

/// Threads that nothing can come of are no difference between objects.
bool Structure::has_future(Index kind, Index number, Index state) const {
  const PathAutomaton& paths = automaton(number);
  if (number % 2 == 1 && paths.accepts(state)) return true;
  const auto& fields = vocabulary_.kinds[kind].fields;
  return std::any_of(fields.begin(), fields.end(), [&](Index field) {
    return !paths.next(state, vocabulary_.references[field]).empty();
  });
}

/// Paths that start at every object, or at every object of a class.
Structure::Threads Structure::fresh(Index kind) const {
  Threads threads;
  for (Index i = 0; i < statements_.size(); ++i) {
    const Statement& statement = statements_[i];
    const std::string& cls = statement.rule->class_name;
    const bool is_anchor = cls.empty() || vocabulary_.kinds[kind].types.count(cls) != 0;
    if (statement.atom->path.base == Base::Anchor && is_anchor) threads.emplace_back(2 * i, 0);
    if (statement.atom->target && statement.atom->target->base == Base::Any)
      threads.emplace_back(2 * i + 1, 0);
  }
  return threads;
}

Structure::Threads Structure::at_root(const Vocabulary::Reference& root) const {
  Threads threads;
  const auto starts = [&root](const hex::Path& path) {
    return path.base == root.base && path.name == root.name && path.class_name == root.class_name;
  };
  for (Index i = 0; i < statements_.size(); ++i) {
    const hex::Atom& atom = *statements_[i].atom;
    if (starts(atom.path)) threads.emplace_back(2 * i, 0);
    if (atom.target && starts(*atom.target)) threads.emplace_back(2 * i + 1, 0);
  }
  return threads;
}

Index Structure::label_of(Index kind, Threads threads) {
  const Threads more = fresh(kind);
  threads.insert(threads.end(), more.begin(), more.end());
  std::erase_if(threads, [&](const auto& one) { return !has_future(kind, one.first, one.second); });
  std::sort(threads.begin(), threads.end());
  threads.erase(std::unique(threads.begin(), threads.end()), threads.end());
  const auto [at, is_new] =
      numbers_.emplace(std::pair(kind, threads), static_cast<Index>(labels_.size()));
  if (!is_new) return at->second;
  if (labels_.size() == kMostLabels)
    throw InputError(
        fmt::format("{}: mona cannot express these rules, which tell more than {} "
                    "kinds of places apart",
                    rules_.file, kMostLabels));
  labels_.push_back({kind, std::move(threads), {}, {}});
  return at->second;
}

void Structure::add_edges(Index label) {
  std::vector<Edge> edges;
  if (label == 0) {
    for (Index root = vocabulary_.fields; root < vocabulary_.references.size(); ++root)
      edges.push_back(make_edge(0, root));
  } else {
    for (const Index field : vocabulary_.kinds[labels_[label].kind].fields)
      edges.push_back(make_edge(label, field));
  }
  labels_[label].edges = std::move(edges);
  lay_out(labels_[label]);
  labels_[label].leads_to = lead_to(labels_[label]);
}

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
  for (const Index kind : kinds) edge.below.push_back(label_of(kind, after));
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

/// Branches get ways in a binary tree: one "0"; two "0" and "1"; more "0", "10", "110" … "111".
void Structure::lay_out(Label& label) const {
  std::vector<Edge*> branches;
  for (Edge& edge : label.edges) {
    if (edge.is_branch) branches.push_back(&edge);
  }
  // Objects that nothing leads to are to the right of the roots.
  const bool is_last_open = &label == labels_.data();
  for (std::size_t i = 0; i < branches.size(); ++i) {
    const bool is_last = i + 1 == branches.size() && !is_last_open;
    branches[i]->way = std::string(i, '1') + (is_last && i != 0 ? "" : "0");
  }
}

// --- objects that no branch leads to ------------------------------------------------------------

/// Kinds that references without rules lead to, also by way of others.
std::set<Index> Structure::lead_to(const Label& label) const {
  std::set<Index> found;
  std::vector<Index> waiting;
  const auto add = [&](const std::set<Index>& kinds) {
    for (const Index kind : kinds) {
      if (found.insert(kind).second) waiting.push_back(kind);
    }
  };
  if (&label != labels_.data()) add(vocabulary_.kinds[label.kind].elsewhere);
  for (const Edge& edge : label.edges) {
    if (edge.is_free) add(edge.alias_kinds);
  }
  while (!waiting.empty()) {
    const Vocabulary::Kind& kind = vocabulary_.kinds[waiting.back()];
    waiting.pop_back();
    add(kind.elsewhere);
    for (const Index field : kind.fields) add(vocabulary_.references[field].kinds);
  }
  return found;
}

/// Says whether there was one more; only kinds of which rules or branches speak matter.
bool Structure::add_loose() {
  const std::size_t before = loose_.size();
  std::set<Index> kinds;
  for (const Label& label : labels_) kinds.insert(label.leads_to.begin(), label.leads_to.end());
  for (const Index kind : kinds) {
    Threads threads = fresh(kind);
    std::erase_if(threads,
                  [&](const auto& one) { return !has_future(kind, one.first, one.second); });
    if (threads.empty() && branch_kinds_.count(kind) == 0) continue;
    const Index label = label_of(kind, {});
    if (std::find(loose_.begin(), loose_.end(), label) == loose_.end()) loose_.push_back(label);
  }
  return loose_.size() > before;
}

bool Structure::is_on_top(const std::set<Index>& kinds) const {
  return std::none_of(kinds.begin(), kinds.end(),
                      [this](Index kind) { return branch_kinds_.count(kind) != 0; });
}

std::set<Index> Structure::labelled(const std::set<Index>& kinds) const {
  std::set<Index> found;
  for (Index label = 1; label < labels_.size(); ++label) {
    if (kinds.count(labels_[label].kind) != 0) found.insert(labels_[label].kind);
  }
  return found;
}

const Edge* Structure::edge(Index label, Index reference) const {
  for (const Edge& edge : labels_[label].edges) {
    if (edge.reference == reference) return &edge;
  }
  return nullptr;
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
      rules_, place,
      fmt::format(
          "mona cannot express this structure: {}:{} may lead to a new object or back to "
          "any of many; it takes trees with links that the tree determines, not cyclic graphs",
          field.class_name, field.name));
}

}  // namespace loris::mona
