#include "mona/structure.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"
#include "mona/disjuncts.h"

namespace loris::mona {

namespace {

using Base = hex::Path::Base;

constexpr std::size_t kMostLabels = 200;

bool has_elements(const hex::Steps& steps) {
  return steps.kind == hex::Steps::Kind::Element ||
         std::any_of(steps.parts.begin(), steps.parts.end(), has_elements);
}

}  // namespace

InputError Structure::refusal(hex::Place place, const std::string& what) const {
  return InputError(fmt::format("{}:{}:{}: {}", rules_.file, place.line, place.column, what));
}

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
  for (const hex::Rule& rule : rules_.rules) add_sentence(rule);
}

/// A conjunction is as many statements. Where a sentence about each object leaves cases, each
/// object is in one of them. What is left out only lets more states pass.
void Structure::add_sentence(const hex::Rule& rule) {
  const Disjuncts disjuncts = disjuncts_of(rule.formula);
  if (disjuncts.is_empty()) return leave_out(rule.place, "for no tree can be refused for it");
  const bool is_choice = disjuncts.cases.size() > 1;
  const bool is_anchored =
      std::all_of(rule.atoms.begin(), rule.atoms.end(), [](const hex::Atom& atom) {
        return atom.path.base == Base::Anchor && atom.path.steps.kind != hex::Steps::Kind::Empty;
      });
  if (is_choice && rules_.reading == hex::Reading::Alternatives)
    return leave_out(rule.place, "for it is a choice in a file of alternatives");
  if (is_choice && !is_anchored)
    return leave_out(rule.place, "for it is a choice that is no object's own");
  if (is_choice) choices_.push_back(static_cast<Index>(disjuncts.cases.size()));
  const auto choice = is_choice ? static_cast<Index>(choices_.size()) : Index{0};
  for (Index number = 0; number < disjuncts.cases.size(); ++number) {
    for (const std::uint32_t atom : disjuncts.cases[number])
      add_statement(rule, rule.atoms[atom], choice, number);
  }
}

void Structure::add_statement(const hex::Rule& rule, const hex::Atom& atom, Index choice,
                              Index number) {
  if (has_elements(atom.path.steps) || (atom.target && has_elements(atom.target->steps)))
    throw refusal(atom.place, "mona cannot express elements of arrays, only fields");
  if (atom.path.base == Base::Anchor && !rule.class_name.empty() &&
      atom.path.steps.kind == hex::Steps::Kind::Empty)
    return leave_out(atom.place, "for it has no step");
  Statement statement{&rule, &atom, PathAutomaton(atom.path.steps), {}, choice, number};
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

bool Structure::is_anchored(const Statement& statement, Index kind) const {
  const std::string& cls = statement.rule->class_name;
  return statement.atom->path.base == Base::Anchor &&
         (cls.empty() || vocabulary_.kinds[kind].types.count(cls) != 0);
}

/// Paths that start at every object, or at every object of a class; once for each combination of
/// the cases that it may be in.
std::vector<Structure::Threads> Structure::fresh(Index kind) const {
  std::vector<Threads> all(1);
  for (Index i = 0; i < statements_.size(); ++i) {
    const Statement& statement = statements_[i];
    if (statement.choice == 0 && is_anchored(statement, kind)) all[0].emplace_back(2 * i, 0);
    if (statement.atom->target && statement.atom->target->base == Base::Any)
      all[0].emplace_back(2 * i + 1, 0);
  }
  for (Index choice = 1; choice <= choices_.size(); ++choice) {
    std::vector<Threads> more;
    for (const Threads& one : all) {
      for (Index number = 0; number < choices_[choice - 1]; ++number) {
        more.push_back(one);
        for (Index i = 0; i < statements_.size(); ++i) {
          const Statement& statement = statements_[i];
          if (statement.choice == choice && statement.number == number &&
              is_anchored(statement, kind))
            more.back().emplace_back(2 * i, 0);
        }
      }
    }
    std::sort(more.begin(), more.end());
    more.erase(std::unique(more.begin(), more.end()), more.end());
    if (more.size() > kMostLabels) refuse_labels();
    all = std::move(more);
  }
  return all;
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

std::vector<Index> Structure::labels_of(Index kind, const Threads& threads) {
  std::vector<Index> found;
  for (Threads more : fresh(kind)) {
    more.insert(more.end(), threads.begin(), threads.end());
    const Index label = label_of(kind, std::move(more));
    if (std::find(found.begin(), found.end(), label) == found.end()) found.push_back(label);
  }
  return found;
}

Index Structure::label_of(Index kind, Threads threads) {
  std::erase_if(threads, [&](const auto& one) { return !has_future(kind, one.first, one.second); });
  std::sort(threads.begin(), threads.end());
  threads.erase(std::unique(threads.begin(), threads.end()), threads.end());
  const auto [at, is_new] =
      numbers_.emplace(std::pair(kind, threads), static_cast<Index>(labels_.size()));
  if (!is_new) return at->second;
  if (labels_.size() == kMostLabels) refuse_labels();
  labels_.push_back({kind, std::move(threads), {}, {}});
  return at->second;
}

void Structure::refuse_labels() const {
  throw InputError(
      fmt::format("{}: mona cannot express these rules, which tell more than {} kinds of places "
                  "apart",
                  rules_.file, kMostLabels));
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
    const std::vector<Threads> all = fresh(kind);
    const bool is_spoken_of = std::any_of(all.begin(), all.end(), [&](const Threads& threads) {
      return std::any_of(threads.begin(), threads.end(),
                         [&](const auto& one) { return has_future(kind, one.first, one.second); });
    });
    if (!is_spoken_of && branch_kinds_.count(kind) == 0) continue;
    for (const Index label : labels_of(kind, {})) {
      if (std::find(loose_.begin(), loose_.end(), label) == loose_.end()) loose_.push_back(label);
    }
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

}  // namespace loris::mona
