#!/usr/bin/env python3
"""Measures the interpreter beside java -Xint, and fails when a promised figure is missed.

Both sides run the same class files in the same run of this script. What an empty main costs is
subtracted on both sides; bytecodes are counted by loris, and the same count is used for java.
"""

import argparse
import re
import statistics
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path.insert(0, str(REPOSITORY / "tests"))
from runner import javac  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import run  # noqa: E402
from runner.subject import BASE_RELEASE, find_subjects  # noqa: E402

PROGRAMS = ["IntLoops", "FieldUpdates", "VirtualCalls", "ArraySort", "HashMapInserts"]
LEAST_INT_LOOPS = 30e6  # bytecodes per second
LEAST_RATIO = 1 / 15  # of java -Xint
MOST_HELLO = 0.2  # seconds


class Bench:
    def __init__(self, loris, jdk, classes):
        self.loris = loris
        self.jdk = jdk
        self.classes = classes

    def run_loris(self, program):
        """(seconds, bytecodes, stdout)"""
        command = [self.loris, "exec", "--stats", "-c", self.classes(program), "--jdk", self.jdk.home]
        outcome = checked_run([*command, program])
        found = re.search(rb"^bytecodes: (\d+)$", outcome.stderr, re.MULTILINE)
        if not found:
            sys.exit("bench: loris exec --stats printed no line 'bytecodes: N'")
        return outcome.seconds, int(found[1]), outcome.stdout

    def run_java(self, program):
        """(seconds, stdout)"""
        command = [self.jdk.tool("java"), "-Xint", "-cp", self.classes(program), program]
        outcome = checked_run(command)
        return outcome.seconds, outcome.stdout


def checked_run(command):
    outcome = run(command, timeout=300)
    if outcome.status != 0 or outcome.timed_out:
        said = outcome.stderr.decode(errors="replace")
        sys.exit(f"bench: exit {outcome.status}: {' '.join(map(str, command))}\n{said}")
    return outcome


def compile_programs(jdk, directory):
    """A function from a program's name to its class path."""
    workshop = javac.Workshop(directory)
    subjects = find_subjects(HERE / "interp", HERE / "interp")
    problems = javac.build(workshop, [(subject, jdk) for subject in subjects], 2)
    if problems:
        sys.exit(f"bench: {problems}")
    places = {subject.name: workshop.classes(subject) for subject in subjects}
    return places.__getitem__


def median(times, measure):
    return statistics.median(measure() for _ in range(times))


def measure_program(bench, program, start):
    """(bytecodes, loris per second, java per second); start is what an empty main costs."""
    loris_runs = [bench.run_loris(program) for _ in range(3)]
    java_runs = [bench.run_java(program) for _ in range(3)]
    outputs = {run[-1] for run in loris_runs + java_runs}
    if len(outputs) != 1:
        sys.exit(f"bench: {program} prints different results: {outputs}")
    count = loris_runs[0][1] - start["bytecodes"]
    loris_seconds = statistics.median(run[0] for run in loris_runs) - start["loris"]
    java_seconds = statistics.median(run[0] for run in java_runs) - start["java"]
    return count, count / loris_seconds, count / java_seconds


def measure_start(bench):
    return {
        "loris": median(5, lambda: bench.run_loris("Empty")[0]),
        "java": median(5, lambda: bench.run_java("Empty")[0]),
        "bytecodes": bench.run_loris("Empty")[1],
    }


def judge(program, loris, java):
    """What was promised and is missed."""
    if program == "IntLoops" and loris < LEAST_INT_LOOPS:
        yield f"IntLoops: {loris / 1e6:.1f} million bytecodes/s, promised {LEAST_INT_LOOPS / 1e6:.0f}"
    if loris / java < LEAST_RATIO:
        yield f"{program}: 1/{java / loris:.1f} of java -Xint, promised 1/{1 / LEAST_RATIO:.0f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/bench")
    options = parser.parse_args()
    jdk = oldest_jdk(find_jdks(), BASE_RELEASE)
    bench = Bench(options.loris.resolve(), jdk, compile_programs(jdk, options.work.resolve()))

    missed = []
    start = measure_start(bench)
    print(f"{'program':16}{'bytecodes':>14}{'loris/s':>12}{'java -Xint/s':>15}{'ratio':>9}")
    for program in PROGRAMS:
        count, loris, java = measure_program(bench, program, start)
        rates = f"{loris / 1e6:>10.1f} M{java / 1e6:>13.1f} M"
        print(f"{program:16}{count:>14,}{rates}{'1/' + format(java / loris, '.1f'):>9}", flush=True)
        missed += judge(program, loris, java)
    hello = median(5, lambda: bench.run_loris("Hello")[0])
    print(f"start: loris {start['loris']:.3f} s, java -Xint {start['java']:.3f} s", end="; ")
    print(f"hello world: {hello:.3f} s (median of 5)")
    if hello > MOST_HELLO:
        missed.append(f"hello world: {hello:.3f} s, promised {MOST_HELLO} s")
    for line in missed:
        print(f"MISSED {line}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
