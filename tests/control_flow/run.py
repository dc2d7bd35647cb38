#!/usr/bin/env python3
"""Counts the control-flow paths of the programs of subjects/pose on the JVM.

The input of every path that loris finds is run by an instrumented program, which writes down the outcome of
each branch and each dereference. The different sequences must be as many as bench/pose_tables.py says: so
many that return, that throw because a branch had found a null, and that throw where none had asked. A
strategy with one path per control-flow path, pose, must have no more paths than sequences.
"""

import argparse
import json
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
sys.path[:0] = [str(REPOSITORY / "bench"), str(HERE.parent)]
import pose_tables as tables  # noqa: E402
from runner.jdk import find_jdks  # noqa: E402
from runner.process import run  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402

ASM = "/usr/share/java/asm.jar:/usr/share/java/asm-tree.jar"
SECONDS = 300
MOST_PATHS = 20_000  # more are not listed: lazier# on indexOf
# Without stack maps nothing can be verified.
JVM = ("-ea", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote")


class Failed(Exception):
    """Why, for the reader of the report."""


class Tracer:
    def __init__(self, options):
        self.loris = options.loris.resolve()
        self.build = options.build.resolve()
        self.work = options.work.resolve()
        self.heap = options.heap
        self.jdk = find_jdks()[0]
        self.work.mkdir(parents=True, exist_ok=True)
        sources = sorted((HERE / "trace").glob("*.java"))
        self.call("javac", "-cp", ASM, "-d", self.work / "trace", *sources)

    def call(self, tool, *arguments):
        outcome = run([self.jdk.tool(tool), *arguments], timeout=SECONDS)
        if outcome.status != 0:
            raise Failed(f"{tool}: {outcome.stderr.decode(errors='replace')}{outcome.stdout.decode()[:500]}")

    def explore(self, row):
        """The number of paths; the result is in the file."""
        file = self.work / "result.json"
        file.unlink(missing_ok=True)
        command = [self.loris, "explore", row.target, "-c", self.build / "subjects", "--jdk", self.jdk.home]
        command += ["--heap", self.heap, "-n", 100, "--max-paths", MOST_PATHS, "--paths", "--json", file, "-q"]
        if row.heights:
            node = row.target.rsplit(".", 1)[0] + "$Node"
            command += ["--range", f"{node}.height=-{tables.HEIGHT}..{tables.HEIGHT}"]
        outcome = run(command, timeout=SECONDS)
        if not file.exists():
            raise Failed(outcome.stderr.decode(errors="replace").strip() or "no result")
        result = json.loads(file.read_text())
        return result["paths"]["total"] if result["complete"] else None

    def sequences(self, row):
        """What the inputs of the result do, each once: a tuple of events."""
        instrumented, traces = self.work / "instrumented", self.work / "traces.txt"
        shutil.rmtree(instrumented, ignore_errors=True)
        trace = self.work / "trace"
        rewrite = (self.build / "subjects", instrumented, row.target)
        self.call("java", "-cp", f"{trace}:{ASM}", "trace.Instrument", *rewrite)
        class_path = f"{self.build / 'loris-replay.jar'}:{instrumented}:{trace}"
        where = f"-Dtrace.file={traces}"
        self.call("java", *JVM, where, "-cp", class_path, "loris.replay.Replay", self.work / "result.json")
        return {tuple(line.split("\t")[1].split()) for line in traces.read_text().splitlines()}


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


def check(tracer, row, tally):
    try:
        paths = tracer.explore(row)
        if paths is None:
            tally.add_skip(row.name, f"{tracer.heap} has more than {MOST_PATHS} paths")
            return
        sequences = tracer.sequences(row)
    except Failed as problem:
        tally.add_failure(row.name, str(problem))
        return
    found, counted = classify(sequences), (row.normal, row.decided, row.undecided)
    if found != counted:
        tally.add_failure(row.name, f"(normal, decided, undecided) is {found}, counted were {counted}")
    elif tracer.heap == "pose" and paths != len(sequences):
        tally.add_failure(row.name, f"{paths} paths for {len(sequences)} sequences of branches")
    else:
        tally.add_pass(row.name)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--build", metavar="DIR", type=Path, default=REPOSITORY / "build")
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/control_flow")
    parser.add_argument("--heap", default="lazier#", help="the strategy that finds the inputs (lazier#)")
    add_tally_options(parser)
    options = parser.parse_args()
    tally, tracer = Tally(options.label), Tracer(options)
    for row in tables.ROWS:
        check(tracer, row, tally)
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main())
