#include "relational/ground.h"

#include <algorithm>
#include <map>
#include <utility>

#include "relational/relation.h"

namespace loris::relational {

namespace {

using Kind = Term::Kind;

/// What a term is for one choice of objects for its variables. Numbers are those of all objects of
/// a set: each with whether it is among them.
struct Value {
  Lit truth = kFalse;
  Members members = {};
  std::vector<std::pair<Lit, Number>> numbers = {};
};

class Grounder {
 public:
  Grounder(const Specification& specification, const Vocabulary& vocabulary,
           const Universe& universe, Circuit& circuit)
      : specification_(specification),
        vocabulary_(vocabulary),
        universe_(universe),
        circuit_(circuit),
        relations_(vocabulary, universe, circuit) {}

  Lit run() {
    std::vector<Lit> facts;
    for (const Specification::Fact& fact : specification_.facts)
      facts.push_back(value(fact.formula).truth);
    return circuit_.all_of(std::move(facts));
  }

 private:
  Value truth(Lit lit) const { return {lit}; }
  Members nothing() const { return Members(universe_.size(), kFalse); }

  Value value(const Term& term) {
    switch (term.kind) {
      case Kind::Name: return name(term);
      case Kind::Nothing: return {kFalse, nothing()};
      case Kind::Integer: return {kFalse, {}, {{kTrue, Number::of(term.number)}}};
      case Kind::Truth: return {constant(term.number != 0), {}, {{kTrue, Number::of(term.number)}}};
      case Kind::Join: return join(term);
      case Kind::Plus:
      case Kind::Minus: return sum(term);
      case Kind::Intersection: return intersection(term);
      case Kind::Cardinality:
        return {kFalse, {}, {{kTrue, Number::count(circuit_, value(term.parts[0]).members)}}};
      case Kind::Comprehension: return comprehension(term);
      case Kind::Not: return truth(-value(term.parts[0]).truth);
      case Kind::And: return truth(circuit_.all_of(truths(term)));
      case Kind::Or: return truth(circuit_.any_of(truths(term)));
      case Kind::Implies: {
        const std::vector<Lit> parts = truths(term);
        return truth(circuit_.implies(parts[0], parts[1]));
      }
      case Kind::Iff: {
        const std::vector<Lit> parts = truths(term);
        return truth(circuit_.same(parts[0], parts[1]));
      }
      case Kind::IfElse: {
        const std::vector<Lit> parts = truths(term);
        return truth(circuit_.choose(parts[0], parts[1], parts[2]));
      }
      case Kind::Compare: return truth(compare(term));
      case Kind::Multiple: return truth(among(value(term.parts[0]).members, term.quantifier));
      case Kind::Quantified: return truth(quantified(term));
      case Kind::Let: return let(term);
      case Kind::Call: return call(term);
    }
    return {};
  }

  std::vector<Lit> truths(const Term& term) {
    std::vector<Lit> parts;
    for (const Term& part : term.parts) parts.push_back(value(part).truth);
    return parts;
  }

  Value name(const Term& term) {
    for (std::size_t i = names_.size(); i-- > scope_;) {
      if (names_[i].first == term.name) return names_[i].second;
    }
    if (vocabulary_.root(term.name) != nullptr) return {kFalse, universe_.root(term.name)->targets};
    return {kFalse, universe_.below(vocabulary_.find_class(term.name))};
  }

  Value join(const Term& term) {
    const Value from = value(term.parts[0]);
    if (const FieldName* number = relations_.number(term.step, from.members))
      return {kFalse, {}, relations_.numbers(*number, from.members)};
    return {kFalse, relations_.image(term.step, from.members)};
  }

  Value sum(const Term& term) {
    Value left = value(term.parts[0]);
    const Value right = value(term.parts[1]);
    const bool adds = term.kind == Kind::Plus;
    for (std::size_t i = 0; i < std::min(left.members.size(), right.members.size()); ++i)
      left.members[i] = adds ? circuit_.either(left.members[i], right.members[i])
                             : circuit_.both(left.members[i], -right.members[i]);
    std::vector<std::pair<Lit, Number>> numbers;
    for (const auto& [has_a, a] : left.numbers) {
      for (const auto& [has_b, b] : right.numbers)
        numbers.emplace_back(circuit_.both(has_a, has_b),
                             adds ? a.plus(circuit_, b) : a.minus(circuit_, b));
    }
    return {kFalse, std::move(left.members), std::move(numbers)};
  }

  Value intersection(const Term& term) {
    Value left = value(term.parts[0]);
    const Value right = value(term.parts[1]);
    for (std::size_t i = 0; i < left.members.size(); ++i)
      left.members[i] = circuit_.both(left.members[i], right.members[i]);
    return left;
  }

  /// Of numbers it holds if it does for each of the left with each of the right.
  Lit compare(const Term& term) {
    const Value left = value(term.parts[0]), right = value(term.parts[1]);
    std::vector<Lit> all;
    for (std::size_t i = 0; i < std::min(left.members.size(), right.members.size()); ++i) {
      const Lit a = left.members[i], b = right.members[i];
      all.push_back(term.op == Term::Op::In ? circuit_.implies(a, b) : circuit_.same(a, b));
    }
    for (const auto& [has_a, a] : left.numbers) {
      for (const auto& [has_b, b] : right.numbers) {
        const Lit both = circuit_.both(has_a, has_b);
        if (both != kFalse) all.push_back(circuit_.implies(both, compare(term.op, a, b)));
      }
    }
    return circuit_.all_of(std::move(all));
  }

  Lit compare(Term::Op op, const Number& a, const Number& b) {
    if (op == Term::Op::Less) return a.is_less(circuit_, b);
    if (op == Term::Op::LessEqual) return -b.is_less(circuit_, a);
    return a.equals(circuit_, b);
  }

  /// Whether some, none, one or at most one of them is true.
  Lit among(const std::vector<Lit>& lits, Term::Quantifier quantifier) {
    const Lit some = circuit_.any_of(lits);
    if (quantifier == Term::Quantifier::Some) return some;
    if (quantifier == Term::Quantifier::No) return -some;
    const Lit lone = circuit_.at_most_one(lits);
    return quantifier == Term::Quantifier::Lone ? lone : circuit_.both(lone, some);
  }

  Lit quantified(const Term& term) {
    const Members domain = value(term.parts[0]).members;
    std::vector<Lit> cases;
    std::vector<std::size_t> chosen;
    choose(term, domain, chosen, kTrue, cases);
    return term.quantifier == Term::Quantifier::All ? circuit_.all_of(std::move(cases))
                                                    : among(cases, term.quantifier);
  }

  /// One case for each way to give objects to the names.
  void choose(const Term& term, const Members& domain, std::vector<std::size_t>& chosen, Lit there,
              std::vector<Lit>& cases) {
    if (chosen.size() == term.names.size()) {
      const Lit body = value(term.parts[1]).truth;
      cases.push_back(term.quantifier == Term::Quantifier::All ? circuit_.implies(there, body)
                                                               : circuit_.both(there, body));
      return;
    }
    for (std::size_t i = 0; i < domain.size(); ++i) {
      const bool is_taken = std::find(chosen.begin(), chosen.end(), i) != chosen.end();
      const Lit now = circuit_.both(there, domain[i]);
      if (now == kFalse || (term.disjoint && is_taken)) continue;
      Value one{kFalse, nothing()};
      one.members[i] = kTrue;
      names_.emplace_back(term.names[chosen.size()], std::move(one));
      chosen.push_back(i);
      choose(term, domain, chosen, now, cases);
      chosen.pop_back();
      names_.pop_back();
    }
  }

  Value comprehension(const Term& term) {
    Value found = value(term.parts[0]);
    for (std::size_t i = 0; i < found.members.size(); ++i) {
      if (found.members[i] == kFalse) continue;
      Value one{kFalse, nothing()};
      one.members[i] = kTrue;
      names_.emplace_back(term.names[0], std::move(one));
      found.members[i] = circuit_.both(found.members[i], value(term.parts[1]).truth);
      names_.pop_back();
    }
    return found;
  }

  Value let(const Term& term) {
    names_.emplace_back(term.names[0], value(term.parts[0]));
    Value body = value(term.parts[1]);
    names_.pop_back();
    return body;
  }

  Value call(const Term& term) {
    const auto& all = specification_.predicates;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Predicate& predicate) {
      return predicate.name == term.name;
    });
    std::vector<std::pair<std::string, Value>> arguments;
    for (std::size_t i = 0; i < term.parts.size(); ++i)
      arguments.emplace_back(found->parameters[i], value(term.parts[i]));
    const std::size_t scope = std::exchange(scope_, names_.size());
    names_.insert(names_.end(), arguments.begin(), arguments.end());
    Value body = value(found->body);
    names_.resize(scope_);
    scope_ = scope;
    return body;
  }

  const Specification& specification_;
  const Vocabulary& vocabulary_;
  const Universe& universe_;
  Circuit& circuit_;
  Relations relations_;
  std::vector<std::pair<std::string, Value>> names_;
  std::size_t scope_ = 0;  // names before it belong to callers
};

}  // namespace

Lit ground(const Specification& specification, const Vocabulary& vocabulary,
           const Universe& universe, Circuit& circuit) {
  return Grounder(specification, vocabulary, universe, circuit).run();
}

}  // namespace loris::relational
