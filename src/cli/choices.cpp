#include "cli/choices.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/input_error.h"
#include "classfile/names.h"

namespace loris {

namespace {

constexpr std::array kHeaps{
    Choice{"lazy", "an input reference is decided when it is read"},
    Choice{"lazier", "null or not when it is read, which object when it is used"},
    Choice{"lazier#", "all of it only when it is used or compared"},
};
constexpr std::array<std::string_view, 2> kPlannedHeaps{"symbolic", "pose"};

constexpr std::array kDeciders{
    Choice{"eager", "preconditions run on the input before the target"},
};
constexpr std::array<std::string_view, 9> kPlannedDeciders{
    "none", "hybrid", "lissa", "pli", "precise", "driver", "hex", "sat", "mona"};

constexpr std::array kSolvers{
    Choice{"z3", "Z3"},
    Choice{"cvc5", "cvc5"},
    Choice{"both", "each answer cross-checked"},
};

constexpr std::array kSearches{
    Choice{"dfs", "depth first"},
    Choice{"bfs", "breadth first"},
    Choice{"random", "any open state, by --seed"},
    Choice{"coverage", "what is nearest to a branch not taken yet"},
};

}  // namespace

std::string Choices::names() const {
  std::string names;
  for (const Choice& choice : available)
    names += (names.empty() ? "" : ", ") + std::string(choice.name);
  return names;
}

void Choices::check(std::string_view name) const {
  for (const Choice& choice : available) {
    if (choice.name == name) return;
  }
  if (std::find(planned.begin(), planned.end(), name) != planned.end())
    throw InputError(fmt::format("{} is not in this version, available: {}", name, names()));
  throw InputError(fmt::format("expected one of {}, found {}", names(), quoted(name)));
}

Choices heap_choices() { return {kHeaps, kPlannedHeaps}; }
Choices decide_choices() { return {kDeciders, kPlannedDeciders}; }
Choices solver_choices() { return {kSolvers, {}}; }
Choices search_choices() { return {kSearches, {}}; }

}  // namespace loris
