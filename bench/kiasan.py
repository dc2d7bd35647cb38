#!/usr/bin/env python3
"""Explores the structures of the Kiasan paper and prints our counts beside the paper's.

A lazier# count must be what the oracle says and lazier# <= lazier <= lazy must hold; the speed that is
promised must be reached. Otherwise the exit status is 1. Where a count differs from the paper's, a note
says why.
"""

import json
import re
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path[:0] = [str(HERE), str(REPOSITORY / "tests")]
import kiasan_tables as tables  # noqa: E402
from kiasan_tables import KS, NS, STRATEGIES  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import run  # noqa: E402
from runner.subject import BASE_RELEASE  # noqa: E402
from sections import conclude, make_parser, parse  # noqa: E402

SECTIONS = ("nodes", "depth", "table1", "table2", "order", "speed")
SPEED_TARGET = "kiasan.BinarySearchTree.insert"
MOST_SECONDS = 30
MOST_BYTES = 1.5e9
LEAST_SPEEDUP = 1.6  # of two workers
MOST_GROWTH = 1.5  # seconds per path, n = 9 over n = 6
NOT_COMPARED = ("seconds", "peak_memory_bytes", "solver_queries", "decider_calls")


class Explorer:
    def __init__(self, loris, build, time_limit):
        self.loris = loris
        self.class_path = f"{build / 'subjects'}:{build / 'loris-api.jar'}"
        self.jdk = oldest_jdk(find_jdks(), BASE_RELEASE)
        self.time_limit = time_limit
        self.problems = []

    def explore(self, row, bound, value, heap="lazier#", more=()):
        """The JSON result; None when loris wrote none."""
        options = [fill_in(word, value) for word in row.options]
        with tempfile.TemporaryDirectory(prefix="loris-bench-") as scratch:
            path = Path(scratch) / "result.json"
            command = [self.loris, "explore", row.target, "-c", self.class_path, "--jdk", self.jdk.home]
            command += ["--heap", heap, "--decide", "eager", bound, value, *options, *more]
            command += ["-q", "--no-progress", "--json", path]
            outcome = run(command, timeout=self.time_limit)
            if outcome.timed_out:
                self.problem(f"{row.name} {bound} {value} {heap}: more than {self.time_limit} s")
                return None
            if not path.exists():
                said = outcome.stderr.decode(errors="replace").strip()
                self.problem(f"{row.name} {bound} {value} {heap}: exit {outcome.status}: {said}")
                return None
            return json.loads(path.read_text())

    def count(self, row, bound, value, heap="lazier#"):
        """How many paths; what is not complete, or violates something, is marked and a problem."""
        result = self.explore(row, bound, value, heap)
        if result is None:
            return Count(None, "?")
        paths = result["paths"]
        marks = ""
        if not result["complete"]:
            marks += "+"
            self.problem(f"{row.name} {bound} {value} {heap}: not complete")
        if paths["violating"]:
            marks += "!"
            kind = result["violations"][0]["kind"]
            self.problem(f"{row.name} {bound} {value} {heap}: {paths['violating']} violating, {kind}")
        if not paths["total"]:
            self.problem(f"{row.name} {bound} {value} {heap}: no path")
        return Count(paths["total"], f"{paths['total']}{marks}")

    def problem(self, text):
        self.problems.append(text)
        print(f"PROBLEM {text}", flush=True)


class Count:
    def __init__(self, paths, text):
        self.paths = paths
        self.text = text


def fill_in(word, value):
    """{n}, {k}, {k+1}: the bound of this run."""
    return re.sub(r"\{[nk](?:\+(\d+))?\}", lambda match: str(value + int(match[1] or 0)), word)


def sequence(counts):
    return " ".join(str(count) for count in counts)


def compare(explorer, row, bound, values, heap="lazier#"):
    """Explores the row at each value of the bound; prints ours, the oracle's and the paper's."""
    values = values[: len(row.paper.get(heap, row.oracle) or values)]
    counts = [explorer.count(row, bound, value, heap) for value in values]
    ours = [count.paths for count in counts]
    oracle = list(row.oracle[: len(values)]) if heap == "lazier#" else []
    paper = list(row.paper.get(heap, ())[: len(values)])
    verdict = judge(explorer, f"{row.name} {bound} {heap}", ours, oracle, paper)
    label = f"{row.name} {heap if bound == '-k' and heap else ''}".strip()
    shown = f"{label:44} {sequence(c.text for c in counts):36} {sequence(paper) or '-':30} {verdict}"
    print(shown.rstrip(), flush=True)
    return ours


def judge(explorer, name, ours, oracle, paper):
    if oracle and ours != oracle:
        explorer.problem(f"{name}: {ours}, the oracle says {oracle}")
        return "WRONG"
    if paper and ours != paper:
        return "differs"
    return "same" if paper else "as counted" if oracle else ""


def heading(text):
    print(f"\n{text}\n{'':44} {'ours':36} {'paper'}", flush=True)


def run_nodes(explorer, most):
    values = tuple(n for n in NS if n <= most.n)
    heading(f"at most n objects of a class, n = {sequence(values)}, lazier#")
    rows = tables.tree_rows(tables.BY_NODES) + tables.tree_map_rows(tables.BY_NODES)
    for row in rows + tables.tree_set_rows(tables.BY_NODES):
        compare(explorer, row, "-n", values)


def run_depth(explorer, most):
    values = tuple(k for k in KS if k <= most.k)
    heading(f"depth at most k, k = {sequence(values)}, lazier#")
    for row in tables.tree_rows(tables.BY_DEPTH) + tables.tree_map_rows(tables.BY_DEPTH):
        compare(explorer, row, "-k", values)


def run_table1(explorer, most):
    values = tuple(k for k in KS if k <= min(most.k, 3))
    heading(f"Table 1, depth at most k, k = {sequence(values)}")
    for row in tables.TABLE_1:
        results = {heap: compare(explorer, row, "-k", values, heap) for heap in STRATEGIES}
        differs = any(results[heap] != list(row.paper[heap][: len(values)]) for heap in row.paper)
        if row.note and (differs or not row.paper):
            print(f"    {row.note}")


def run_table2(explorer, most):
    values = tuple(n for n in NS if n <= most.n)
    heading(f"Table 2, collections of the installed JDK, n = {sequence(values)}, arrays up to n, lazier#")
    for row in tables.TABLE_2_REST:
        compare(explorer, row, "-n", values)
    print(f"    {tables.JAVA_6}")


def run_order(explorer, most):
    """lazier# <= lazier <= lazy in the same scope of at most n objects."""
    heading("the order of the strategies, n = 3: lazier#, lazier, lazy")
    every = tables.TABLE_1 + tables.tree_set_rows(tables.BY_NODES) + tables.TABLE_2_REST
    for row in every:
        counts = [explorer.count(row, "-n", 3, heap) for heap in reversed(STRATEGIES)]
        numbers = [count.paths for count in counts]
        holds = None not in numbers and numbers == sorted(numbers)
        if not holds:
            explorer.problem(f"{row.name}: {numbers} is not in order")
        shown = sequence(count.text for count in counts)
        print(f"{row.name:44} {shown:36} {'holds' if holds else 'BROKEN'}", flush=True)


def speed_row():
    return tables.Row("BinarySearchTree.insert", SPEED_TARGET)


def describe_speed(result, jobs=1):
    queries = result["solver_queries"]
    seconds, total = result["seconds"], max(queries["total"], 1)
    return (
        f"{result['paths']['total']:>8,} paths {seconds:>8.2f} s {result['paths']['total'] / seconds:>9,.0f}/s"
        f" {result['peak_memory_bytes'] / 1e6:>7,.0f} MB; solver {queries['seconds'] / seconds / jobs:.0%} of the"
        f" time; {queries['total']:,} queries, {queries['in_process'] / total:.2%} without a solver"
    )


def run_speed(explorer, most):
    print(f"\nspeed: {SPEED_TARGET}, eager invariant, lazier#, one worker", flush=True)
    results = {}
    for n in (6, 7, 8, 9):
        if n > most.n:
            break
        results[n] = explorer.explore(speed_row(), "-n", n, more=("-j", "1"))
        if results[n] is None:
            return
        print(f"n = {n} {describe_speed(results[n])}", flush=True)
    last = max(results)
    judge_speed(explorer, results[last])
    judge_growth(explorer, results[6], results[last])
    judge_jobs(explorer, results[last], last)


def judge_speed(explorer, result):
    if result["seconds"] > MOST_SECONDS:
        explorer.problem(f"{result['seconds']:.1f} s, promised {MOST_SECONDS} s")
    if result["peak_memory_bytes"] > MOST_BYTES:
        explorer.problem(f"{result['peak_memory_bytes'] / 1e9:.2f} GB, promised {MOST_BYTES / 1e9} GB")
    paper = 39.8 * 60
    print(f"the paper: 39.8 min on its machine for n = 9; ours: {paper / result['seconds']:,.0f} times less")


def judge_growth(explorer, small, large):
    """Time per path should not grow with the number of paths."""
    ratio = (large["seconds"] / large["paths"]["total"]) / (small["seconds"] / small["paths"]["total"])
    print(f"growth: a path costs {ratio:.2f} times what it costs at n = 6")
    if ratio > MOST_GROWTH:
        explorer.problem(f"growth: {ratio:.2f}, promised at most {MOST_GROWTH}")


def judge_jobs(explorer, one, n):
    two = explorer.explore(speed_row(), "-n", n, more=("-j", "2"))
    if two is None:
        return
    ratio = one["seconds"] / two["seconds"]
    print(f"two workers: {describe_speed(two, jobs=2)}")
    print(f"two workers are {ratio:.2f} times as fast as one")
    if ratio < LEAST_SPEEDUP:
        explorer.problem(f"two workers: {ratio:.2f} times as fast, promised {LEAST_SPEEDUP}")
    differing = [key for key in one | two if key not in NOT_COMPARED and one.get(key) != two.get(key)]
    if differing:
        explorer.problem(f"two workers: another result in {', '.join(differing)}")
    else:
        print("two workers: the same result")


def main():
    parser = make_parser(__doc__, SECTIONS)
    parser.add_argument("--build", metavar="DIR", type=Path, default=REPOSITORY / "build")
    parser.add_argument("-n", type=int, default=9, help="the largest n (9)")
    parser.add_argument("-k", type=int, default=4, help="the largest k (4)")
    parser.add_argument("--time-limit", metavar="S", type=int, default=600, help="for one run (600)")
    options = parse(parser, SECTIONS)
    explorer = Explorer(options.loris.resolve(), options.build.resolve(), options.time_limit)
    runners = {name: globals()[f"run_{name}"] for name in SECTIONS}
    for name in options.sections:
        runners[name](explorer, options)
    return conclude(explorer.problems)


if __name__ == "__main__":
    sys.exit(main())
