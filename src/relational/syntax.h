#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "hex/source.h"

namespace loris::relational {

using hex::Place;

/// A field as a step names it: `next`, `Node::next`, `~next`.
struct FieldName {
  Place place;
  std::string class_name;  // that declares it; empty when the name alone is said
  std::string name;
  bool backwards = false;
};

/// What follows the dot of `x.next`, `x.^next`, `x.*(left + right)`.
struct Step {
  enum class Repeat : std::uint8_t { Once, Plus, Star };
  Place place;
  Repeat repeat = Repeat::Once;
  std::vector<FieldName> fields;  // any of them
};

/// A formula, a set of objects or numbers: which of them is found out when names are resolved.
struct Term {
  enum class Kind : std::uint8_t {
    Name,     // of a variable, a root or a class: `name`
    Nothing,  // none, null
    Integer,  // `number`
    Truth,    // true, false: a formula, or 1 and 0; `number`
    Join,     // parts[0] and `step`
    Plus,     // of two sets or two numbers
    Minus,
    Intersection,
    Cardinality,
    Comprehension,  // those of the domain, the first part, for which the second holds; one of
                    // `names`
    // Formulas.
    Not,
    And,  // any number of parts, as Or
    Or,
    Implies,
    Iff,
    IfElse,      // three parts
    Compare,     // two parts, `op`
    Multiple,    // one part, `quantifier`: some, no, one, lone
    Quantified,  // the domain and the body; `names`, `quantifier`
    Let,         // the value and the body; one of `names`
    Call,        // of the predicate `name`
  };
  enum class Op : std::uint8_t { Equal, In, Less, LessEqual };
  enum class Quantifier : std::uint8_t { All, Some, No, One, Lone };

  Kind kind = Kind::Nothing;
  Place place;
  std::vector<Term> parts;
  std::string name = {};
  std::int64_t number = 0;
  Step step = {};
  Op op = Op::Equal;
  Quantifier quantifier = Quantifier::All;
  std::vector<std::string> names = {};
  bool disjoint = false;    // Quantified: the names stand for different objects
  std::uint32_t depth = 1;  // of the parts, with this
};

/// A formula with parameters, used after it.
struct Predicate {
  Place place;
  std::string name;
  std::vector<std::string> parameters;
  Term body;
};

/// A file of the relational language, names as written.
struct Specification {
  std::string file;  // for messages
  std::string text;
  std::vector<Predicate> predicates;
  /// Each holds; `predicates_before` of the predicates stand before it.
  struct Fact {
    Term formula;
    std::size_t predicates_before;
  };
  std::vector<Fact> facts;

  [[noreturn]] void fail(Place place, const std::string& message) const {
    throw hex::error_at(file, text, place, message);
  }
};

}  // namespace loris::relational
