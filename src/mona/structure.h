#pragma once
#include <compare>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/input_error.h"
#include "mona/path_automaton.h"

namespace loris::mona {

/// One statement of the rules about the references of a path.
struct Statement {
  const hex::Rule* rule = nullptr;
  const hex::Atom* atom = nullptr;
  PathAutomaton path;
  std::vector<PathAutomaton> target;  // one where it has a target
  Index choice = 0;  // zero: it holds; else its sentence leaves cases, and each object is in one
  Index number = 0;  // of the case

  /// Whether the target is found from the object or the reference that the left side found.
  bool is_relative() const {
    return atom->target && (atom->target->base == hex::Path::Base::Anchor ||
                            atom->target->base == hex::Path::Base::Reference);
  }
};

/// What the rules allow a reference to be, in objects that have the same label.
struct Edge {
  Index reference = 0;
  bool may_be_null = true;
  /// An object that is below this one in the tree may be there, at this place: digits of the way.
  bool is_branch = false;
  std::string way;
  std::vector<Index> below;  // labels of that object
  /// It may lead to anything outside as well, and nothing of the structure hangs on it.
  bool is_free = false;
  bool may_alias = true;
  std::set<Index> alias_kinds;
  std::vector<Index> aliases, never;  // statements about what it may be an alias of
};

/// Objects of one kind on paths that the rules do not tell apart. Label 0 is no object but where
/// the roots of the input are.
struct Label {
  Index kind = 0;
  /// States of automata: of the path of a statement (2i) or of its target (2i + 1).
  std::vector<std::pair<Index, Index>> threads;
  std::vector<Edge> edges;
  std::set<Index> leads_to;  // kinds of objects that fields without rules may lead to
};

/// The tree that rules describe: which references are its branches, and what the others may be.
///
/// An object has a label, by its kind and by which paths of rules lead to it along branches. An
/// edge is a branch when a new object may be there from which rules go on, or which nothing else
/// may lead to; any other is either determined by the tree or free.
class Structure {
 public:
  /// Throws InputError for a structure that is not a tree with determined links.
  Structure(const hex::Rules& rules, const Vocabulary& vocabulary);

  const hex::Rules& rules() const { return rules_; }
  const Vocabulary& vocabulary() const { return vocabulary_; }
  const std::vector<Statement>& statements() const { return statements_; }
  const std::vector<Label>& labels() const { return labels_; }
  /// Labels of objects that no branch leads to, only a reference without rules.
  const std::vector<Index>& loose() const { return loose_; }
  /// Whether objects of these kinds are in the tree only as a root or where no branch leads.
  bool is_on_top(const std::set<Index>& kinds) const;
  const Edge* edge(Index label, Index reference) const;
  /// Those of the kinds that some label has.
  std::set<Index> labelled(const std::set<Index>& kinds) const;
  /// Whether it may be an alias of what no path of the rules leads to.
  bool is_open(const Edge& edge) const;
  /// Rules that say nothing here, for people.
  const std::vector<std::string>& unused() const { return unused_; }

 private:
  using Threads = std::vector<std::pair<Index, Index>>;

  void add_statements();
  void add_sentence(const hex::Rule& rule);
  void add_statement(const hex::Rule& rule, const hex::Atom& atom, Index choice, Index number);
  void leave_out(hex::Place place, const std::string& why);
  std::vector<Threads> fresh(Index kind) const;
  bool is_anchored(const Statement& statement, Index kind) const;
  bool has_future(Index kind, Index automaton, Index state) const;
  const PathAutomaton& automaton(Index number) const;
  Threads at_root(const Vocabulary::Reference& root) const;
  bool is_said_of(const Statement& statement, const Vocabulary::Reference& reference) const;
  std::vector<Index> labels_of(Index kind, const Threads& threads);
  Index label_of(Index kind, Threads threads);
  void add_edges(Index label);
  Edge make_edge(Index label, Index reference);
  bool is_expandable(const std::vector<Index>& said, const std::set<Index>& kinds,
                     std::set<Index>& left) const;
  void restrict_aliases(Edge& edge, const std::vector<Index>& said) const;
  bool is_determined(const Edge& edge) const;
  void lay_out(Label& label) const;
  std::set<Index> lead_to(const Label& label) const;
  bool add_loose();
  void refuse_cycles() const;
  bool is_on_cycle(Index label, const Edge& edge) const;
  InputError refusal(hex::Place place, const std::string& what) const;
  [[noreturn]] void refuse(Index label, const Edge& edge) const;
  [[noreturn]] void refuse_labels() const;

  const hex::Rules& rules_;
  const Vocabulary& vocabulary_;
  std::vector<Statement> statements_;
  std::vector<Index> choices_;  // how many cases each has
  std::vector<Label> labels_;
  std::map<std::pair<Index, Threads>, Index> numbers_;
  std::vector<Index> loose_;
  std::set<Index> branch_kinds_;  // of objects that a branch of an object leads to
  std::vector<std::string> unused_;
};

}  // namespace loris::mona
