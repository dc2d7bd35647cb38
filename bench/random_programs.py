#!/usr/bin/env python3
"""Explores random methods with every heap strategy and runs all of their small inputs on the JVM.

Each input must be in exactly one path of each strategy and end as that path says; and of two strategies the
one that decides less must not have more paths. Otherwise the method's source, the strategy and the input are
printed and the exit status is 1. A method is given by --seed and its number; --method checks it again.
"""

import argparse
import json
import shutil
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
TESTS = REPOSITORY / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "partition"), str(TESTS / "random")]
from harness import Harness, HarnessFailed, Job  # noqa: E402
from programs import class_text, make_program  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import run  # noqa: E402
from runner.subject import BASE_RELEASE  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402

ORDER = ["pose", "symbolic", "lazier#", "lazier", "lazy"]  # fewest paths first: the order law
EXPLORE_SECONDS = 600
BATCH = 100  # methods for one JVM


def known_strategies(loris):
    """Those of ORDER that this loris has."""
    text = run([loris, "explore", "--help"]).stdout.decode()
    words = text[text.index("--heap") : text.index("--decide")].split()
    return [heap for heap in ORDER if heap + ":" in words]


class Checker:
    def __init__(self, options, strategies, work):
        self.options = options
        self.strategies = strategies
        self.work = work
        self.jdk = oldest_jdk(find_jdks(), BASE_RELEASE)
        self.paths = Counter()  # by strategy
        self.inputs = 0
        self.astray = 0

    @property
    def classes(self):
        return self.work / "classes"

    def compile(self, programs):
        """One run of javac for all of them."""
        files = []
        for package, members in groupby(sorted(programs, key=lambda p: p.package), lambda p: p.package):
            members = list(members)
            files.append(self.work / "src" / package / "A.java")
            files[-1].parent.mkdir(parents=True)
            files[-1].write_text(class_text(members[0].family, package, members))
        outcome = run([*self.jdk.javac(), "-nowarn", "-g", "-d", self.classes, *files], timeout=600)
        if outcome.status != 0:
            sys.exit("the methods do not compile\n" + outcome.stderr.decode(errors="replace"))

    def check(self, programs):
        """[(program, what is wrong; empty when nothing is)]"""
        pairs = [(program, heap) for program in programs for heap in self.strategies]
        with ThreadPoolExecutor(self.options.jobs) as workers:
            problems = list(filter(None, workers.map(lambda pair: self.explore(*pair), pairs)))
        wrong = {program.number: [] for program in programs}
        for number, text in problems:
            wrong[number].append(text)
        explored = [program for program in programs if not wrong[program.number]]
        jobs = [Job(p.target, p.scope, [self.file(p, heap) for heap in self.strategies]) for p in explored]
        for program, checked in zip(explored, Harness(self.jdk).check_batch(jobs, self.classes)):
            wrong[program.number] += self.judge(program, checked)
        return [(program, "\n".join(wrong[program.number])) for program in programs]

    def file(self, program, heap):
        return self.work / "json" / f"{program.number}-{heap}.json".replace("#", "-sharp")

    def explore(self, program, heap):
        """Writes the JSON file; (number, why) when there is none."""
        command = [self.options.loris, "explore", "-c", self.classes, "--jdk", self.jdk.home, "--heap", heap]
        command += ["-n", program.objects, "--types", *program.types, "--paths", "-q"]
        command += ["--json", self.file(program, heap), program.target]
        outcome = run(command, timeout=EXPLORE_SECONDS * self.options.slower)
        if outcome.timed_out:
            return program.number, f"{heap}: more than {EXPLORE_SECONDS * self.options.slower} s"
        if outcome.status not in (0, 1):
            said = (outcome.stderr or outcome.stdout).decode(errors="replace").strip()
            return program.number, f"{heap}: exit {outcome.status}\n{said}"
        return None

    def judge(self, program, checked):
        """Everything that is wrong with one method."""
        if isinstance(checked, HarnessFailed):
            return [str(checked)]
        wrong = [f"astray: {example}" for row in checked.rows for example in row.examples]
        if not checked.inputs or any(row.inputs != checked.inputs for row in checked.rows):
            wrong.append("not every input was checked")
        totals = {heap: row.paths for heap, row in zip(self.strategies, checked.rows)}
        if list(totals.values()) != sorted(totals.values()):
            wrong.append(f"the order law is broken: {totals}")
        self.inputs += checked.inputs
        self.astray += sum(row.astray for row in checked.rows)
        self.paths.update(totals)
        return wrong


def make_parser():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--count", metavar="N", type=int, default=2000, help="methods (2000)")
    parser.add_argument("--seed", metavar="N", default="1", help="another seed, other methods (1)")
    parser.add_argument("--method", metavar="N", type=int, action="append", help="only this one; repeatable")
    parser.add_argument("--strategies", metavar="S,S", help="default: all that loris has")
    parser.add_argument("--jobs", metavar="N", type=int, default=2, help="explorations at a time (2)")
    parser.add_argument("--slower", metavar="N", type=float, default=1, help="loris gets N times as long")
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/random")
    parser.add_argument("--keep", action="store_true", help="keep what loris wrote under DIR/json")
    add_tally_options(parser)
    return parser


def chosen_strategies(options):
    known = known_strategies(options.loris)
    wanted = options.strategies.split(",") if options.strategies else known
    unknown = [heap for heap in wanted if heap not in known]
    if unknown:
        sys.exit(f"{sys.argv[0]}: no strategy {', '.join(unknown)}; there are {', '.join(known)}")
    return [heap for heap in ORDER if heap in wanted]


def main(arguments):
    options = make_parser().parse_args(arguments)
    options.loris = options.loris.resolve()
    if not options.loris.exists():
        sys.exit(f"{sys.argv[0]}: there is no {options.loris}; ./dev build makes it")
    started = time.monotonic()
    work = options.work.resolve()
    shutil.rmtree(work, ignore_errors=True)
    checker = Checker(options, chosen_strategies(options), work)
    programs = [make_program(options.seed, n) for n in options.method or range(options.count)]
    checker.compile(programs)
    tally = Tally(options.label)
    for start in range(0, len(programs), BATCH):
        (work / "json").mkdir(exist_ok=True)
        for program, why in checker.check(programs[start : start + BATCH]):
            name = f"--seed {options.seed} --method {program.number}"
            tally.add_failure(name, f"{why}\n{program.shown()}") if why else tally.add_pass(name)
        if not options.keep:
            shutil.rmtree(work / "json")
    print(f"{len(programs)} methods, {checker.inputs} inputs, each in {len(checker.strategies)} strategies")
    print("paths: " + ", ".join(f"{heap} {checker.paths[heap]}" for heap in checker.strategies))
    print(f"{checker.astray} astray; {time.monotonic() - started:.1f} s")
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
