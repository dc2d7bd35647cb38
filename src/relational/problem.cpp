#include "relational/problem.h"

#include "hex/parser.h"
#include "relational/ground.h"
#include "relational/hex_ground.h"
#include "relational/parser.h"
#include "relational/resolve.h"

namespace loris::relational {

Problem::Problem(Vocabulary vocabulary, const Given& given, const Scope& scope, Values values)
    : vocabulary_(std::move(vocabulary)),
      usage_(usage_of(vocabulary_, given)),
      universe_(circuit_, vocabulary_, usage_, scope, values) {
  for (const Specification& specification : given.specifications)
    circuit_.require(ground(specification, vocabulary_, universe_, circuit_));
  if (given.rules.empty()) return;
  backbone_ = std::make_unique<Backbone>(circuit_, universe_);
  for (const hex::Rules& rules : given.rules)
    circuit_.require(ground(rules, vocabulary_, universe_, *backbone_, circuit_));
}

Usage Problem::usage_of(const Vocabulary& vocabulary, const Given& given) {
  Usage usage;
  for (const Specification& specification : given.specifications)
    resolve(specification, vocabulary, usage);
  usage.add_ways(vocabulary);
  for (const hex::Rules& rules : given.rules) add_usage(rules, vocabulary, usage);
  return usage;
}

void read_file_into(const std::string& file, Problem::Given& given) {
  if (file.ends_with(".hex"))
    given.rules.push_back(hex::read_rules(file));
  else
    given.specifications.push_back(read_specification(file));
}

}  // namespace loris::relational
