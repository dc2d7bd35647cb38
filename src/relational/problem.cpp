#include "relational/problem.h"

#include "relational/ground.h"
#include "relational/resolve.h"

namespace loris::relational {

Problem::Problem(Vocabulary vocabulary, const std::vector<Specification>& specifications,
                 const Scope& scope, Values values)
    : vocabulary_(std::move(vocabulary)),
      usage_(usage_of(vocabulary_, specifications)),
      universe_(circuit_, vocabulary_, usage_, scope, values) {
  for (const Specification& specification : specifications)
    circuit_.require(ground(specification, vocabulary_, universe_, circuit_));
}

Usage Problem::usage_of(const Vocabulary& vocabulary,
                        const std::vector<Specification>& specifications) {
  Usage usage;
  for (const Specification& specification : specifications)
    resolve(specification, vocabulary, usage);
  usage.add_ways(vocabulary);
  return usage;
}

}  // namespace loris::relational
