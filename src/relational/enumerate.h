#pragma once
#include <cstdint>
#include <functional>

#include "relational/problem.h"

namespace loris::relational {

/// An input: where its roots and the fields of its objects lead to.
struct Input {
  static constexpr std::size_t kNull = static_cast<std::size_t>(-1);
  std::vector<std::size_t> roots;    // in the order of the universe's: an object of it, or kNull
  std::vector<std::size_t> objects;  // as they are met
  /// What each of them has in the fields that are named, in their order.
  std::map<std::pair<std::size_t, const Field*>, std::size_t> references;
  std::map<std::pair<std::size_t, const Field*>, std::int64_t> numbers;  // those that count
};

/// Visits every input that the problem allows, one for each set of those that differ in the names
/// of their objects alone, until the visitor says false. Numbers tell inputs apart where they are
/// booleans or have a range in the scope; of others some value must be possible.
///
/// References are decided in the order in which they are met, to null, an object that is there, or
/// the next one of a class: so no two inputs are the same. The solver says where no input is left.
void for_each_input(Problem& problem, const Scope& scope,
                    const std::function<bool(const Input&)>& visit);

}  // namespace loris::relational
