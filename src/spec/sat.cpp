// papers/001, section 4.1 (Alloy): what is decided of the input can be completed within the scope
// to one that satisfies specifications in a relational logic.
#include <algorithm>
#include <deque>
#include <map>
#include <set>

#include "base/input_error.h"
#include "spec/companions.h"
#include "spec/completion.h"
#include "spec/deciders.h"
#include "spec/sat_terms.h"

namespace loris {
namespace {

using relational::Circuit;
using relational::kFalse;
using relational::kTrue;
using relational::Lit;
using relational::Reference;

constexpr std::size_t kKeptSolutions = 16, kKeptAnswers = 100'000;
constexpr int kMostAttempts = 200;  // at numbers of which a condition says what no circuit does

relational::Vocabulary vocabulary_of(const DeciderParts& parts) {
  TypeUniverse& types = parts.machine.symbols.types();
  auto made = relational::make_vocabulary(parts.machine.program, types.classes());
  for (const SymbolId symbol : parts.sat->roots) {
    const Symbol& root = parts.machine.symbols.at(symbol);
    const auto members = types.members(root.types);
    made.roots.push_back({root.name, {members.begin(), members.end()}, types.has_null(root.types)});
  }
  return made;
}

class Sat final : public Decider {
 public:
  explicit Sat(const DeciderParts& parts)
      : machine_(parts.machine),
        stepper_(parts.machine, parts.keep_going),
        keep_going_(parts.keep_going),
        numbering_(numbering_of(parts.machine.strategy)),
        problem_(vocabulary_of(parts), parts.sat->given, parts.machine.symbols.scope(),
                 relational::Values::All),
        terms_(problem_, parts.machine.refiner, numbering_),
        reuses_(parts.reuses),
        completion_(parts.machine, parts.sat->roots,
                    {[this](SymbolId symbol) { return terms_.reference(symbol) != nullptr; },
                     [this](Node node) { return allowed(std::move(node)); }}) {
    if (parts.rules != nullptr)
      companions_.emplace(machine_, stepper_, *parts.rules, limits_, notes_);
  }

  Verdict check(const Node& node, const Forked::Alternative& next,
                std::shared_ptr<const Solution>&) override {
    Verdict verdict = stepper_.feasible(node, next.guard);
    if (verdict.answer == Answer::No) return verdict;
    const Answer answer = complete(node, next.guard, next.state);
    if (answer != Answer::Yes) verdict.answer = answer;
    return verdict;
  }

  Answer begin(Node& node) override { return complete(node, {}, node.state); }

  bool excludes(const Node& node, Term condition) override {
    return complete(node, condition, node.state) == Answer::No;
  }

  std::vector<Node> settled(Node node) override {
    if (node.state.input.due.empty()) return Decider::settled(std::move(node));
    return allowed(std::move(node));
  }

  /// With the numbers of a completion, too.
  std::optional<Node> completed(const Node& node) override {
    if (numbering_ != nullptr) return std::nullopt;
    std::optional<Node> found = completion_.complete(node);
    if (!found) return std::nullopt;
    const std::set<Term> numbers = numbers_of(*found);
    if (search(known_of(*found, {}, found->state), *found, {}) == Answer::Yes)
      found->condition.assume(found_values(numbers, {}).values);
    return found;
  }

  std::set<std::string> notes() const override { return notes_; }

 private:
  /// Companion methods say more of a state, so it is asked about after them.
  std::vector<Node> allowed(Node node) {
    std::vector<Node> after =
        companions_ ? companions_->settled(std::move(node)) : Decider::settled(std::move(node));
    std::erase_if(
        after, [this](const Node& next) { return complete(next, {}, next.state) == Answer::No; });
    return after;
  }

  /// What a state says of its input: truths of the circuit, and numbers of which it says more than
  /// a circuit can.
  struct Known {
    std::vector<Lit> truths;
    std::set<Term> inexact;
  };
  Known known_of(const Node& node, Term guard, const State& state) {
    Known known;
    const auto add = [&](Term condition) {
      known.truths.push_back(terms_.truth(condition));
      const std::vector<Term>& numbers = terms_.inexact(condition);
      known.inexact.insert(numbers.begin(), numbers.end());
    };
    for (const Term conjunct : conjuncts(node.condition)) add(conjunct);
    if (guard) add(guard);
    if (numbering_ == nullptr) add_decided(state, known.truths);
    std::sort(known.truths.begin(), known.truths.end());
    known.truths.erase(std::unique(known.truths.begin(), known.truths.end()), known.truths.end());
    std::erase(known.truths, kTrue);
    return known;
  }

  /// Whether some input of the problem agrees with all that is known.
  Answer complete(const Node& node, Term guard, const State& state) {
    const Stopwatch watch(counts_.seconds);
    ++counts_.total;
    const Known known = known_of(node, guard, state);
    if (std::find(known.truths.begin(), known.truths.end(), kFalse) != known.truths.end())
      return Answer::No;
    return known.inexact.empty() ? answer(known.truths) : search(known, node, guard);
  }

  /// Where a condition says of numbers what a circuit cannot: the solver is asked about those of a
  /// completion, and if it refuses them about those of another one.
  Answer search(Known known, const Node& node, Term guard) {
    for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
      const std::optional<bool> found = problem_.circuit().solve(known.truths, keep_going_);
      if (!found) return stopped("the SAT solver was stopped");
      if (!*found) return Answer::No;
      if (known.inexact.empty()) return Answer::Yes;
      const Values tried = found_values(known.inexact, guard);
      const Answer fits = stepper_.feasible(node, tried.values).answer;
      if (fits != Answer::No) return fits;
      known.truths.push_back(tried.differ);
    }
    return stopped("numbers that fit the specification were not found");
  }

  /// Those that specifications name, of the objects that are there; with a place in the circuit.
  std::set<Term> numbers_of(const Node& node) {
    std::set<Term> found;
    for (std::uint32_t i = 0; i < node.state.input.object_count(); ++i) {
      const Object& object = node.state.heap.at(node.state.input.object(i));
      if (object.is_array() || object.symbolic() == nullptr || !object.symbolic()->origin) continue;
      const Class& cls = machine_.program.at(object.cls());
      for (const Field* field : problem_.universe().numbers()) {
        if (!cls.is_assignable_to(*field->owner)) continue;
        const Value value = machine_.symbols.field(object.symbolic()->origin, *field);
        if (!value.symbolic || !is_integer(machine_.terms.sort(value.term()))) continue;
        terms_.number(value.term());
        found.insert(value.term());
      }
    }
    return found;
  }

  struct Values {
    Term values;  // the condition, and that the numbers are what they are in the solution
    Lit differ;   // some of them is another
  };
  Values found_values(const std::set<Term>& numbers, Term condition) {
    TermStore& terms = machine_.terms;
    Circuit& circuit = problem_.circuit();
    Term values = condition ? condition : terms.bool_constant(true);
    std::vector<Lit> differences;
    for (const Term number : numbers) {
      const std::int64_t value = terms_.number(number).value(circuit);
      const Term constant = terms.sort(number) == Sort::Long
                                ? terms.long_constant(value)
                                : terms.int_constant(static_cast<std::int32_t>(value));
      values = terms.make(TermOp::BoolAnd, values, terms.make(TermOp::Eq, number, constant));
      differences.push_back(-terms_.number(number).equals(circuit, relational::Number::of(value)));
    }
    return {values, circuit.any_of(std::move(differences))};
  }

  Answer stopped(const char* why) {
    ++limits_[{why, {}}];
    return Answer::Unknown;
  }

  Answer answer(const std::vector<Lit>& known) {
    const auto agrees = [&](const Circuit::Solution& solution) {
      return std::all_of(known.begin(), known.end(),
                         [&](Lit lit) { return Circuit::value(solution, lit); });
    };
    if (reuses_) {
      const auto answered = answers_.find(known);
      const bool is_yes =
          answered == answers_.end() && std::any_of(solutions_.begin(), solutions_.end(), agrees);
      if (answered != answers_.end() || is_yes) ++counts_.reused;
      if (answered != answers_.end()) return answered->second ? Answer::Yes : Answer::No;
      if (is_yes) return Answer::Yes;
    }
    const std::optional<bool> found = problem_.circuit().solve(known, keep_going_);
    if (!found) return stopped("the SAT solver was stopped");
    if (*found) solutions_.push_front(problem_.circuit().solution());
    if (solutions_.size() > kKeptSolutions) solutions_.pop_back();
    if (answers_.size() >= kKeptAnswers) answers_.clear();
    answers_.emplace(known, *found);
    return *found ? Answer::Yes : Answer::No;
  }

  /// Where references lead to. Objects of one class can be exchanged, so those that are known to
  /// differ have numbers in the order in which they were made.
  void add_decided(const State& state, std::vector<Lit>& known) {
    const HeapView view{state.heap, state.input};
    std::map<ObjectId, std::vector<const Reference*>> found;  // ways to objects that are apart
    state.input.for_each_decided([&](SymbolId symbol, const InputHeap::Facts& facts) {
      const Reference* const reference = terms_.reference(symbol);
      if (reference == nullptr) return;
      const Symbolic* const symbolic =
          facts.object ? state.heap.at(facts.object).symbolic() : nullptr;
      if (symbolic != nullptr && symbolic->origin && symbolic->is_apart)
        found[facts.object].push_back(reference);
      else
        known.push_back(terms_.is_in(*reference, machine_.refiner.types_of(view, symbol)));
    });
    std::map<const Class*, std::uint32_t> counts;  // looked up, never walked
    std::vector<std::size_t> taken;
    std::vector<const Reference*> open;
    for (std::uint32_t i = 0; i < state.input.object_count(); ++i) {
      const auto ways = found.find(state.input.object(i));
      if (ways == found.end()) continue;
      const TypeSet types = machine_.refiner.object_types(state.heap, ways->first);
      const auto members = machine_.symbols.types().members(types);
      if (members.size() > 1) {
        open.push_back(ways->second.front());
        known.push_back(terms_.is_in(*ways->second.front(), types));
        for (const Reference* way : ways->second)
          known.push_back(problem_.universe().same(*ways->second.front(), *way));
        continue;
      }
      const Class* const cls = problem_.universe().has(*members[0]) ? members[0] : nullptr;
      const std::uint32_t index = counts[cls]++;
      if (index >= problem_.universe().most(cls)) {
        known.push_back(kFalse);
        return;
      }
      taken.push_back(problem_.universe().first(cls) + index);
      for (const Reference* way : ways->second) known.push_back(way->targets[taken.back()]);
    }
    if (problem_.backbone() != nullptr) add_visit(state, known);
    for (std::size_t i = 0; i < open.size(); ++i) {
      for (const std::size_t other : taken) known.push_back(-open[i]->targets[other]);
      for (std::size_t j = 0; j < i; ++j)
        known.push_back(-problem_.universe().same(*open[i], *open[j]));
    }
  }

  /// An object was met first through the reference that it is named by.
  void add_visit(const State& state, std::vector<Lit>& known) {
    for (std::uint32_t i = 0; i < state.input.object_count(); ++i) {
      const Symbolic* const symbolic = state.heap.at(state.input.object(i)).symbolic();
      if (symbolic != nullptr && symbolic->origin && symbolic->is_apart)
        known.push_back(expands(symbolic->origin));
    }
  }

  /// True where the visit does not know of the reference.
  Lit expands(SymbolId symbol) {
    const auto known = expands_.find(symbol.value);
    if (known != expands_.end()) return known->second;
    const Symbol& name = machine_.symbols.at(symbol);
    const Place place = machine_.symbols.place_of(name.term);
    Circuit& circuit = problem_.circuit();
    const relational::Backbone& visit = *problem_.backbone();
    Lit made = kTrue;
    if (place.kind == Place::Kind::Root) {
      if (const auto* edge = visit.root(name.name)) made = circuit.any_of(edge->expands);
    } else if (const Reference* base = place.kind == Place::Kind::Field && terms_.reference(symbol)
                                           ? terms_.reference(place.base)
                                           : nullptr) {
      std::vector<Lit> ways;
      for (std::size_t i = 0; i < base->targets.size(); ++i) {
        if (const auto* edge = visit.field(i, *place.field))
          ways.push_back(circuit.both(base->targets[i], circuit.any_of(edge->expands)));
      }
      made = circuit.any_of(std::move(ways));
    }
    expands_.emplace(symbol.value, made);
    return made;
  }

  Machine machine_;
  Stepper stepper_;
  std::function<bool()> keep_going_;
  const Numbering* numbering_;
  relational::Problem problem_;
  SatTerms terms_;
  std::map<std::uint32_t, Lit> expands_;  // by symbol; looked up, never walked
  bool reuses_;
  std::deque<Circuit::Solution> solutions_;  // the newest first
  std::map<std::vector<Lit>, bool> answers_;
  std::set<std::string> notes_;
  std::optional<Companions> companions_;
  Completion completion_;
};

}  // namespace

std::unique_ptr<Decider> make_sat(const DeciderParts& parts) {
  if (parts.sat == nullptr ||
      (parts.sat->given.specifications.empty() && parts.sat->given.rules.empty()))
    throw InputError("--decide sat needs a specification: give --sat FILE or --hex FILE");
  refuse_companions_of_merging(parts.rules, parts.machine.strategy);
  return std::make_unique<Sat>(parts);
}

}  // namespace loris
