#include "spec/precise.h"

namespace loris {

Precise::Precise(const DeciderParts& parts)
    : parts_(parts),
      machine_(parts.machine),
      inside_(parts.inside),
      stepper_(parts.machine, parts.keep_going),
      tree_(parts.inside, parts.all, parts.keep_going),
      demands_(parts.machine.refiner, numbering_of(parts.machine.strategy)),
      cases_(parts.inside, demands_, tree_,
             parts.quick_walking != nullptr ? *parts.quick_walking : parts.walking),
      search_(parts.inside, tree_, demands_, parts.walking, parts.keep_going),
      refuter_(parts, tree_, demands_),
      learned_(parts.machine.symbols) {}

std::unique_ptr<Decider> make_precise(const DeciderParts& parts) {
  return std::make_unique<Precise>(parts);
}

bool Precise::is_open(Term guard) const { return guard && !machine_.terms.is_constant(guard); }

Verdict Precise::check(const Node& node, const Forked::Alternative& next,
                       std::shared_ptr<const Solution>& witness) {
  const Stopwatch watch(counts_.seconds);
  ++counts_.total;
  const Term guard = next.guard;
  if (guard && !is_open(guard) && machine_.terms.bits(guard) == 0) return {Answer::No, {}};
  if (is_open(guard) && learned_.forbid(node.condition, guard)) return {Answer::No, {}};
  PathCondition condition = node.condition;
  if (is_open(guard)) condition.assume(guard);
  const auto sieve = Sieve::below(node.witness ? node.witness->sieve : nullptr, &tree_,
                                  demands_.of(condition, next.state));
  if (node.witness) {
    if (auto kept = search_.keep(*node.witness, *sieve)) {
      ++counts_.reused;
      kept->sieve = sieve;
      witness = std::make_shared<Solution>(std::move(*kept));
    }
  }
  if (!witness) {
    const Limits before = limits_;
    Answer answer = Answer::No;
    witness = first(sieve, answer);
    if (answer == Answer::No && is_open(guard)) learn_related(*sieve);
    // What the precondition leaves unknown does not matter where no input at all comes here.
    if (answer == Answer::Unknown) {
      const Verdict verdict = stepper_.feasible(node, guard);
      if (verdict.answer != Answer::No) return {Answer::Unknown, verdict.model};
      limits_ = before;
    }
    if (!witness) return {Answer::No, {}};
  }
  return {Answer::Yes, search_.model_for(*sieve, *witness)};
}

std::shared_ptr<Sieve> Precise::sieve_for(const Node& node) {
  return Sieve::below(node.witness ? node.witness->sieve : nullptr, &tree_,
                      demands_.of(node.condition, node.state));
}

/// Exact, so that no term depends on what was asked before.
bool Precise::excludes(const Node& node, Term condition) {
  if (!node.witness) return false;
  const Stopwatch watch(counts_.seconds);
  Demand demand = demands_.of(node.condition, node.state);
  demand.conjuncts.push_back(demands_.conjunct(condition));
  const auto sieve = Sieve::below(node.witness->sieve, &tree_, std::move(demand));
  if (search_.keep(*node.witness, *sieve)) return false;
  if (learned_.forbid(node.condition, condition)) return true;
  State* const running = &machine_.vm.state();
  const Limits before = limits_;  // that it is not known makes nothing incomplete
  Answer answer = Answer::No;
  first(sieve, answer);
  if (answer == Answer::No) learn_related(*sieve);
  limits_ = before;
  machine_.vm.look_at(*running);
  return answer == Answer::No;
}

Answer Precise::begin(Node& node) {
  const Stopwatch watch(counts_.seconds);
  ++counts_.total;
  Answer answer = Answer::No;
  const auto sieve = Sieve::below(nullptr, &tree_, demands_.of(node.condition, node.state));
  node.witness = first(sieve, answer);
  if (node.witness) node.model = search_.model_for(*sieve, *node.witness);
  return answer;
}

std::shared_ptr<const Solution> Precise::first(const std::shared_ptr<Sieve>& sieve,
                                               Answer& answer) {
  std::optional<Solution> found;
  const auto& cases = cases_.of(*sieve);
  std::optional<Refuter::Effort> refuted_with;
  if (cases.empty()) {
    found = first_in(*sieve, refuted_with, answer);
  } else {
    Answer all = Answer::No;
    for (std::size_t i = 0; i < cases.size() && !found; ++i) {
      found = first_in(*cases[i], refuted_with, answer);
      if (answer == Answer::Unknown) all = answer;
    }
    answer = found ? Answer::Yes : all;
  }
  if (!found) return nullptr;
  found->sieve = sieve;
  return std::make_shared<Solution>(std::move(*found));
}

std::optional<Solution> Precise::first_in(Sieve& sieve,
                                          std::optional<Refuter::Effort>& refuted_with,
                                          Answer& answer) {
  using Effort = Refuter::Effort;
  std::optional<Solution> found;
  const auto take = [&](Solution solution) {
    found = std::move(solution);
    return TreeSearch::Next::Stop;
  };
  answer = Answer::No;
  constexpr std::uint64_t kFurther = 4;
  if (refuted_with && refuter_.refutes(sieve, *refuted_with, kFurther)) return std::nullopt;
  if (refuted_with == Effort::Little && refuter_.refutes(sieve, Effort::More)) {
    refuted_with = Effort::More;
    return std::nullopt;
  }
  refuted_with.reset();
  // The tree and weaker ones in turn, each a little further: which of them ends first differs.
  for (const Effort effort : {Effort::Little, Effort::More}) {
    answer = search(sieve, take, Refuter::branches(effort));
    if (answer != Answer::Unknown) return found;
    if (refuter_.refutes(sieve, effort)) {
      refuted_with = effort;
      answer = Answer::No;
      return std::nullopt;
    }
  }
  answer = search(sieve, take);
  if (answer == Answer::No && visited_ > Refuter::branches(Effort::More))
    learn(learned_.candidate(sieve.whole(), visited_));
  return found;
}

/// Where it took long to see that a state is impossible, what it asked last may be so in all
/// states, with a part of what was asked before.
void Precise::learn(std::optional<LearnedCores::Candidate> core) {
  if (!core) return;
  std::vector<Term> conjuncts;
  for (const Demand::Conjunct& conjunct : core->demand.conjuncts)
    conjuncts.push_back(conjunct.term);
  const auto stop = [](const Solution&) { return TreeSearch::Next::Stop; };
  const WithStrategy decided(machine_.vm, inside_.strategy);
  const auto sieve = Sieve::below(nullptr, &tree_, std::move(core->demand));
  if (search_.search(*sieve, stop, core->most) == Answer::No) learned_.add(std::move(conjuncts));
}

void Precise::learn_related(const Sieve& sieve) {
  if (visited_ >= LearnedCores::kFew) learn(learned_.related(sieve.whole(), visited_));
}

Answer Precise::search(Sieve& sieve, const TreeSearch::Visit& visit, std::uint64_t most) {
  const WithStrategy decided(machine_.vm, inside_.strategy);
  const Answer answer = search_.search(sieve, visit, most);
  visited_ = search_.visited();
  // What was met does not matter where there is an input all the same.
  if (answer == Answer::Unknown && most == UINT64_MAX)
    for (const auto& [what, count] : search_.met()) limits_[what] += count;
  return answer;
}

/// What is asked of Strings and boxes stays to be asked when the target looks at them.
Node Precise::input_of(Solution solution, const Sieve& sieve) const {
  const std::vector<Term> known =
      demands_.identities(sieve.all_samenesses(), {solution.heap, solution.input}, solution.found);
  Node input;
  input.state = solution.leaf->node.state;
  input.state.heap = std::move(solution.heap);
  input.state.input = std::move(solution.input);
  input.condition = std::move(solution.condition);
  for (const Term condition : known) input.condition.assume(condition);
  if (known.empty()) input.model = std::move(solution.model);  // which does not know of names
  input.state.input.has_identities = true;
  return input;
}

std::optional<Node> Precise::first_input(const Node& node, Answer& answer) {
  const auto sieve = sieve_for(node);
  const auto found = first(sieve, answer);
  if (!found) return std::nullopt;
  return input_of(*found, *sieve);
}

Answer Precise::for_each_input(const Node& node, const std::function<bool(Node)>& visit) {
  const auto sieve = sieve_for(node);
  const auto show = [&](Solution solution) {
    return visit(input_of(std::move(solution), *sieve)) ? TreeSearch::Next::GoOn
                                                        : TreeSearch::Next::Stop;
  };
  const auto& cases = cases_.of(*sieve);
  if (cases.empty()) return search(*sieve, show);
  Answer all = Answer::No;
  for (const auto& one : cases) {
    const Answer answer = search(*one, show);
    if (answer == Answer::Yes) return answer;
    if (answer == Answer::Unknown) all = answer;
  }
  return all;
}

}  // namespace loris
