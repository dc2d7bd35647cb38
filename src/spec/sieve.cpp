#include "spec/sieve.h"

#include <algorithm>

namespace loris {
namespace {

bool same(const Demand::Reference& a, const Demand::Reference& b) {
  return a.symbol == b.symbol && a.types == b.types && a.object == b.object;
}

/// Those of `all` that are not in `known`; both are in the order of their symbols.
std::vector<Demand::Reference> beyond(const std::vector<Demand::Reference>& known,
                                      const std::vector<Demand::Reference>& all) {
  std::vector<Demand::Reference> more;
  auto at = known.begin();
  for (const Demand::Reference& reference : all) {
    while (at != known.end() && at->symbol < reference.symbol) ++at;
    if (at == known.end() || !same(*at, reference)) more.push_back(reference);
  }
  return more;
}

template <typename T>
void drop_first(std::vector<T>& values, std::size_t count) {
  values.erase(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count));
}

/// Whether what is asked above is the beginning of the demand.
bool begins_with(const Demand& demand, const Sieve& above) {
  return demand.conjuncts.size() >= above.conjuncts && demand.apart.size() >= above.apart &&
         demand.samenesses.size() >= above.samenesses &&
         (above.conjuncts == 0 || demand.conjuncts[above.conjuncts - 1].term == above.newest);
}

template <typename T>
void add_all(std::vector<T>& to, const std::vector<T>& from) {
  to.insert(to.end(), from.begin(), from.end());
}

}  // namespace

std::shared_ptr<Sieve> Sieve::below(std::shared_ptr<Sieve> above, const PredicateTree* tree,
                                    Demand demand) {
  if (above != nullptr && (above->tree != tree || !begins_with(demand, *above))) above = nullptr;
  auto sieve = std::make_shared<Sieve>();
  sieve->tree = tree;
  sieve->references = demand.references;
  sieve->conjuncts = demand.conjuncts.size();
  sieve->apart = demand.apart.size();
  sieve->samenesses = demand.samenesses.size();
  if (!demand.conjuncts.empty()) sieve->newest = demand.conjuncts.back().term;
  sieve->demand = std::move(demand);
  if (above == nullptr) return sieve;
  drop_first(sieve->demand.conjuncts, above->conjuncts);
  drop_first(sieve->demand.apart, above->apart);
  drop_first(sieve->demand.samenesses, above->samenesses);
  sieve->demand.references = beyond(above->references, sieve->references);
  if (sieve->demand.size() == 0) return above;
  sieve->above = std::move(above);
  return sieve;
}

std::shared_ptr<Sieve> Sieve::with(std::shared_ptr<Sieve> above, const PredicateTree* tree,
                                   Demand more) {
  auto sieve = std::make_shared<Sieve>();
  sieve->tree = tree;
  sieve->demand = std::move(more);
  const Demand& demand = sieve->demand;
  if (above != nullptr) {
    sieve->references = above->references;
    sieve->conjuncts = above->conjuncts;
    sieve->apart = above->apart;
    sieve->samenesses = above->samenesses;
    sieve->newest = above->newest;
  }
  add_all(sieve->references, demand.references);
  sieve->conjuncts += demand.conjuncts.size();
  sieve->apart += demand.apart.size();
  sieve->samenesses += demand.samenesses.size();
  if (!demand.conjuncts.empty()) sieve->newest = demand.conjuncts.back().term;
  sieve->above = std::move(above);
  return sieve;
}

std::vector<Demand::Sameness> Sieve::all_samenesses() const {
  std::vector<Demand::Sameness> all;
  for (const Sieve* at = this; at != nullptr && at->samenesses > 0; at = at->above.get())
    add_all(all, at->demand.samenesses);
  return all;
}

Demand Sieve::whole() const {
  if (above == nullptr) return demand;
  Demand all = above->whole();
  add_all(all.conjuncts, demand.conjuncts);
  add_all(all.apart, demand.apart);
  add_all(all.samenesses, demand.samenesses);
  all.references = references;
  return all;
}

}  // namespace loris
