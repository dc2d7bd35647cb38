#!/usr/bin/env python3
"""Runs loris as its user does and checks the expectations written beside each case.

A case is a Java file with directives in its comments, or a .test file of bare directives:

    SHELL: rm Base.class             prepares the directory; $JDK is the JDK's home, $TESTS this folder, $LORIS the program
    INTERRUPT: 0.5                   the next RUN gets Ctrl-C after that many seconds
    RUN: loris exec Derived          what is run there; no shell
    HEAVY: loris explore Derived.f   the same, but left out with --light unless it is the first: it takes over half a second
    EXPECT: exit 2, stderr one line  what must come of the RUN above; see expectation.py

The Java file is compiled into the directory first; the directives of tests/runner/subject.py work
here too. Each case has a fresh copy of the directory. In a .test file, # starts a comment.
"""

import difflib
import json
import os
import re
import shlex
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from expectation import BadExpectation, parse_expectation, without_times  # noqa: E402
from runner.process import clean_environment, run  # noqa: E402
from runner.subject import COMMON_DIRECTIVES, Subject, find_subjects  # noqa: E402
from runner.suite import option_parser, run_suite  # noqa: E402

STEPS = {"SHELL", "INTERRUPT", "RUN", "HEAVY", "EXPECT"}
RESULT = "result.json"  # where a `loris explore` that names no other file writes its JSON
SHOWN_LINES = 6
LIGHT_RUNS = 8  # of one case, with --light


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
        self.loris = options.loris
        self.slower = options.slower
        self.update = options.update
        self.light = options.light
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
        home, path = str(jdk.home), f"{jdk.home}/bin:{os.environ['PATH']}"
        env = clean_environment(JAVA_HOME=home, JDK=home, PATH=path, TESTS=str(HERE), LORIS=str(self.loris))
        stride = stride_of_runs(case)
        outcome, checked, runs, interrupt, left_out = None, True, 0, None, False
        for step, text in case.directives:
            if step == "SHELL":
                shell(text, directory, env)
            elif step in ("RUN", "HEAVY"):
                require(checked, f"no EXPECT before RUN: {text}")
                # The first is always run: a case that runs nothing could not fail.
                left_out = self.light and runs > 0 and (step == "HEAVY" or runs % stride != 0)
                runs += 1
                if left_out:
                    continue
                outcome = self.run(case, text, directory, env, interrupt)
                checked, interrupt = False, None
            elif step == "INTERRUPT":
                interrupt = float(text) * self.slower
            elif step == "EXPECT" and not left_out:
                require(outcome is not None, "EXPECT before any RUN")
                self.check(case, outcome, parse_expectation(text))
                checked = True
        require(checked and runs > 0, "nothing is expected of the last RUN" if runs else "no RUN")

    def run(self, case, text, directory, env, interrupt):
        program, *rest = shlex.split(text)
        require(program == "loris", f"RUN starts with loris, found {program}")
        reports = rest[:1] == ["explore"] and "--help" not in rest
        if reports and "--json" not in rest:
            rest[1:1] = ["--json", RESULT]
        limit = case.timeout * self.slower
        outcome = run([self.loris, *rest], case.stdin, limit, directory, env, interrupt)
        require(not outcome.timed_out, f"took more than {limit:g} s: {text}")
        outcome.json = read_result(rest, outcome, directory) if reports else None
        return outcome

    def check(self, case, outcome, conditions):
        broken = []
        for condition in conditions:
            if condition.test == "golden":
                golden = (HERE / case.name).parent / condition.value
                broken += self.compare(golden, getattr(outcome, condition.stream))
            elif not condition.holds(outcome):
                broken.append(condition.text)
        require(not broken, "does not hold: " + ", ".join(broken) + "\n" + describe(outcome))

    def compare(self, golden, output):
        """What is to be said of a report that is not as it was."""
        text = without_times(output.decode(errors="replace"))
        if self.update:
            golden.write_text(text)
        expected = golden.read_text() if golden.exists() else ""
        if text == expected:
            return []
        lines = difflib.unified_diff(expected.splitlines(), text.splitlines(), golden.name, "now", lineterm="")
        return ["\n".join(["as golden file:", *lines])]


def stride_of_runs(case):
    """With --light, only each RUN of that stride is run: a case of many has some of them, if no SHELL needs the rest."""
    steps = [step for step, _ in case.directives if step in ("SHELL", "RUN", "HEAVY")]
    runs = [i for i, step in enumerate(steps) if step != "SHELL"]
    if not runs or "SHELL" in steps[runs[0] :]:
        return 1
    return -(-len(runs) // LIGHT_RUNS)


def read_result(arguments, outcome, directory):
    """The JSON that a run has written; none when it has not."""
    name = arguments[arguments.index("--json") + 1 :][:1]
    if name == ["-"]:
        return json.loads(outcome.stdout) if outcome.stdout else None
    path = directory / (name[0] if name else RESULT)
    return json.loads(path.read_text()) if path.is_file() else None


def require(condition, message):
    if not condition:
        raise CaseFailed(message)


def shell(text, directory, env):
    outcome = run(["bash", "-euo", "pipefail", "-c", text], cwd=directory, env=env)
    said = outcome.stderr.decode(errors="replace").strip()
    require(outcome.status == 0, f"SHELL failed: {text}\n{said}")


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
    parser = option_parser(__doc__.splitlines()[0], "e2e")
    parser.add_argument("--light", action="store_true", help="leave out what is HEAVY")
    parser.add_argument("--update", action="store_true", help="rewrite the golden files")
    options = parser.parse_args(arguments)
    return run_suite(find_cases(), options, lambda workshop: Runner(options, workshop))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
