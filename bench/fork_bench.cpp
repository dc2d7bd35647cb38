// What a copy of a state costs: the copy itself, and the first write that follows it.
#include <malloc.h>

#include <benchmark/benchmark.h>

#include "classfile/class_path.h"
#include "interp/state.h"
#include "program/program.h"

namespace loris {
namespace {

constexpr std::uint32_t kObjects = 100'000;

Program& program() {
  static const Jdk jdk = find_jdk(std::nullopt);
  static Program loaded({}, open_jdk(jdk), jdk.feature);
  return loaded;
}

/// A state whose heap holds kObjects list nodes.
State make_state() {
  State state;
  const Class& node = program().load("java/util/LinkedList$Node");
  for (std::uint32_t i = 0; i < kObjects; ++i) state.heap.add_instance(node);
  return state;
}

std::size_t used_bytes() { return mallinfo2().uordblks; }

void fork_alone(benchmark::State& run) {
  const State state = make_state();
  const std::size_t before = used_bytes();
  const State measured = state;
  const std::size_t after = used_bytes();
  for (auto _ : run) {
    State copy = state;
    benchmark::DoNotOptimize(copy);
  }
  run.counters["bytes"] = static_cast<double>(after - before + sizeof(State));
}
BENCHMARK(fork_alone);

/// A fork is paid for when its copies part: the first write copies the nodes on the way to an
/// object.
void fork_then_write(benchmark::State& run) {
  const State state = make_state();
  const ObjectId written{kObjects / 2};
  const std::size_t before = used_bytes();
  State measured = state;
  Heap::store(measured.heap.edit(written), 0, Value::of_int(1));
  const std::size_t after = used_bytes();
  for (auto _ : run) {
    State copy = state;
    Heap::store(copy.heap.edit(written), 0, Value::of_int(1));
    benchmark::DoNotOptimize(copy);
  }
  run.counters["bytes"] = static_cast<double>(after - before + sizeof(State));
}
BENCHMARK(fork_then_write);

}  // namespace
}  // namespace loris

BENCHMARK_MAIN();
