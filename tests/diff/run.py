#!/usr/bin/env python3
"""Runs Java programs with java and with loris: output and exit status must be the same.

Programs are under tests/diff/programs, those that first generate their class files under
tests/diff/asm; the directives in their comments are listed in tests/runner/subject.py.
"""

import json
import os
import sys
from dataclasses import asdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from difference import difference  # noqa: E402
from runner import javac  # noqa: E402
from runner.process import Outcome, run  # noqa: E402
from runner.subject import find_subjects  # noqa: E402
from runner.suite import option_parser, run_suite  # noqa: E402


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
        command = [*jdk.java(), "-ea", *self.arguments(subject)]
        outcome = self.run(command, subject, subject.timeout)
        texts = {name: getattr(outcome, name).decode("latin-1") for name in ("stdout", "stderr")}
        fresh = cache.with_suffix(f".{os.getpid()}")
        fresh.write_text(json.dumps(asdict(outcome) | texts | {"key": key}))
        fresh.rename(cache)
        return outcome

    def loris(self, subject, jdk, limit):
        _, class_path, *rest = self.arguments(subject)
        command = [self.options.loris, "exec", "-c", class_path, "--jdk", jdk.home, *rest]
        return self.run(command, subject, limit)

    def run(self, command, subject, limit):
        return run(command, subject.stdin, limit, cwd=self.workshop.classes(subject))


def main(arguments):
    options = option_parser(__doc__.splitlines()[0], "diff").parse_args(arguments)
    programs = HERE / "programs"
    subjects = find_subjects(programs, programs) + find_subjects(HERE, HERE / "asm")
    return run_suite(subjects, options, lambda workshop: Comparison(workshop, options))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
