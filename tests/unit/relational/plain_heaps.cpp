#include "plain_heaps.h"

#include <algorithm>

namespace loris::relational {

namespace {

using Kind = Term::Kind;
using Objects = std::set<int>;
constexpr int kNull = PlainHeap::kNull;

/// Objects in the order in which they are met.
PlainHeap renamed(const PlainHeap& heap) {
  std::vector<int> order{0};
  std::map<int, int> names{{kNull, kNull}, {0, 0}};
  const auto meet = [&](int object) {
    if (names.emplace(object, static_cast<int>(order.size())).second) order.push_back(object);
  };
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const auto& [field, targets] : heap.fields)
      meet(targets[static_cast<std::size_t>(order[i])]);
  }
  PlainHeap made{{}, {heap.sizes[0]}};
  for (const auto& [field, targets] : heap.fields) {
    for (const int object : order)
      made.fields[field].push_back(names.at(targets[static_cast<std::size_t>(object)]));
  }
  return made;
}

class Evaluator {
 public:
  Evaluator(const Specification& specification, const PlainHeap& heap)
      : specification_(specification), heap_(heap), count_(heap.fields.begin()->second.size()) {}

  bool truth(const Term& term) {
    const auto& p = term.parts;
    const auto part = [&](const Term& one) { return truth(one); };
    switch (term.kind) {
      case Kind::Truth: return term.number != 0;
      case Kind::Not: return !truth(p[0]);
      case Kind::And: return std::all_of(p.begin(), p.end(), part);
      case Kind::Or: return std::any_of(p.begin(), p.end(), part);
      case Kind::Implies: return !truth(p[0]) || truth(p[1]);
      case Kind::Iff: return truth(p[0]) == truth(p[1]);
      case Kind::IfElse: return truth(p[0]) ? truth(p[1]) : truth(p[2]);
      case Kind::Compare: return compare(term);
      case Kind::Multiple: return among(objects(p[0]).size(), term.quantifier);
      case Kind::Quantified: return quantified(term);
      case Kind::Let: return with(term.names[0], p[0], [&] { return truth(p[1]); });
      default: return call(term);
    }
  }

 private:
  struct Value {
    Objects objects;
    std::vector<long> numbers;
  };

  bool is_number(const Term& term) const {
    switch (term.kind) {
      case Kind::Integer:
      case Kind::Truth:
      case Kind::Cardinality: return true;
      case Kind::Plus:
      case Kind::Minus: return is_number(term.parts[0]);
      case Kind::Join: return term.step.fields[0].name == "size";
      case Kind::Name: return names_.contains(term.name) && !names_.at(term.name).numbers.empty();
      default: return false;
    }
  }

  Objects objects(const Term& term) {
    const auto& p = term.parts;
    switch (term.kind) {
      case Kind::Name: return named(term.name);
      case Kind::Join: return image(objects(p[0]), term.step);
      case Kind::Plus: {
        Objects all = objects(p[0]);
        all.merge(objects(p[1]));
        return all;
      }
      case Kind::Minus:
      case Kind::Intersection: {
        const Objects right = objects(p[1]);
        Objects left = objects(p[0]);
        std::erase_if(left,
                      [&](int one) { return right.contains(one) == (term.kind == Kind::Minus); });
        return left;
      }
      case Kind::Comprehension: {
        Objects found;
        for (const int one : objects(p[0])) {
          if (bound(term.names[0], {{one}, {}}, [&] { return truth(p[1]); })) found.insert(one);
        }
        return found;
      }
      default: return {};
    }
  }

  Objects named(const std::string& name) const {
    if (names_.contains(name)) return names_.at(name).objects;
    if (name == "this" || name == "LinkedList") return {0};
    Objects nodes;
    for (std::size_t i = 1; i < count_; ++i) nodes.insert(static_cast<int>(i));
    return nodes;
  }

  Objects once(const Objects& from, const Step& step) const {
    Objects to;
    for (const FieldName& field : step.fields) {
      const std::vector<int>& targets = heap_.fields.at(field.name);
      for (std::size_t i = 0; i < count_; ++i) {
        const int source = static_cast<int>(i), target = targets[i];
        if (target == kNull) continue;
        if (field.backwards && from.contains(target)) to.insert(source);
        if (!field.backwards && from.contains(source)) to.insert(target);
      }
    }
    return to;
  }

  Objects image(const Objects& from, const Step& step) const {
    Objects to = once(from, step);
    if (step.repeat == Step::Repeat::Once) return to;
    for (std::size_t before = 0; before != to.size();) {
      before = to.size();
      to.merge(once(to, step));
    }
    if (step.repeat == Step::Repeat::Star) to.insert(from.begin(), from.end());
    return to;
  }

  std::vector<long> numbers(const Term& term) {
    const auto& p = term.parts;
    std::vector<long> found;
    switch (term.kind) {
      case Kind::Integer:
      case Kind::Truth: return {static_cast<long>(term.number)};
      case Kind::Cardinality: return {static_cast<long>(objects(p[0]).size())};
      case Kind::Name: return names_.at(term.name).numbers;
      case Kind::Join:
        for (const int one : objects(p[0])) {
          if (one == 0) found.push_back(heap_.sizes[0]);
        }
        return found;
      default:
        for (const long a : numbers(p[0])) {
          for (const long b : numbers(p[1]))
            found.push_back(term.kind == Kind::Plus ? a + b : a - b);
        }
        return found;
    }
  }

  bool compare(const Term& term) {
    const auto& p = term.parts;
    if (!is_number(p[0]) && !is_number(p[1])) {
      const Objects a = objects(p[0]), b = objects(p[1]);
      if (term.op == Term::Op::Equal) return a == b;
      return std::includes(b.begin(), b.end(), a.begin(), a.end());
    }
    for (const long a : numbers(p[0])) {
      for (const long b : numbers(p[1])) {
        if (term.op == Term::Op::Equal ? a != b : term.op == Term::Op::Less ? a >= b : a > b)
          return false;
      }
    }
    return true;
  }

  static bool among(std::size_t count, Term::Quantifier quantifier) {
    switch (quantifier) {
      case Term::Quantifier::Some: return count > 0;
      case Term::Quantifier::No: return count == 0;
      case Term::Quantifier::One: return count == 1;
      default: return count <= 1;
    }
  }

  bool quantified(const Term& term) {
    std::size_t holding = 0, all = 0;
    const Objects domain = objects(term.parts[0]);
    std::vector<int> chosen;
    const auto choose = [&](const auto& self) -> void {
      if (chosen.size() == term.names.size()) {
        ++all;
        if (truth(term.parts[1])) ++holding;
        return;
      }
      for (const int one : domain) {
        if (term.disjoint && std::find(chosen.begin(), chosen.end(), one) != chosen.end()) continue;
        chosen.push_back(one);
        bound(term.names[chosen.size() - 1], {{one}, {}}, [&] {
          self(self);
          return true;
        });
        chosen.pop_back();
      }
    };
    choose(choose);
    return term.quantifier == Term::Quantifier::All ? holding == all
                                                    : among(holding, term.quantifier);
  }

  template <class Body>
  bool bound(const std::string& name, const Value& value, Body body) {
    const std::map<std::string, Value> before = names_;
    names_[name] = value;
    const bool result = body();
    names_ = before;
    return result;
  }

  Value value(const Term& term) {
    return is_number(term) ? Value{{}, numbers(term)} : Value{objects(term), {}};
  }

  template <class Body>
  bool with(const std::string& name, const Term& term, Body body) {
    return bound(name, value(term), body);
  }

  bool call(const Term& term) {
    for (const Predicate& predicate : specification_.predicates) {
      if (predicate.name != term.name) continue;
      std::map<std::string, Value> arguments;
      for (std::size_t i = 0; i < term.parts.size(); ++i)
        arguments[predicate.parameters[i]] = value(term.parts[i]);
      std::swap(arguments, names_);
      const bool result = truth(predicate.body);
      std::swap(arguments, names_);
      return result;
    }
    return false;
  }

  const Specification& specification_;
  const PlainHeap& heap_;
  std::size_t count_;
  std::map<std::string, Value> names_;
};

}  // namespace

std::set<PlainHeap> plain_heaps(int nodes, int low, int high) {
  std::set<PlainHeap> found;
  // The list has first and last, a node next and prev: two cells of each object.
  const auto objects = static_cast<std::size_t>(nodes) + 1;
  std::vector<int> cells(2 * objects, kNull);
  for (;;) {
    PlainHeap heap{{{"first", std::vector<int>(objects, kNull)},
                    {"last", std::vector<int>(objects, kNull)},
                    {"next", std::vector<int>(objects, kNull)},
                    {"prev", std::vector<int>(objects, kNull)}},
                   {0}};
    for (std::size_t i = 0; i < objects; ++i) {
      const auto target = [&](std::size_t at) { return cells[at] == kNull ? kNull : cells[at]; };
      heap.fields[i == 0 ? "first" : "next"][i] = target(2 * i);
      heap.fields[i == 0 ? "last" : "prev"][i] = target(2 * i + 1);
    }
    for (heap.sizes[0] = low; heap.sizes[0] <= high; ++heap.sizes[0]) found.insert(renamed(heap));
    std::size_t at = 0;
    while (at < cells.size()) {
      cells[at] = cells[at] == kNull ? 1 : cells[at] + 1;
      if (cells[at] <= nodes) break;
      cells[at++] = kNull;
    }
    if (at == cells.size()) return found;
  }
}

bool holds(const Specification& specification, const PlainHeap& heap) {
  Evaluator evaluator(specification, heap);
  return std::all_of(
      specification.facts.begin(), specification.facts.end(),
      [&](const Specification::Fact& fact) { return evaluator.truth(fact.formula); });
}

}  // namespace loris::relational
