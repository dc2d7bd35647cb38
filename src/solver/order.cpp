#include <algorithm>
#include <optional>

#include "solver/layers.h"
#include "solver/order_path.h"

namespace loris {
namespace {

class Order final : public Solver {
 public:
  Order(const TermStore& terms, std::unique_ptr<Solver> next, SolverStats& stats,
        OrderModels models)
      : terms_(terms),
        next_(std::move(next)),
        stats_(stats),
        models_(models),
        atoms_(terms),
        graph_(atoms_),
        path_(terms, atoms_, graph_) {}

  Verdict check(const PathCondition& path, Term condition, const Model& known) override {
    const OrderCondition& wanted = atoms_.of(condition);
    if (wanted.decidable) {
      const OrderPath::Kept kept = path_.follow(path);
      loaded_ = std::min(loaded_, kept.active);
      verified_ = std::min(verified_, kept.levels);
      Verdict verdict = decide(wanted, known);
      if (verdict.answer != Answer::Unknown) {
        ++stats_.by_order;
        return verdict;
      }
    }
    return next_->check(path, condition, known);
  }

 private:
  static constexpr int kSplits = 64;  // disequalities to take apart before asking the next solver

  Verdict decide(const OrderCondition& wanted, const Model& known) {
    if (wanted.never || path_.never()) return {Answer::No, {}};
    const std::size_t active = graph_.active().size();
    graph_.activate(wanted);
    Verdict verdict = solve(wanted, known);
    if (models_ == OrderModels::Any && verdict.answer != Answer::No) remember();
    for (; !added_.empty(); added_.pop_back()) graph_.pop(added_.back());
    graph_.undo(0);
    graph_.deactivate_to(active);
    loaded_ = std::min(loaded_, active);
    return verdict;
  }

  Verdict solve(const OrderCondition& wanted, const Model& known) {
    const bool fits = known && load(*known, known);
    if (!fits && !start_over()) return {Answer::No, {}};
    for (const OrderAtom& atom : wanted.atoms) {
      if (atom.kind != OrderAtom::Kind::Le) continue;
      if (!graph_.holds(atom) && !graph_.mend(atom)) return {Answer::No, {}};
      graph_.push(atom);
      added_.push_back(atom);
    }
    if (has_too_many(wanted)) return {Answer::No, {}};
    int splits = kSplits;
    const Answer answer = separate(wanted, splits);
    if (answer != Answer::Yes) return {answer, {}};
    if (!leave_gaps(wanted)) return {};
    if (!fits && models_ == OrderModels::NearDefaults) prefer_defaults(wanted);
    auto model = make_model(fits ? *known : Assignment{}, fits);
    if (!path_.others_hold(*model, fits ? known.get() : nullptr)) return {};
    return {Answer::Yes, std::move(model)};
  }

  /// Gives the variables their values in the known model; false if that does not satisfy the path.
  bool load(const Assignment& values, const Model& known) {
    if (known != model_) {
      model_ = known;
      loaded_ = 0;
      verified_ = 0;
    }
    const auto active = graph_.active();
    for (; loaded_ < active.size(); ++loaded_) {
      graph_.set(active[loaded_], value(values, active[loaded_]));
      if (!graph_.within_domain(active[loaded_])) return false;
    }
    const auto holds = [this](const OrderAtom& atom) { return graph_.holds(atom); };
    for (; verified_ < path_.depth(); ++verified_) {
      const auto& atoms = path_.order(verified_).atoms;
      if (!std::all_of(atoms.begin(), atoms.end(), holds)) return false;
    }
    return true;
  }

  /// Without a model of the path: from the defaults, or where any will do from what was found last.
  bool start_over() {
    model_ = nullptr;
    loaded_ = 0;
    for (const OrderIndex index : graph_.active()) {
      const bool is_known = index < found_.size() && found_[index];
      graph_.set(index, is_known ? *found_[index] : value({}, index));
    }
    return graph_.mend_all();
  }

  void remember() {
    for (const OrderIndex index : graph_.active()) {
      if (index >= found_.size()) found_.resize(index + 1);
      found_[index] = graph_.number(index);
    }
  }

  Wide value(const Assignment& assignment, OrderIndex index) const {
    const Term variable = atoms_.variable(index).term;
    const auto found = assignment.find(variable);
    const std::uint64_t bits =
        found == assignment.end() ? terms_.default_bits(variable) : found->second;
    return OrderAtoms::number(terms_.sort(variable), bits);
  }

  /// Makes the variables of every disequality differ, in one direction or the other. Trying both
  /// everywhere makes No a proof.
  Answer separate(const OrderCondition& wanted, int& splits) {
    const OrderAtom* equal = first_equal(wanted);
    if (equal == nullptr) return Answer::Yes;
    if (--splits < 0) return Answer::Unknown;
    const OrderAtom below{OrderAtom::Kind::Le, equal->x, equal->y, equal->c - 1};
    const OrderAtom above{OrderAtom::Kind::Le, equal->y, equal->x, -equal->c - equal->width - 1};
    Answer answer = Answer::No;
    for (const OrderAtom& side : {below, above}) {
      const std::size_t mark = graph_.mark();
      if (graph_.mend(side)) {
        graph_.push(side);
        const Answer rest = separate(wanted, splits);
        graph_.pop(side);
        if (rest == Answer::Yes) return rest;
        if (rest == Answer::Unknown) answer = rest;
      }
      graph_.undo(mark);
    }
    return answer;
  }

  /// A disequality that does not hold.
  const OrderAtom* first_equal(const OrderCondition& wanted) const {
    const auto violated = [&](const OrderAtom& atom) {
      return atom.kind == OrderAtom::Kind::Ne && !graph_.holds(atom);
    };
    for (const OrderAtom& atom : wanted.atoms)
      if (violated(atom)) return &atom;
    for (const OrderAtom& atom : path_.unequal())
      if (violated(atom)) return &atom;
    return nullptr;
  }

  /// Pigeonholes: references that are all different, of a domain with fewer numbers.
  bool has_too_many(const OrderCondition& wanted) const {
    const auto differ = [&](OrderIndex x, OrderIndex y) {
      const auto is_it = [&](const OrderAtom& atom) {
        return is_difference(atom) &&
               ((atom.x == x && atom.y == y) || (atom.x == y && atom.y == x));
      };
      return std::any_of(wanted.atoms.begin(), wanted.atoms.end(), is_it) ||
             std::any_of(path_.unequal().begin(), path_.unequal().end(), is_it);
    };
    for (const OrderAtom& atom : wanted.atoms) {
      if (!is_difference(atom) || atom.x == kZero || atom.y == kZero) continue;
      const OrderAtoms::Variable& first = atoms_.variable(atom.x);
      if (terms_.sort(first.term) != Sort::Ref) continue;
      const Wide gap = std::max<Wide>(first.gap_high - first.gap_low + 1, 0);
      const Wide room = first.high - first.low + 1 - gap;
      constexpr Wide kFew = 64;
      if (room > kFew) continue;
      std::vector<OrderIndex> group{atom.x};
      for (const OrderIndex x : graph_.active()) {
        const OrderAtoms::Variable& other = atoms_.variable(x);
        if (other.low < first.low || other.high > first.high || x == atom.x) continue;
        if (terms_.sort(other.term) != Sort::Ref || !shares_gap(first, other)) continue;
        if (std::all_of(group.begin(), group.end(), [&](OrderIndex y) { return differ(x, y); }))
          group.push_back(x);
      }
      const bool may_be_null =
          first.low == 0 && std::any_of(group.begin(), group.end(),
                                        [&](OrderIndex x) { return !has_lower_bound(x); });
      const Wide most = first.low == 0 && !may_be_null ? room - 1 : room;
      if (static_cast<Wide>(group.size()) > most) return true;
    }
    return false;
  }

  /// Whether the second has no numbers in the gap of the first.
  static bool shares_gap(const OrderAtoms::Variable& first, const OrderAtoms::Variable& second) {
    return first.gap_low > first.gap_high || second.low > first.gap_high ||
           (second.gap_low <= first.gap_low && first.gap_high <= second.gap_high);
  }

  /// Whether it is known to be more than zero.
  bool has_lower_bound(OrderIndex x) const { return graph_.has_edge(x, kZero); }

  /// Mending knows of no gaps: a number inside one moves to one of its ends, if the others allow
  /// it.
  bool leave_gaps(const OrderCondition& wanted) {
    for (const OrderIndex x : graph_.active()) {
      const OrderAtoms::Variable& variable = atoms_.variable(x);
      if (!variable.in_gap(graph_.number(x))) continue;
      const OrderGraph::Bounds room = graph_.room(x);
      bool moved = false;
      for (const Wide end : {variable.gap_low - 1, variable.gap_high + 1}) {
        if (end < room.low || room.high < end) continue;
        const std::size_t mark = graph_.mark();
        graph_.move(x, end);
        moved = first_equal(wanted) == nullptr;
        if (moved) break;
        graph_.undo(mark);
      }
      if (!moved) return false;
    }
    return true;
  }

  /// Moves each number as near to its default as the others allow: mending has moved them together.
  void prefer_defaults(const OrderCondition& wanted) {
    constexpr int kRounds = 3;
    for (int round = 0; round < kRounds; ++round) {
      for (const OrderIndex x : graph_.active()) {
        const OrderGraph::Bounds room = graph_.room(x);
        const Wide nearest = std::clamp(value({}, x), room.low, room.high);
        if (nearest == graph_.number(x) || atoms_.variable(x).in_gap(nearest)) continue;
        const std::size_t mark = graph_.mark();
        graph_.move(x, nearest);
        if (first_equal(wanted) != nullptr) graph_.undo(mark);
      }
    }
  }

  /// The base with the numbers that have changed, or with all.
  std::shared_ptr<Assignment> make_model(Assignment base, bool only_changes) const {
    auto model = std::make_shared<Assignment>(std::move(base));
    const auto assign = [&](OrderIndex index) {
      const Wide number = graph_.number(index);
      model->insert_or_assign(atoms_.variable(index).term, atoms_.bits(index, number));
    };
    if (only_changes && !graph_.zero_moved()) {
      for (const OrderGraph::Change& change : graph_.changes()) assign(change.x);
    } else {
      for (const OrderIndex index : graph_.active()) assign(index);
    }
    return model;
  }

  const TermStore& terms_;
  std::unique_ptr<Solver> next_;
  SolverStats& stats_;
  OrderModels models_;
  OrderAtoms atoms_;
  OrderGraph graph_;
  OrderPath path_;
  std::vector<OrderAtom> added_;            // constraints of the condition, while it is decided
  Model model_;                             // whose values the graph has,
  std::size_t loaded_ = 0;                  // for so many active variables;
  std::size_t verified_ = 0;                // so many conjuncts are seen to hold in it
  std::vector<std::optional<Wide>> found_;  // numbers that satisfied the last question, if any do
};

}  // namespace

std::unique_ptr<Solver> make_order(const TermStore& terms, std::unique_ptr<Solver> next,
                                   SolverStats& stats, OrderModels models) {
  return std::make_unique<Order>(terms, std::move(next), stats, models);
}

}  // namespace loris
