// What a check of structural rules costs: one assumption about a new reference, in heaps of any
// size.
#include <benchmark/benchmark.h>

#include "hex/checker.h"
#include "hex/parser.h"

namespace loris::hex {
namespace {

/// A binary tree with parent links, a list of its leaves whose end is known, and its owner.
constexpr const char* kRules = R"(
  class t.Tree {
    this.root(.left|.right)* aliases nothing;
    this.root.parent is null;
    this.root(.left|.right)+.parent not null, expands to nothing, aliases ref.up.up;
    this.root(.left|.right)*.owner not null, aliases this;
    this.newest aliases max this.root(.right)*;
    this.root(.left|.right)*.tag is null or this.root(.left|.right)*.owner not null;
  }
)";

struct AnyType final : Checker::Types {
  Checker::Truth is_of(const std::string&) const override { return Checker::Truth::Yes; }
};

/// A tree of so many references, all decided: each object has two children, or one, as it comes.
struct Tree {
  explicit Tree(std::uint32_t references) : checker(parse_rules("tree.hex", kRules)) {
    owner = checker.add_root("this", "t/Tree");
    open.push_back(checker.add_field(owner, "t/Tree", "root", "t/Node"));
    for (std::uint32_t i = 0; i < references; ++i) {
      const Ref ref = open[i];
      checker.check({Checker::Event::Expands, ref, 0}, types, marks);
      open.push_back(checker.add_field(ref, "t/Node", i % 3 == 0 ? "left" : "right", "t/Node"));
      if (i % 2 == 0) open.push_back(checker.add_field(ref, "t/Node", "left", "t/Node"));
    }
    parent = checker.add_field(open[references - 1], "t/Node", "parent", "t/Node");
    holder = checker.up(open[references - 1], 1);
  }

  Checker checker;
  AnyType types;
  Marks marks;
  Ref owner = 0, parent = 0, holder = 0;
  std::vector<Ref> open;
};

void check_alias(benchmark::State& run) {
  Tree tree(static_cast<std::uint32_t>(run.range(0)));
  for (auto _ : run) {
    Marks marks = tree.marks;
    benchmark::DoNotOptimize(
        tree.checker.check({Checker::Event::Aliases, tree.parent, tree.holder}, tree.types, marks));
  }
}
BENCHMARK(check_alias)->Arg(10)->Arg(1000)->Arg(100000);

/// A new object: the marks of a copied state are written.
void check_expansion(benchmark::State& run) {
  Tree tree(static_cast<std::uint32_t>(run.range(0)));
  const Ref ref = tree.open[static_cast<std::size_t>(run.range(0))];
  for (auto _ : run) {
    Marks marks = tree.marks;
    benchmark::DoNotOptimize(
        tree.checker.check({Checker::Event::Expands, ref, 0}, tree.types, marks));
  }
}
BENCHMARK(check_expansion)->Arg(10)->Arg(1000)->Arg(100000);

void check_null(benchmark::State& run) {
  Tree tree(static_cast<std::uint32_t>(run.range(0)));
  for (auto _ : run) {
    Marks marks = tree.marks;
    benchmark::DoNotOptimize(
        tree.checker.check({Checker::Event::Null, tree.parent, 0}, tree.types, marks));
  }
}
BENCHMARK(check_null)->Arg(10)->Arg(1000)->Arg(100000);

/// One step of each automaton.
void add_reference(benchmark::State& run) {
  Tree tree(static_cast<std::uint32_t>(run.range(0)));
  const Ref ref = tree.open[static_cast<std::size_t>(run.range(0)) - 1];
  for (auto _ : run)
    benchmark::DoNotOptimize(tree.checker.add_field(ref, "t/Node", "right", "t/Node"));
}
BENCHMARK(add_reference)->Arg(10)->Arg(1000)->Arg(100000)->Iterations(200000);

}  // namespace
}  // namespace loris::hex

BENCHMARK_MAIN();
