#include "spec/refuter.h"

namespace loris {

bool Refuter::refutes(const Sieve& sieve, Effort effort, std::uint64_t times) {
  constexpr std::uint64_t kSeldom = 16;
  Tried& tried = tried_[static_cast<std::size_t>(effort)];
  const std::uint64_t most = branches(effort);
  const bool seldom_helps = tried.in_vain > most * (kSeldom + 2 * tried.successes);
  if (parts_.quick_inside == nullptr || seldom_helps) return false;
  const WithStrategy decided(parts_.machine.vm, parts_.inside.strategy);
  const Demand whole = sieve.whole();
  const auto is_none = [&](const Weaker& weaker) {
    TreeSearch& search = effort == Effort::Little ? *weaker.quick : *weaker.thorough;
    const auto alone = Sieve::below(nullptr, &tree_, whole);
    const auto stop = [](const Solution&) { return TreeSearch::Next::Stop; };
    if (search.search(*alone, stop, times * most) == Answer::No) {
      ++tried.successes;
      return true;
    }
    tried.in_vain += search.visited();
    return false;
  };
  const InputSymbols& symbols = parts_.inside.symbols;
  std::set<SymbolId> mentioned = mentioned_in(whole, symbols, parts_.inside.terms);
  // What is asked last may contradict what was read for those that asked the rest.
  if (!whole.conjuncts.empty()) {
    Demand rest = whole;
    rest.conjuncts.pop_back();
    const auto known = weaker_.find(mentioned_in(rest, symbols, parts_.inside.terms));
    if (known != weaker_.end() && known->first != mentioned && is_none(known->second)) return true;
  }
  return is_none(weaker_for(std::move(mentioned)));
}

Refuter::Weaker& Refuter::weaker_for(std::set<SymbolId> mentioned) {
  const Machine& inside = parts_.inside;
  constexpr std::size_t kKept = 256;
  if (weaker_.size() > kKept) weaker_.clear();
  Weaker& weaker = weaker_[mentioned];
  if (weaker.tree != nullptr) return weaker;
  // What calls that are left out leave open need not be decided.
  const Machine quick{inside.program, inside.terms,    inside.symbols,       inside.vm,
                      inside.refiner, inside.strategy, *parts_.quick_inside, inside.stats};
  auto skipping = std::make_unique<Skipping>(quick, purity_, std::move(mentioned));
  weaker.tree =
      std::make_unique<PredicateTree>(quick, parts_.all, parts_.keep_going, std::move(skipping));
  weaker.quick = std::make_unique<TreeSearch>(inside, *weaker.tree, demands_, *parts_.quick_walking,
                                              parts_.keep_going);
  weaker.thorough = std::make_unique<TreeSearch>(inside, *weaker.tree, demands_, parts_.walking,
                                                 parts_.keep_going);
  return weaker;
}

}  // namespace loris
