#!/usr/bin/env python3
"""Explores the 21 programs of the POSE paper and prints our counts beside its Table 1.

Of pose, the paths that the paper counts must be those counted beforehand; the lazy count must be the
paper's, or a note says why not; and pose <= symbolic <= lazier# <= lazier <= lazy must hold. What is promised
of the speed must be reached. Otherwise the exit status is 1. A strategy that this loris does not have is
shown as -, and is a problem only with --require.
"""

import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path[:0] = [str(HERE), str(REPOSITORY / "tests"), str(REPOSITORY / "tests/control_flow")]
import kiasan  # noqa: E402
import kiasan_tables  # noqa: E402
import optimal  # noqa: E402
import pose_tables as tables  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import run  # noqa: E402
from runner.subject import BASE_RELEASE  # noqa: E402
from sections import conclude, make_parser, parse  # noqa: E402
from tracer import Tracer  # noqa: E402

SECTIONS = ("table", "lazy", "order", "optimal", "speed", "invariants", "growth")
STRATEGIES = ("pose", "symbolic", "lazier#", "lazier", "lazy")  # fewest paths first
SCOPE = 100  # objects of a class: more than any program here reaches
OPTIMAL_SCOPE = 3  # of structures that have an invariant
LEAST_SPEEDUP = 50  # pose over lazy
MOST_SLOWDOWN = 2  # pose over lazier#, where pose takes over a second
MOST_GROWTH = 1.5  # of seconds per path over the bound


class Explorer:
    def __init__(self, options):
        self.loris = options.loris.resolve()
        self.build = options.build.resolve()
        self.class_path = self.build / "subjects"
        self.jdk = oldest_jdk(find_jdks(), BASE_RELEASE)
        self.time_limit = options.time_limit
        self.required = options.require
        self.problems = []
        said = run([self.loris, "explore", "--help"], timeout=60).stdout.decode(errors="replace")
        words = said[said.index("--heap") : said.index("--decide")].replace(";", " ").split()
        self.strategies = {name for name in STRATEGIES if f"{name}:" in words}
        self.unwinds = "--unwind" in said
        for name in STRATEGIES:
            if self.required and name not in self.strategies:
                self.problem(f"this loris has no --heap {name}")
        if self.required and not self.unwinds:
            self.problem("this loris has no --unwind")

    def explore(self, target, heap, more=()):
        """The JSON result; None when there is no such strategy, or loris wrote none in time."""
        if heap not in self.strategies:
            return None
        with tempfile.TemporaryDirectory(prefix="loris-bench-") as scratch:
            path = Path(scratch) / "result.json"
            command = [self.loris, "explore", target, "-c", self.class_path, "--jdk", self.jdk.home]
            command += ["--heap", heap, "-n", SCOPE, *more, "-q", "--no-progress", "--json", path]
            outcome = run(command, timeout=self.time_limit)
            if outcome.timed_out or not path.exists():
                said = outcome.stderr.decode(errors="replace").strip()
                why = f"more than {self.time_limit} s" if outcome.timed_out else f"exit {outcome.status}: {said}"
                self.problem(f"{target} {heap}: {why}")
                return None
            result = json.loads(path.read_text())
        if not result["complete"]:
            self.problem(f"{target} {heap}: not complete")
        return result

    def problem(self, text):
        self.problems.append(text)
        print(f"PROBLEM {text}", flush=True)


def scope(row, target):
    """Options that keep heights small enough not to overflow."""
    if not row.heights:
        return []
    node = target.rsplit(".", 1)[0] + "$Node"
    return ["--range", f"{node}.height=-{tables.HEIGHT}..{tables.HEIGHT}"]


def total(result):
    return result["paths"]["total"] if result else None


def queries(result):
    return result["solver_queries"]["deciding"] if result else None


def text(number):
    return "-" if number is None else f"{number:,}"


def verdict(ours, theirs):
    if ours is None:
        return ""
    return "same" if ours == theirs else "differs"


@dataclass
class Pose:
    """A result of pose as the paper counts it."""

    result: dict
    row: tables.Row

    def traces(self):
        """Paths without those that end in a null that nobody asked about."""
        return None if self.result is None else total(self.result) - self.row.undecided

    def is_as_counted(self):
        paths = self.result["paths"]
        thrown = paths["violating"] + paths["exceptional"]
        return (paths["normal"], thrown) == (self.row.normal, self.row.decided + self.row.undecided)


def run_table(explorer):
    """pose, pose --unwind, symbolic and lazier# on the program of the POSE column."""
    print("\nTable 1: the programs of the POSE column; traces as the paper counts them, all paths in brackets")
    print(f"{'':20} {'pose':>12} {'paper':>6} {'queries':>8} {'paper':>6} {'unwind':>7} {'paper':>7}", end="")
    print(f" {'symbolic':>9} {'lazier#':>9}", flush=True)
    for row in tables.ROWS:
        more = scope(row, row.target)
        pose = Pose(explorer.explore(row.target, "pose", more), row)
        unwind = explorer.explore(row.target, "pose", [*more, "--unwind"]) if explorer.unwinds else None
        symbolic = explorer.explore(row.target, "symbolic", more)
        sharp = explorer.explore(row.target, "lazier#", more) if row.name != "dll_indexOf" else None
        traces = f"{text(pose.traces())} ({text(total(pose.result))})"
        print(f"{row.name:20} {traces:>12} {row.traces:>6} {text(queries(pose.result)):>8} {row.queries:>6}", end="")
        print(f" {text(queries(unwind)):>7} {row.unwind_queries:>7,}", end="")
        print(f" {text(total(symbolic)):>9} {text(total(sharp)):>9}", end="")
        print(f"  {verdict(pose.traces(), row.traces)}".rstrip(), flush=True)
        if row.expected != row.traces:
            print(f"    {row.expected} expected: {row.note}")
        if pose.result and not pose.is_as_counted():
            found, counted = pose.result["paths"], (row.normal, row.decided, row.undecided)
            explorer.problem(f"{row.name} pose: {found}, counted were {counted} (normal, decided, undecided)")


def plain_paths(result, row):
    """How many paths do not take an Object that was met as such for one of the program's nodes."""

    def mistaken(thing):
        return thing["class"] == row.plain and thing.get("name", "").split(".")[-1] in tables.OBJECTS

    return sum(not any(map(mistaken, path["input"]["objects"])) for path in result["path_list"])


def run_lazy(explorer):
    print("\nTable 1: the programs of the lazy column")
    print(f"{'':20} {'lazy':>10} {'plain':>8} {'paper':>11} {'queries':>9} {'paper':>11}", flush=True)
    for row in tables.ROWS:
        if row.lazy_seconds > explorer.time_limit:
            print(f"{row.name:20} {'-':>10} {'':>8} {row.lazy_traces:>11,}  not run: {row.lazy_note}")
            continue
        more = scope(row, row.lazy) + (["--paths"] if row.plain else [])
        result = explorer.explore(row.lazy, "lazy", more)
        if result is None:
            continue
        plain = plain_paths(result, row) if row.plain else None
        ours = total(result) if plain is None else plain
        same = ours == row.lazy_traces
        print(f"{row.name:20} {text(total(result)):>10} {'' if plain is None else plain:>8}", end="")
        print(f" {row.lazy_traces:>11,} {queries(result):>9,} {row.lazy_queries:>11,}", end="")
        print(f"  {verdict(ours, row.lazy_traces)}", flush=True)
        if not same and row.lazy_note:
            print(f"    {row.lazy_note}")
        elif not same:
            explorer.problem(f"{row.name} lazy: {ours}, the paper has {row.lazy_traces}")
    print(f"    plain: without those paths of which the paper's tool has none: {tables.PLAIN}")


def run_order(explorer):
    print(f"\nthe order of the strategies: {', '.join(STRATEGIES)}", flush=True)
    for row in tables.ROWS:
        if row.lazy_seconds:
            continue
        results = [explorer.explore(row.target, heap, scope(row, row.target)) for heap in STRATEGIES]
        known = [total(result) for result in results if result]
        holds = known == sorted(known)
        if not holds:
            explorer.problem(f"{row.name}: {known} is not in order")
        shown = " ".join(text(total(result)) for result in results)
        print(f"{row.name:20} {shown:36} {'holds' if holds else 'BROKEN'}", flush=True)


def run_optimal(explorer):
    """One path of pose for each control-flow path of structures that have an invariant."""
    print(f"\ncontrol-flow paths of structures with an invariant, n = {OPTIMAL_SCOPE}")
    print(f"{'':40} {'':>6}" + "".join(f" {heap:>8}" for heap in STRATEGIES), flush=True)
    tracer = Tracer(explorer.loris, explorer.build, explorer.build / "tests/optimal")
    for compared in optimal.compare(tracer, optimal.rows(), STRATEGIES, OPTIMAL_SCOPE, jobs=2):
        paths = "".join(f" {text(compared.paths.get(heap)):>8}" for heap in STRATEGIES)
        verdict = "  WRONG" if compared.wrong else ""
        print(f"{compared.row.target:40} {compared.sequences:>6}{paths}{verdict}", flush=True)
        if compared.wrong:
            explorer.problem(f"{compared.row.target}: {compared.wrong}")


def run_speed(explorer):
    print(f"\nspeed: {tables.SPEED_TARGET}, one worker", flush=True)
    results = {heap: explorer.explore(tables.SPEED_TARGET, heap) for heap in ("pose", "lazier#", "lazy")}
    for heap, result in results.items():
        if result:
            print(f"{heap:8} {total(result):>10,} paths {result['seconds']:>8.2f} s", flush=True)
    if results["pose"] and results["lazy"]:
        ratio = results["lazy"]["seconds"] / results["pose"]["seconds"]
        print(f"pose is {ratio:,.0f} times as fast as lazy")
        if ratio < LEAST_SPEEDUP:
            explorer.problem(f"pose: {ratio:.1f} times as fast as lazy, promised {LEAST_SPEEDUP}")
    for row in tables.ROWS:
        judge_slowdown(explorer, row)


def judge_slowdown(explorer, row):
    """Where pose takes over a second, lazier# must take half of that at least."""
    more = scope(row, row.target)
    pose = explorer.explore(row.target, "pose", more)
    if pose is None or pose["seconds"] <= 1:
        return
    limit = int(pose["seconds"]) + 1
    sharp = explorer.explore(row.target, "lazier#", [*more, "--time-limit", f"{limit}s"])
    seconds = sharp["seconds"] if sharp else limit
    print(f"{row.name:20} pose {pose['seconds']:.2f} s, lazier# {seconds:.2f} s", flush=True)
    if pose["seconds"] > MOST_SLOWDOWN * seconds:
        explorer.problem(f"{row.name}: pose takes {pose['seconds'] / seconds:.1f} times what lazier# takes")


def run_invariants(explorer):
    """Structures with their invariants, each at the first bound at which pose takes over a second."""
    print("\ninvariants: pose beside lazier#, where pose takes over a second", flush=True)
    of_trees = kiasan.Explorer(explorer.loris, REPOSITORY / "build", explorer.time_limit)
    counts = kiasan_tables.BY_NODES
    rows = kiasan_tables.tree_rows(counts) + kiasan_tables.tree_map_rows(counts) + kiasan_tables.TABLE_2_REST
    for row in rows:
        for bound in kiasan_tables.NS:
            pose = of_trees.explore(row, "-n", bound, "pose")
            if pose is None or pose["seconds"] > 1:
                break
        if pose is None or pose["seconds"] <= 1:
            continue
        pose, sharp = compare(of_trees, row, bound)
        ratio = pose["seconds"] / sharp["seconds"]
        print(f"{row.name:28} n = {bound} {total(pose):>7,} paths, lazier# {total(sharp):>7,};", end="")
        print(f" pose {pose['seconds']:.2f} s, lazier# {sharp['seconds']:.2f} s, {ratio:.1f} times", flush=True)
        if ratio > MOST_SLOWDOWN:
            explorer.problem(f"{row.name} n = {bound}: pose takes {ratio:.1f} times what lazier# takes")
        if total(pose) > total(sharp):
            explorer.problem(f"{row.name} n = {bound}: pose has more paths than lazier#")
    for problem in of_trees.problems:
        explorer.problem(problem)


def compare(explorer, row, bound):
    """The fastest of three runs of pose and of lazier#, in turn: one alone differs by a third from the next."""
    runs = [[explorer.explore(row, "-n", bound, heap) for heap in ("pose", "lazier#")] for _ in range(3)]
    return [min(of_one, key=lambda result: result["seconds"]) for of_one in zip(*runs)]


def run_growth(explorer):
    print("\ngrowth: milliseconds per path of pose, hasNull up to 60 references, without the start", flush=True)
    start = fastest(explorer, tables.SMALLEST)
    if start is None:
        print("no pose: nothing measured")
        return
    points = {}
    for bound, target in tables.GROWTH.items():
        result = fastest(explorer, target)
        points[bound] = 1000 * max(result["seconds"] - start["seconds"], 1e-4) / total(result)
        print(f"max = {bound} {total(result):>4} paths {points[bound]:>9.3f} ms each", flush=True)
    plot(points)
    small, large = min(points), max(points)
    growth = (points[large] / points[small]) / (large / small)
    print(f"six times the references: a path costs {points[large] / points[small]:.1f} times as much")
    if growth > MOST_GROWTH:
        explorer.problem(f"growth: {growth:.2f} times what is linear, allowed {MOST_GROWTH}")


def fastest(explorer, target):
    """Of nine runs: what is measured is small."""
    results = [explorer.explore(target, "pose") for _ in range(9)]
    return None if None in results else min(results, key=lambda result: result["seconds"])


def plot(points):
    """A bar for each bound, and where it would be if the cost were linear."""
    width, most = 60, max(points.values())
    first = min(points)
    for bound, cost in points.items():
        bar = "#" * max(1, round(width * cost / most))
        linear = round(width * points[first] * bound / first / most)
        line = list(f"{bar:{width + 1}}")
        if 0 <= linear <= width:
            line[linear] = "|"
        print(f"{bound:>4} {''.join(line).rstrip()}")
    print("     # measured, | linear from the first")


def main():
    parser = make_parser(__doc__, SECTIONS)
    parser.add_argument("--build", metavar="DIR", type=Path, default=REPOSITORY / "build")
    parser.add_argument("--time-limit", metavar="S", type=int, default=600, help="for one run (600); with 900 also the longest")
    parser.add_argument("--require", action="store_true", help="every strategy must be there")
    options = parse(parser, SECTIONS)
    explorer = Explorer(options)
    for name in options.sections:
        globals()[f"run_{name}"](explorer)
    return conclude(explorer.problems)


if __name__ == "__main__":
    sys.exit(main())
