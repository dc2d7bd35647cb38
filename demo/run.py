#!/usr/bin/env python3
"""Explores a red-black tree that has a mistake and one that has none, then runs a program beside java."""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent
sys.path[:0] = [str(REPOSITORY / "tests"), str(REPOSITORY / "tests/diff")]
from difference import difference  # noqa: E402
from runner import javac  # noqa: E402
from runner.jdk import find_jdks, oldest_jdk  # noqa: E402
from runner.process import run  # noqa: E402
from runner.subject import BASE_RELEASE, find_subjects  # noqa: E402

STATS = re.compile(rb"^(?:bytecodes|classes|seconds): .*\n", re.MULTILINE)


def explore(loris, subjects, jdk, target, expected):
    """Shows what loris says of a target; false when it is not what it should say."""
    print(f"\n$ loris explore -c {os.path.relpath(subjects)} {target}\n", flush=True)
    command = [loris, "explore", "--jdk", jdk.home, "-c", subjects, target]
    status = subprocess.run([str(word) for word in command]).returncode
    if status != expected:
        print(f"demo: exit {status}, expected {expected}", file=sys.stderr)
    return status == expected


def compile_demo(jdk, directory):
    """(main class, where its class files are)"""
    workshop = javac.Workshop(directory)
    [subject] = find_subjects(HERE, HERE)
    problems = javac.build(workshop, [(subject, jdk)], 1)
    if problems:
        sys.exit(f"demo: {problems[subject.name]}")
    return subject.main_class, workshop.classes(subject)


def show(outcome):
    for stream in (outcome.stdout, STATS.sub(b"", outcome.stderr)):
        print(stream.decode(errors="replace"), end="")
    stats = [line.decode().strip() for line in STATS.findall(outcome.stderr)]
    print(f"\nloris: exit {outcome.status}, {', '.join(stats)}")


def run_program(loris, jdk, work):
    """Runs a program in the interpreter; false when java does otherwise."""
    main_class, classes = compile_demo(jdk, work.resolve())
    print(f"\n$ loris exec --stats -c {os.path.relpath(classes)} {main_class}\n")
    actual = run([loris, "exec", "--stats", "--jdk", jdk.home, "-c", classes, main_class])
    show(actual)
    expected = run([jdk.tool("java"), "-ea", "-cp", classes, main_class])
    actual.stderr = STATS.sub(b"", actual.stderr)
    differs = difference(expected, actual)
    print(f"java -ea (JDK {jdk.version}):", differs or "same output, same exit status")
    return not differs


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loris", type=Path, default=REPOSITORY / "build/bin/loris")
    parser.add_argument("--subjects", type=Path, default=REPOSITORY / "build/subjects")
    parser.add_argument("--work", type=Path, default=REPOSITORY / "build/tests/demo")
    options = parser.parse_args()
    jdk = oldest_jdk(find_jdks(), BASE_RELEASE)
    loris = options.loris.resolve()
    parts = [
        explore(loris, options.subjects, jdk, "kiasan.FaultyRedBlackTree.remove", 1),
        explore(loris, options.subjects, jdk, "kiasan.RedBlackTree.remove", 0),
        run_program(loris, jdk, options.work),
    ]
    return 0 if all(parts) else 1


if __name__ == "__main__":
    sys.exit(main())
