#include "relational/enumerate.h"

#include <algorithm>

namespace loris::relational {

namespace {

class Enumerator {
 public:
  Enumerator(Problem& problem, const Scope& scope, const std::function<bool(const Input&)>& visit)
      : circuit_(problem.circuit()), universe_(problem.universe()), scope_(scope), visit_(visit) {}

  void run() { decide_root(0); }

 private:
  /// Goes on with each object that a reference may lead to. False: the visitor wants no more.
  template <class GoOn>
  bool each_target(const Reference& reference, GoOn go_on) {
    if (reference.null != kFalse && !assumed(reference.null, [&] { return go_on(Input::kNull); }))
      return false;
    for (std::size_t i = 0; i < universe_.size(); ++i) {
      const bool is_there =
          std::find(input_.objects.begin(), input_.objects.end(), i) != input_.objects.end();
      if (reference.targets[i] == kFalse || (!is_there && !is_next(i))) continue;
      const auto here = [&] {
        if (is_there) return go_on(i);
        input_.objects.push_back(i);
        const bool goes_on = go_on(i);
        input_.objects.pop_back();
        return goes_on;
      };
      if (!assumed(reference.targets[i], here)) return false;
    }
    return true;
  }

  bool is_next(std::size_t object) const {
    return universe_.atom(object).index == 0 ||
           std::find(input_.objects.begin(), input_.objects.end(), object - 1) !=
               input_.objects.end();
  }

  template <class GoOn>
  bool assumed(Lit lit, GoOn go_on) {
    assumptions_.push_back(lit);
    const bool goes_on = !circuit_.solve(assumptions_) || go_on();
    assumptions_.pop_back();
    return goes_on;
  }

  bool decide_root(std::size_t at) {
    if (at == universe_.roots().size()) return decide_field(0, 0);
    return each_target(universe_.roots()[at].value, [&](std::size_t target) {
      input_.roots.push_back(target);
      const bool goes_on = decide_root(at + 1);
      input_.roots.pop_back();
      return goes_on;
    });
  }

  /// The field at this position of an object, objects in the order in which they are met.
  bool decide_field(std::size_t object, std::size_t position) {
    if (object == input_.objects.size()) return decide_number(0, 0);
    if (position == universe_.references().size()) return decide_field(object + 1, 0);
    const std::size_t at = input_.objects[object];
    const Field& field = *universe_.references()[position];
    const Reference* const reference = universe_.reference(at, field);
    if (reference == nullptr) return decide_field(object, position + 1);
    return each_target(*reference, [&](std::size_t target) {
      input_.references[{at, &field}] = target;
      const bool goes_on = decide_field(object, position + 1);
      input_.references.erase({at, &field});
      return goes_on;
    });
  }

  bool decide_number(std::size_t object, std::size_t position) {
    if (object == input_.objects.size()) return visit_(input_);
    if (position == universe_.numbers().size()) return decide_number(object + 1, 0);
    const std::size_t at = input_.objects[object];
    const Field& field = *universe_.numbers()[position];
    const Number* const number = universe_.number(at, field);
    const bool counts = field.storage == Storage::Boolean || scope_.ranges.contains(&field);
    if (number == nullptr || !counts) return decide_number(object, position + 1);
    const auto [low, high] = *universe_.range(field);
    for (std::int64_t value = low; value <= high; ++value) {
      const Lit is_this = number->equals(circuit_, Number::of(value));
      const bool goes_on = assumed(is_this, [&] {
        input_.numbers[{at, &field}] = value;
        return decide_number(object, position + 1);
      });
      input_.numbers.erase({at, &field});
      if (!goes_on) return false;
    }
    return true;
  }

  Circuit& circuit_;
  const Universe& universe_;
  const Scope& scope_;
  const std::function<bool(const Input&)>& visit_;
  Input input_;
  std::vector<Lit> assumptions_;
};

}  // namespace

void for_each_input(Problem& problem, const Scope& scope,
                    const std::function<bool(const Input&)>& visit) {
  Enumerator(problem, scope, visit).run();
}

}  // namespace loris::relational
