#!/usr/bin/env python3
"""Explores the methods of the PLI paper with each technique and prints what they need beside its figures.

What precise and pli follow must have valid inputs, precise <= lissa <= hybrid must hold, exploring a
precondition must give the paths that eager has, and what is promised of scopes, speed and the bug of
BinomialHeap must be so. Otherwise the exit status is 1. A technique that this loris does not have is shown
as -, and is a problem only with --require. What is promised of scopes and speed is judged only without --most,
--filter and a smaller --budget.
"""

import itertools
import math
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path[:0] = [str(HERE), str(REPOSITORY / "tests")]
import pli_library as library  # noqa: E402
import pli_tables as tables  # noqa: E402
from pli_runs import AUDIT_SECONDS, FAULTY, Explorer, Run  # noqa: E402
from pli_tables import EAGER, EAGER_WHOLE, LISSA, NO_REUSE, OURS, PLI, PRECISE  # noqa: E402
from sections import conclude, make_parser, parse  # noqa: E402

CLIMBED = {
    "table": tables.TECHNIQUES,
    "reach": (OURS, PLI),
    "reduction": (PLI, OURS, *tables.REDUCTION),
    "speedup": (EAGER,),
    "reuse": (PLI, NO_REUSE),
}
SECTIONS = ("table", "reach", "reduction", "speedup", "reuse", "bug", "schedule", "alarms", "same", "library")


def alarms(result):
    """Paths that end like a violation, false alarms among them."""
    return result["paths"]["violating"] + result["paths"]["undecided"]


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


def percent(fraction):
    return None if fraction is None else f"{100 * fraction:.1f}"


def average(numbers):
    numbers = list(numbers)
    return sum(numbers) / len(numbers) if numbers else None


def run_table(explorer):
    columns = ("n", "paths", "violating", "s", "queries", "decider calls", "infeasible", "false alarms", "audited n")
    which = "every scope" if explorer.verbose else "the last scope"
    title = f"{which} within {explorer.budget} s; audited: the last that took less than {AUDIT_SECONDS} s"
    heading(title, "method", "technique", *columns)
    for method in explorer.methods:
        for technique in tables.TECHNIQUES:
            ladder = explorer.ladder(method, technique)
            if ladder is None:
                row(method.name, technique.name, *[None] * len(columns))
                continue
            print_ladder(explorer, method, technique, ladder)
        judge_order(explorer, method)


def print_ladder(explorer, method, technique, ladder):
    if not ladder.runs:
        row(method.name, technique.name, "0", *[None] * 8)
        return
    short = [run for run in ladder.runs if run.seconds < AUDIT_SECONDS]
    for audited in short if explorer.verbose else short[-1:]:
        explorer.audit(method, technique, audited)
    for run in ladder.runs if explorer.verbose else ladder.runs[-1:]:
        audited = run if explorer.verbose else (short or [run])[-1]
        row(method.name, technique.name, ladder.text() if run.n == ladder.last else run.n, *figures(run, audited))


def figures(run, audited):
    result, audit = run.result, audited.audit or {}
    measured = (run.paths, alarms(result), run.seconds)
    asked = (result["solver_queries"]["total"], result["decider_calls"]["total"])
    return (*measured, *asked, audit.get("infeasible"), audit.get("false_alarms"), audited.n if audit else None)


def judge_order(explorer, method):
    """precise <= lissa <= hybrid at each scope that two neighbours have finished."""
    for fewer, more in zip(tables.ORDER, tables.ORDER[1:]):
        for few, many in pairs(explorer, method, fewer, more):
            if few.paths > many.paths:
                found = f"{few.paths} paths, {more.name} has {many.paths}"
                explorer.problem(f"{method.name} {fewer.name} n = {few.n}: {found}")


def pairs(explorer, method, one, other):
    """The runs of two techniques at the scopes that both finished."""
    ladders = explorer.ladder(method, one), explorer.ladder(method, other)
    return [] if None in ladders else list(zip(*(ladder.runs for ladder in ladders)))


def run_reach(explorer):
    title = f"the last scope within {explorer.budget} s; of the paper: within an hour"
    heading(title, "class", "method", OURS.name, "paper", PLI.name)
    reaching, ahead = [], []
    for name, methods in explorer.classes().items():
        ladders = [(explorer.ladder(method, OURS), explorer.ladder(method, PLI)) for method in methods]
        for method, (ours, pli) in zip(methods, ladders):
            paper = tables.paper_scope(method.name)
            row(name, method.name.split(".")[1], ours and ours.text(), paper, pli and pli.text())
        papers = [tables.paper_scope(method.name) or 0 for method in methods]
        if all(ours and ours.last >= paper for (ours, _), paper in zip(ladders, papers)):
            reaching.append(name)
        if all(ours and pli and is_ahead(ours, pli) for ours, pli in ladders):
            ahead.append(name)
    judge_reach(explorer, "reach the paper's scope", reaching, tables.LEAST_CLASSES)
    if explorer.has(PLI):
        judge_reach(explorer, f"get {tables.AHEAD} scopes further than pli", ahead, tables.LEAST_AHEAD)


def is_ahead(ours, pli):
    """Beyond the top nothing is asked for."""
    return ours.last >= min(pli.last + tables.AHEAD, ours.top)


def judge_reach(explorer, what, classes, least):
    count = len(explorer.classes())
    print(f"\nall methods {what}: {len(classes)} of {count} classes ({', '.join(classes) or 'none'}), goal {least}")
    if len(classes) < least and not explorer.is_trial:
        explorer.problem(f"reach: {len(classes)} classes {what}, promised {least}")


def run_reduction(explorer):
    title = "percent fewer paths, the average over methods at the last scope that both finished"
    heading(title, "than", PLI.name, "paper", OURS.name, "methods")
    for other, paper in tables.REDUCTION.items():
        of_pli, of_ours = (reductions(explorer, technique, other) for technique in (PLI, OURS))
        counts = f"{len(of_pli)}, {len(of_ours)}"
        row(other.name, percent(average(of_pli)), paper, percent(average(of_ours)), counts)


def reductions(explorer, technique, other):
    both = [pairs(explorer, method, technique, other) for method in explorer.methods]
    return [1 - runs[-1][0].paths / max(runs[-1][1].paths, 1) for runs in both if runs]


def run_speedup(explorer):
    title = "processor time of eager and precise (pose) at the last scope of eager, where that took over a second"
    heading(title, "method", "n", "eager, s", "precise (pose), s", "times as fast", "eager with the same pre, s")
    ratios = []
    for method in explorer.methods:
        eager = explorer.ladder(method, EAGER)
        if eager is None or eager.last == 0 or eager.at(eager.last).seconds <= 1:
            continue
        n = eager.last
        fast, slow, again, tuned = (
            explorer.processor_seconds(method, technique, n) for technique in (OURS, EAGER, OURS, EAGER_WHOLE)
        )
        if None in (fast, slow, again):
            explorer.problem(f"{method.name} n = {n}: not complete when run once more")
            continue
        ours = (fast + again) / 2
        ratios.append(slow / ours)
        row(method.name, n, slow, ours, f"{ratios[-1]:.1f}", tuned)
        if ratios[-1] < tables.LEAST_SPEEDUP and not explorer.is_trial:
            found = f"{ratios[-1]:.1f} times as fast as eager, promised {tables.LEAST_SPEEDUP}"
            explorer.problem(f"{method.name} n = {n}: {OURS.name} is {found}")
    if ratios:
        mean = math.exp(average(map(math.log, ratios)))
        print(f"\ngeometric mean of {len(ratios)} methods: {mean:.1f} times as fast")
        if mean < tables.LEAST_SPEEDUP and not explorer.is_trial:
            explorer.problem(f"speedup: {mean:.1f} times, promised {tables.LEAST_SPEEDUP}")


def run_reuse(explorer):
    title = "searches of pli for a valid input, with reuse and without, at the last scope that both finished"
    heading(title, "class", "n", "reuse", "without", "percent fewer", "paper", "s saved", "paper")
    fewer = []
    for name, methods in explorer.classes().items():
        both = [runs[-1] for method in methods if (runs := pairs(explorer, method, PLI, NO_REUSE))]
        scopes = ", ".join(str(reusing.n) for reusing, _ in both) or None
        few, many = (sum(runs[i].searches for runs in both) for i in (0, 1))
        saved = sum(plain.seconds - reusing.seconds for reusing, plain in both) if both else None
        fraction = 1 - few / many if many else None
        paper, paper_saved = tables.REUSE[name]
        row(name, scopes, few if both else None, many if both else None, percent(fraction), paper, saved, paper_saved)
        fewer += [fraction] if many else []
        for method in methods:
            judge_reuse(explorer, method)
    print(f"\naverage: {percent(average(fewer)) or '-'} % fewer, paper: {tables.REUSE_AVERAGE} %")


def judge_reuse(explorer, method):
    for reusing, plain in pairs(explorer, method, PLI, NO_REUSE):
        if reusing.paths != plain.paths:
            found = f"{reusing.paths} paths, {plain.paths} without reuse"
            explorer.problem(f"{method.name} {PLI.name} n = {plain.n}: {found}")


def run_bug(explorer):
    title = f"the bug of BinomialHeap.extractMin, --inv pre, {OURS.name}, n = {tables.BUG_SCOPE}"
    heading(title, "method", "paths", "violating", "of kind", "complete", "s")
    faulty = invariant_run(explorer, FAULTY, tables.BUG_SECONDS)
    if faulty is None or "invariant pre" not in faulty.kinds:
        explorer.problem(f"{FAULTY}: no violation found in {tables.BUG_SECONDS} s")
    repaired = invariant_run(explorer, "BinomialHeap.extractMin", tables.FIXED_SECONDS)
    if repaired is None or repaired.kinds or not repaired.finished:
        kinds = repaired.kinds if repaired else []
        explorer.problem(f"BinomialHeap.extractMin: {', '.join(kinds) or 'not complete'}")


def invariant_run(explorer, name, seconds):
    """Assumes pre of the receiver before and asserts it after."""
    technique = tables.Technique(OURS.name, OURS.heap, OURS.decide, ("--inv", "pre"))
    scope = explorer.every_method[name].scope(tables.BUG_SCOPE)
    return outcome(explorer, name, name, technique, scope, seconds)


def outcome(explorer, label, target, technique, scope, seconds=None):
    """Explores once and prints how it ended."""
    result = explorer.explore(target, technique, scope, seconds=seconds)
    if result is None:
        row(label, *[None] * 5)
        return None
    found = Run(0, result)
    complete = "yes" if found.finished else "no"
    kinds = ", ".join(found.kinds) or "none"
    row(label, found.paths, alarms(result), kinds, complete, found.seconds)
    return found


def run_schedule(explorer):
    name = "Schedule.finishAllProcesses"
    title = f"{name}, n = {tables.SCHEDULE_SCOPE}: a false alarm of lissa"
    heading(title, "technique", "paths", "violating", "of kind", "complete", "s")
    scope = explorer.every_method[name].scope(tables.SCHEDULE_SCOPE)
    for technique in (LISSA, PLI, PRECISE, OURS):
        found = outcome(explorer, technique.name, name, technique, scope)
        if found is None:
            continue
        alarms = "java.lang.NullPointerException" in found.kinds
        if technique is LISSA and not alarms:
            explorer.problem(f"{name} {LISSA.name}: no NullPointerException, which it cannot know to be impossible")
        if technique is not LISSA and (found.kinds or not found.finished):
            explorer.problem(f"{name} {technique.name}: {', '.join(found.kinds) or 'not complete'}")


def run_alarms(explorer):
    """With pre asserted after the method, too: what violates it on an input without pre is a false alarm."""
    title = "false alarms, --inv pre, audited"
    heading(title, "method", "n", "technique", "paths", "violating", "infeasible", "false alarms", "s")
    for name, n in tables.ALARMS.items():
        for technique in (LISSA, PLI, PRECISE, OURS):
            scope = explorer.every_method[name].scope(n)
            result = explorer.explore(name, technique, scope, ["--inv", "pre", "--audit"])
            if result is None or "audit" not in result:
                explorer.problem(f"{name} {technique.name} n = {n}: not audited")
                continue
            violating, audit = alarms(result), result["audit"]
            counts = (violating, audit["infeasible"], audit["false_alarms"])
            row(name, n, technique.name, result["paths"]["total"], *counts, result["seconds"])
            if technique is LISSA and not audit["false_alarms"]:
                explorer.problem(f"{name} {technique.name} n = {n}: no false alarm, which it cannot know to be one")
            if technique is not LISSA and (any(counts) or not result["complete"]):
                found = f"{violating} violating, {audit['infeasible']} infeasible, complete: {result['complete']}"
                explorer.problem(f"{name} {technique.name} n = {n}: {found}")


def run_same(explorer):
    """The differential test of the paper: eager runs pre, and then pre has one way to go."""
    scopes = [n for n in tables.SAME_SCOPES if n <= explorer.most]
    title = f"paths of pre itself, n = {', '.join(map(str, scopes))}"
    heading(title, "class", *(technique.name for technique in tables.SAME))
    for name, methods in explorer.classes().items():
        counts = {technique: count_pre(explorer, methods[0], technique, scopes) for technique in tables.SAME}
        row(name, *(" ".join(map(text, counted)) or None for counted in counts.values()))
        for n, found in zip(scopes, zip(*filter(None, counts.values()))):
            if len(set(found) - {None}) > 1:
                explorer.problem(f"{name}.pre n = {n}: {', '.join(map(text, found))} paths")


def count_pre(explorer, method, technique, scopes):
    """Paths of the precondition at each scope, None from the first on that takes too long."""
    counts = []
    for n in scopes if explorer.has(technique) else ():
        late = None in counts
        result = None if late else explorer.explore(f"{method.class_name}.pre", technique, method.scope(n))
        counts.append(result["paths"]["total"] if result and result["complete"] else None)
    return counts


def run_library(explorer):
    title = f"containers of java.util, {OURS.name}, audited"
    heading(title, "method", "scope", "paths", "violating", "infeasible", "complete", "s")
    for target in library.TARGETS:
        result = library.explore(explorer, target)
        if result is None:
            explorer.problem(f"{target.name}, {target.scope}: no result")
            continue
        violating, infeasible = result["paths"]["violating"], result["audit"]["infeasible"]
        complete = "yes" if result["complete"] else "no"
        row(target.name, target.scope, result["paths"]["total"], violating, infeasible, complete, result["seconds"])
        if violating or infeasible or not result["complete"]:
            found = f"{violating} violating, {infeasible} infeasible, complete: {complete}"
            explorer.problem(f"{target.name}, {target.scope}: {found}")


def main():
    parser = make_parser(__doc__, SECTIONS)
    parser.add_argument("--build", metavar="DIR", type=Path, default=REPOSITORY / "build")
    parser.add_argument("--budget", metavar="S", type=int, default=tables.BUDGET, help="for one run (60)")
    parser.add_argument("--most", metavar="N", type=int, help="the largest scope")
    parser.add_argument("--filter", metavar="GLOB", default="*", help="of Class.method")
    parser.add_argument("--verbose", action="store_true", help="a row for every scope")
    parser.add_argument("--jobs", metavar="N", type=int, default=1, help="runs at a time (1)")
    parser.add_argument("--keep", metavar="FILE", type=Path, help="of results; what it has of this loris is not run again")
    parser.add_argument("--require", action="store_true", help="every technique must be there")
    options = parse(parser, SECTIONS)
    explorer = Explorer(options)
    if options.jobs > 1:
        sections = (CLIMBED.get(name, ()) for name in options.sections)
        explorer.climb_all(dict.fromkeys(itertools.chain(*sections)), options.jobs)
    for name in options.sections:
        globals()[f"run_{name}"](explorer)
    if explorer.is_trial:
        print("\na trial: what is promised of scopes and speed was not judged")
    return conclude(explorer.problems)


if __name__ == "__main__":
    sys.exit(main())
