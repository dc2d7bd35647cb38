#!/usr/bin/env python3
"""Explores the programs of the HEX paper with each technique and prints what they need beside its figures.

hex, sat, eager and precise must follow no path without a valid input, and for P1 to P4 rules, predicate and
relations must have the same valid heaps. Otherwise the exit status is 1. A technique that this loris does not
have, or that a subject has no specification for, is shown as -.
"""

import sys
from fnmatch import fnmatchcase
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path[:0] = [str(HERE), str(REPOSITORY / "tests")]
import hex_tables as tables  # noqa: E402
from hex_pairs import targets  # noqa: E402
from hex_runs import Explorer, Run  # noqa: E402
from hex_same import COLUMNS, differences  # noqa: E402
from hex_tables import HEX, LAZY  # noqa: E402
from runner.process import run  # noqa: E402
from sections import conclude, make_parser, parse  # noqa: E402

SECTIONS = ("same", "collections", "times", "larger", "programs", "rhino", "check")


def heading(text, *columns):
    print(f"\n{text}\n")
    row(*columns)
    print("|" + "---|" * len(columns), flush=True)


def row(*cells):
    print(f"| {' | '.join(text(cell) for cell in cells)} |", flush=True)


def text(value):
    """A cell: - for what is not known, seconds with two digits."""
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:.2f}"
    return f"{value:,}" if isinstance(value, int) else value


class Bench:
    def __init__(self, options):
        self.explorer = Explorer(options)
        self.most = options.most or sys.maxsize
        self.filter = options.filter
        self.build = options.build.resolve()

    def methods(self, subject):
        names = [name for name in targets(subject) if fnmatchcase(f"{subject.class_name}.{name}", self.filter)]
        return names[: self.most]

    def runs(self, subject, technique):
        """By target, those that loris wrote a result of; None when there is no such technique."""
        if not self.explorer.has(technique, subject):
            return None
        found = {name: self.explorer.run(subject, name, technique) for name in self.methods(subject)}
        return {name: each for name, each in found.items() if each}


def total(runs, what):
    """The sum over runs; None when it is not known of any, with + when of some only."""
    known = [value for value in (getattr(each, what) for each in runs) if value is not None]
    if not known:
        return None
    return sum(known) if len(known) == len(runs) else f"{sum(known):,}+"


def run_collections(bench):
    columns = ("targets", "within budget", "traces", "invalid", "alarms", "false alarms", "valid / lazy's", "s")
    count = sum(len(bench.methods(subject)) for subject in tables.COLLECTIONS)
    title = f"{count} methods and pairs of P1 to P4 (the paper's: {tables.PAPER_TARGETS})"
    note = "+: not counted of all; valid / lazy's: the median ratio of valid traces; s: median CPU time"
    heading(f"{title}; {note}", "subject", "technique", "paper's name", *columns)
    for subject in tables.COLLECTIONS:
        if not bench.methods(subject):
            continue
        lazy = bench.runs(subject, LAZY)
        for technique in tables.TECHNIQUES:
            runs = bench.runs(subject, technique)
            if not runs:
                row(subject.name, technique.name, technique.paper or None, *[None] * len(columns))
                continue
            each = list(runs.values())
            ended = [run for run in each if run.finished]
            figures = [total(each, what) for what in ("paths", "invalid", "alarms", "false_alarms")]
            seconds = median(run.seconds for run in each)
            ratio = generalization(runs, lazy)
            row(subject.name, technique.name, technique.paper or None, len(each), len(ended), *figures, ratio, seconds)


def generalization(runs, lazy):
    """Valid traces relative to those of lazy, where both are counted (R of the paper's section 4.3)."""
    ratios = [
        run.valid / lazy[name].valid
        for name, run in runs.items()
        if name in (lazy or {}) and run.valid is not None and lazy[name].valid
    ]
    return median(ratios) if ratios else None


def run_times(bench):
    title = "time relative to hex, the median over targets of P1 to P4 that both finished"
    heading(title, "technique", "times hex", "paper", "without the start", "targets")
    start = bench.explorer.start_seconds()
    found = []
    for technique in tables.TECHNIQUES:
        both = [pair for subject in tables.COLLECTIONS for pair in finished_pairs(bench, subject, technique)]
        paper = tables.PAPER_TIMES.get(technique)
        if not both:
            row(technique.name, None, paper, None, 0)
            continue
        ratio = median(one.seconds / hex_run.seconds for one, hex_run in both)
        net = median(max(one.seconds - start, 0) / max(hex_run.seconds - start, 0.001) for one, hex_run in both)
        row(technique.name, ratio, paper, net, len(both))
        found.append((ratio, technique.name))
    print(f"\nfastest first: {', '.join(name for _, name in sorted(found)) or '-'}")
    print(f"start: {start:.3f} s, the time of a method that reads nothing")


def finished_pairs(bench, subject, technique):
    runs, base = bench.runs(subject, technique), bench.runs(subject, HEX)
    names = [name for name in runs or {} if name in (base or {})]
    return [(runs[name], base[name]) for name in names if runs[name].finished and base[name].finished]


def run_larger(bench):
    """A few methods in larger scopes, where the start of loris is no longer most of the time."""
    columns = [technique.name for technique in tables.LARGER_TECHNIQUES]
    heading("traces and s of a processor in the paper's scope and in a larger one", "method", "n", *columns)
    for subject, method, scopes in tables.LARGER:
        if not fnmatchcase(f"{subject.class_name}.{method}", bench.filter):
            continue
        for n in scopes:
            results = [bench.explorer.explore(subject, method, each, n) for each in tables.LARGER_TECHNIQUES]
            row(f"{subject.name} {method}", n, *(traces_and_seconds(each and Run(each)) for each in results))


def traces_and_seconds(run):
    if run is None:
        return None
    return f"{run.paths:,}{'' if run.finished else '+'} in {run.seconds:.2f}"


def run_programs(bench):
    columns = ("traces", "invalid", "alarms", "false alarms", "s")
    heading(
        "P5 to P7; the paper's are other programs of the same kind, + where the time was over",
        *("program", "technique", *columns),
        *(f"paper: {name}" for name in (*columns[:-1], "minutes")),
    )
    for subject in tables.PROGRAMS:
        for technique in tables.TECHNIQUES:
            for name in bench.methods(subject):
                minutes, *paper = tables.PAPER_PROGRAMS.get((subject.name, technique), [None] * 5)
                has = bench.explorer.has(technique, subject)
                run = bench.explorer.run(subject, name, technique) if has else None
                row(subject.name, technique.name, *program_figures(run), *paper, minutes)


def run_same(bench):
    title = "valid heaps of P1 to P4: those that the predicate accepts, and the inputs of walk() by technique"
    heading(title, "subject", "n", "predicate", *COLUMNS)
    for subject in tables.COLLECTIONS:
        if not fnmatchcase(f"{subject.class_name}.walk", bench.filter):
            continue
        for n in range(1, tables.SAME_SCOPE + 1):
            expected, counts, problems = differences(bench.explorer, subject, n)
            row(subject.name, n, expected, *(counts.get(column) for column in COLUMNS))
            for problem in problems:
                bench.explorer.problem(problem)


def run_rhino(bench):
    explorer = bench.explorer
    if not tables.RHINO_JAR.exists():
        print(f"\nrhino: there is no {tables.RHINO_JAR}, nothing is explored")
        return
    title = f"methods of rhino's Node in Debian's closure-compiler, n = {tables.RHINO_SCOPE}"
    heading(title, "method", "technique", "traces", "invalid", "alarms", "false alarms", "s")
    for target in tables.RHINO:
        for technique in tables.TECHNIQUES:
            run = explorer.rhino(target, technique)
            row(target.method, technique.name, *program_figures(run))


def run_check(bench):
    """The micro-benchmark: what a check costs on small and on large heaps."""
    program = bench.build / "bench/hex_bench"
    if not program.exists():
        print(f"\ncheck: there is no {program}, nothing is measured")
        return
    outcome = run([program], timeout=600)
    print("\nwhat a check costs\n")
    print(outcome.stdout.decode(errors="replace"))
    if outcome.status != 0:
        bench.explorer.problem(f"hex_bench: exit {outcome.status}: {outcome.stderr.decode(errors='replace').strip()}")


def program_figures(run):
    if run is None:
        return [None] * 5
    late = "" if run.finished else "+"
    return (f"{run.paths:,}{late}", run.invalid, f"{run.alarms:,}{late}", run.false_alarms, run.seconds)


def main():
    parser = make_parser(__doc__, SECTIONS)
    parser.add_argument("--build", metavar="DIR", type=Path, default=REPOSITORY / "build")
    parser.add_argument("--budget", metavar="S", type=int, default=tables.BUDGET, help=f"for one run ({tables.BUDGET})")
    parser.add_argument("--most", metavar="N", type=int, help="targets of a class")
    parser.add_argument("--filter", metavar="GLOB", default="*", help="of Class.method")
    parser.add_argument("--keep", metavar="FILE", type=Path, help="write runs there, and take those that are there")
    options = parse(parser, SECTIONS)
    bench = Bench(options)
    for name in options.sections:
        globals()[f"run_{name}"](bench)
    return conclude(bench.explorer.problems)


if __name__ == "__main__":
    sys.exit(main())
