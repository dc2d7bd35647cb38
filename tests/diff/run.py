#!/usr/bin/env python3
"""Runs Java programs with java and with loris: output and exit status must be the same.

Programs are under tests/diff/programs, those that first generate their class files under
tests/diff/asm; the directives in their comments are listed in tests/runner/subject.py.
"""

import argparse
import difflib
import fnmatch
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from runner import javac  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import Outcome, run  # noqa: E402
from runner.subject import find_subjects  # noqa: E402
from runner.tally import Tally, add_tally_options  # noqa: E402
from runner.traces import without_jdk_frames  # noqa: E402

REPOSITORY = HERE.parents[1]
UNSUPPORTED = 3  # exit status of loris
DIFF_LINES = 12


def parse_options(arguments):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--filter", metavar="GLOB", action="append", help="only these programs")
    parser.add_argument("--every", metavar="N", type=int, default=1, help="only each Nth program")
    parser.add_argument("--loris", metavar="PATH", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--jobs", metavar="N", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="name the programs and stop")
    parser.add_argument("--slower", metavar="N", type=float, default=1, help="loris gets N times as long")
    parser.add_argument("--at-least", metavar="N", type=int, default=0, help="no JDK older than N")
    parser.add_argument("--work", metavar="DIR", type=Path, default=REPOSITORY / "build/tests/diff")
    parser.add_argument("--keep-going", action="store_true", help="the default, accepted for scripts")
    add_tally_options(parser)
    return parser.parse_args(arguments)


def selected(options):
    programs = HERE / "programs"
    subjects = find_subjects(programs, programs) + find_subjects(HERE, HERE / "asm")
    if options.filter:
        subjects = [s for s in subjects if any(matches(s.name, glob) for glob in options.filter)]
    return subjects[:: options.every]


def matches(name, glob):
    return fnmatch.fnmatch(name, glob) or fnmatch.fnmatch(name.rsplit("/", 1)[-1], glob)


def choose_jdks(subjects, at_least, tally):
    """[(subject, jdk)] of those that can be run here; the others go to the tally."""
    jdks = find_jdks()
    chosen = []
    for subject in subjects:
        release = max(subject.at_least, at_least)
        jdk = oldest_jdk(jdks, release)
        if subject.problem:
            tally.add_failure(subject.name, subject.problem)
        elif not jdk:
            tally.add_skip(subject.name, f"needs JDK {release}")
        else:
            chosen.append((subject, jdk))
    return chosen


class Comparison:
    """Both sides of one program."""

    def __init__(self, workshop, options):
        self.workshop = workshop
        self.options = options

    def __call__(self, subject, jdk):
        """What differs; empty when nothing does."""
        expected = self.java(subject, jdk)
        if expected.timed_out:
            return f"java took more than {subject.timeout:g} s"
        limit = subject.timeout * self.options.slower
        actual = self.loris(subject, jdk, limit)
        if actual.timed_out:
            return f"loris took more than {limit:g} s (java: {expected.seconds:.1f} s)"
        return difference(expected, actual)

    def arguments(self, subject):
        main = subject.one("GENERATE") or subject.main_class
        return ["-cp", javac.class_path(self.workshop, subject), main, *subject.args]

    def java(self, subject, jdk):
        """Remembered from the last run when neither the program nor the JDK has changed."""
        key = subject.digest(jdk.home, jdk.version, "java -ea")
        cache = self.workshop.place(subject, "expected.json")
        if cache.exists():
            known = json.loads(cache.read_text())
            if known.pop("key") == key:
                texts = {name: known.pop(name).encode("latin-1") for name in ("stdout", "stderr")}
                return Outcome(**known, **texts)
        command = [jdk.tool("java"), "-ea", *self.arguments(subject)]
        outcome = self.run(command, subject, subject.timeout)
        texts = {name: getattr(outcome, name).decode("latin-1") for name in ("stdout", "stderr")}
        fresh = cache.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(outcome) | texts | {"key": key}))
        fresh.rename(cache)
        return outcome

    def loris(self, subject, jdk, limit):
        _, class_path, *rest = self.arguments(subject)
        command = [self.options.loris, "exec", "-c", class_path, "--jdk", jdk.home, *rest]
        return self.run(command, subject, limit)

    def run(self, command, subject, limit):
        return run(command, subject.stdin, limit, cwd=self.workshop.classes(subject))


def difference(expected, actual):
    if actual.status == UNSUPPORTED and expected.status != UNSUPPORTED:
        return "unsupported: " + (lines_of(actual.stderr) or ["nothing on stderr"])[-1]
    parts = []
    if expected.status != actual.status:
        parts.append(f"exit {actual.status}, java has {expected.status}")
    for name, normalised in (("stdout", bytes), ("stderr", without_jdk_frames)):
        old, new = normalised(getattr(expected, name)), normalised(getattr(actual, name))
        if old != new:
            parts.append(f"{name} differs\n" + short_diff(old, new))
    return "\n".join(parts)


def lines_of(output):
    return output.decode(errors="replace").splitlines()


def short_diff(old, new):
    """The first lines that differ, - as java has them, + as loris has them."""
    if lines_of(old) == lines_of(new):
        return f"- {old[-40:]!r}\n+ {new[-40:]!r}"
    lines = list(difflib.unified_diff(lines_of(old), lines_of(new), "java", "loris", "", "", 1))
    more = [f"({len(lines) - DIFF_LINES} more lines)"] if len(lines) > DIFF_LINES else []
    return "\n".join([line[:200] for line in lines[2:DIFF_LINES]] + more)


def main(arguments):
    options = parse_options(arguments)
    options.loris = options.loris.resolve()
    tally = Tally(options.label)
    subjects = selected(options)
    if options.list:
        print(*(subject.name for subject in subjects), sep="\n")
        return 0
    if not options.loris.exists():
        sys.exit(f"tests/diff/run.py: there is no {options.loris}; ./dev build makes it")
    workshop = javac.Workshop(options.work.resolve())
    chosen = choose_jdks(subjects, options.at_least, tally)
    problems = javac.build(workshop, chosen, options.jobs)
    compare = Comparison(workshop, options)

    def judge(pair):
        return problems.get(pair[0].name) or compare(*pair)

    with ThreadPoolExecutor(options.jobs) as workers:
        for (subject, _), why in zip(chosen, workers.map(judge, chosen)):
            tally.add_failure(subject.name, why) if why else tally.add_pass(subject.name)
    return tally.finish(options.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
