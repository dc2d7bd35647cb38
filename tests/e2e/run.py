#!/usr/bin/env python3
"""Runs loris as its user does and checks the expectations written beside each case.

A case is a Java file with directives in its comments, or a .test file of bare directives:

    SHELL: rm Base.class             prepares the directory; $JDK is the JDK's home, $TESTS this folder
    RUN: loris exec Derived          what is run there; no shell
    EXPECT: exit 2, stderr one line  what must come of the RUN above; see expectation.py

The Java file is compiled into the directory first; the directives of tests/runner/subject.py work
here too. Each case has a fresh copy of the directory. In a .test file, # starts a comment.
"""

import argparse
import re
import shlex
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from expectation import BadExpectation, parse_expectation  # noqa: E402
from runner import javac  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import clean_environment, run  # noqa: E402
from runner.subject import COMMON_DIRECTIVES, Subject, find_subjects  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402

REPOSITORY = HERE.parents[1]
STEPS = {"SHELL", "RUN", "EXPECT"}
SHOWN_LINES = 6


def parse_options(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--filter", metavar="GLOB", default="*", help="only these cases")
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--jobs", metavar="N", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="name the cases and stop")
    parser.add_argument("--slower", metavar="N", type=float, default=1, help="loris gets N times as long")
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/e2e")
    add_tally_options(parser)
    return parser.parse_args(arguments)


def find_cases():
    cases = find_subjects(HERE, HERE, COMMON_DIRECTIVES | STEPS)
    return sorted(cases + [read_plain(path) for path in HERE.rglob("*.test")], key=lambda c: c.name)


def read_plain(path):
    """A case without Java: bare directives, one per line."""
    subject = Subject(str(path.relative_to(HERE)), [], [], "")
    for line in path.read_text().splitlines():
        match = re.match(r"([A-Z]+):\s+(.*?)\s*$", line)
        if match and match[1] in COMMON_DIRECTIVES | STEPS:
            subject.directives.append((match[1], match[2]))
        elif line.strip() and not line.startswith("#"):
            subject.problem = f"not a directive: {line}"
    return subject


class CaseFailed(Exception):
    """Why, for the reader of the report."""


class Runner:
    def __init__(self, options, workshop):
        self.loris = options.loris.resolve()
        self.slower = options.slower
        self.workshop = workshop

    def __call__(self, case, jdk):
        """What went wrong; empty when nothing did."""
        with tempfile.TemporaryDirectory(prefix="loris-e2e-") as scratch:
            directory = Path(scratch) / "case"
            if case.files:
                shutil.copytree(self.workshop.classes(case), directory)
            else:
                directory.mkdir()
            try:
                self.follow(case, jdk, directory)
            except (CaseFailed, BadExpectation) as failure:
                return str(failure)
        return ""

    def follow(self, case, jdk, directory):
        """The steps in the order they are written."""
        env = clean_environment(JAVA_HOME=str(jdk.home), JDK=str(jdk.home), TESTS=str(HERE))
        outcome, checked, runs = None, True, 0
        for step, text in case.directives:
            if step == "SHELL":
                shell(text, directory, env)
            elif step == "RUN":
                require(checked, f"no EXPECT before RUN: {text}")
                outcome = self.run(case, text, directory, env)
                checked, runs = False, runs + 1
            elif step == "EXPECT":
                require(outcome is not None, "EXPECT before any RUN")
                check(outcome, parse_expectation(text))
                checked = True
        require(checked and runs > 0, "nothing is expected of the last RUN" if runs else "no RUN")

    def run(self, case, text, directory, env):
        program, *rest = shlex.split(text)
        require(program == "loris", f"RUN starts with loris, found {program}")
        limit = case.timeout * self.slower
        outcome = run([self.loris, *rest], case.stdin, limit, directory, env)
        require(not outcome.timed_out, f"took more than {limit:g} s: {text}")
        return outcome


def require(condition, message):
    if not condition:
        raise CaseFailed(message)


def shell(text, directory, env):
    outcome = run(["bash", "-euo", "pipefail", "-c", text], cwd=directory, env=env)
    said = outcome.stderr.decode(errors="replace").strip()
    require(outcome.status == 0, f"SHELL failed: {text}\n{said}")


def check(outcome, conditions):
    broken = [condition.text for condition in conditions if not condition.holds(outcome)]
    require(not broken, "does not hold: " + ", ".join(broken) + "\n" + describe(outcome))


def describe(outcome):
    """What was seen instead, shortened."""
    shown = [f"exit {outcome.status}"]
    for name in ("stdout", "stderr"):
        lines = getattr(outcome, name).decode(errors="replace").splitlines()
        shown += [f"{name}: {line[:200]}" for line in lines[:SHOWN_LINES]]
        if len(lines) > SHOWN_LINES:
            shown.append(f"{name}: ({len(lines) - SHOWN_LINES} more lines)")
    return "\n".join(shown)


def main(arguments):
    options = parse_options(arguments)
    cases = [case for case in find_cases() if fnmatch(case.name, options.filter)]
    if options.list:
        print(*(case.name for case in cases), sep="\n")
        return 0
    if not options.loris.exists():
        sys.exit(f"tests/e2e/run.py: there is no {options.loris}; ./dev build makes it")
    tally = Tally(options.label)
    workshop = javac.Workshop(options.work.resolve())
    jdks = find_jdks()
    chosen = [(case, oldest_jdk(jdks, case.at_least)) for case in cases]
    for case, jdk in chosen:
        if not jdk:
            tally.add_skip(case.name, f"needs JDK {case.at_least}")
    chosen = [(case, jdk) for case, jdk in chosen if jdk]
    problems = {case.name: case.problem for case, _ in chosen if case.problem}
    sound = [(case, jdk) for case, jdk in chosen if case.files and not case.problem]
    problems |= javac.build(workshop, sound, options.jobs)
    runner = Runner(options, workshop)

    def judge(pair):
        return problems.get(pair[0].name) or runner(*pair)

    with ThreadPoolExecutor(options.jobs) as workers:
        for (case, _), why in zip(chosen, workers.map(judge, chosen)):
            tally.add_failure(case.name, why) if why else tally.add_pass(case.name)
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
