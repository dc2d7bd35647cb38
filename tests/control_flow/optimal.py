#!/usr/bin/env python3
"""Compares the paths of pose with the control-flow paths of data structures that have an invariant.

The targets are those of bench/kiasan_tables.py, textbook structures and collections of java.util, in a small
scope. The inputs of all paths of lazy are run by instrumented classes, the invariant and the preconditions first.
pose must have as many paths as there are different sequences of branches, calls and exceptions, and its own
inputs the same ones. pose <= symbolic <= lazier# <= lazier <= lazy must hold of those that are explored.
"""

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(HERE), str(REPOSITORY / "bench"), str(HERE.parent)]
import kiasan_tables as tables  # noqa: E402
from kiasan import fill_in  # noqa: E402
from runner.tally import Tally, add_choice_options, add_tally_options  # noqa: E402
from tracer import Failed, Tracer  # noqa: E402

STRATEGIES = ("pose", "symbolic", "lazier#", "lazier", "lazy")  # fewest paths first: the order law
FAULTY = "kiasan.FaultyRedBlackTree"


def rows():
    """Each target with its options once."""
    every = tables.tree_rows(tables.BY_NODES) + tables.TABLE_1 + tables.tree_map_rows(tables.BY_NODES)
    every += tables.tree_set_rows(tables.BY_NODES) + tables.TABLE_2_REST
    every += [tables.Row(f"{FAULTY}.{method}", f"{FAULTY}.{method}") for method in ("insert", "remove")]
    return list({(row.target, row.options): row for row in every}.values())


@dataclass
class Compared:
    row: tables.Row
    paths: dict  # strategy -> how many
    sequences: int = 0
    wrong: str = ""


def explore(tracer, row, heap, n):
    options = ["--heap", heap, "-n", n, *(fill_in(word, n) for word in row.options)]
    exploration = tracer.explore(row.target, options)
    if not exploration.complete():
        raise Failed(f"{heap} is not complete")
    return exploration


def explore_all(tracer, row, heaps, n):
    """(Compared, explorations of pose and lazy), or what went wrong instead of them."""
    try:
        explored = {heap: explore(tracer, row, heap, n) for heap in heaps}
    except Failed as problem:
        return Compared(row, {}, wrong=str(problem)), ()
    paths = {heap: each.paths() for heap, each in explored.items()}
    return Compared(row, paths), (explored["pose"], explored["lazy"])


def compare(tracer, chosen, heaps, n, jobs):
    """A Compared for each row."""
    with ThreadPoolExecutor(jobs) as workers:
        found = list(workers.map(lambda row: explore_all(tracer, row, heaps, n), chosen))
    traces = iter(tracer.trace([each for _, explored in found for each in explored]))
    for compared, explored in found:
        if explored:
            judge(compared, next(traces), next(traces))
    return [compared for compared, _ in found]


def judge(compared, of_pose, of_lazy):
    sequences, numbers = set(of_lazy), list(compared.paths.values())
    compared.sequences = len(sequences)
    if compared.paths["pose"] != len(sequences):
        compared.wrong = f"{compared.paths['pose']} paths of pose for {len(sequences)} control-flow paths"
    elif set(of_pose) != sequences:
        compared.wrong = f"{len(sequences - set(of_pose))} control-flow paths of lazy are none of pose"
    elif numbers != sorted(numbers):
        compared.wrong = f"the order law is broken: {compared.paths}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--build", metavar="DIR", type=Path, default=REPOSITORY / "build")
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/optimal")
    parser.add_argument("-n", type=int, default=2, help="objects of a class (2)")
    parser.add_argument("--order", action="store_true", help="explore with the other strategies as well")
    add_choice_options(parser)
    add_tally_options(parser)
    options = parser.parse_args()
    tally, tracer = Tally(options.label), Tracer(options.loris, options.build, options.work)
    heaps = STRATEGIES if options.order else (STRATEGIES[0], STRATEGIES[-1])
    try:
        every = compare(tracer, rows()[:: options.every], heaps, options.n, options.jobs)
    except Failed as problem:
        tally.add_failure("the traces", str(problem))
        every = []
    for compared in every:
        name, wrong = compared.row.target, compared.wrong
        tally.add_failure(name, wrong) if wrong else tally.add_pass(name)
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main())
