#!/usr/bin/env python3
"""Counts the control-flow paths of the programs of subjects/pose on the JVM.

The input of every path that loris finds is run by an instrumented program, which writes down the outcome of
each branch and each dereference. The different sequences must be as many as bench/pose_tables.py says: so
many that return, that throw because a branch had found a null, and that throw where none had asked. A
strategy with one path per control-flow path, pose, must have no more paths than sequences.
"""

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(HERE), str(REPOSITORY / "bench"), str(HERE.parent)]
import pose_tables as tables  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402
from tracer import Failed, Tracer  # noqa: E402

MOST_PATHS = 20_000  # more are not listed: lazier# on indexOf


def explore(tracer, row, heap):
    options = ["--heap", heap, "-n", 100, "--max-paths", MOST_PATHS]
    if row.heights:
        node = row.target.rsplit(".", 1)[0] + "$Node"
        options += ["--range", f"{node}.height=-{tables.HEIGHT}..{tables.HEIGHT}"]
    return tracer.explore(row.target, options)


def classify(sequences):
    """(return, throw because of a branch, throw where none had asked)"""
    by_branches = {}
    for sequence in sequences:
        branches = tuple(event for event in sequence if event.startswith("b"))
        by_branches.setdefault(branches, []).append(sequence)
    keys = sorted(by_branches)
    normal = sum(sequence[-1:] == ("end",) for sequence in sequences)
    decided = 0
    for key, following in zip(keys, [*keys[1:], ()]):
        goes_on = following[: len(key)] == key and following != key
        returns = any(sequence[-1:] == ("end",) for sequence in by_branches[key])
        decided += not goes_on and not returns
    return normal, decided, len(sequences) - normal - decided


def judge(row, heap, paths, sequences):
    """What is wrong; empty when nothing is."""
    found, counted = classify(sequences), (row.normal, row.decided, row.undecided)
    if found != counted:
        return f"(normal, decided, undecided) is {found}, counted were {counted}"
    if heap == "pose" and paths != len(sequences):
        return f"{paths} paths for {len(sequences)} sequences of branches"
    return ""


def check(tracer, rows, heap, tally):
    explored = {}
    for row in rows:
        try:
            explored[row] = explore(tracer, row, heap)
        except Failed as problem:
            tally.add_failure(row.name, str(problem))
    for row in [row for row, each in explored.items() if not each.complete()]:
        tally.add_skip(row.name, f"{heap} has more than {MOST_PATHS} paths")
        del explored[row]
    for (row, each), traces in zip(explored.items(), tracer.trace(list(explored.values()))):
        wrong = judge(row, heap, each.paths(), set(traces))
        tally.add_failure(row.name, wrong) if wrong else tally.add_pass(row.name)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--build", metavar="DIR", type=Path, default=REPOSITORY / "build")
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/control_flow")
    parser.add_argument("--heap", default="lazier#", help="the strategy that finds the inputs (lazier#)")
    parser.add_argument("--every", metavar="N", type=int, default=1, help="only each Nth of them")
    add_tally_options(parser)
    options = parser.parse_args()
    tally = Tally(options.label)
    try:
        tracer = Tracer(options.loris, options.build, options.work)
        check(tracer, tables.ROWS[:: options.every], options.heap, tally)
    except Failed as problem:
        tally.add_failure("the traces", str(problem))
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main())
