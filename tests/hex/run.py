#!/usr/bin/env python3
"""Compares what rules, predicates and relations of subjects/hex say, in small scopes.

P1 to P4: the heaps that the predicate accepts are the inputs of a method that looks at everything, with each
technique, and what the relations allow alone. P1 to P7: the rules that `loris hex infer` proposes are those that
are expected, `loris hex check` reads them, and they refuse no heap that the predicate accepts. The full scope is
in bench/hex.py.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(REPOSITORY / "bench"), str(HERE.parent)]
import hex_tables as tables  # noqa: E402
from hex_heaps import heaps_of  # noqa: E402
from hex_pairs import targets  # noqa: E402
from hex_runs import Explorer  # noqa: E402
from hex_same import COLUMNS, differences, predicate_heaps  # noqa: E402
from runner.process import run  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402

SCOPES = (1, 2, 3)
INFERRED_SCOPE = 4
SECONDS = 60
RING = {
    "this.header aliases nothing;",
    "this.header(.next)+ aliases max this.header(.previous)*;",
    "this.header(.previous)+ aliases max this.header(.next)*;",
    "this.header(.next|.previous)* not null;",
    "any.next.previous expands to nothing, aliases same;",
    "any.previous.next expands to nothing, aliases same;",
}
EXPECTED = {
    "P1": RING,
    "P2": {
        "this.root.parent is null;",
        "this.root(.left|.right)* aliases nothing;",
        "this.root(.left|.right)+.parent not null, expands to nothing, aliases ref.up.up;",
    },
    "P3": {"this.root(.left|.right)* aliases nothing;"},
    "P4": {"this.firstCachedNode(.next)* aliases nothing;"},
    "P5": {"plan not null, aliases nothing;"},
    "P6": {"any.last aliases max same.first(.next)*;", "any.first(.next)*.parent aliases same;"},
    "P7": {"root not null, aliases nothing;", "any.first(.next)* aliases same.last;"},
}


def compare_heaps(explorer, tally):
    for subject in tables.COLLECTIONS:
        for n in SCOPES:
            expected, counts, problems = differences(explorer, subject, n)
            for column in counts:
                name = f"heaps of {subject.name} n = {n} {column}"
                wrong = [problem for problem in problems if f" {column}: " in problem]
                tally.add_failure(name, wrong[0]) if wrong else tally.add_pass(name)
            if expected is None or set(COLUMNS) - set(counts):
                missing = sorted(set(COLUMNS) - set(counts)) or problems
                tally.add_failure(f"heaps of {subject.name} n = {n}", f"not compared: {', '.join(missing)}")


def infer(explorer, subject):
    """(the rules as text, why there are none)"""
    command = [explorer.loris, "hex", "infer", f"hex.{subject.class_name}.{subject.methods[0]}"]
    command += ["-c", explorer.class_path, "--jdk", explorer.jdk.home, "--pre", subject.predicate]
    outcome = run([*command, "-n", INFERRED_SCOPE], timeout=SECONDS)
    said = outcome.stderr.decode(errors="replace")
    return outcome.stdout.decode(), "" if outcome.status == 0 else f"exit {outcome.status}: {said}"


def check_inferred(explorer, subject, tally):
    label = f"rules inferred of {subject.name}"
    rules, problem = infer(explorer, subject)
    lines = {line.strip() for line in rules.splitlines()}
    if problem or not EXPECTED[subject.name] <= lines:
        tally.add_failure(label, problem or f"missing: {sorted(EXPECTED[subject.name] - lines)}\n{rules}")
        return
    tally.add_pass(label)
    with tempfile.TemporaryDirectory(prefix="loris-hex-") as scratch:
        file = Path(scratch) / "inferred.hex"
        file.write_text(rules)
        check_readable(explorer, label, file, tally)
        if subject in tables.COLLECTIONS:
            check_harmless(explorer, subject, label, file, tally)


def check_readable(explorer, label, file, tally):
    command = [explorer.loris, "hex", "check", file, "-c", explorer.class_path, "--jdk", explorer.jdk.home]
    outcome = run(command, timeout=SECONDS)
    if outcome.status == 0:
        tally.add_pass(f"{label} are read")
    else:
        tally.add_failure(f"{label} are read", outcome.stderr.decode(errors="replace"))


def check_harmless(explorer, subject, label, file, tally):
    """What the predicate accepts is among what is walked under the rules."""
    options = ["--hex", file, *subject.scope(INFERRED_SCOPE), "--paths"]
    result = explorer.explore_target(f"hex.{subject.class_name}.walk", tables.HEX, options, SECONDS)
    expected = predicate_heaps(explorer, subject, INFERRED_SCOPE)
    if not result or not result["complete"] or not expected:
        tally.add_failure(f"{label} refuse nothing", "not explored to its end")
        return
    refused = expected - heaps_of(result)
    if refused:
        tally.add_failure(f"{label} refuse nothing", f"{len(refused)} heaps, one is {sorted(refused)[0]}")
    else:
        tally.add_pass(f"{label} refuse nothing")


def check_targets(tally):
    count = sum(len(targets(subject)) for subject in tables.COLLECTIONS)
    if count == tables.PAPER_TARGETS:
        tally.add_pass("methods and pairs")
    else:
        tally.add_failure("methods and pairs", f"{count}, expected {tables.PAPER_TARGETS}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--build", metavar="DIR", type=Path, default=REPOSITORY / "build")
    add_tally_options(parser)
    options = parser.parse_args()
    chosen = SimpleNamespace(
        budget=SECONDS, most=None, filter="*", loris=options.loris, build=options.build, keep=None
    )
    explorer = Explorer(chosen)
    tally = Tally(options.label)
    check_targets(tally)
    compare_heaps(explorer, tally)
    for subject in (*tables.COLLECTIONS, *tables.PROGRAMS):
        check_inferred(explorer, subject, tally)
    for problem in explorer.problems:
        tally.add_failure("running loris", problem)
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main())
