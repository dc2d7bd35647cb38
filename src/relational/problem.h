#pragma once
#include <memory>
#include <string>
#include <vector>

#include "hex/rules.h"
#include "relational/backbone.h"
#include "relational/syntax.h"
#include "relational/universe.h"

namespace loris::relational {

/// Which inputs within a scope satisfy specifications, as a circuit that is made once. What a state
/// has decided of its input is assumed for a question, and nothing else is.
class Problem {
 public:
  /// What is asked for: formulas that hold of the input, and rules that some visit of it obeys.
  struct Given {
    std::vector<Specification> specifications;
    std::vector<hex::Rules> rules;
  };
  /// Throws an InputError where a specification does not fit the program.
  Problem(Vocabulary vocabulary, const Given& given, const Scope& scope, Values values);

  const Vocabulary& vocabulary() const { return vocabulary_; }
  const Usage& usage() const { return usage_; }
  Circuit& circuit() { return circuit_; }
  const Universe& universe() const { return universe_; }
  /// The visit, where there are rules; else null.
  const Backbone* backbone() const { return backbone_.get(); }

 private:
  static Usage usage_of(const Vocabulary& vocabulary, const Given& given);

  const Vocabulary vocabulary_;
  Circuit circuit_;
  const Usage usage_;
  const Universe universe_;
  std::unique_ptr<Backbone> backbone_;
};

/// Adds the file: rules when its name ends in .hex, else formulas.
void read_file_into(const std::string& file, Problem::Given& given);

}  // namespace loris::relational
