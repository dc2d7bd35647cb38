#include "cli/option_names.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/names.h"
#include "exec/search.h"
#include "heap/strategy.h"
#include "spec/deciders.h"

namespace loris {

namespace {

/// The names and help of a table of the engine.
template <class Table>
std::vector<OptionNames::Row> rows_of(const Table& table) {
  std::vector<OptionNames::Row> rows;
  rows.reserve(table.size());
  for (const auto& row : table) rows.push_back({row.name, row.help});
  return rows;
}

}  // namespace

std::string OptionNames::list() const {
  std::string names;
  for (const Row& row : available) names += (names.empty() ? "" : ", ") + std::string(row.name);
  return names;
}

void OptionNames::check(std::string_view name) const {
  for (const Row& row : available) {
    if (row.name == name) return;
  }
  if (std::find(planned.begin(), planned.end(), name) != planned.end())
    throw InputError(fmt::format("{} is not in this version, available: {}", name, list()));
  throw InputError(fmt::format("expected one of {}, found {}", list(), quoted(name)));
}

OptionNames heap_names() { return {rows_of(kHeapStrategies), {}}; }

OptionNames decider_names() { return {rows_of(kDeciders), {}}; }

OptionNames solver_names() {
  return {{{"z3", "Z3"}, {"cvc5", "cvc5"}, {"both", "each answer cross-checked"}}, {}};
}

OptionNames search_names() { return {rows_of(kSearches), {}}; }

}  // namespace loris
