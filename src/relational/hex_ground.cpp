#include "relational/hex_ground.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "classfile/names.h"
#include "hex/source.h"
#include "program/link_error.h"
#include "relational/path_automaton.h"

namespace loris::relational {

namespace {

using Edge = Backbone::Edge;
using AtomKind = hex::Atom::Kind;
using Base = hex::Path::Base;

template <class Visit>
void for_each_step(const hex::Steps& steps, const Visit& visit) {
  if (steps.kind == hex::Steps::Kind::Field) visit(steps);
  for (const hex::Steps& part : steps.parts) for_each_step(part, visit);
}

/// The class of a name, null for none. Rules write dots, or leave out where it is nested.
const Class* find_class(const hex::Rules& rules, const Vocabulary& vocabulary,
                        const std::string& name, hex::Place place) {
  if (name.empty()) return nullptr;
  std::map<std::string, const Class*> found;
  for (const auto* list : {&vocabulary.counted, &vocabulary.uncounted}) {
    for (const Class* cls : *list) {
      for (const auto* above : {&cls->ancestors, &cls->all_interfaces}) {
        for (const Class* at : *above) {
          if (is_named(*at, name)) found.emplace(at->name, at);
        }
      }
    }
  }
  if (found.empty())
    throw hex::error_at(
        rules, place,
        fmt::format("there is no class {} among those that inputs may have", loris::quoted(name)));
  if (found.size() == 1) return found.begin()->second;
  const auto nearest =
      std::min_element(found.begin(), found.end(), [&](const auto& a, const auto& b) {
        return vocabulary.distance(*a.second) < vocabulary.distance(*b.second);
      });
  return nearest->second;
}

/// Which ways through an automaton are open at each object, for paths that start somewhere.
struct Walk {
  std::vector<std::vector<Lit>> open;  // by object and state
};

class HexGrounder {
 public:
  HexGrounder(const hex::Rules& rules, const Vocabulary& vocabulary, const Universe& universe,
              Backbone& backbone, Circuit& circuit)
      : rules_(rules),
        vocabulary_(vocabulary),
        universe_(universe),
        backbone_(backbone),
        circuit_(circuit) {}

  Lit run() {
    std::vector<Lit> all;
    if (rules_.reading == hex::Reading::Alternatives) {
      for (const Edge& edge : backbone_.edges()) all.push_back(one_of_each(edge));
    }
    for (const hex::Rule& rule : rules_.rules) {
      if (rules_.reading == hex::Reading::Alternatives && rule.is_atomic()) continue;
      for_each_anchor(rule, [&](std::size_t anchor, Lit there) {
        all.push_back(circuit_.implies(there, formula(rule, rule.formula, anchor)));
      });
    }
    return circuit_.all_of(std::move(all));
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  static bool starts_anywhere(const hex::Rule& rule) {
    return std::any_of(rule.atoms.begin(), rule.atoms.end(), [](const hex::Atom& atom) {
      return atom.path.base == Base::Anchor || atom.path.base == Base::Any;
    });
  }

  /// Each object that the rule is said of, with whether it is there; kNone once where it names
  /// where its paths start.
  template <class Visit>
  void for_each_anchor(const hex::Rule& rule, Visit visit) {
    if (!starts_anywhere(rule)) return visit(kNone, kTrue);
    const Class* const cls = find_class(rules_, vocabulary_, rule.class_name, rule.class_place);
    for (std::size_t i = 0; i < universe_.size(); ++i) {
      const Class* const own = universe_.atom(i).cls;
      if (cls != nullptr && (own == nullptr || !own->is_assignable_to(*cls))) continue;
      if (universe_.exists(i) != kFalse) visit(i, universe_.exists(i));
    }
  }

  Lit formula(const hex::Rule& rule, const hex::Formula& formula, std::size_t anchor) {
    std::vector<Lit> parts;
    for (const hex::Formula& part : formula.parts)
      parts.push_back(this->formula(rule, part, anchor));
    switch (formula.kind) {
      case hex::Formula::Kind::Not: return -parts[0];
      case hex::Formula::Kind::And: return circuit_.all_of(std::move(parts));
      case hex::Formula::Kind::Or: return circuit_.any_of(std::move(parts));
      case hex::Formula::Kind::Implies: return circuit_.implies(parts[0], parts[1]);
      case hex::Formula::Kind::Iff: return circuit_.same(parts[0], parts[1]);
      case hex::Formula::Kind::Atom: break;
    }
    const hex::Atom& atom = rule.atoms[formula.atom];
    std::vector<Lit> all;
    for (const Edge& edge : backbone_.edges()) {
      const Lit matched = matches(atom, edge, anchor);
      if (matched != kFalse) all.push_back(circuit_.implies(matched, holds(atom, edge, anchor)));
    }
    return circuit_.all_of(std::move(all));
  }

  /// The existing tool's reading: of the rules that say where a reference may expand to, or what it
  /// may alias, one suffices; what is forbidden is forbidden.
  Lit one_of_each(const Edge& edge) {
    std::vector<Lit> all, expands, may_expand, aliases, may_alias;
    for (const hex::Rule& rule : rules_.rules) {
      if (!rule.is_atomic()) continue;
      const hex::Atom& atom = rule.atoms[rule.formula.atom];
      const bool is_expand = atom.kind == AtomKind::ExpandsTo;
      const bool is_alias = atom.kind == AtomKind::AliasesSome || atom.kind == AtomKind::Aliases ||
                            atom.kind == AtomKind::AliasesMax;
      for_each_anchor(rule, [&](std::size_t anchor, Lit there) {
        const Lit matched = circuit_.both(there, matches(atom, edge, anchor));
        if (matched == kFalse) return;
        const Lit right = holds(atom, edge, anchor);
        if (is_expand || is_alias) {
          (is_expand ? expands : aliases).push_back(matched);
          (is_expand ? may_expand : may_alias).push_back(circuit_.both(matched, right));
        } else {
          all.push_back(circuit_.implies(matched, right));
        }
      });
    }
    all.push_back(circuit_.implies(circuit_.any_of(std::move(expands)),
                                   circuit_.any_of(std::move(may_expand))));
    all.push_back(circuit_.implies(circuit_.any_of(std::move(aliases)),
                                   circuit_.any_of(std::move(may_alias))));
    return circuit_.all_of(std::move(all));
  }

  Lit matches(const hex::Atom& atom, const Edge& edge, std::size_t anchor) {
    if (!atom.static_type.empty() && !is_declared(edge, atom.static_type)) return kFalse;
    const PathAutomaton& automaton = this->automaton(atom.path);
    if (edge.field == nullptr) {
      const bool is_it = atom.path.base == Base::Root && atom.path.name == edge.root;
      return constant(is_it && automaton.accepts(PathAutomaton::start()));
    }
    const Walk& walk = this->walk(atom.path, anchor);
    std::vector<Lit> ways;
    for (std::size_t state = 0; state < automaton.size(); ++state) {
      for (const std::size_t next : automaton.next(state, *edge.field)) {
        if (automaton.accepts(next)) ways.push_back(walk.open[edge.from][state]);
      }
    }
    return circuit_.any_of(std::move(ways));
  }

  /// Roots are declared with the class that rules speak of: what else they may be is not known
  /// here.
  bool is_declared(const Edge& edge, const std::string& type) const {
    return edge.field == nullptr ||
           is_named(vocabulary_.program.load_descriptor(edge.field->descriptor), type);
  }

  Lit holds(const hex::Atom& atom, const Edge& edge, std::size_t anchor) {
    if (atom.kind == AtomKind::NotNull) return -edge.value->null;
    std::vector<Lit> all;
    for (std::size_t to = 0; to < universe_.size(); ++to) {
      const Lit expands = edge.expands[to], aliases = backbone_.aliases(edge, to);
      switch (atom.kind) {
        case AtomKind::ExpandsToNothing: all.push_back(-expands); break;
        case AtomKind::ExpandsTo: all.push_back(is_of(atom, to) ? kTrue : -expands); break;
        case AtomKind::AliasesNothing: all.push_back(-aliases); break;
        case AtomKind::AliasesSome: all.push_back(is_of(atom, to) ? kTrue : -aliases); break;
        case AtomKind::NeverAliases:
          all.push_back(circuit_.implies(aliases, -is_at(*atom.target, edge, anchor, to, false)));
          break;
        default:
          if (aliases != kFalse)
            all.push_back(circuit_.implies(
                aliases, is_at(*atom.target, edge, anchor, to, atom.kind == AtomKind::AliasesMax)));
      }
    }
    return circuit_.all_of(std::move(all));
  }

  /// Objects of which nobody speaks may be of any class.
  bool is_of(const hex::Atom& atom, std::size_t object) const {
    const Class* const own = universe_.atom(object).cls;
    return own == nullptr ||
           own->is_assignable_to(*find_class(rules_, vocabulary_, atom.type, atom.type_place));
  }

  /// Whether the object is at the end of a path of the right side; of one that goes no further.
  Lit is_at(const hex::Path& path, const Edge& edge, std::size_t anchor, std::size_t object,
            bool is_max) {
    std::vector<Lit> ways;
    const auto from = [&](std::size_t start, Lit there) {
      if (there != kFalse)
        ways.push_back(circuit_.both(there, ends_at(path, start, object, is_max)));
    };
    switch (path.base) {
      case Base::Root: from(kNone, kTrue); break;
      case Base::Any:
        for (std::size_t i = 0; i < universe_.size(); ++i) from(i, universe_.exists(i));
        break;
      case Base::Anchor:
        if (anchor == kNone) return circuit_.variable();
        for (std::size_t i = 0; i < universe_.size(); ++i)
          from(i, backbone_.is_above(i, path.ups, anchor));
        break;
      case Base::Reference:
        // The first step up leads to the object whose field it is.
        if (path.ups == 0 || edge.field == nullptr) return kFalse;
        for (std::size_t i = 0; i < universe_.size(); ++i)
          from(i, backbone_.is_above(i, path.ups - 1, edge.from));
        break;
      case Base::Static: return circuit_.variable();
    }
    return circuit_.any_of(std::move(ways));
  }

  Lit ends_at(const hex::Path& path, std::size_t start, std::size_t object, bool is_max) {
    const PathAutomaton& automaton = this->automaton(path);
    const Walk& walk = this->walk(path, start);
    std::vector<Lit> ends, goes_on;
    for (std::size_t state = 0; state < automaton.size(); ++state) {
      if (automaton.accepts(state)) ends.push_back(walk.open[object][state]);
      if (is_max)
        goes_on.push_back(circuit_.both(walk.open[object][state], more(path)[object][state]));
    }
    return circuit_.both(circuit_.any_of(std::move(ends)), -circuit_.any_of(std::move(goes_on)));
  }

  const PathAutomaton& automaton(const hex::Path& path) {
    return automata_.try_emplace(&path, path.steps).first->second;
  }

  /// From a root, or from an object. Each value stands for itself until all are there; as the visit
  /// is a tree, they mean one thing.
  const Walk& walk(const hex::Path& path, std::size_t start) {
    const std::size_t from = path.base == Base::Root || path.base == Base::Static ? kNone : start;
    const auto known = walks_.find({&path, from});
    if (known != walks_.end()) return known->second;
    const PathAutomaton& automaton = this->automaton(path);
    Walk made{std::vector<std::vector<Lit>>(universe_.size())};
    for (auto& states : made.open) {
      for (std::size_t i = 0; i < automaton.size(); ++i) states.push_back(circuit_.variable());
    }
    const Edge* const root = path.base == Base::Root ? backbone_.root(path.name) : nullptr;
    for (std::size_t to = 0; to < universe_.size(); ++to) {
      std::vector<std::vector<Lit>> ways(automaton.size());
      if (root != nullptr) ways[PathAutomaton::start()].push_back(root->expands[to]);
      if (from == to) ways[PathAutomaton::start()].push_back(universe_.exists(to));
      for (const Edge& edge : backbone_.edges()) {
        if (edge.field == nullptr || edge.expands[to] == kFalse) continue;
        for (std::size_t state = 0; state < automaton.size(); ++state) {
          for (const std::size_t next : automaton.next(state, *edge.field))
            ways[next].push_back(circuit_.both(edge.expands[to], made.open[edge.from][state]));
        }
      }
      for (std::size_t i = 0; i < automaton.size(); ++i)
        circuit_.require(circuit_.same(made.open[to][i], circuit_.any_of(std::move(ways[i]))));
    }
    return walks_.emplace(std::pair(&path, from), std::move(made)).first->second;
  }

  /// Whether a path that is in this state at this object goes on to an object where it ends.
  const std::vector<std::vector<Lit>>& more(const hex::Path& path) {
    const auto known = mores_.find(&path);
    if (known != mores_.end()) return known->second;
    const PathAutomaton& automaton = this->automaton(path);
    std::vector<std::vector<Lit>> made(universe_.size());
    for (auto& states : made) {
      for (std::size_t i = 0; i < automaton.size(); ++i) states.push_back(circuit_.variable());
    }
    std::vector<std::vector<std::vector<Lit>>> ways(
        universe_.size(), std::vector<std::vector<Lit>>(automaton.size()));
    for (const Edge& edge : backbone_.edges()) {
      if (edge.field == nullptr) continue;
      const Lit is_new = circuit_.any_of(edge.expands);
      for (std::size_t state = 0; state < automaton.size(); ++state) {
        for (const std::size_t next : automaton.next(state, *edge.field)) {
          std::vector<Lit>& here = ways[edge.from][state];
          if (automaton.accepts(next)) here.push_back(is_new);
          for (std::size_t to = 0; to < universe_.size(); ++to)
            here.push_back(circuit_.both(edge.expands[to], made[to][next]));
        }
      }
    }
    for (std::size_t i = 0; i < universe_.size(); ++i) {
      for (std::size_t state = 0; state < automaton.size(); ++state)
        circuit_.require(circuit_.same(made[i][state], circuit_.any_of(std::move(ways[i][state]))));
    }
    return mores_.emplace(&path, std::move(made)).first->second;
  }

  const hex::Rules& rules_;
  const Vocabulary& vocabulary_;
  const Universe& universe_;
  Backbone& backbone_;
  Circuit& circuit_;
  // By the path of a rule; looked up, never walked.
  std::map<const hex::Path*, PathAutomaton> automata_;
  std::map<std::pair<const hex::Path*, std::size_t>, Walk> walks_;
  std::map<const hex::Path*, std::vector<std::vector<Lit>>> mores_;
};

/// Fields that rules name, of classes that inputs lead to through such fields, and fields that lead
/// to an object that rules of a class are said of.
class UsageFinder {
 public:
  UsageFinder(const hex::Rules& rules, const Vocabulary& vocabulary, Usage& usage)
      : rules_(rules), vocabulary_(vocabulary), usage_(usage) {}

  void run() {
    for (const hex::Rule& rule : rules_.rules) {
      add_class(rule.class_name, rule.class_place, true);
      for (const hex::Atom& atom : rule.atoms) {
        add_path(atom.path);
        add_class(atom.type, atom.type_place, false);
        if (atom.target) add_path(*atom.target);
      }
    }
    for (const Vocabulary::Root& root : vocabulary_.roots) reach(root.classes);
    while (!pending_.empty()) {
      const Class& cls = *pending_.back();
      pending_.pop_back();
      for (const Class* at = &cls; at != nullptr; at = at->super) {
        for (const Field& field : at->fields) look_at(field);
      }
    }
  }

 private:
  void add_class(const std::string& name, hex::Place place, bool is_anchor) {
    const Class* const cls = find_class(rules_, vocabulary_, name, place);
    if (cls == nullptr || cls == &vocabulary_.program.object_class()) return;
    usage_.add(*cls);
    if (is_anchor) anchors_.push_back(cls);
  }

  void add_path(const hex::Path& path) {
    if (path.base == Base::Root) usage_.roots.insert(path.name);
    for_each_step(path.steps, [&](const hex::Steps& step) { steps_.push_back(&step); });
  }

  void look_at(const Field& field) {
    if (field.is_static() || field.storage != Storage::Ref || field.info == nullptr) return;
    const Class* const known = declared_class(field);
    if (known == nullptr) return;
    const Class& declared = *known;
    const bool is_step = std::any_of(steps_.begin(), steps_.end(), [&](const hex::Steps* step) {
      return stands_for(*step, field);
    });
    const bool leads_to_anchor =
        std::any_of(anchors_.begin(), anchors_.end(),
                    [&](const Class* anchor) { return declared.is_assignable_to(*anchor); });
    if (!is_step && !leads_to_anchor) return;
    usage_.add(field);
    std::vector<const Class*> targets;
    for (const Class* cls : vocabulary_.counted) {
      if (cls->is_assignable_to(declared)) targets.push_back(cls);
    }
    reach(targets);
  }

  /// Null for one that cannot be loaded: nothing is there but null.
  const Class* declared_class(const Field& field) const {
    try {
      return &vocabulary_.program.load_descriptor(field.descriptor);
    } catch (const LinkError&) {
      return nullptr;
    }
  }

  void reach(const std::vector<const Class*>& classes) {
    for (const Class* cls : classes) {
      if (!cls->is_array() && reached_.insert(cls).second) pending_.push_back(cls);
    }
  }

  const hex::Rules& rules_;
  const Vocabulary& vocabulary_;
  Usage& usage_;
  std::vector<const Class*> anchors_, pending_;
  std::vector<const hex::Steps*> steps_;
  std::set<const Class*> reached_;  // asked, never walked
};

}  // namespace

void add_usage(const hex::Rules& rules, const Vocabulary& vocabulary, Usage& usage) {
  UsageFinder(rules, vocabulary, usage).run();
}

Lit ground(const hex::Rules& rules, const Vocabulary& vocabulary, const Universe& universe,
           Backbone& backbone, Circuit& circuit) {
  return HexGrounder(rules, vocabulary, universe, backbone, circuit).run();
}

}  // namespace loris::relational
